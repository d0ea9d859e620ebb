package others.trees;

import java.util.HashSet;
import java.util.Set;
import java.util.Stack;

/** A red-black tree as in a textbook: colours are ints, and nodes know their parents. */
public class RedBlackTree {
  static final int RED = 0;
  static final int BLACK = 1;

  static class Node {
    int key;
    int color;
    Node left;
    Node right;
    Node parent;
  }

  Node root;

  public boolean isValid() {
    if (root == null) return true;
    if (root.parent != null || root.color != BLACK) return false;
    Set<Node> visited = new HashSet<>();
    Stack<Node> open = new Stack<>();
    visited.add(root);
    open.push(root);
    while (!open.empty()) {
      Node node = open.pop();
      if (node.color != RED && node.color != BLACK) return false;
      if (!isChild(node, node.left, visited, open)) return false;
      if (!isChild(node, node.right, visited, open)) return false;
    }
    return blacks(root) >= 0 && isOrdered(root, null, null);
  }

  private static boolean isChild(Node node, Node child, Set<Node> visited, Stack<Node> open) {
    if (child == null) return true;
    if (!visited.add(child) || child.parent != node) return false;
    if (node.color == RED && child.color == RED) return false;
    open.push(child);
    return true;
  }

  /** On all ways down, or -1 where they differ. */
  private static int blacks(Node node) {
    if (node == null) return 0;
    int left = blacks(node.left);
    int right = blacks(node.right);
    return left < 0 || left != right ? -1 : left + node.color;
  }

  private static boolean isOrdered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
  }

  public boolean contains(int key) {
    Node node = root;
    while (node != null) {
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        return true;
      }
    }
    return false;
  }

  public void insert(int key) {
    Node added = append(key);
    if (added == null) return;
    while (added != root && added.parent.color == RED) added = repair(added);
    root.color = BLACK;
  }

  /** The root may stay red. */
  public void insertLeavesRootRed(int key) {
    Node added = append(key);
    if (added == null) return;
    while (added != root && added.parent.color == RED) added = repair(added);
  }

  private Node append(int key) {
    Node parent = null;
    Node node = root;
    while (node != null) {
      parent = node;
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        return null;
      }
    }
    Node added = new Node();
    added.key = key;
    added.color = RED;
    added.parent = parent;
    if (parent == null) {
      root = added;
    } else if (key < parent.key) {
      parent.left = added;
    } else {
      parent.right = added;
    }
    return added;
  }

  /** A red node whose parent is red, too: where there may be another such node afterwards. */
  private Node repair(Node node) {
    Node parent = node.parent;
    Node grandparent = parent.parent;
    boolean isLeft = parent == grandparent.left;
    Node uncle = isLeft ? grandparent.right : grandparent.left;
    if (uncle != null && uncle.color == RED) {
      parent.color = BLACK;
      uncle.color = BLACK;
      grandparent.color = RED;
      return grandparent;
    }
    if (isLeft ? node == parent.right : node == parent.left) {
      turn(parent, isLeft);
      Node former = parent;
      parent = node;
      node = former;
    }
    parent.color = BLACK;
    grandparent.color = RED;
    turn(grandparent, !isLeft);
    return node;
  }

  private void turn(Node node, boolean toLeft) {
    Node top = toLeft ? node.right : node.left;
    Node inner = toLeft ? top.left : top.right;
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
