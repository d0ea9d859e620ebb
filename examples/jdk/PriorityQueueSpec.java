// java.util.PriorityQueue, the JDK's own, as a queue of Integers in their natural order.
//
// Invariant: the array has at least one cell and room for the elements; these are Integers, and
// none is less than its parent, which is at half the index; and in an empty queue the first cell is
// null, which is how poll sees that it is empty.
//
// Table 2. Of an Integer only its number matters: isEmpty and peek take a path for each size. offer
// and poll compare two Integers with three outcomes, where the paper's figures are those of two. As
// in a TreeMap it takes one object more: -n 5,java.lang.Object=6. isEmpty is inherited from
// AbstractCollection, and so is a property here.
package jdk;

import java.util.PriorityQueue;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(PriorityQueue.class)
final class PriorityQueueSpec {
  private PriorityQueueSpec() {}

  @Invariant
  static boolean wellFormed(PriorityQueue<?> queue) {
    if (Contract.field(queue, "comparator") != null) return false;
    Object[] cells = Contract.field(queue, "queue");
    int size = Contract.<Integer>field(queue, "size");
    if (cells == null || cells.length == 0 || size < 0 || size > cells.length) return false;
    if (size == 0) return cells[0] == null;
    for (int i = 0; i < size; i++) {
      if (!(cells[i] instanceof Integer element)) return false;
      if (i > 0 && element < (Integer) cells[(i - 1) / 2]) return false;
    }
    return true;
  }

  // What the methods that take an element require.

  static boolean isInteger(PriorityQueue<?> queue, Object element) {
    return element instanceof Integer;
  }

  // What a queue promises to those who use it.

  @Property
  static void isEmpty(@NonNull PriorityQueue<Integer> queue) {
    Contract.assume(wellFormed(queue));
    assert queue.isEmpty() == (queue.size() == 0);
  }

  @Property
  static void noElementIsLessThanTheFirst(
      @NonNull PriorityQueue<Integer> queue, @NonNull Integer element) {
    Contract.assume(wellFormed(queue));
    int size = queue.size();
    assert queue.offer(element);
    assert queue.size() == size + 1 && queue.peek() <= element;
  }

  @Property
  static void elementsLeaveInOrder(@NonNull PriorityQueue<Integer> queue) {
    Contract.assume(wellFormed(queue) && queue.size() > 1);
    int size = queue.size();
    assert queue.poll() <= queue.peek();
    assert queue.size() == size - 1;
  }
}
