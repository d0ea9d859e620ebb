// bug: deleteMin k=2 n=3 kind=AssertionError
//
// The leftist heap of the examples with a swapped condition: the children change places where they
// should not, and stay where they should change.
package planted.leftistheap;

import java.util.NoSuchElementException;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

public class LeftistHeap {
  private static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int npl;

    Node(int key, Object element) {
      this.key = key;
      this.element = element;
    }
  }

  /** Something to put into the heap. */
  public static class Item {
    private final int number;

    public Item(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      return "#" + number;
    }
  }

  /** A few nodes. */
  private static final class NodeSet {
    private record Link(Node node, Link next) {}

    private Link first;

    /** Adds the node; false if it was there already. */
    boolean add(Node node) {
      for (Link link = first; link != null; link = link.next) {
        if (link.node == node) return false;
      }
      first = new Link(node, first);
      return true;
    }
  }

  private Node root;

  @Invariant
  boolean wellFormed() {
    return isLeftist(root, new NodeSet());
  }

  /** Are both heaps well-formed, and without a node in common? */
  boolean mergeable(LeftistHeap rhs) {
    if (rhs == null) return false;
    NodeSet visited = new NodeSet();
    return isLeftist(root, visited) && isLeftist(rhs.root, visited);
  }

  /** Is the subtree leftist, ordered, and without a visited node? All its nodes become visited. */
  private static boolean isLeftist(Node node, NodeSet visited) {
    if (node == null) return true;
    if (!visited.add(node)) return false;
    if (node.left != null && node.left.key < node.key) return false;
    if (node.right != null && node.right.key < node.key) return false;
    if (!isLeftist(node.left, visited) || !isLeftist(node.right, visited)) return false;
    return npl(node.left) >= npl(node.right) && node.npl == npl(node.right) + 1;
  }

  public boolean isEmpty() {
    return root == null;
  }

  /** An element with the least key; null if the heap is empty. */
  public Object findMin() {
    return root == null ? null : root.element;
  }

  /** The least key. Throws NoSuchElementException if the heap is empty. */
  public int leastKey() {
    if (root == null) throw new NoSuchElementException();
    return root.key;
  }

  @Ensures("leastIsAtMost")
  public void insert(int key, Item element) {
    root = merged(root, new Node(key, element));
  }

  /** Removes the element that findMin returns, and returns it; null if the heap is empty. */
  @Ensures("wasLeast")
  public Object deleteMin() {
    if (root == null) return null;
    Object removed = root.element;
    root = merged(root.left, root.right);
    return removed;
  }

  /** Moves all that is in rhs here. */
  @Requires("mergeable")
  @Ensures("movedFrom")
  public void merge(@NonNull LeftistHeap rhs) {
    if (rhs == this) return;
    root = merged(root, rhs.root);
    rhs.root = null;
  }

  private boolean leastIsAtMost(int key, Item element) {
    return leastKey() <= key;
  }

  private boolean wasLeast(Object removed) {
    return removed == Contract.old(() -> findMin())
        && (isEmpty() || Contract.old(() -> leastKey()) <= leastKey());
  }

  private boolean movedFrom(LeftistHeap rhs) {
    return rhs == this || rhs.isEmpty();
  }

  private static int npl(Node node) {
    return node == null ? -1 : node.npl;
  }

  private static Node merged(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    return a.key <= b.key ? withMerged(a, b) : withMerged(b, a);
  }

  /** The top, with the other merged into its right subtree. Requires top.key <= other.key. */
  private static Node withMerged(Node top, Node other) {
    top.right = merged(top.right, other);
    if (npl(top.left) > npl(top.right)) {  // planted: <
      Node left = top.left;
      top.left = top.right;
      top.right = left;
    }
    top.npl = npl(top.right) + 1;
    return top;
  }
}
