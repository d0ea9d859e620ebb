// A priority queue of ints, as a skew heap (Sleator and Tarjan, 1986): a leftist heap that keeps no
// books. Every merge exchanges the children along its way, and that keeps it short on average.
//
// Invariant: no node has a key less than its parent's, and the links make a tree. Equal keys are
// allowed, so that no node is reached in two ways must be seen to on its own.
package skewheap;

import java.util.NoSuchElementException;
import java.util.Random;
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
    top.left = merged(top.right, other);
    top.right = left;
    return top;
  }

  // Demonstrations.

  /** Inserts and removes at random; shows what came out, and the heap. */
  // run: mixed 0 1 1L
  // run: mixed 1 1 1L
  // run: mixed 20 1 3L
  // run: mixed 40 8 7L
  // run: mixed 150 1000 -5L
  public static String mixed(int operations, int bound, long seed) {
    Random random = new Random(seed);
    SkewHeap heap = new SkewHeap();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      if (heap.isEmpty() || random.nextInt(5) < 3) {
        heap.insert(random.nextInt(bound));
      } else {
        log.append(heap.deleteMin()).append(' ');
      }
      heap.check();
    }
    return log + text(heap.root);
  }

  /** Merges a heap of random ints into another, which empties it; then takes all out in order. */
  // run: united 0 0 1L
  // run: united 1 0 1L
  // run: united 0 1 1L
  // run: united 9 5 2L
  // run: united 31 63 3L
  public static String united(int n, int m, long seed) {
    Random random = new Random(seed);
    SkewHeap heap = random(n, random);
    SkewHeap other = random(m, random);
    if (!heap.mergeable(other)) throw new AssertionError("not mergeable");
    heap.merge(other);
    heap.check();
    other.check();
    StringBuilder inOrder = new StringBuilder(text(heap.root));
    while (!heap.isEmpty()) {
      inOrder.append(' ').append(heap.deleteMin());
      heap.check();
    }
    return inOrder + " " + other.isEmpty();
  }

  // run: leastOfNone
  public static int leastOfNone() {
    return new SkewHeap().deleteMin();
  }

  /** Heaps that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    SkewHeap heap = new SkewHeap();
    for (int i = 0; i < 3; i++) heap.insert(5);
    switch (how) {
      case "unordered" -> heap.root.left.key = 4;
      case "shared" -> heap.root.right = heap.root.left;
      case "cyclic" -> heap.root.left.left = heap.root;
      default -> { }
    }
    return !heap.wellFormed();
  }

  private static SkewHeap random(int n, Random random) {
    SkewHeap heap = new SkewHeap();
    for (int i = 0; i < n; i++) {
      heap.insert(random.nextInt());
      heap.check();
    }
    return heap;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the heap is broken");
  }

  private static String text(Node node) {
    return node == null ? "." : "(" + text(node.left) + node.key + text(node.right) + ")";
  }
}
