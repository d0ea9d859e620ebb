package others.maps;

import java.util.HashSet;
import java.util.Set;

/** A cache: a hash table of two chains, and a list from the one used last to the oldest. */
public class RecentlyUsed {
  static class Entry {
    int key;
    Entry chained;
    Entry older;
    Entry newer;
  }

  private Entry even;
  private Entry odd;
  private Entry newest;
  private Entry oldest;
  private int size;

  boolean repOK() {
    Set<Entry> chained = new HashSet<>();
    if (!isChain(even, 0, chained) || !isChain(odd, 1, chained)) return false;
    if (chained.size() != size) return false;
    Set<Entry> listed = new HashSet<>();
    Entry newer = null;
    for (Entry entry = newest; entry != null; entry = entry.older) {
      if (!chained.contains(entry) || !listed.add(entry)) return false;
      if (entry.newer != newer) return false;
      newer = entry;
    }
    return oldest == newer && listed.size() == size;
  }

  private static boolean isChain(Entry first, int parity, Set<Entry> met) {
    Entry previous = null;
    for (Entry entry = first; entry != null; entry = entry.chained) {
      if (!met.add(entry)) return false;
      if ((entry.key & 1) != parity) return false;
      if (previous != null && previous.key >= entry.key) return false;
      previous = entry;
    }
    return true;
  }

  public boolean use(int key) {
    Entry entry = (key & 1) == 0 ? even : odd;
    while (entry != null && entry.key < key) entry = entry.chained;
    if (entry == null || entry.key != key) return false;
    if (entry == newest) return true;
    entry.newer.older = entry.older;
    if (entry.older == null) {
      oldest = entry.newer;
    } else {
      entry.older.newer = entry.newer;
    }
    toFront(entry);
    return true;
  }

  /** Does not look whether it is the oldest. */
  public boolean useKeepsOldest(int key) {
    Entry entry = (key & 1) == 0 ? even : odd;
    while (entry != null && entry.key < key) entry = entry.chained;
    if (entry == null || entry.key != key) return false;
    if (entry == newest) return true;
    entry.newer.older = entry.older;
    if (entry.older != null) entry.older.newer = entry.newer;
    toFront(entry);
    return true;
  }

  private void toFront(Entry entry) {
    entry.older = newest;
    entry.newer = null;
    newest.newer = entry;
    newest = entry;
  }
}
