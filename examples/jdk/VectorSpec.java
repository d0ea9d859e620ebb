// java.util.Vector, the JDK's own.
//
// Invariant: there is an array, and it has room for the elements. What they are, and what is in the
// cells after them, is of no concern.
//
// Table 2. isEmpty takes 2 paths as in the paper, and so does get of an index that is not negative,
// for which it relies on the JVM. Of a full array add copies the cells one by one, which makes
// n + 1 paths, where the paper seems to have n; and it does so in three cases, not two: it grows by
// the length where capacityIncrement is not positive, and else by the greater of that and 1, which
// are two cases to ArraysSupport.newLength. So it takes 3(n + 1) + 1 paths, not 2n + 1.
package jdk;

import java.util.Vector;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(Vector.class)
final class VectorSpec {
  private VectorSpec() {}

  @Invariant
  static boolean wellFormed(Vector<?> vector) {
    Object[] cells = Contract.field(vector, "elementData");
    int count = Contract.<Integer>field(vector, "elementCount");
    return cells != null && 0 <= count && count <= cells.length;
  }

  // What the methods that take an index require.

  static boolean isNatural(Vector<?> vector, int index) {
    return index >= 0;
  }

  // What a vector promises to those who use it.

  @Property
  static void whatWasAddedIsLast(@NonNull Vector<Object> vector, Object element) {
    Contract.assume(wellFormed(vector));
    int size = vector.size();
    assert vector.add(element);
    assert vector.size() == size + 1 && vector.lastElement() == element;
  }

  @Property
  static void insertingMovesTheOneHere(@NonNull Vector<Object> vector, Object element, int at) {
    Contract.assume(wellFormed(vector) && 0 <= at && at < vector.size());
    Object before = vector.get(at);
    vector.insertElementAt(element, at);
    assert vector.get(at) == element && vector.get(at + 1) == before;
  }
}
