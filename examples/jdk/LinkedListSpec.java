// java.util.LinkedList, the JDK's own.
//
// Invariant: prev is the inverse of next, null at the first node; the last node ends the chain; and
// size is the number of nodes. As no node has two predecessors, and the first has none, the walk
// over the nodes ends.
//
// Table 2. The counts are the paper's for n = 5, 6, 7: add, getFirst, getLast, removeFirst,
// removeLast and isEmpty take n + 1 paths, one for each size; get and remove m + 2 for a list of m,
// one for each index and two for those below and above. The paper's stay where they are from n = 7
// on, as if there were no longer lists. isEmpty is inherited from AbstractCollection, and so is a
// property here. contains depends on what equals does, which the paper does not tell: here it is
// that of an Integer, which may be the element, or equal to it, or to some of the Integers before
// it.
package jdk;

import java.util.LinkedList;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(LinkedList.class)
final class LinkedListSpec {
  private LinkedListSpec() {}

  @Invariant
  static boolean wellFormed(LinkedList<?> list) {
    Object before = null;
    Object node = Contract.field(list, "first");
    int nodes = 0;
    while (node != null) {
      if (Contract.field(node, "prev") != before) return false;
      before = node;
      node = Contract.field(node, "next");
      nodes++;
    }
    return Contract.field(list, "last") == before && Contract.<Integer>field(list, "size") == nodes;
  }

  // What contains requires.

  static boolean isInteger(LinkedList<?> list, Object element) {
    return element instanceof Integer;
  }

  // What a list promises to those who use it.

  @Property
  static void isEmpty(@NonNull LinkedList<Object> list) {
    Contract.assume(wellFormed(list));
    assert list.isEmpty() == (list.size() == 0);
  }

  @Property
  static void whatWasAddedIsLast(@NonNull LinkedList<Object> list, Object element) {
    Contract.assume(wellFormed(list));
    int size = list.size();
    assert list.add(element);
    assert list.size() == size + 1 && list.getLast() == element && list.get(size) == element;
  }

  @Property
  static void theFirstInIsTheFirstOut(@NonNull LinkedList<Object> list, Object element) {
    Contract.assume(wellFormed(list) && !list.isEmpty());
    Object first = list.getFirst();
    list.add(element);
    assert list.removeFirst() == first;
  }

  @Property
  static void removingMovesTheNextOneHere(@NonNull LinkedList<Object> list, int at) {
    Contract.assume(wellFormed(list) && 0 <= at && at < list.size() - 1);
    int size = list.size();
    Object removed = list.get(at);
    Object next = list.get(at + 1);
    assert list.remove(at) == removed;
    assert list.get(at) == next && list.size() == size - 1;
  }
}
