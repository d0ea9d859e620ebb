package others.trees;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/** A search tree by keys that is a heap by priorities. */
public class Treap {
  static class Node {
    int key;
    int priority;
    Node less, more;
  }

  Node top;

  public boolean repOK() {
    Map<Node, Integer> depth = new HashMap<>();
    ArrayDeque<Node> queue = new ArrayDeque<>();
    if (top != null) {
      depth.put(top, 0);
      queue.addLast(top);
    }
    while (!queue.isEmpty()) {
      Node node = queue.removeFirst();
      for (Node child : new Node[] {node.less, node.more}) {
        if (child == null) continue;
        if (depth.containsKey(child) || child.priority < node.priority) return false;
        depth.put(child, depth.get(node) + 1);
        queue.addLast(child);
      }
    }
    return sorted(top, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private boolean sorted(Node node, long low, long high) {
    return node == null
        || low < node.key
            && node.key < high
            && sorted(node.less, low, node.key)
            && sorted(node.more, node.key, high);
  }

  public void put(int key, int priority) {
    top = put(top, key, priority, true);
  }

  public void putWithoutTurning(int key, int priority) {
    top = put(top, key, priority, false);
  }

  private static Node put(Node node, int key, int priority, boolean turns) {
    if (node == null) {
      Node added = new Node();
      added.key = key;
      added.priority = priority;
      return added;
    }
    if (key == node.key) return node;
    if (key < node.key) {
      node.less = put(node.less, key, priority, turns);
      if (!turns || node.less.priority >= node.priority) return node;
      Node up = node.less;
      node.less = up.more;
      up.more = node;
      return up;
    }
    node.more = put(node.more, key, priority, turns);
    if (!turns || node.more.priority >= node.priority) return node;
    Node up = node.more;
    node.more = up.less;
    up.less = node;
    return up;
  }
}
