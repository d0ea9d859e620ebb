package shaped;

import kukang.Invariant;

/** Binary trees: no node is reached twice. */
public class Tree {
  static class Node {
    Node left, right;
  }

  Node root;

  @Invariant
  boolean isTree() {
    return isTree(root, new Seen());
  }

  private static boolean isTree(Node node, Seen seen) {
    return node == null || seen.add(node) && isTree(node.left, seen) && isTree(node.right, seen);
  }

  static int height(Node node) {
    return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
  }

  /** Every node has two children or none. */
  public static class Full extends Tree {
    @Invariant
    boolean isFull() {
      return isFull(root);
    }

    private static boolean isFull(Node node) {
      if (node == null) return true;
      return (node.left == null) == (node.right == null) && isFull(node.left) && isFull(node.right);
    }
  }

  /** Every level but the last is full. */
  public static class Perfect extends Tree {
    @Invariant
    boolean isPerfect() {
      return isPerfect(root);
    }

    private static boolean isPerfect(Node node) {
      return node == null
          || height(node.left) == height(node.right) && isPerfect(node.left) && isPerfect(node.right);
    }
  }

  /** Nodes fill the levels from the top, and each from the left. */
  public static class Complete extends Tree {
    @Invariant
    boolean isComplete() {
      return fits(root, 1, count(root));
    }

    private static int count(Node node) {
      return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    private static boolean fits(Node node, int position, int count) {
      if (node == null) return true;
      return position <= count
          && fits(node.left, 2 * position, count)
          && fits(node.right, 2 * position + 1, count);
    }
  }
}
