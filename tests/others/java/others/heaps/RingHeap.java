package others.heaps;

import java.util.HashSet;
import java.util.Set;

/** A heap of rings of trees, as a Fibonacci heap has them. */
public class RingHeap {
  static class Node {
    int cost;
    int degree;
    Node parent;
    Node child;
    Node left;
    Node right;
  }

  private Node least;
  private int size;

  public boolean repOK() {
    if (least == null) return size == 0;
    Set<Node> visited = new HashSet<>();
    if (!isRing(least, null, visited)) return false;
    for (Node n = least.right; n != least; n = n.right) {
      if (n.cost < least.cost) return false;
    }
    return visited.size() == size;
  }

  private static boolean isRing(Node start, Node parent, Set<Node> visited) {
    int length = 0;
    Node node = start;
    do {
      if (!visited.add(node)) return false;
      if (node.parent != parent) return false;
      if (parent != null && node.cost < parent.cost) return false;
      if (node.child == null ? node.degree != 0 : !isRing(node.child, node, visited)) return false;
      if (node.right == null || node.right.left != node) return false;
      node = node.right;
      length++;
    } while (node != start);
    return parent == null || parent.degree == length;
  }

  public void insert(int cost) {
    Node node = single(cost);
    if (least == null) {
      least = node;
      return;
    }
    node.right = least.right;
    node.left = least;
    least.right.left = node;
    least.right = node;
    if (cost < least.cost) least = node;
  }

  /** The least stays what it was. */
  public void insertKeepsLeast(int cost) {
    Node node = single(cost);
    if (least == null) {
      least = node;
      return;
    }
    node.right = least.right;
    node.left = least;
    least.right.left = node;
    least.right = node;
  }

  private Node single(int cost) {
    size++;
    Node node = new Node();
    node.cost = cost;
    node.left = node;
    node.right = node;
    return node;
  }
}
