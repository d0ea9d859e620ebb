// bug: reverse k=2 n=2 kind=AssertionError
//
// The singly linked list of the examples, but to reverse it loses the tail: that stays at the node
// that was last, and is now first.
package planted.singlylinkedlist;

import java.util.NoSuchElementException;
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
    // planted: tail = head is missing
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
}
