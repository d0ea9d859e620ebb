// A singly linked list: insert in order, remove, reverse, find a cycle, merge.
package programs;

class SinglyLinkedList {
  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private static Node range(int from, int to, int step) {
    return from >= to ? null : new Node(from, range(from + step, to, step));
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    for (; node != null; node = node.next) text.append(node.value).append(' ');
    return text.toString();
  }

  // run: insert 4
  // run: insert 0
  // run: insert 100
  static String insert(int value) {
    Node head = range(1, 10, 2);
    if (head.value > value) return text(new Node(value, head));
    Node at = head;
    while (at.next != null && at.next.value < value) at = at.next;
    at.next = new Node(value, at.next);
    return text(head);
  }

  // run: remove 3
  // run: remove 1
  // run: remove 4
  static String remove(int value) {
    Node head = new Node(0, range(1, 6, 1));
    Node at = head;
    while (at.next != null && at.next.value != value) at = at.next;
    if (at.next != null) at.next = at.next.next;
    return text(head.next);
  }

  // run: reverse 6
  // run: reverse 0
  static String reverse(int n) {
    Node reversed = null;
    for (Node node = range(0, n, 1); node != null; ) {
      Node next = node.next;
      node.next = reversed;
      reversed = node;
      node = next;
    }
    return text(reversed);
  }

  // run: cycle 5 2
  // run: cycle 5 0
  // run: cycle 5 -1
  static int cycle(int n, int back) {
    Node head = range(0, n, 1);
    Node last = head;
    while (last.next != null) last = last.next;
    if (back >= 0) for (last.next = head; back > 0; back--) last.next = last.next.next;
    Node slow = head, fast = head;
    do {
      if (fast == null || fast.next == null) return -1;
      slow = slow.next;
      fast = fast.next.next;
    } while (slow != fast);
    for (slow = head; slow != fast; slow = slow.next) fast = fast.next;
    return slow.value;
  }

  // run: merge 9 3
  static String merge(int n, int step) {
    return text(merged(range(0, n, step), range(1, n, 2)));
  }

  private static Node merged(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    if (a.value <= b.value) return new Node(a.value, merged(a.next, b));
    return new Node(b.value, merged(a, b.next));
  }
}
