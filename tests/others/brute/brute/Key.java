package brute;

/** What is put where a class has a type variable. */
final class Key implements Comparable<Key> {
  int number;

  @Override
  public int compareTo(Key other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key key && key.number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }
}
