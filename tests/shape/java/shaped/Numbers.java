package shaped;

import kukang.Invariant;

/** Five structures with numbers, for enumerations of all instances in a range. Not all are read. */
public class Numbers {
  static final class Cell {
    int value;
    Cell next;
  }

  /** Ascending, perhaps with equal neighbours. */
  public static class Sorted {
    Cell head;

    @Invariant
    boolean isSorted() {
      Seen seen = new Seen();
      for (Cell cell = head; cell != null; cell = cell.next) {
        if (!seen.add(cell)) return false;
        if (cell.next != null && cell.next.value < cell.value) return false;
      }
      return true;
    }
  }

  /** A list that may lead back into itself; neighbours differ. */
  public static class Alternating {
    Cell head;

    @Invariant
    boolean alternates() {
      Seen seen = new Seen();
      for (Cell cell = head; cell != null && seen.add(cell); cell = cell.next) {
        int value = cell.value;
        if (cell.next != null && cell.next.value == value) return false;
      }
      return true;
    }
  }

  /** A list in which a value is read only where a number says so. */
  public static class Guarded {
    int guard;
    int value;
    Guarded next;

    @Invariant
    boolean isFine() {
      Seen seen = new Seen();
      for (Guarded cell = this; cell != null; cell = cell.next) {
        if (!seen.add(cell)) return false;
        if (cell.guard != 0 && cell.value <= 0) return false;
      }
      return true;
    }
  }

  static final class Node {
    int key;
    Node left, right;
  }

  public static class Search {
    Node root;

    @Invariant
    boolean isOrdered() {
      return isOrdered(root, null, null);
    }

    private static boolean isOrdered(Node node, Node low, Node high) {
      if (node == null) return true;
      if (low != null && node.key <= low.key || high != null && node.key >= high.key) return false;
      return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
    }
  }

  /** No child is less than its parent. */
  public static class Heap {
    Node root;

    @Invariant
    boolean isHeap() {
      return isHeap(root, new Seen());
    }

    private static boolean isHeap(Node node, Seen seen) {
      if (node == null) return true;
      int key = node.key;
      if (!seen.add(node)) return false;
      if (node.left != null && node.left.key < key) return false;
      if (node.right != null && node.right.key < key) return false;
      return isHeap(node.left, seen) && isHeap(node.right, seen);
    }
  }

  /** Any graph in which a number is what it says: how many of both references are null. */
  public static class Counted {
    int nulls;
    Counted a, b;

    @Invariant
    boolean isCounted() {
      return isCounted(this, new Seen());
    }

    private static boolean isCounted(Counted vertex, Seen seen) {
      if (vertex == null || !seen.add(vertex)) return true;
      int nulls = (vertex.a == null ? 1 : 0) + (vertex.b == null ? 1 : 0);
      return vertex.nulls == nulls && isCounted(vertex.a, seen) && isCounted(vertex.b, seen);
    }
  }
}
