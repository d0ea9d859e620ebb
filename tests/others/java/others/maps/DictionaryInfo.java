package others.maps;

import java.util.HashSet;
import java.util.Set;

/** A dictionary of words, each with a dictionary of its own: a map of maps. */
public class DictionaryInfo {
  static class Word {
    int id;
    Info info;
    Word next;
  }

  static class Info {
    Pair first;
    int size;
  }

  static class Pair {
    int key;
    int value;
    Pair next;
  }

  private Word words;
  private int size;

  public boolean repOK() {
    Set<Word> visited = new HashSet<>();
    Set<Info> infos = new HashSet<>();
    Set<Pair> pairs = new HashSet<>();
    for (Word word = words; word != null; word = word.next) {
      if (!visited.add(word)) return false;
      if (word.info == null || !infos.add(word.info)) return false;
      if (!isInfo(word.info, pairs)) return false;
    }
    return visited.size() == size && idsAscend();
  }

  private static boolean isInfo(Info info, Set<Pair> pairs) {
    int count = 0;
    Pair previous = null;
    for (Pair pair = info.first; pair != null; pair = pair.next) {
      if (!pairs.add(pair)) return false;
      if (previous != null && previous.key >= pair.key) return false;
      previous = pair;
      count++;
    }
    return count == info.size;
  }

  private boolean idsAscend() {
    for (Word word = words; word != null && word.next != null; word = word.next) {
      if (word.id >= word.next.id) return false;
    }
    return true;
  }

  public void forget(int id) {
    if (words == null) return;
    if (words.id == id) {
      words = words.next;
      size--;
      return;
    }
    for (Word word = words; word.next != null; word = word.next) {
      if (word.next.id == id) {
        word.next = word.next.next;
        size--;
        return;
      }
    }
  }

  /** Shares what is known of the first word with a new one. */
  public void repeatShares(int id) {
    if (words == null || id >= words.id) return;
    Word word = new Word();
    word.id = id;
    word.info = words.info;
    word.next = words;
    words = word;
    size++;
  }

  public int lookUp(int id, int key) {
    for (Word word = words; word != null; word = word.next) {
      if (word.id != id) continue;
      for (Pair pair = word.info.first; pair != null; pair = pair.next) {
        if (pair.key == key) return pair.value;
      }
    }
    return 0;
  }
}
