package shaped;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.Set;
import kukang.Invariant;

/** Binary search trees with a size, as many write their invariants: with visited sets. */
public class Visited {
  static class Node {
    Node left, right;
    int key;
  }

  Node root;
  int size;

  @Invariant
  boolean repOK() {
    if (root == null) return size == 0;
    Set<Node> visited = new HashSet<>();
    visited.add(root);
    LinkedList<Node> work = new LinkedList<>();
    work.add(root);
    while (!work.isEmpty()) {
      Node current = work.removeFirst();
      if (current.left != null) {
        if (!visited.add(current.left)) return false;
        work.add(current.left);
      }
      if (current.right != null) {
        if (!visited.add(current.right)) return false;
        work.add(current.right);
      }
    }
    return visited.size() == size && isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static boolean isOrdered(Node node, long above, long below) {
    if (node == null) return true;
    return above < node.key && node.key < below && isOrdered(node.left, above, node.key)
        && isOrdered(node.right, node.key, below);
  }

  /** The same nodes, without keys, by a map from each to its parent. */
  public static class ByParents {
    Node root;

    @Invariant
    boolean isTree() {
      Map<Node, Node> parents = new IdentityHashMap<>();
      Deque<Node> work = new ArrayDeque<>();
      if (root != null) {
        parents.put(root, null);
        work.push(root);
      }
      while (!work.isEmpty()) {
        Node node = work.pop();
        for (Node child : new Node[] {node.left, node.right}) {
          if (child == null) continue;
          if (parents.containsKey(child)) return false;
          parents.put(child, node);
          work.push(child);
        }
      }
      return true;
    }
  }
}
