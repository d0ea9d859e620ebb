package others.heaps;

import java.util.HashSet;
import java.util.Set;

/** A forest of binomial trees, each twice as large as any before it or larger. */
public class BinomialHeap {
  static class Node {
    int key;
    int degree;
    Node parent;
    Node sibling;
    Node child;
  }

  private Node nodes;
  private int size;

  public boolean repOK() {
    Set<Node> visited = new HashSet<>();
    int previous = -1;
    for (Node tree = nodes; tree != null; tree = tree.sibling) {
      if (tree.degree <= previous || tree.parent != null) return false;
      if (!isBinomial(tree, visited)) return false;
      previous = tree.degree;
    }
    return visited.size() == size;
  }

  /** Its children have the degrees degree - 1, ..., 0. */
  private static boolean isBinomial(Node node, Set<Node> visited) {
    if (!visited.add(node)) return false;
    int degree = node.degree;
    for (Node child = node.child; child != null; child = child.sibling) {
      if (--degree != child.degree || child.parent != node || child.key < node.key) return false;
      if (!isBinomial(child, visited)) return false;
    }
    return degree == 0;
  }

  public void insert(int key) {
    Node added = new Node();
    added.key = key;
    size++;
    while (nodes != null && nodes.degree == added.degree) {
      Node other = nodes;
      nodes = other.sibling;
      added = other.key < added.key ? link(other, added) : link(added, other);
    }
    added.sibling = nodes;
    nodes = added;
  }

  private static Node link(Node top, Node below) {
    below.parent = top;
    below.sibling = top.child;
    top.child = below;
    top.sibling = null;
    top.degree++;
    return top;
  }

  /** Links once only. */
  public void insertLinksOnce(int key) {
    Node added = new Node();
    added.key = key;
    size++;
    if (nodes != null && nodes.degree == added.degree) {
      Node other = nodes;
      nodes = other.sibling;
      added = other.key < added.key ? link(other, added) : link(added, other);
    }
    added.sibling = nodes;
    nodes = added;
  }
}
