package others.trees;

import java.util.HashSet;
import java.util.Set;
import kukang.NonNull;

/** The same as AvlTree for whatever can be compared. */
public class GenericAvlTree<T extends Comparable<? super T>> {
  static class AvlNode<T> {
    T element;
    AvlNode<T> left;
    AvlNode<T> right;
    int height;
  }

  private AvlNode<T> root;

  public boolean repOk() {
    Set<AvlNode<T>> visited = new HashSet<>();
    return isTree(root, visited) && isSorted(root, null, null) && isBalanced(root);
  }

  private static <T> boolean isTree(AvlNode<T> node, Set<AvlNode<T>> visited) {
    if (node == null) return true;
    if (!visited.add(node)) return false;
    return isTree(node.left, visited) && isTree(node.right, visited);
  }

  private boolean isSorted(AvlNode<T> node, AvlNode<T> low, AvlNode<T> high) {
    if (node == null) return true;
    if (node.element == null) return false;
    if (low != null && node.element.compareTo(low.element) <= 0) return false;
    if (high != null && node.element.compareTo(high.element) >= 0) return false;
    return isSorted(node.left, low, node) && isSorted(node.right, node, high);
  }

  private static boolean isBalanced(AvlNode<?> node) {
    if (node == null) return true;
    int left = height(node.left);
    int right = height(node.right);
    if (left - right > 1 || right - left > 1) return false;
    if (node.height != 1 + Math.max(left, right)) return false;
    return isBalanced(node.left) && isBalanced(node.right);
  }

  private static int height(AvlNode<?> node) {
    return node == null ? 0 : node.height;
  }

  public boolean find(@NonNull T x) {
    AvlNode<T> node = root;
    while (node != null) {
      int order = x.compareTo(node.element);
      if (order < 0) {
        node = node.left;
      } else if (order > 0) {
        node = node.right;
      } else {
        return true;
      }
    }
    return false;
  }

  public void insert(@NonNull T x) {
    root = insert(x, root);
  }

  private AvlNode<T> insert(T x, AvlNode<T> node) {
    if (node == null) {
      AvlNode<T> added = new AvlNode<>();
      added.element = x;
      added.height = 1;
      return added;
    }
    int order = x.compareTo(node.element);
    if (order < 0) {
      node.left = insert(x, node.left);
    } else if (order > 0) {
      node.right = insert(x, node.right);
    } else {
      return node;
    }
    return balance(node);
  }

  private AvlNode<T> balance(AvlNode<T> node) {
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

  private static void update(AvlNode<?> node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
  }

  private AvlNode<T> turnRight(AvlNode<T> node) {
    AvlNode<T> top = node.left;
    node.left = top.right;
    top.right = node;
    update(node);
    update(top);
    return top;
  }

  private AvlNode<T> turnLeft(AvlNode<T> node) {
    AvlNode<T> top = node.right;
    node.right = top.left;
    top.left = node;
    update(node);
    update(top);
    return top;
  }

  public void insertForgetsHeight(@NonNull T x) {
    root = insertForgetsHeight(x, root);
  }

  private AvlNode<T> insertForgetsHeight(T x, AvlNode<T> node) {
    if (node == null) return insert(x, null);
    int order = x.compareTo(node.element);
    if (order < 0) {
      node.left = insertForgetsHeight(x, node.left);
    } else if (order > 0) {
      node.right = insertForgetsHeight(x, node.right);
      return balance(node);
    }
    return node;
  }
}
