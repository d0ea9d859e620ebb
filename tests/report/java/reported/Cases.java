// Methods that violate something; what is said of each is in tests/report/golden.
package reported;

import java.util.Objects;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

class Cases {
  static class Node {
    int key;
    Node next;
    Object item;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  static class MarkedNode extends Node {
    boolean marked;
    int key; // hides the other one

    MarkedNode() {
      super(0, null);
    }
  }

  enum Color {
    RED,
    GREEN {
      @Override
      boolean dark() {
        return true;
      }
    };

    boolean dark() {
      return false;
    }
  }

  static final Node NIL = new Node(7, null);
  static int calls;

  Node head;
  int size;

  @Invariant
  boolean sorted() {
    if (head == null || head == NIL) return size == 0;
    return size == 1 && head.next == NIL;
  }

  // The invariant fails; something was made, something computed, something shared.
  @Requires("nothing")
  void push(int key, Object item) {
    Node first = head == null ? NIL : head;
    head = new Node(key, first);
    head.item = item;
    size += 2;
    calls++;
  }

  boolean nothing(int key, Object item) {
    return key > 3;
  }

  // An ensures that fails, with a result.
  @Ensures("bounded")
  static int twice(int x) {
    return x + x;
  }

  static boolean bounded(int x, int result) {
    return result >= x || x < 0;
  }

  // A predicate that throws while it is asserted.
  @Ensures("throwing")
  static void harmless(Node node) {}

  static boolean throwing(Node node) {
    return node.key == node.key;
  }

  // Arrays: indexes, lengths, elements.
  static void store(@NonNull int[][] rows, int i, int j, int[] other) {
    Contract.assume(i >= 0 && j >= 0 && rows.length == 2 && rows[i] != null && rows[i].length == 5);
    rows[i][j + 1] = rows[i][j] + 1;
    Contract.check(rows[i] != other);
  }

  // Texts, characters, constants, numbers.
  static void paint(Color color, char c, boolean on, String text, double d, long l, byte b) {
    boolean hit = color == Color.GREEN && c == 'x' && on && "ab".equals(text) && d == 2.5 && l == -7;
    if (hit && b == 3) throw new AssertionError("painted");
  }

  // Types, aliases, what is open.
  static void mark(@NonNull Node node, Node other) {
    if (!(node.next instanceof MarkedNode)) return;
    MarkedNode marked = (MarkedNode) node.next;
    marked.marked = true;
    if (other == marked && !(node.item instanceof Node)) assert marked.key != 5;
  }

  // Exceptions: of the JVM, of the JDK's code, of one's own.
  static int divide(int x, int y) {
    return inner(x, y);
  }

  private static int inner(int x, int y) {
    return x / y;
  }

  static void demand(Object o) {
    Objects.requireNonNull(o, "an object is due");
  }

  static void refuse(int x) {
    if (x > 10) throw new IllegalStateException("too large");
  }

  // What is assumed cannot be evaluated on some heaps.
  @Requires("hasKey")
  static int key(Node node) {
    return node.key;
  }

  static boolean hasKey(Node node) {
    return node.key > 0;
  }

  // A heap that no path satisfies.
  @Requires("never")
  static void impossible(int x) {
    throw new AssertionError();
  }

  static boolean never(int x) {
    return x != x;
  }

  // Nothing is wrong with it.
  static int third(Node node) {
    return node == null || node.next == null || node.next.next == null ? 0 : node.next.next.key;
  }

  // What was asked has names.
  static void asks(Node node) {
    if (node == null || node.next == null) return;
    assert System.currentTimeMillis() != 17 || System.identityHashCode(node.next) != 5;
  }

  static native int outside(int x);

  static void unsupported(int x) {
    if (outside(x) > 0) throw new AssertionError();
  }

  static int endless(int x) {
    while (x != 0) x++;
    return x;
  }

  // What is cut in a loop: here by the number of rounds, in the caller's loop and in its own; and
  // by objects that would be found.
  static boolean isNot(int x, int y) {
    return x != y;
  }

  static int counting(int x, int y) {
    int rounds = 0;
    while (isNot(rounds, x)) rounds++;
    do rounds--;
    while (rounds > y);
    return rounds;
  }

  static int length(Node node) {
    int length = 0;
    for (; node != null; node = node.next) length++;
    return length;
  }
}
