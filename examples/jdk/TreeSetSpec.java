// java.util.TreeSet, the JDK's own, as a set of Integers in their natural order: the keys of a map.
//
// Invariant: the map is a TreeMap for which TreeMapSpec's holds, and all values in it are the one
// object that the class keeps for this. The set looks at what TreeMap.put and remove return, and
// takes null for a sign that the key was not there, and this object for one that it was.
//
// Table 2. add, contains and remove take 2m + 1 paths on a tree of m entries, with the bounds that
// TreeMapSpec gives; isEmpty as many as there are trees.
package jdk;

import java.util.TreeMap;
import java.util.TreeSet;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(TreeSet.class)
final class TreeSetSpec {
  private static final Object PRESENT = valueOfAnElement();

  private TreeSetSpec() {}

  private static Object valueOfAnElement() {
    TreeSet<Integer> set = new TreeSet<>();
    set.add(0);
    Object entry = Contract.field(Contract.field(set, "m"), "root");
    return Contract.field(entry, "value");
  }

  @Invariant
  static boolean wellFormed(TreeSet<?> set) {
    if (!(Contract.<Object>field(set, "m") instanceof TreeMap<?, ?> map)) return false;
    return TreeMapSpec.wellFormed(map) && areValuesPresent(Contract.field(map, "root"));
  }

  private static boolean areValuesPresent(Object entry) {
    if (entry == null) return true;
    return Contract.field(entry, "value") == PRESENT
        && areValuesPresent(Contract.field(entry, "left"))
        && areValuesPresent(Contract.field(entry, "right"));
  }

  // What the methods that take an element require.

  static boolean isInteger(TreeSet<?> set, Object element) {
    return element instanceof Integer;
  }

  // What a set promises to those who use it.

  @Property
  static void addTellsWhatIsNew(@NonNull TreeSet<Integer> set, @NonNull Integer element) {
    Contract.assume(wellFormed(set));
    boolean before = set.contains(element);
    int size = set.size();
    assert set.add(element) == !before;
    assert set.contains(element) && set.size() == (before ? size : size + 1);
  }

  @Property
  static void removeTellsWhatWasThere(@NonNull TreeSet<Integer> set, @NonNull Integer element) {
    Contract.assume(wellFormed(set));
    boolean before = set.contains(element);
    int size = set.size();
    assert set.remove(element) == before;
    assert !set.contains(element) && set.size() == (before ? size - 1 : size);
  }

  @Property
  static void elementsLeaveInOrder(@NonNull TreeSet<Integer> set) {
    Contract.assume(wellFormed(set) && set.size() > 1);
    assert set.pollFirst() < set.first();
  }
}
