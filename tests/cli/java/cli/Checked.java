package cli;

import kukang.Assigns;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.Requires;
import kukang.SpecFor;

class Checked {
  static class Node {
    int key;
    Node next;
  }

  Node head;

  @Invariant
  boolean wellFormed() {
    return head == null || head.key >= 0;
  }

  // Verified: nothing is cut.
  int headKey() {
    return head == null ? -1 : head.key;
  }

  // Violated.
  void lower() {
    if (head != null) head.key--;
  }

  // Within bounds: the list goes on.
  int length() {
    int count = 0;
    Contract.assume(acyclic());
    for (Node node = head; node != null; node = node.next) count++;
    return count;
  }

  private boolean acyclic() {
    Node slow = head;
    Node fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  // Unknown: it cannot be told what the method does.
  static native int outside(int x);

  static int asks(int x) {
    return outside(x);
  }

  @Property
  static void squaresAreLarger(int x) {
    Contract.assume(x > 1 && x < 1000);
    assert x * x > x;
  }

  static int over(int x) {
    return x;
  }

  static long over(long x) {
    return x;
  }

  static int endless(int x) {
    while (x != 0) x++;
    return x;
  }

  boolean positive(int result) {
    return result >= -1;
  }
}

class Unchecked {
  static int divides(int x, int y) {
    return x / y;
  }

  int field;

  boolean odd() {
    return field % 2 != 0;
  }

  void add(int x) {
    field += 2 * x;
  }
}

@SpecFor(Unchecked.class)
class UncheckedSpec {
  @Invariant
  static boolean small(@NonNull Unchecked o) {
    return (int) Contract.field(o, "field") < 100;
  }

  @Property
  static void addingNothingChangesNothing(@NonNull Unchecked o) {
    int before = o.field;
    o.add(0);
    Contract.check(o.field == before);
  }
}

/** What a replaced call has changed is found later, by who looks at the old heap as well. */
class Later {
  int count;
  Later next;

  static boolean hasItsCount(Later later) {
    return later == null || later.count == Contract.old(() -> later.count);
  }

  static boolean hasItsNext(Later later) {
    return later == null || later.next == Contract.old(() -> later.next);
  }

  @Assigns("Later.count")
  static void count() {}

  @Ensures("hasItsCount")
  static void counted(Later later) {
    count();
  }

  @Ensures("hasItsNext")
  static void relinked(Later later) {
    count();
  }
}

class Caller {
  @Requires("isNatural")
  @Ensures("isNatural")
  @Assigns({})
  static int root(int x) {
    int r = 0;
    while ((r + 1) * (r + 1) <= x) r++;
    return r;
  }

  static boolean isNatural(int x) {
    return x >= 0;
  }

  static boolean isNatural(int x, int result) {
    return result >= 0;
  }

  static int rootOfSquare(int x) {
    Contract.assume(x > 0 && x < 1000);
    int r = root(x * x);
    assert r >= 0;
    return r;
  }

  static int rootOfAnything(int x) {
    return root(x);
  }
}

/** Methods with and without a contract side by side. */
abstract class Mixed {
  int n;

  boolean repOK() {
    return n >= 0;
  }

  void grow() {
    if (n < 10) n++;
  }

  static int half(int[] a, int i) {
    assert i != 3;
    return a == null ? 0 : i / 2;
  }
}

/** What is known by its interface alone. */
class Interfaces {
  static void same(java.util.Deque<Integer> deque, Object other) {
    assert deque == null || deque != other;
  }

  static <T extends Comparable<T>> int compared(T one, T other) {
    return one == null ? 0 : one.compareTo(other);
  }

  static void text(String text) {
    assert text == null || text.length() != 200;
  }
}
