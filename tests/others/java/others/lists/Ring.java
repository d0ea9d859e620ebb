package others.lists;

import java.util.HashSet;
import java.util.Set;

/** A doubly linked ring around a header that holds nothing. */
public class Ring {
  private static class Link {
    Link previous;
    Link next;
    Object element;
  }

  private Link header;
  private int size;

  public boolean repOK() {
    if (header == null || header.next == null || header.previous == null) return false;
    if (header.element != null) return false;
    Set<Link> visited = new HashSet<>();
    Link current = header;
    while (true) {
      visited.add(current);
      Link next = current.next;
      if (next == null || next.previous != current) return false;
      current = next;
      if (!visited.contains(current)) continue;
      break;
    }
    return current == header && visited.size() - 1 == size;
  }

  public void addLast(Object element) {
    Link link = new Link();
    link.element = element;
    link.next = header;
    link.previous = header.previous;
    header.previous.next = link;
    header.previous = link;
    size++;
  }

  public void addLastForgetsBack(Object element) {
    Link link = new Link();
    link.element = element;
    link.next = header;
    link.previous = header.previous;
    header.previous.next = link;
    size++;
  }

  public Object removeFirst() {
    if (size == 0) throw new IllegalStateException("empty");
    Link first = header.next;
    header.next = first.next;
    first.next.previous = header;
    size--;
    return first.element;
  }

  /** Removes the header itself from an empty ring. */
  public Object removeFirstUnasked() {
    Link first = header.next;
    header.next = first.next;
    first.next.previous = header;
    size--;
    return first.element;
  }
}
