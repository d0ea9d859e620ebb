package others.trees;

import java.util.HashSet;
import java.util.Set;

/** A balanced tree with heights as ints. */
public class AvlTree {
  static class AvlNode {
    int element;
    AvlNode left;
    AvlNode right;
    int height; // of a leaf: 1
  }

  private AvlNode root;

  public boolean repOk() {
    Set<AvlNode> visited = new HashSet<>();
    return isTree(root, visited) && isSorted(root, null, null) && isBalanced(root);
  }

  private static boolean isTree(AvlNode node, Set<AvlNode> visited) {
    if (node == null) return true;
    if (!visited.add(node)) return false;
    return isTree(node.left, visited) && isTree(node.right, visited);
  }

  private static boolean isSorted(AvlNode node, AvlNode low, AvlNode high) {
    if (node == null) return true;
    if (low != null && node.element <= low.element) return false;
    if (high != null && node.element >= high.element) return false;
    return isSorted(node.left, low, node) && isSorted(node.right, node, high);
  }

  private static boolean isBalanced(AvlNode node) {
    if (node == null) return true;
    int left = height(node.left);
    int right = height(node.right);
    if (left - right > 1 || right - left > 1) return false;
    if (node.height != 1 + Math.max(left, right)) return false;
    return isBalanced(node.left) && isBalanced(node.right);
  }

  private static int height(AvlNode node) {
    return node == null ? 0 : node.height;
  }

  public boolean find(int x) {
    AvlNode node = root;
    while (node != null) {
      if (x < node.element) {
        node = node.left;
      } else if (x > node.element) {
        node = node.right;
      } else {
        return true;
      }
    }
    return false;
  }

  public void insert(int x) {
    root = insert(x, root);
  }

  private AvlNode insert(int x, AvlNode node) {
    if (node == null) {
      AvlNode added = new AvlNode();
      added.element = x;
      added.height = 1;
      return added;
    }
    if (x < node.element) {
      node.left = insert(x, node.left);
    } else if (x > node.element) {
      node.right = insert(x, node.right);
    } else {
      return node;
    }
    return balance(node);
  }

  private static AvlNode balance(AvlNode node) {
    if (height(node.left) - height(node.right) > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = turnLeft(node.left);
      return turnRight(node);
    }
    if (height(node.right) - height(node.left) > 1) {
      if (height(node.right.right) < height(node.right.left)) node.right = turnRight(node.right);
      return turnLeft(node);
    }
    update(node);
    return node;
  }

  private static void update(AvlNode node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
  }

  private static AvlNode turnRight(AvlNode node) {
    AvlNode top = node.left;
    node.left = top.right;
    top.right = node;
    update(node);
    update(top);
    return top;
  }

  private static AvlNode turnLeft(AvlNode node) {
    AvlNode top = node.right;
    node.right = top.left;
    top.left = node;
    update(node);
    update(top);
    return top;
  }

  public void insertTurnsOnce(int x) {
    root = insertTurnsOnce(x, root);
  }

  /** Has no double rotations. */
  private AvlNode insertTurnsOnce(int x, AvlNode node) {
    if (node == null) return insert(x, null);
    if (x < node.element) {
      node.left = insertTurnsOnce(x, node.left);
    } else if (x > node.element) {
      node.right = insertTurnsOnce(x, node.right);
    } else {
      return node;
    }
    if (height(node.left) - height(node.right) > 1) return turnRight(node);
    if (height(node.right) - height(node.left) > 1) return turnLeft(node);
    update(node);
    return node;
  }
}
