// java.util.ArrayDeque, the JDK's own: a circular array, in which the cell at tail is always free.
//
// Invariant: head and tail are indexes of the array; the cells from head to tail, and on at the
// start where the end comes first, are those that are not null. Which objects they hold is of no
// concern; but poll takes a null for a sign that the deque is empty.
//
// Table 2. There are L * L deques in an array of L cells, and the sum of these up to L = n is what
// isEmpty, removeFirst and removeLast take, and addFirst and addLast of an element that is not
// null. The paper has one path more everywhere, for what we do not know; and adding there does
// without the deques that grow to more than n cells, where we bound only arrays that are found, not
// those that the code makes.
package jdk;

import java.util.ArrayDeque;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(ArrayDeque.class)
final class ArrayDequeSpec {
  private ArrayDequeSpec() {}

  @Invariant
  static boolean wellFormed(ArrayDeque<?> deque) {
    Object[] cells = Contract.field(deque, "elements");
    if (cells == null) return false;
    int head = Contract.<Integer>field(deque, "head");
    int tail = Contract.<Integer>field(deque, "tail");
    if (head < 0 || head >= cells.length || tail < 0 || tail >= cells.length) return false;
    for (int i = 0; i < cells.length; i++) {
      boolean taken = head <= tail ? head <= i && i < tail : head <= i || i < tail;
      if ((cells[i] != null) != taken) return false;
    }
    return true;
  }

  // What the methods that take an element require.

  static boolean isNotNull(ArrayDeque<?> deque, Object element) {
    return element != null;
  }

  // What a deque promises to those who use it.

  @Property
  static void bothEndsAreStacks(@NonNull ArrayDeque<Object> deque, @NonNull Object element) {
    Contract.assume(wellFormed(deque));
    int size = deque.size();
    deque.addFirst(element);
    assert deque.size() == size + 1 && deque.removeFirst() == element;
    deque.addLast(element);
    assert deque.size() == size + 1 && deque.removeLast() == element;
    assert deque.size() == size;
  }

  @Property
  static void theFirstInIsTheFirstOut(@NonNull ArrayDeque<Object> deque, @NonNull Object element) {
    Contract.assume(wellFormed(deque) && !deque.isEmpty());
    Object first = deque.getFirst();
    deque.addLast(element);
    assert deque.removeFirst() == first;
  }
}
