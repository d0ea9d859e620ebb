package others.trees;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.Set;
import kukang.NonNull;

/** The same as SearchTree for whatever can be compared. */
public class GenericSearchTree<T extends Comparable<T>> {
  static class Node<T extends Comparable<T>> {
    Node<T> left;
    Node<T> right;
    T value;
  }

  private Node<T> root;
  private int size;

  public boolean repOK() {
    if (root == null) return size == 0;
    if (!isTree()) return false;
    if (countNodes(root) != size) return false;
    return isOrdered(root, null, null);
  }

  private boolean isTree() {
    Set<Node<T>> visited = new HashSet<>();
    visited.add(root);
    LinkedList<Node<T>> toVisit = new LinkedList<>();
    toVisit.add(root);
    while (!toVisit.isEmpty()) {
      Node<T> current = toVisit.removeFirst();
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

  private int countNodes(Node<T> node) {
    if (node == null) return 0;
    return 1 + countNodes(node.left) + countNodes(node.right);
  }

  private boolean isOrdered(Node<T> node, T above, T below) {
    if (node.value == null) return false;
    if (above != null && node.value.compareTo(above) <= 0) return false;
    if (below != null && node.value.compareTo(below) >= 0) return false;
    if (node.left != null && !isOrdered(node.left, above, node.value)) return false;
    return node.right == null || isOrdered(node.right, node.value, below);
  }

  public boolean add(@NonNull T value) {
    if (!insert(value)) return false;
    size++;
    return true;
  }

  public boolean addForgetsSize(@NonNull T value) {
    return insert(value);
  }

  private boolean insert(T value) {
    Node<T> parent = null;
    Node<T> current = root;
    int order = 0;
    while (current != null) {
      order = value.compareTo(current.value);
      if (order == 0) return false;
      parent = current;
      current = order < 0 ? current.left : current.right;
    }
    Node<T> added = new Node<>();
    added.value = value;
    if (parent == null) {
      root = added;
    } else if (order < 0) {
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
    Node<T> parent = root;
    while (parent.left.left != null) parent = parent.left;
    parent.left = parent.left.right;
  }
}
