package subjects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Type variables, and what is known of an object by its interface alone. */
public class Generic<T extends Comparable<T>> {
  private static final class Node<T> {
    T data;
    Node<T> next;
  }

  enum Size {
    SMALL,
    LARGE
  }

  /** Of anything that can be compared with itself. */
  static class Pair<A extends Comparable<A>> {
    A first;

    boolean isFirst(A one) {
      return first != null && one != null && first.compareTo(one) == 0;
    }
  }

  static final class Name implements Comparable<Name> {
    int number;

    @Override
    public int compareTo(Name other) {
      return Integer.compare(number, other.number);
    }
  }

  private Node<T> root;
  private int size;
  Comparable<String> mark;
  static Comparable<String> lastMark;

  public boolean repOK() {
    Set<Node<T>> seen = new HashSet<>();
    for (Node<T> n = root; n != null; n = n.next) {
      if (!seen.add(n) || n.data == null) return false;
      if (n.next != null && n.next.data != null && n.data.compareTo(n.next.data) >= 0) return false;
    }
    return seen.size() == size;
  }

  public boolean contains(T d) {
    for (Node<T> n = root; n != null; n = n.next) {
      if (n.data.compareTo(d) == 0) return true;
    }
    return false;
  }

  /** Breaks the order. */
  public void add(T d) {
    if (d == null) return;
    Node<T> node = new Node<>();
    node.data = d;
    node.next = root;
    root = node;
    size++;
  }

  public List<T> all() {
    List<T> all = new ArrayList<>();
    for (Node<T> n = root; n != null; n = n.next) all.add(n.data);
    return all;
  }

  static <T extends Comparable<T>> int cmp(T a, T b) {
    return a == null || b == null ? 7 : a.compareTo(b) < 0 ? -1 : 1;
  }

  static <T extends Comparable<T>> T greater(T a, T b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  static <T extends Number & Comparable<T>> boolean isLess(T a, T b) {
    return a != null && b != null && a.intValue() < b.intValue();
  }

  static <E extends Enum<E>> boolean is(Class<E> type, E constant) {
    return type != null && constant != null && constant.ordinal() == 1;
  }

  static boolean isBefore(Comparable<String> a, String text) {
    return a != null && text != null && a.compareTo(text) < 0;
  }

  static boolean isNamed(Comparable<Name> a, Name name) {
    return a != null && name != null && a.compareTo(name) == 0;
  }

  boolean isMarked(T d) {
    return mark != null && mark.equals(lastMark) && d != null;
  }

  static <T> int rank(Comparator<? super T> order, T a, T b) {
    return order == null ? 0 : order.compare(a, b) < 0 ? 1 : 2;
  }

  static boolean isEqual(Object a, Object b) {
    return a != null && a.equals(b) && a.hashCode() == b.hashCode() && a != b;
  }

  static String text(Object o) {
    return o == null ? "none" : o.equals("x") ? "x" : "not";
  }

  static <A extends Comparable<A>> boolean isFirst(Pair<A> pair, A one) {
    return pair != null && pair.isFirst(one);
  }

  static <T> T first(Iterator<T> all) {
    return all == null ? null : all.next();
  }
}
