package others.heaps;

import java.util.HashSet;
import java.util.Set;
import kukang.NonNull;

/** A heap of whatever can be compared; the way to the right is the shortest one out. */
public class LeftistHeap<T extends Comparable<T>> {
  static class Node<T extends Comparable<T>> {
    T least;
    Node<T> left;
    Node<T> right;
    int distance;
  }

  Node<T> root;

  public boolean repOk() {
    return root == null || isHeap(root, new HashSet<>());
  }

  private boolean isHeap(Node<T> node, Set<Node<T>> visited) {
    if (!visited.add(node) || node.least == null) return false;
    if (distance(node.left) < distance(node.right)) return false;
    if (node.distance != distance(node.right) + 1) return false;
    return isBelow(node, node.left, visited) && isBelow(node, node.right, visited);
  }

  private boolean isBelow(Node<T> node, Node<T> child, Set<Node<T>> visited) {
    if (child == null) return true;
    return isHeap(child, visited) && node.least.compareTo(child.least) <= 0;
  }

  private static int distance(Node<?> node) {
    return node == null ? 0 : node.distance;
  }

  public void add(@NonNull T element) {
    Node<T> single = new Node<>();
    single.least = element;
    single.distance = 1;
    root = merge(root, single, true);
  }

  public void addNeverSwaps(@NonNull T element) {
    Node<T> single = new Node<>();
    single.least = element;
    single.distance = 1;
    root = merge(root, single, false);
  }

  private Node<T> merge(Node<T> a, Node<T> b, boolean swaps) {
    if (a == null) return b;
    if (b == null) return a;
    if (a.least.compareTo(b.least) > 0) return merge(b, a, swaps);
    a.right = merge(a.right, b, swaps);
    if (swaps && distance(a.left) < distance(a.right)) {
      Node<T> moved = a.left;
      a.left = a.right;
      a.right = moved;
    }
    a.distance = distance(a.right) + 1;
    return a;
  }

  public T poll() {
    if (root == null) return null;
    T least = root.least;
    root = merge(root.left, root.right, true);
    return least;
  }
}
