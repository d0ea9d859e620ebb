package others.trees;

import java.util.HashSet;
import java.util.Set;
import java.util.Stack;
import kukang.NonNull;

/** The same as RedBlackTree for whatever can be compared. */
public class GenericRedBlackTree<K extends Comparable<K>> {
  static final int RED = 0;
  static final int BLACK = 1;

  static class Node<K extends Comparable<K>> {
    K key;
    int color;
    Node<K> left;
    Node<K> right;
    Node<K> parent;
  }

  Node<K> root;

  public boolean isValid() {
    if (root == null) return true;
    if (root.parent != null || root.color != BLACK) return false;
    Set<Node<K>> visited = new HashSet<>();
    Stack<Node<K>> open = new Stack<>();
    visited.add(root);
    open.push(root);
    while (!open.empty()) {
      Node<K> node = open.pop();
      if (node.color != RED && node.color != BLACK) return false;
      if (!isChild(node, node.left, visited, open)) return false;
      if (!isChild(node, node.right, visited, open)) return false;
    }
    return blacks(root) >= 0 && isOrdered(root, null, null);
  }

  private boolean isChild(
      Node<K> node, Node<K> child, Set<Node<K>> visited, Stack<Node<K>> open) {
    if (child == null) return true;
    if (!visited.add(child) || child.parent != node) return false;
    if (node.color == RED && child.color == RED) return false;
    open.push(child);
    return true;
  }

  /** On all ways down, or -1 where they differ. */
  private static int blacks(Node<?> node) {
    if (node == null) return 0;
    int left = blacks(node.left);
    int right = blacks(node.right);
    return left < 0 || left != right ? -1 : left + node.color;
  }

  private boolean isOrdered(Node<K> node, Node<K> low, Node<K> high) {
    if (node == null) return true;
    if (node.key == null) return false;
    if (low != null && node.key.compareTo(low.key) <= 0) return false;
    if (high != null && node.key.compareTo(high.key) >= 0) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
  }

  public boolean contains(@NonNull K key) {
    Node<K> node = root;
    while (node != null) {
      int order = key.compareTo(node.key);
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

  public void insert(@NonNull K key) {
    Node<K> added = append(key);
    if (added == null) return;
    while (added != root && added.parent.color == RED) added = repair(added);
    root.color = BLACK;
  }

  /** The root may stay red. */
  public void insertLeavesRootRed(@NonNull K key) {
    Node<K> added = append(key);
    if (added == null) return;
    while (added != root && added.parent.color == RED) added = repair(added);
  }

  private Node<K> append(K key) {
    Node<K> parent = null;
    Node<K> node = root;
    int order = 0;
    while (node != null) {
      parent = node;
      order = key.compareTo(node.key);
      if (order < 0) {
        node = node.left;
      } else if (order > 0) {
        node = node.right;
      } else {
        return null;
      }
    }
    Node<K> added = new Node<>();
    added.key = key;
    added.color = RED;
    added.parent = parent;
    if (parent == null) {
      root = added;
    } else if (order < 0) {
      parent.left = added;
    } else {
      parent.right = added;
    }
    return added;
  }

  /** A red node whose parent is red, too: where there may be another such node afterwards. */
  private Node<K> repair(Node<K> node) {
    Node<K> parent = node.parent;
    Node<K> grandparent = parent.parent;
    boolean isLeft = parent == grandparent.left;
    Node<K> uncle = isLeft ? grandparent.right : grandparent.left;
    if (uncle != null && uncle.color == RED) {
      parent.color = BLACK;
      uncle.color = BLACK;
      grandparent.color = RED;
      return grandparent;
    }
    if (isLeft ? node == parent.right : node == parent.left) {
      turn(parent, isLeft);
      Node<K> former = parent;
      parent = node;
      node = former;
    }
    parent.color = BLACK;
    grandparent.color = RED;
    turn(grandparent, !isLeft);
    return node;
  }

  private void turn(Node<K> node, boolean toLeft) {
    Node<K> top = toLeft ? node.right : node.left;
    Node<K> inner = toLeft ? top.left : top.right;
    if (toLeft) {
      node.right = inner;
      top.left = node;
    } else {
      node.left = inner;
      top.right = node;
    }
    if (inner != null) inner.parent = node;
    top.parent = node.parent;
    if (node.parent == null) {
      root = top;
    } else if (node.parent.left == node) {
      node.parent.left = top;
    } else {
      node.parent.right = top;
    }
    node.parent = top;
  }
}
