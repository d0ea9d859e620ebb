package shaped;

import kukang.Invariant;

/** An array of chains: several classes, elements that are references, a length. */
public class Table {
  static final class Entry {
    int key;
    Entry next;
  }

  Entry[] chains;

  @Invariant
  boolean isTable() {
    if (chains == null || chains.length > 2) return false;
    Seen seen = new Seen();
    for (int i = 0; i < chains.length; i++) {
      for (Entry entry = chains[i]; entry != null; entry = entry.next) {
        if (!seen.add(entry)) return false;
        if (entry.next != null && entry.next.key <= entry.key) return false;
      }
    }
    return true;
  }
}
