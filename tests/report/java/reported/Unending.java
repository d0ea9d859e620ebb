package reported;

import java.util.AbstractCollection;
import java.util.Iterator;
import kukang.Contract;
import kukang.Ensures;
import kukang.Requires;

/** What never ends, and what nothing satisfies. */
public class Unending {
  static class Node {
    int key;
    Node next;
  }

  // Nothing is checked: what is assumed cannot be evaluated at all.
  @Requires("untold")
  static void refused(Node node) {
    throw new AssertionError();
  }

  static boolean untold(Node node) {
    return node == null ? Integer.parseInt("x") > 0 : 1 / (node.key - node.key) > 0;
  }

  // Nothing within the bounds.
  @Requires("farAway")
  static int far(Node node) {
    return 1;
  }

  static boolean farAway(Node node) {
    return node != null && node.next != null && node.next.key < node.key
        && node.next.next != null && node.next.next.key < node.next.key
        && node.next.next.next != null && node.next.next.next.key < node.next.next.key;
  }

  static void assuming(int x) {
    Contract.assume(x > 0);
    Contract.assume(x < 0);
  }

  static int deeper(int x) {
    return deeper(x + 1);
  }

  // Goes round for ever.
  static int spin(int x) {
    int rounds = 0;
    while (x != 7) {
      rounds = 1 - rounds;
    }
    return x;
  }

  static int callsItself(Node node) {
    return node == null ? 0 : node.key + callsItself(node);
  }

  @Ensures("settled")
  static int settle(Node node) {
    return 5;
  }

  static boolean settled(Node node, int result) {
    while (node != null && node.next == node) {}
    return true;
  }

  // Goes round in the JDK.
  static boolean allAreThere() {
    return new Always().containsAll(new Always());
  }

  static class Always extends AbstractCollection<Object> implements Iterator<Object> {
    @Override
    public Iterator<Object> iterator() {
      return this;
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean hasNext() {
      return true;
    }

    @Override
    public Object next() {
      return "again";
    }
  }
}
