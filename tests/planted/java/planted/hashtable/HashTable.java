// bug: get k=2 n=2 kind=ArrayIndexOutOfBoundsException
//
// The hash table of the examples, but a negative key has a negative remainder, and no bucket.
package planted.hashtable;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class HashTable {
  private static final class Entry {
    final int key;
    Object value;
    Entry next;

    Entry(int key, Object value) {
      this.key = key;
      this.value = value;
    }
  }

  private Entry[] buckets = new Entry[4];
  private int size;

  @Invariant
  boolean wellFormed() {
    if (buckets == null || buckets.length == 0) return false;
    int count = 0;
    for (int i = 0; i < buckets.length; i++) {
      for (Entry entry = buckets[i]; entry != null; entry = entry.next) {
        if (entry.next != null && entry.next.key <= entry.key) return false;
        count++;
      }
    }
    return count == size && allAreAtHome();
  }

  private boolean allAreAtHome() {
    for (int i = 0; i < buckets.length; i++) {
      for (Entry entry = buckets[i]; entry != null; entry = entry.next) {
        if (home(entry.key) != i) return false;
      }
    }
    return true;
  }

  public int size() {
    return size;
  }

  public boolean containsKey(int key) {
    return entryAt(key) != null;
  }

  /** The value at the key; null if there is none. */
  public Object get(int key) {
    Entry entry = entryAt(key);
    return entry == null ? null : entry.value;
  }

  /** Puts the value at the key. Returns the one that it replaces; null if there is none. */
  @Ensures("isAt")
  public Object put(int key, Object value) {
    Entry entry = entryAt(key);
    if (entry != null) {
      Object replaced = entry.value;
      entry.value = value;
      return replaced;
    }
    if (size >= buckets.length) grow();
    link(new Entry(key, value));
    size++;
    return null;
  }

  /** Removes the key. Returns the value that was there; null if there was none. */
  @Ensures("isAbsent")
  public Object remove(int key) {
    int home = home(key);
    Entry before = null;
    Entry entry = buckets[home];
    while (entry != null && entry.key < key) {
      before = entry;
      entry = entry.next;
    }
    if (entry == null || entry.key != key) return null;
    if (before == null) {
      buckets[home] = entry.next;
    } else {
      before.next = entry.next;
    }
    size--;
    return entry.value;
  }

  private boolean isAt(int key, Object value, Object replaced) {
    int added = Contract.old(() -> containsKey(key)) ? 0 : 1;
    return containsKey(key) && get(key) == value && size == Contract.old(() -> size) + added;
  }

  private boolean isAbsent(int key, Object removed) {
    int gone = Contract.old(() -> containsKey(key)) ? 1 : 0;
    return !containsKey(key) && size == Contract.old(() -> size) - gone;
  }

  /** The bucket that the key belongs to. */
  private int home(int key) {
    int remainder = key % buckets.length;
    return remainder;  // planted: plus buckets.length where it is negative
  }

  private Entry entryAt(int key) {
    Entry entry = buckets[home(key)];
    while (entry != null && entry.key < key) entry = entry.next;
    return entry != null && entry.key == key ? entry : null;
  }

  /** Puts the entry, whose key is not there, into its chain. */
  private void link(Entry entry) {
    int home = home(entry.key);
    Entry before = null;
    Entry after = buckets[home];
    while (after != null && after.key < entry.key) {
      before = after;
      after = after.next;
    }
    entry.next = after;
    if (before == null) {
      buckets[home] = entry;
    } else {
      before.next = entry;
    }
  }

  /** Doubles the number of buckets. */
  private void grow() {
    Entry[] chains = buckets;
    buckets = new Entry[2 * chains.length];
    for (Entry chain : chains) {
      while (chain != null) {
        Entry next = chain.next;
        link(chain);
        chain = next;
      }
    }
  }
}
