// bug: remove k=2 n=2 kind=AssertionError
//
// The doubly linked list of the examples, but to remove a node forgets prev: the one after it goes
// on leading back to what was removed.
package planted.doublylinkedlist;

import java.util.NoSuchElementException;
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
    if (node.prev == null) {
      head = node.next;
    } else {
      node.prev.next = node.next;
    }
    if (node.next == null) tail = node.prev;  // planted: or else node.next.prev = node.prev
    size--;
    return node.element;
  }
}
