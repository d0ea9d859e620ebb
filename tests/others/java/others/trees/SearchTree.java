package others.trees;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.Set;

/** A search tree whose author marks what was seen in a set, and keeps a list of what to visit. */
public class SearchTree {
  static class Node {
    Node left;
    Node right;
    int value;
  }

  private Node root;
  private int size;

  public boolean repOK() {
    if (root == null) return size == 0;
    if (!isTree()) return false;
    if (countNodes(root) != size) return false;
    return isOrdered(root, null, null);
  }

  private boolean isTree() {
    Set<Node> visited = new HashSet<>();
    visited.add(root);
    LinkedList<Node> toVisit = new LinkedList<>();
    toVisit.add(root);
    while (!toVisit.isEmpty()) {
      Node current = toVisit.removeFirst();
      if (current.left != null) {
        if (!visited.add(current.left)) return false;
        toVisit.add(current.left);
      }
      if (current.right != null) {
        if (!visited.add(current.right)) return false;
        toVisit.add(current.right);
      }
    }
    return true;
  }

  private int countNodes(Node node) {
    if (node == null) return 0;
    return 1 + countNodes(node.left) + countNodes(node.right);
  }

  private boolean isOrdered(Node node, Integer above, Integer below) {
    if (above != null && node.value <= above) return false;
    if (below != null && node.value >= below) return false;
    if (node.left != null && !isOrdered(node.left, above, node.value)) return false;
    return node.right == null || isOrdered(node.right, node.value, below);
  }

  /** The same trees, by what their values may be: what is in order has no cycles. */
  public boolean isInRange() {
    return size >= 0 && countWithin(root, Long.MIN_VALUE, Long.MAX_VALUE) == size;
  }

  private static int countWithin(Node node, long above, long below) {
    if (node == null) return 0;
    if (node.value <= above || node.value >= below) return Integer.MIN_VALUE;
    int left = countWithin(node.left, above, node.value);
    if (left < 0) return Integer.MIN_VALUE;
    int right = countWithin(node.right, node.value, below);
    return right < 0 ? Integer.MIN_VALUE : left + 1 + right;
  }

  public boolean add(int value) {
    if (!insert(value)) return false;
    size++;
    return true;
  }

  public boolean addForgetsSize(int value) {
    return insert(value);
  }

  private boolean insert(int value) {
    Node parent = null;
    Node current = root;
    while (current != null) {
      if (value == current.value) return false;
      parent = current;
      current = value < current.value ? current.left : current.right;
    }
    Node added = new Node();
    added.value = value;
    if (parent == null) {
      root = added;
    } else if (value < parent.value) {
      parent.left = added;
    } else {
      parent.right = added;
    }
    return true;
  }

  public void removeLeast() {
    if (root == null) return;
    size--;
    if (root.left == null) {
      root = root.right;
      return;
    }
    Node parent = root;
    while (parent.left.left != null) parent = parent.left;
    parent.left = parent.left.right;
  }

  /** Loses what is to the right of the least. */
  public void removeLeastLosesRight() {
    if (root == null) return;
    size--;
    if (root.left == null) {
      root = root.right;
      return;
    }
    Node parent = root;
    while (parent.left.left != null) parent = parent.left;
    parent.left = null;
  }
}
