// A list whose invariant is in parts, and one whose invariant is static.
package cli;

class Parted {
  static class Node {
    int key;
    Node next;

    boolean ends(int most) {
      return next == null || (most > 0 && next.ends(most - 1));
    }
  }

  Node head;
  int size;

  boolean repOk() {
    return head == null || head.ends(10);
  }

  private boolean sorted() {
    for (Node n = head; n != null && n.next != null; n = n.next) {
      if (n.key >= n.next.key) return false;
    }
    return true;
  }

  private boolean counted() {
    int count = 0;
    for (Node n = head; n != null; n = n.next) ++count;
    return size == count;
  }

  boolean isEmpty() {
    return head == null;
  }

  int least() {
    int least = Integer.MAX_VALUE;
    for (Node n = head; n != null; n = n.next) {
      if (n.key < least) least = n.key;
    }
    assert head == null || least == head.key;
    return least;
  }

  void clear() {
    head = null;
  }
}

class Balance {
  private int left, right;

  private static boolean repOK(Balance it) {
    return it.left == it.right;
  }

  void both() {
    ++left;
    ++right;
  }

  void one() {
    ++left;
  }
}
