package others.lists;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A list of numbers that is gone through by its iterator, also by its own invariant. */
public class Chain implements Iterable<Integer> {
  private static class Node {
    int item;
    Node next;
  }

  private Node head;
  private Node last;
  private int size;

  private class Walk implements Iterator<Integer> {
    private Node at = head;

    @Override
    public boolean hasNext() {
      return at != null;
    }

    @Override
    public Integer next() {
      if (at == null) throw new NoSuchElementException();
      int item = at.item;
      at = at.next;
      return item;
    }
  }

  @Override
  public Iterator<Integer> iterator() {
    return new Walk();
  }

  public boolean repOk() {
    if (!isStraight()) return false;
    int count = 0;
    for (int item : this) {
      if (item < 0) return false;
      count++;
    }
    if (head == null) return last == null && size == 0;
    Node node = head;
    while (node.next != null) node = node.next;
    return node == last && count == size;
  }

  /** One goes twice as fast as the other: they meet where there is a cycle. */
  private boolean isStraight() {
    Node slow = head;
    Node fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  public void append(int item) {
    if (item < 0) throw new IllegalArgumentException();
    Node node = new Node();
    node.item = item;
    if (last == null) {
      head = node;
    } else {
      last.next = node;
    }
    last = node;
    size++;
  }

  public void clear() {
    head = null;
    last = null;
    size = 0;
  }

  public Integer poll() {
    if (head == null) return null;
    int item = head.item;
    head = head.next;
    if (head == null) last = null;
    size--;
    return item;
  }

  /** Of the last one, `last` is kept. */
  public Integer pollKeepsLast() {
    if (head == null) return null;
    int item = head.item;
    head = head.next;
    size--;
    return item;
  }
}
