package others.trees;

import java.util.IdentityHashMap;
import java.util.Map;

/** A search tree whose nodes know their parents, and an iterator that needs no stack. */
public class ParentTree {
  static final class Vertex {
    Vertex parent, left, right;
    int key;
  }

  private Vertex root;
  private int count;

  boolean checkRep() {
    if (root != null && root.parent != null) return false;
    Map<Vertex, Boolean> met = new IdentityHashMap<>();
    if (!linked(root, met) || met.size() != count) return false;
    Vertex previous = null;
    for (Vertex v = first(); v != null; v = next(v)) {
      if (previous != null && previous.key >= v.key) return false;
      previous = v;
    }
    return true;
  }

  private static boolean linked(Vertex v, Map<Vertex, Boolean> met) {
    if (v == null) return true;
    if (met.put(v, true) != null) return false;
    if (v.left != null && v.left.parent != v) return false;
    if (v.right != null && v.right.parent != v) return false;
    return linked(v.left, met) && linked(v.right, met);
  }

  private Vertex first() {
    Vertex v = root;
    while (v != null && v.left != null) v = v.left;
    return v;
  }

  private static Vertex next(Vertex v) {
    if (v.right != null) {
      v = v.right;
      while (v.left != null) v = v.left;
      return v;
    }
    while (v.parent != null && v.parent.right == v) v = v.parent;
    return v.parent;
  }

  public int removeFirst() {
    return removeFirst(true);
  }

  /** What is moved up keeps its parent. */
  public int removeFirstLeavesParent() {
    return removeFirst(false);
  }

  private int removeFirst(boolean adopt) {
    Vertex least = first();
    if (least == null) return 0;
    if (least.parent == null) {
      root = least.right;
    } else {
      least.parent.left = least.right;
    }
    if (adopt && least.right != null) least.right.parent = least.parent;
    count--;
    return least.key;
  }
}
