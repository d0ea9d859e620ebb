// A list of elements, linked in both directions.
//
// Invariant: the way from head along next ends, at tail, after size nodes, and prev is the way
// back: that of the first node is null. So no node is met twice, for it would have to lead back to
// two nodes, or to none and one. Elements may be anything, null included.
package doublylinkedlist;

import java.util.NoSuchElementException;
import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class DoublyLinkedList<E> {
  private static final class Node<E> {
    E element;
    Node<E> prev;
    Node<E> next;

    Node(E element) {
      this.element = element;
    }
  }

  private Node<E> head;
  private Node<E> tail;
  private int size;

  @Invariant
  boolean wellFormed() {
    Node<E> last = null;
    int count = 0;
    for (Node<E> node = head; node != null; node = node.next) {
      if (node.prev != last) return false;
      last = node;
      count++;
    }
    return last == tail && count == size;
  }

  public boolean isEmpty() {
    return head == null;
  }

  public int size() {
    return size;
  }

  /** Throws IndexOutOfBoundsException unless 0 <= index < size. */
  public E get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
    return nodeAt(index).element;
  }

  @Ensures("startsWith")
  public void addFirst(E element) {
    insert(0, element);
  }

  @Ensures("endsWith")
  public void addLast(E element) {
    insert(size, element);
  }

  /** Inserts before index. Throws IndexOutOfBoundsException unless 0 <= index <= size. */
  @Ensures("isAt")
  public void insert(int index, E element) {
    if (index < 0 || index > size) throw new IndexOutOfBoundsException();
    Node<E> next = index == size ? null : nodeAt(index);
    Node<E> prev = next == null ? tail : next.prev;
    Node<E> node = new Node<>(element);
    link(prev, node);
    link(node, next);
    size++;
  }

  /** Removes the first element and returns it. Throws NoSuchElementException if there is none. */
  @Ensures("wasFirst")
  public E removeFirst() {
    if (head == null) throw new NoSuchElementException();
    return unlink(head);
  }

  /** Removes the last element and returns it. Throws NoSuchElementException if there is none. */
  @Ensures("wasLast")
  public E removeLast() {
    if (tail == null) throw new NoSuchElementException();
    return unlink(tail);
  }

  /** Throws IndexOutOfBoundsException unless 0 <= index < size. */
  @Ensures("wasAt")
  public E remove(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
    return unlink(nodeAt(index));
  }

  /** Turns the links around, so that what was first is last. */
  @Ensures("isTurned")
  public void reverse() {
    for (Node<E> node = head; node != null; node = node.prev) {
      Node<E> next = node.next;
      node.next = node.prev;
      node.prev = next;
    }
    Node<E> first = tail;
    tail = head;
    head = first;
  }

  private boolean startsWith(E element) {
    return head.element == element && size == Contract.old(() -> size) + 1;
  }

  private boolean endsWith(E element) {
    return tail.element == element && size == Contract.old(() -> size) + 1;
  }

  private boolean isAt(int index, E element) {
    return get(index) == element && size == Contract.old(() -> size) + 1;
  }

  private boolean wasFirst(E removed) {
    return wasAt(0, removed);
  }

  private boolean wasLast(E removed) {
    return wasAt(size, removed);
  }

  private boolean wasAt(int index, E removed) {
    return removed == Contract.old(() -> get(index)) && size == Contract.old(() -> size) - 1;
  }

  private boolean isTurned() {
    return head == Contract.old(() -> tail) && tail == Contract.old(() -> head);
  }

  /** Requires 0 <= index < size. Goes there from the end that is nearer. */
  private Node<E> nodeAt(int index) {
    if (index < size / 2) {
      Node<E> node = head;
      for (int i = 0; i < index; i++) node = node.next;
      return node;
    }
    Node<E> node = tail;
    for (int i = size - 1; i > index; i--) node = node.prev;
    return node;
  }

  /** Makes one the neighbour of the other, or the end of the list where the other is null. */
  private void link(Node<E> prev, Node<E> next) {
    if (prev == null) {
      head = next;
    } else {
      prev.next = next;
    }
    if (next == null) {
      tail = prev;
    } else {
      next.prev = prev;
    }
  }

  private E unlink(Node<E> node) {
    link(node.prev, node.next);
    size--;
    return node.element;
  }

  // Demonstrations.

  /** Does something at random to a list, again and again, and shows the list it ends with. */
  // run: mixed 0 1L
  // run: mixed 1 1L
  // run: mixed 10 2L
  // run: mixed 100 -5L
  public static String mixed(int operations, long seed) {
    Random random = new Random(seed);
    DoublyLinkedList<Integer> list = new DoublyLinkedList<>();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      switch (random.nextInt(7)) {
        case 0 -> list.addFirst(i);
        case 1 -> list.addLast(i);
        case 2, 3 -> list.insert(random.nextInt(list.size() + 1), i);
        case 4 -> list.reverse();
        default -> {
          if (!list.isEmpty()) {
            log.append('-').append(list.remove(random.nextInt(list.size()))).append(' ');
          }
        }
      }
      list.check();
    }
    return log + list.text();
  }

  /** Takes elements from both ends in turn. */
  // run: fromBothEnds 0
  // run: fromBothEnds 1
  // run: fromBothEnds 6
  public static String fromBothEnds(int n) {
    DoublyLinkedList<Integer> list = upTo(n);
    StringBuilder out = new StringBuilder(list.text());
    for (int i = 0; i < n; i++) {
      out.append(' ').append(i % 2 == 0 ? list.removeFirst() : list.removeLast());
      list.check();
    }
    return out + " " + list.text();
  }

  // run: reversed 0
  // run: reversed 1
  // run: reversed 7
  public static String reversed(int n) {
    DoublyLinkedList<Integer> list = upTo(n);
    list.reverse();
    list.check();
    return list.text();
  }

  /** What is removed may be the first, the last, the only one, or not there. */
  // run: removed 1 0
  // run: removed 3 0
  // run: removed 3 1
  // run: removed 3 2
  // run: removed 3 3
  // run: removed 3 -1
  public static String removed(int n, int index) {
    DoublyLinkedList<Integer> list = upTo(n);
    int removed = list.remove(index);
    list.check();
    return removed + " " + list.text() + " of " + list.size();
  }

  // run: got 3 0
  // run: got 3 2
  // run: got 0 0
  public static int got(int n, int index) {
    return upTo(n).get(index);
  }

  // run: lastOfNone
  public static Object lastOfNone() {
    return new DoublyLinkedList<Object>().removeLast();
  }

  /** Lists that the invariant must refuse. */
  // run: malformed "cyclic"
  // run: malformed "cyclic at the first"
  // run: malformed "cyclic, all prevs right"
  // run: malformed "wrong prev"
  // run: malformed "wrong size"
  // run: malformed "wrong tail"
  // run: malformed "no head"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    DoublyLinkedList<Integer> list = upTo(3);
    switch (how) {
      case "cyclic" -> list.tail.next = list.head.next;
      case "cyclic at the first" -> list.tail.next = list.head;
      case "cyclic, all prevs right" -> list.link(list.tail, list.head);
      case "wrong prev" -> list.tail.prev = list.head;
      case "wrong size" -> list.size = 2;
      case "wrong tail" -> list.tail = list.head;
      case "no head" -> {
        list.head = null;
        list.size = 0;
      }
      default -> { }
    }
    return !list.wellFormed();
  }

  private static DoublyLinkedList<Integer> upTo(int n) {
    DoublyLinkedList<Integer> list = new DoublyLinkedList<>();
    for (int i = 0; i < n; i++) {
      list.addLast(i);
      list.check();
    }
    return list;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("a link or the size is wrong");
  }

  private String text() {
    StringBuilder text = new StringBuilder("[");
    for (Node<E> node = head; node != null; node = node.next) {
      text.append(node == head ? "" : " ").append(node.element);
    }
    return text.append(']').toString();
  }
}
