// java.util.TreeMap, the JDK's own, as a map from Integers in their natural order.
//
// Invariant: as that of redblacktree.RedBlackTree, of which this class is the model; and size is
// the number of entries. The keys make the links downwards a tree, so that the walk over them ends.
//
// Table 2. Of an Integer only its number matters, so get, put and remove take 2m + 1 paths on a tree
// of m entries, as with keys that are ints. A key is found as an Object, and counted as one, and one
// more may come as an argument: -n 5,java.lang.Object=6. isEmpty and lastKey look at no other key,
// and take as many paths as there are trees; isEmpty is inherited from AbstractMap, and so is a
// property here.
package jdk;

import java.util.TreeMap;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(TreeMap.class)
final class TreeMapSpec {
  private static final int UNEVEN = -1;
  private static final int OPEN = -2;

  private TreeMapSpec() {}

  @Invariant
  static boolean wellFormed(TreeMap<?, ?> map) {
    if (Contract.field(map, "comparator") != null) return false;
    Object root = Contract.field(map, "root");
    if (blackHeight(root, null, null, null, 0, OPEN) == UNEVEN) return false;
    return Contract.<Integer>field(map, "size") == entries(root);
  }

  /**
   * How many black entries each way down the tree meets, seen from an entry that has so many above
   * it; UNEVEN if that is not what is due (which is OPEN before the first way is at its end), or if
   * anything else is wrong: with the order of the keys between low and high, where null is no bound,
   * with the links to the parents, or with the colours.
   */
  private static int blackHeight(
      Object entry, Object parent, Integer low, Integer high, int above, int due) {
    if (entry == null) return due == OPEN || due == above ? above : UNEVEN;
    if (!(Contract.<Object>field(entry, "key") instanceof Integer key)) return UNEVEN;
    if (low != null && key <= low) return UNEVEN;
    if (high != null && key >= high) return UNEVEN;
    if (Contract.field(entry, "parent") != parent) return UNEVEN;
    boolean red = isRed(entry);
    if (red && (parent == null || isRed(parent))) return UNEVEN;
    int met = red ? above : above + 1;
    if (due != OPEN && met > due) return UNEVEN;
    int left = blackHeight(Contract.field(entry, "left"), entry, low, key, met, due);
    if (left == UNEVEN) return UNEVEN;
    return blackHeight(Contract.field(entry, "right"), entry, key, high, met, left);
  }

  private static boolean isRed(Object entry) {
    return !Contract.<Boolean>field(entry, "color");
  }

  private static int entries(Object entry) {
    if (entry == null) return 0;
    return entries(Contract.field(entry, "left")) + 1 + entries(Contract.field(entry, "right"));
  }

  // What the methods that take a key require.

  static boolean isInteger(TreeMap<?, ?> map, Object key) {
    return key instanceof Integer;
  }

  static boolean isInteger(TreeMap<?, ?> map, Object key, Object value) {
    return key instanceof Integer;
  }

  // What a map promises to those who use it.

  @Property
  static void isEmpty(@NonNull TreeMap<Integer, Object> map) {
    Contract.assume(wellFormed(map));
    assert map.isEmpty() == (map.size() == 0);
  }

  @Property
  static void whatWasPutIsGot(
      @NonNull TreeMap<Integer, Object> map, @NonNull Integer key, Object value) {
    Contract.assume(wellFormed(map));
    map.put(key, value);
    assert map.containsKey(key) && map.get(key) == value;
  }

  @Property
  static void puttingLeavesTheOthers(
      @NonNull TreeMap<Integer, Object> map, @NonNull Integer key, @NonNull Integer other) {
    Contract.assume(wellFormed(map) && !key.equals(other));
    Object before = map.get(other);
    map.put(key, null);
    assert map.get(other) == before;
  }

  @Property
  static void sizeChangesByOne(@NonNull TreeMap<Integer, Object> map, @NonNull Integer key) {
    Contract.assume(wellFormed(map));
    int others = map.size() - (map.containsKey(key) ? 1 : 0);
    map.put(key, null);
    assert map.size() == others + 1;
    map.remove(key);
    assert map.size() == others && !map.containsKey(key);
  }

  @Property
  static void entriesLeaveInOrder(@NonNull TreeMap<Integer, Object> map) {
    Contract.assume(wellFormed(map) && map.size() > 1);
    assert map.pollFirstEntry().getKey() < map.firstKey();
  }

  @Property
  static void noKeyIsGreaterThanTheLast(
      @NonNull TreeMap<Integer, Object> map, @NonNull Integer key) {
    Contract.assume(wellFormed(map) && map.containsKey(key));
    assert key <= map.lastKey();
  }
}
