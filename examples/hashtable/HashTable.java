// A map from int keys to values, as a hash table with chaining (Luhn, 1953).
//
// Invariant: there is at least one bucket; the chain of each holds entries whose keys belong there,
// in ascending order; and size is the number of all entries. The order makes a chain end, and lets
// a search stop early where a key is absent; and since a key belongs to one bucket, no entry is in
// two chains. The remainder says which bucket that is, also of a negative key.
package hashtable;

import java.util.Random;
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
    return remainder < 0 ? remainder + buckets.length : remainder;
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

  // Demonstrations.

  /** Puts and removes keys at random, also negative ones; shows what came back, and the table. */
  // run: mixed 0 1 1L
  // run: mixed 1 1 1L
  // run: mixed 12 2 3L
  // run: mixed 40 8 7L
  // run: mixed 150 60 -5L
  public static String mixed(int operations, int keys, long seed) {
    Random random = new Random(seed);
    HashTable table = new HashTable();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      int key = random.nextInt(keys) - keys / 2;
      if (random.nextInt(5) < 3) {
        log.append('+').append(key).append('=').append(table.put(key, i));
      } else {
        log.append('-').append(key).append('=').append(table.remove(key));
      }
      log.append(' ');
      table.check();
    }
    return log + table.text();
  }

  /** Keys that all belong to one bucket, at first. */
  // run: multiples 0 4
  // run: multiples 4 4
  // run: multiples 5 4
  // run: multiples 9 -8
  public static String multiples(int n, int factor) {
    HashTable table = new HashTable();
    for (int i = n; i > 0; i--) {
      table.put(i * factor, i);
      table.check();
    }
    return table.text() + " " + table.get(factor) + " " + table.size();
  }

  // run: extremes
  public static String extremes() {
    HashTable table = new HashTable();
    table.put(Integer.MIN_VALUE, "least");
    table.put(Integer.MAX_VALUE, "greatest");
    table.put(-1, null);
    table.check();
    return table.text() + " " + table.get(Integer.MIN_VALUE) + " " + table.containsKey(-1);
  }

  /** Tables that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "twice"
  // run: malformed "not at home"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "wrong size"
  // run: malformed "no buckets"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    HashTable table = new HashTable();
    for (int key : new int[] {1, 5, 2}) table.put(key, null);
    Entry five = table.buckets[1].next;
    switch (how) {
      case "unordered" -> {
        table.buckets[1] = five;
        five.next = new Entry(1, null);
      }
      case "twice" -> {
        five.next = new Entry(5, null);
        table.size = 4;
      }
      case "not at home" -> {
        table.buckets[3] = table.buckets[2];
        table.buckets[2] = null;
      }
      case "shared" -> {
        table.buckets[3] = five;
        table.size = 4;
      }
      case "cyclic" -> five.next = table.buckets[1];
      case "wrong size" -> table.size = 2;
      case "no buckets" -> {
        table.buckets = new Entry[0];
        table.size = 0;
      }
      default -> { }
    }
    return !table.wellFormed();
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("an entry or the size is wrong");
  }

  /** The chains, from bucket to bucket. */
  private String text() {
    StringBuilder text = new StringBuilder("[");
    for (Entry chain : buckets) {
      for (Entry entry = chain; entry != null; entry = entry.next) {
        text.append(entry.key).append('=').append(entry.value).append(' ');
      }
      text.append('|');
    }
    return text.append(']').toString();
  }
}
