package brute;

import java.util.Comparator;

/** What is put where a class has a comparator. */
final class ByNumber implements Comparator<Key> {
  @Override
  public int compare(Key a, Key b) {
    return a.compareTo(b);
  }
}
