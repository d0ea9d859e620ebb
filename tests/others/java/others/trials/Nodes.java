package others.trials;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Invariants that reject a node which was met before, or do not, in all sorts of ways. */
public class Nodes {
  static class Node {
    Node left;
    Node right;
    Node other;
    int key;
    long weight;
    boolean marked;
  }

  private Node root;

  /** Shares nodes, but has no cycle: that a set has a node already is no fault. */
  public boolean shares() {
    return isAcyclic(root, new HashSet<>(), new HashSet<>());
  }

  private static boolean isAcyclic(Node node, Set<Node> above, Set<Node> done) {
    if (node == null || done.contains(node)) return true;
    if (!above.add(node)) return false;
    if (!isAcyclic(node.left, above, done)) return false;
    above.remove(node);
    done.add(node);
    return true;
  }

  /** Counts how often a node is met again, and wants that to be once. */
  public boolean meetsOneAgain() {
    Set<Node> met = new LinkedHashSet<>();
    int again = 0;
    for (Node node = root; node != null && again < 2; node = node.left) {
      if (!met.add(node)) again++;
      if (again == 1) return met.size() == 2;
    }
    return false;
  }

  /** Marks what it has met in the nodes themselves. */
  public boolean marks() {
    for (Node node = root; node != null; node = node.left) {
      if (node.marked) return false;
      node.marked = true;
    }
    return true;
  }

  public boolean byIdentity() {
    Set<Node> met = Collections.newSetFromMap(new IdentityHashMap<>());
    return isTree(root, met) && met.size() < 4;
  }

  private static boolean isTree(Node node, Set<Node> met) {
    return node == null || met.add(node) && isTree(node.left, met) && isTree(node.right, met);
  }

  /** The table keeps in mind what it was asked for last. */
  public boolean keepsOrder() {
    Map<Node, Boolean> order = new LinkedHashMap<>(16, 0.75f, true);
    Set<Node> met = Collections.newSetFromMap(order);
    boolean again = false;
    for (Node node = root; node != null && !again; node = node.left) again = !met.add(node);
    if (!again) return met.size() < 3;
    return order.keySet().iterator().next() == root;
  }

  public boolean byTable() {
    Map<Node, Node> parents = new HashMap<>();
    for (Node node = root; node != null; node = node.left) {
      if (node.left != null && parents.containsKey(node.left)) return parents.get(node.left) == root;
      parents.put(node, node.left);
    }
    return true;
  }

  public boolean byList() {
    List<Node> met = new ArrayList<>();
    for (Node node = root; node != null; node = node.left) {
      if (met.contains(node)) return met.indexOf(node) == 1;
      met.add(node);
    }
    return met.size() != 2;
  }

  /** Numbers, the least of which may be met again. */
  public boolean byNumbers() {
    int steps = 0;
    for (Node node = root; node != null && steps < 4; node = node.left) {
      Node next = node.left;
      if (next == null) return true;
      if (next.key < node.key && next.weight >= node.weight) return false;
      if (next.weight > 5L * steps || next.key == 7) return false;
      steps++;
    }
    return steps < 4 || root.left.left == root;
  }

  /** Goes by what the nodes refer to, NULL included. */
  public boolean byReferences() {
    int steps = 0;
    for (Node node = root; node != null; node = node.left) {
      if (node.other == null && node != root) return false;
      if (node.other == node || ++steps > 3) return false;
      if (node.left != null && node.left.other != node) return node.left.other == root.other;
    }
    return true;
  }

  public boolean throwsWhenMetAgain() {
    Set<Node> met = new HashSet<>();
    for (Node node = root; node != null; node = node.left) {
      if (!met.add(node)) throw new IllegalStateException();
    }
    return true;
  }

  /** Does not end when a node is met again. */
  public boolean neverEnds() {
    Node node = root;
    while (node != null) node = node.left;
    return root == null || root.key != 2;
  }

  /** Says by a number what is wrong. */
  public boolean byFaults() {
    return fault(root, 0) == 0;
  }

  private static int fault(Node node, int depth) {
    if (node == null) return depth > 3 ? 1 : 0;
    if (depth > 4) return 2;
    if (node.key < depth) return -3;
    int left = fault(node.left, depth + 1);
    if (left == 2) return 0;
    return left != 0 ? left : node.key == 5 ? 1 : 0;
  }

  public void nothing() {}
}
