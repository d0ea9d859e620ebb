// java.util.HashMap, the JDK's own, as a map from Integers: with the usual load factor, a table of
// at most 16 buckets, and no bucket that has become a tree, which takes 8 nodes in it at least.
//
// Invariant: without a table the map is empty. The length of a table is a power of two; the
// threshold is three quarters of it, and there are no more nodes than that; each node is in the
// bucket that the lower bits of its hash say, the hash is the one of its key, and no other node of
// the bucket has an equal key. More nodes than size says are never looked at, so that the walk
// along a chain ends.
//
// It is not in the paper's tables; it is here for its bits and its floating-point numbers.
package jdk;

import java.util.HashMap;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(HashMap.class)
final class HashMapSpec {
  private static final int MOST_BUCKETS = 16;
  private static final float LOAD_FACTOR = 0.75f;
  private static final Class<?> TREE_NODE = treeNode();

  private HashMapSpec() {}

  private static Class<?> treeNode() {
    try {
      return Class.forName("java.util.HashMap$TreeNode");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Invariant
  static boolean wellFormed(HashMap<?, ?> map) {
    if (Contract.<Float>field(map, "loadFactor") != LOAD_FACTOR) return false;
    Object[] table = Contract.field(map, "table");
    int size = Contract.<Integer>field(map, "size");
    int threshold = Contract.<Integer>field(map, "threshold");
    if (table == null) return size == 0 && (threshold == 0 || isPowerOfTwo(threshold));
    if (!isPowerOfTwo(table.length)) return false;
    if (threshold != (int) (table.length * LOAD_FACTOR) || size > threshold) return false;
    int nodes = 0;
    for (int i = 0; i < table.length; i++) {
      for (Object node = table[i]; node != null; node = Contract.field(node, "next")) {
        if (++nodes > size || !isAtHome(node, i, table)) return false;
      }
    }
    return nodes == size;
  }

  private static boolean isPowerOfTwo(int number) {
    for (int power = 1; power <= MOST_BUCKETS; power *= 2) {
      if (number == power) return true;
    }
    return false;
  }

  /** Does the node belong to this bucket, and has no node before it there the same key? */
  private static boolean isAtHome(Object node, int bucket, Object[] table) {
    if (TREE_NODE.isInstance(node)) return false;
    if (!(Contract.<Object>field(node, "key") instanceof Integer key)) return false;
    int hash = Contract.<Integer>field(node, "hash");
    if (hash != (key ^ key >>> 16) || (hash & table.length - 1) != bucket) return false;
    for (Object other = table[bucket]; other != node; other = Contract.field(other, "next")) {
      if (Contract.field(other, "key").equals(key)) return false;
    }
    return true;
  }

  // What the methods that take a key require.

  static boolean isInteger(HashMap<?, ?> map, Object key) {
    return key instanceof Integer;
  }

  static boolean isInteger(HashMap<?, ?> map, Object key, Object value) {
    return key instanceof Integer;
  }

  // What a map promises to those who use it.

  @Property
  static void whatWasPutIsGot(
      @NonNull HashMap<Integer, Object> map, @NonNull Integer key, Object value) {
    Contract.assume(wellFormed(map));
    map.put(key, value);
    assert map.containsKey(key) && map.get(key) == value;
  }

  @Property
  static void whatWasRemovedIsGone(@NonNull HashMap<Integer, Object> map, @NonNull Integer key) {
    Contract.assume(wellFormed(map));
    int others = map.size() - (map.containsKey(key) ? 1 : 0);
    Object value = map.get(key);
    assert map.remove(key) == value;
    assert map.size() == others && !map.containsKey(key);
  }
}
