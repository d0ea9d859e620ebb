// bug: insert k=2 n=2 kind=AssertionError
//
// The skew heap of the examples with a wrong merge: into the left subtree, which becomes the right
// one too.
package planted.skewheap;

import java.util.NoSuchElementException;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

public class SkewHeap {
  private static final class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
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
    return isHeap(root, new NodeSet());
  }

  /** Are both heaps well-formed, and without a node in common? */
  boolean mergeable(SkewHeap rhs) {
    if (rhs == null) return false;
    NodeSet visited = new NodeSet();
    return isHeap(root, visited) && isHeap(rhs.root, visited);
  }

  /** Is the subtree ordered, and without a visited node? All its nodes become visited. */
  private static boolean isHeap(Node node, NodeSet visited) {
    if (node == null) return true;
    if (!visited.add(node)) return false;
    if (node.left != null && node.left.key < node.key) return false;
    if (node.right != null && node.right.key < node.key) return false;
    return isHeap(node.left, visited) && isHeap(node.right, visited);
  }

  public boolean isEmpty() {
    return root == null;
  }

  /** The least int. Throws NoSuchElementException if the heap is empty. */
  public int findMin() {
    if (root == null) throw new NoSuchElementException();
    return root.key;
  }

  @Ensures("leastIsAtMost")
  public void insert(int x) {
    root = merged(root, new Node(x));
  }

  /** Removes the least int and returns it. Throws NoSuchElementException if the heap is empty. */
  @Ensures("wasLeast")
  public int deleteMin() {
    int least = findMin();
    root = merged(root.left, root.right);
    return least;
  }

  /** Moves all that is in rhs here. */
  @Requires("mergeable")
  @Ensures("movedFrom")
  public void merge(@NonNull SkewHeap rhs) {
    if (rhs == this) return;
    root = merged(root, rhs.root);
    rhs.root = null;
  }

  private boolean leastIsAtMost(int x) {
    return findMin() <= x;
  }

  private boolean wasLeast(int removed) {
    return removed == Contract.old(() -> findMin()) && (isEmpty() || removed <= findMin());
  }

  private boolean movedFrom(SkewHeap rhs) {
    return rhs == this || rhs.isEmpty();
  }

  private static Node merged(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    return a.key <= b.key ? withMerged(a, b) : withMerged(b, a);
  }

  /** The top, with the other merged into its right subtree. Requires top.key <= other.key. */
  private static Node withMerged(Node top, Node other) {
    Node left = top.left;
    top.left = merged(left, other);  // planted: top.right
    top.right = left;
    return top;
  }
}
