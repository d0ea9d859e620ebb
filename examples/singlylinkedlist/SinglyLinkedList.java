// A list of elements, singly linked, with a link to its last node.
//
// Invariant: the way from head along next ends, at tail, after size nodes. Both links are null when
// the list is empty. Elements may be anything, null included.
package singlylinkedlist;

import java.util.NoSuchElementException;
import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class SinglyLinkedList<E> {
  private static final class Node<E> {
    E element;
    Node<E> next;

    Node(E element, Node<E> next) {
      this.element = element;
      this.next = next;
    }
  }

  private Node<E> head;
  private Node<E> tail;
  private int size;

  /** The tortoise goes half as fast as the hare, and is caught up with only on a cycle. */
  @Invariant
  boolean wellFormed() {
    Node<E> last = null;
    int count = 0;
    Node<E> tortoise = head;
    Node<E> hare = head;
    while (hare != null) {
      last = hare;
      hare = hare.next;
      count++;
      if (count % 2 == 0) tortoise = tortoise.next;
      if (hare == tortoise) return false;
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
    head = new Node<>(element, head);
    if (tail == null) tail = head;
    size++;
  }

  @Ensures("endsWith")
  public void addLast(E element) {
    Node<E> added = new Node<>(element, null);
    if (tail == null) {
      head = added;
    } else {
      tail.next = added;
    }
    tail = added;
    size++;
  }

  /** Removes the first element and returns it. Throws NoSuchElementException if there is none. */
  @Ensures("wasFirst")
  public E removeFirst() {
    if (head == null) throw new NoSuchElementException();
    E removed = head.element;
    head = head.next;
    if (head == null) tail = null;
    size--;
    return removed;
  }

  /** Throws IndexOutOfBoundsException unless 0 <= index < size. */
  @Ensures("wasAt")
  public E remove(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
    if (index == 0) return removeFirst();
    Node<E> before = nodeAt(index - 1);
    Node<E> removed = before.next;
    before.next = removed.next;
    if (removed == tail) tail = before;
    size--;
    return removed.element;
  }

  /** Turns the links around, so that what was first is last. */
  @Ensures("isTurned")
  public void reverse() {
    Node<E> reversed = null;
    Node<E> rest = head;
    tail = head;
    while (rest != null) {
      Node<E> next = rest.next;
      rest.next = reversed;
      reversed = rest;
      rest = next;
    }
    head = reversed;
  }

  private boolean startsWith(E element) {
    return head.element == element && size == Contract.old(() -> size) + 1;
  }

  private boolean endsWith(E element) {
    return tail.element == element && size == Contract.old(() -> size) + 1;
  }

  private boolean wasFirst(E removed) {
    return wasAt(0, removed);
  }

  private boolean wasAt(int index, E removed) {
    return removed == Contract.old(() -> get(index)) && size == Contract.old(() -> size) - 1;
  }

  private boolean isTurned() {
    return head == Contract.old(() -> tail) && tail == Contract.old(() -> head);
  }

  /** Requires 0 <= index < size. */
  private Node<E> nodeAt(int index) {
    Node<E> node = head;
    for (int i = 0; i < index; i++) node = node.next;
    return node;
  }

  // Demonstrations.

  /** Does something at random to a list, again and again, and shows the list it ends with. */
  // run: mixed 0 1L
  // run: mixed 1 1L
  // run: mixed 10 2L
  // run: mixed 100 -5L
  public static String mixed(int operations, long seed) {
    Random random = new Random(seed);
    SinglyLinkedList<Integer> list = new SinglyLinkedList<>();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      switch (random.nextInt(6)) {
        case 0, 1 -> list.addFirst(i);
        case 2, 3 -> list.addLast(i);
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

  /** First in, first out. */
  // run: queued 0
  // run: queued 1
  // run: queued 5
  public static String queued(int n) {
    SinglyLinkedList<Integer> list = upTo(n);
    StringBuilder out = new StringBuilder(list.text());
    while (!list.isEmpty()) {
      out.append(' ').append(list.removeFirst());
      list.check();
    }
    list.addLast(n);
    list.check();
    return out + " " + list.text();
  }

  // run: reversed 0
  // run: reversed 1
  // run: reversed 2
  // run: reversed 7
  public static String reversed(int n) {
    SinglyLinkedList<Integer> list = upTo(n);
    list.reverse();
    list.check();
    list.addLast(n);
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
  // run: removed 0 0
  public static String removed(int n, int index) {
    SinglyLinkedList<Integer> list = upTo(n);
    int removed = list.remove(index);
    list.check();
    list.addLast(removed);
    list.check();
    return list.text() + " of " + list.size();
  }

  // run: got 3 0
  // run: got 3 2
  // run: got 3 3
  // run: got 3 -1
  // run: got 0 0
  public static int got(int n, int index) {
    return upTo(n).get(index);
  }

  // run: firstOfNone
  public static Object firstOfNone() {
    return new SinglyLinkedList<Object>().removeFirst();
  }

  /** Lists that the invariant must refuse. */
  // run: malformed "cyclic"
  // run: malformed "wrong size"
  // run: malformed "wrong tail"
  // run: malformed "no tail"
  // run: malformed "no head"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    SinglyLinkedList<Integer> list = upTo(3);
    switch (how) {
      case "cyclic" -> list.tail.next = list.head;
      case "wrong size" -> list.size = 2;
      case "wrong tail" -> list.tail = list.head;
      case "no tail" -> list.tail = null;
      case "no head" -> {
        list.head = null;
        list.size = 0;
      }
      default -> { }
    }
    return !list.wellFormed();
  }

  private static SinglyLinkedList<Integer> upTo(int n) {
    SinglyLinkedList<Integer> list = new SinglyLinkedList<>();
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
