// java.util.ArrayList, the JDK's own.
//
// Invariant: there is an array, and it has room for the elements. What they are, and what is in the
// cells after them, is of no concern.
//
// Table 2. The cells of an empty list may be either of two arrays of length 0 that all such lists
// share, and which the class did not have when the paper was written. That makes two paths more
// than the paper has for isEmpty (2), for get (2) and remove (n + 1) of an index that is not
// negative, and three more for add (n + 1). The third is the list that fills an array of n cells:
// of the full arrays, which add copies cell by cell, the paper seems to have one less.
package jdk;

import java.util.ArrayList;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(ArrayList.class)
final class ArrayListSpec {
  private ArrayListSpec() {}

  @Invariant
  static boolean wellFormed(ArrayList<?> list) {
    Object[] cells = Contract.field(list, "elementData");
    int size = Contract.<Integer>field(list, "size");
    return cells != null && 0 <= size && size <= cells.length;
  }

  // What the methods that take an index require.

  static boolean isNatural(ArrayList<?> list, int index) {
    return index >= 0;
  }

  // What a list promises to those who use it.

  @Property
  static void whatWasAddedIsLast(@NonNull ArrayList<Object> list, Object element) {
    Contract.assume(wellFormed(list));
    int size = list.size();
    assert list.add(element);
    assert list.size() == size + 1 && list.get(size) == element;
  }

  @Property
  static void addingLeavesTheOthers(@NonNull ArrayList<Object> list, Object element, int at) {
    Contract.assume(wellFormed(list) && 0 <= at && at < list.size());
    Object before = list.get(at);
    list.add(element);
    assert list.get(at) == before;
  }

  @Property
  static void removingMovesTheNextOneHere(@NonNull ArrayList<Object> list, int at) {
    Contract.assume(wellFormed(list) && 0 <= at && at < list.size() - 1);
    int size = list.size();
    Object removed = list.get(at);
    Object next = list.get(at + 1);
    assert list.remove(at) == removed;
    assert list.get(at) == next && list.size() == size - 1;
  }
}
