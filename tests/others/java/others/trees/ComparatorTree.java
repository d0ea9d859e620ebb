package others.trees;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import kukang.NonNull;

/** A set of whatever its comparator can compare. */
public class ComparatorTree<E> {
  private static final class Entry<E> {
    final E element;
    Entry<E> smaller;
    Entry<E> greater;

    Entry(E element) {
      this.element = element;
    }
  }

  private final Comparator<? super E> order;
  private Entry<E> top;

  public ComparatorTree(@NonNull Comparator<? super E> order) {
    this.order = order;
  }

  boolean repOk() {
    if (order == null) return false;
    Set<Entry<E>> seen = new HashSet<>();
    Deque<Entry<E>> stack = new ArrayDeque<>();
    Entry<E> previous = null;
    Entry<E> entry = top;
    while (entry != null || !stack.isEmpty()) {
      while (entry != null) {
        if (!seen.add(entry)) return false;
        stack.push(entry);
        entry = entry.smaller;
      }
      entry = stack.pop();
      if (entry.element == null) return false;
      if (previous != null && order.compare(previous.element, entry.element) >= 0) return false;
      previous = entry;
      entry = entry.greater;
    }
    return true;
  }

  public void add(@NonNull E element) {
    top = add(top, element);
  }

  private Entry<E> add(Entry<E> entry, E element) {
    if (entry == null) return new Entry<>(element);
    int c = order.compare(element, entry.element);
    if (c < 0) entry.smaller = add(entry.smaller, element);
    if (c > 0) entry.greater = add(entry.greater, element);
    return entry;
  }

  public void addTwice(@NonNull E element) {
    top = addTwice(top, element);
  }

  /** Takes what is equal for greater. */
  private Entry<E> addTwice(Entry<E> entry, E element) {
    if (entry == null) return new Entry<>(element);
    int c = order.compare(element, entry.element);
    if (c < 0) entry.smaller = addTwice(entry.smaller, element);
    if (c >= 0) entry.greater = addTwice(entry.greater, element);
    return entry;
  }
}
