// Fields that hold a few numbers only, and references that are always of one class.
package cli;

import kukang.Contract;

class Ranged {
  static class Node {
    int color;
    long level;
    byte small;
    char letter;
    boolean on;
    double weight;
    Comparable<Object> key;
    Node next;
  }

  static int mode;
  Node head;
  int size;

  boolean repOk() {
    int count = 0;
    for (Node n = head; n != null; n = n.next) {
      if (++count > 9) return false;  // a cycle
    }
    return size == count;
  }

  int color() {
    if (head == null) return -1;
    switch (head.color) {
      case 0: return 10;
      case 1: return 11;
      default: throw new AssertionError(head.color);
    }
  }

  // What is written may be outside.
  void paint() {
    if (head == null) return;
    head.color = 7;
    assert head.color == 7;
    if (head.next != null) {
      int before = head.next.color;
      head.next.color += 5;
      assert before <= 1 && head.next.color >= 5;
    }
  }

  long numbers() {
    if (head == null) return 0;
    assert head.level >= 3 && head.level <= 5;
    assert head.small == -1 && head.letter >= 'a' && head.letter <= 'c';
    return head.level;
  }

  static int mode() {
    assert mode == 1 || mode == 2;
    return mode;
  }

  static int sameFields(Node a, Node b) {
    if (a == null || b == null) return 0;
    assert a.color != 9;
    if (b.color == 2) throw new IllegalStateException();
    return a.color + b.color;
  }

  static boolean isBig(Object key, Comparable<Object> other) {
    if (key == null || other == null) return false;
    return (Integer) key > (Integer) (Object) other;
  }

  int keys() {
    if (head == null || head.key == null) return 0;
    return ((Integer) (Object) head.key).intValue();
  }
}

class RangedTree {
  RangedTree left, right;
  int color, key;

  boolean repOk() {
    return left == null && right == null && color >= 0;
  }
}

class RangedCopies implements Cloneable {
  int size;

  Object copied() throws CloneNotSupportedException {
    RangedCopies copy = (RangedCopies) clone();
    assert copy.size <= 4;
    return copy;
  }

  int byName() {
    int size = (int) Contract.field(this, "size");
    assert size <= 4;
    return size;
  }
}
