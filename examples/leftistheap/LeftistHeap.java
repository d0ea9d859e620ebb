// A priority queue of elements with int keys, as a leftist heap (Crane, 1972).
//
// Invariant: no node has a key less than its parent's; each node knows its null path length (npl),
// the number of steps down to the nearest node that lacks a child, where the npl of no node at all
// is -1; and that of a left child is never less than that of the right one. So the way down to the
// right is short, and two heaps are merged along their right edges in logarithmic time.
//
// Equal keys are allowed, so neither keys nor npl keep a node from being reached in two ways: that
// the links make a tree is a part of the invariant of its own.
package leftistheap;

import java.util.NoSuchElementException;
import java.util.Random;
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
    if (!isLeftist(node.left, visited) || !isLeftist(node.right, visited)) return false;
    if (npl(node.left) < npl(node.right) || node.npl != npl(node.right) + 1) return false;
    return (node.left == null || node.left.key >= node.key)
        && (node.right == null || node.right.key >= node.key);
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
    if (npl(top.left) < npl(top.right)) {
      Node left = top.left;
      top.left = top.right;
      top.right = left;
    }
    top.npl = npl(top.right) + 1;
    return top;
  }

  // Demonstrations.

  /** Inserts and removes at random; shows what came out, and the heap. */
  // run: mixed 0 1 1L
  // run: mixed 1 1 1L
  // run: mixed 20 1 3L
  // run: mixed 40 8 7L
  // run: mixed 150 1000 -5L
  public static String mixed(int operations, int keys, long seed) {
    Random random = new Random(seed);
    LeftistHeap heap = new LeftistHeap();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      int key = random.nextInt(keys);
      if (random.nextInt(5) < 3) {
        heap.insert(key, new Item(i));
      } else {
        Object least = heap.findMin();
        if (heap.deleteMin() != least) throw new AssertionError("another minimum");
        log.append(least).append(' ');
      }
      heap.check();
    }
    return log + text(heap.root);
  }

  /** Merges a heap of random keys into another, which empties it; then takes all out in order. */
  // run: united 0 0 1L
  // run: united 1 0 1L
  // run: united 0 1 1L
  // run: united 9 5 2L
  // run: united 31 63 3L
  public static String united(int n, int m, long seed) {
    Random random = new Random(seed);
    LeftistHeap heap = random(n, random);
    LeftistHeap other = random(m, random);
    if (!heap.mergeable(other)) throw new AssertionError("not mergeable");
    heap.merge(other);
    heap.check();
    other.check();
    StringBuilder inOrder = new StringBuilder(text(heap.root));
    for (int count = 0; count < n + m; count++) {
      inOrder.append(' ').append(heap.deleteMin());
      heap.check();
    }
    return inOrder + " " + heap.isEmpty() + " " + other.isEmpty();
  }

  /** A heap merged with itself stays what it is. */
  // run: mergedWithItself 0
  // run: mergedWithItself 3
  public static String mergedWithItself(int n) {
    LeftistHeap heap = random(n, new Random(n));
    boolean allowed = heap.mergeable(heap);
    heap.merge(heap);
    heap.check();
    return text(heap.root) + " " + allowed;
  }

  // run: empty
  public static String empty() {
    LeftistHeap heap = new LeftistHeap();
    return heap.isEmpty() + " " + heap.findMin() + " " + heap.deleteMin() + " "
        + heap.mergeable(null);
  }

  /** Heaps that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "wrong npl"
  // run: malformed "not leftist"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    LeftistHeap heap = new LeftistHeap();
    for (int i = 0; i < 3; i++) heap.insert(5, new Item(i));
    switch (how) {
      case "unordered" -> heap.root.left.key = 4;
      case "wrong npl" -> heap.root.npl = 2;
      case "not leftist" -> {
        heap.root.left = null;
        heap.root.npl = 1;
      }
      case "shared" -> heap.root.right = heap.root.left;
      case "cyclic" -> heap.root.left.left = heap.root;
      default -> { }
    }
    return !heap.wellFormed();
  }

  private static LeftistHeap random(int n, Random random) {
    LeftistHeap heap = new LeftistHeap();
    for (int i = 0; i < n; i++) {
      int key = random.nextInt();
      heap.insert(key, new Item(key));
      heap.check();
    }
    return heap;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the heap is broken");
  }

  private static String text(Node node) {
    if (node == null) return ".";
    return "(" + text(node.left) + node.key + "/" + node.npl + text(node.right) + ")";
  }
}
