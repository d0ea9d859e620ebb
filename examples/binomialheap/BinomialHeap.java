// A priority queue of ints, as a binomial heap (Vuillemin, 1978): a list of trees of which no two
// have the same size, as no power of two occurs twice in a binary number.
//
// A binomial tree of degree d is a node that has d children, linked by sibling, the tops of
// binomial trees of degrees d-1, ..., 1, 0 in this order; so it has 2^d nodes.
//
// Invariant: the trees, linked by sibling too, are binomial, of ascending degree; no node has a key
// less than its parent's; and parent is the way up, null at the top of a tree. That a node has one
// parent and one degree is why none is met twice: the children of a node differ in their degrees.
package binomialheap;

import java.util.NoSuchElementException;
import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

public class BinomialHeap {
  private static final class Node {
    int key;
    int degree;
    Node parent;
    Node child;
    Node sibling;

    Node(int key) {
      this.key = key;
    }
  }

  private Node first;

  @Invariant
  boolean wellFormed() {
    int degree = -1;
    for (Node top = first; top != null; top = top.sibling) {
      if (top.degree <= degree || !isBinomial(top, null)) return false;
      degree = top.degree;
    }
    return true;
  }

  /** Is the node, below that parent, the top of an ordered binomial tree of the node's degree? */
  private static boolean isBinomial(Node node, Node parent) {
    if (node.parent != parent) return false;
    if (parent != null && node.key < parent.key) return false;
    Node child = node.child;
    for (int degree = node.degree - 1; degree >= 0; degree--) {
      if (child == null || child.degree != degree || !isBinomial(child, node)) return false;
      child = child.sibling;
    }
    return child == null;
  }

  /** Have both heaps, which are well-formed, no node in common? They would have the last tree. */
  boolean mergeable(BinomialHeap rhs) {
    return first == null || rhs.first == null || last(first) != last(rhs.first);
  }

  private static Node last(Node node) {
    while (node.sibling != null) node = node.sibling;
    return node;
  }

  public boolean isEmpty() {
    return first == null;
  }

  /** The least int. Throws NoSuchElementException if the heap is empty. */
  public int findMin() {
    return leastTop().key;
  }

  @Ensures("leastIsAtMost")
  public void insert(int x) {
    first = merged(first, new Node(x));
  }

  /** Removes the least int and returns it. Throws NoSuchElementException if the heap is empty. */
  @Ensures("wasLeast")
  public int deleteMin() {
    Node least = leastTop();
    first = merged(without(first, least), freed(least.child));
    return least.key;
  }

  /** Moves all that is in rhs here. */
  @Requires("mergeable")
  @Ensures("movedFrom")
  public void merge(@NonNull BinomialHeap rhs) {
    if (rhs == this) return;
    first = merged(first, rhs.first);
    rhs.first = null;
  }

  private boolean leastIsAtMost(int x) {
    return findMin() <= x;
  }

  private boolean wasLeast(int removed) {
    return removed == Contract.old(() -> findMin()) && (isEmpty() || removed <= findMin());
  }

  private boolean movedFrom(BinomialHeap rhs) {
    return rhs == this || rhs.isEmpty();
  }

  private Node leastTop() {
    if (first == null) throw new NoSuchElementException();
    Node least = first;
    for (Node top = first.sibling; top != null; top = top.sibling) {
      if (top.key < least.key) least = top;
    }
    return least;
  }

  /** The two lists of trees as one, as binary numbers are added: least degree first. */
  private static Node merged(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    if (a.degree < b.degree) return before(a, merged(a.sibling, b));
    if (b.degree < a.degree) return before(b, merged(a, b.sibling));
    Node rest = merged(a.sibling, b.sibling);
    return merged(before(joined(a, b), null), rest);
  }

  private static Node before(Node top, Node rest) {
    top.sibling = rest;
    return top;
  }

  /** The top of the tree that two trees of the same degree make together. */
  private static Node joined(Node a, Node b) {
    if (b.key < a.key) return joined(b, a);
    b.parent = a;
    b.sibling = a.child;
    a.child = b;
    a.degree++;
    return a;
  }

  /** The list without the tree, which is in it. */
  private static Node without(Node list, Node top) {
    return list == top ? top.sibling : before(list, without(list.sibling, top));
  }

  /** The children, turned into a list of trees: without a parent, and in the opposite order. */
  private static Node freed(Node child) {
    Node freed = null;
    while (child != null) {
      Node next = child.sibling;
      child.parent = null;
      freed = before(child, freed);
      child = next;
    }
    return freed;
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
    BinomialHeap heap = new BinomialHeap();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      if (heap.isEmpty() || random.nextInt(5) < 3) {
        heap.insert(random.nextInt(bound));
      } else {
        log.append(heap.deleteMin()).append(' ');
      }
      heap.check();
    }
    return log + text(heap.first);
  }

  /** Merges a heap of random ints into another, which empties it; then takes all out in order. */
  // run: united 0 0 1L
  // run: united 1 0 1L
  // run: united 0 1 1L
  // run: united 3 3 2L
  // run: united 9 5 2L
  // run: united 31 63 3L
  public static String united(int n, int m, long seed) {
    Random random = new Random(seed);
    BinomialHeap heap = random(n, random);
    BinomialHeap other = random(m, random);
    if (!heap.mergeable(other)) throw new AssertionError("not mergeable");
    heap.merge(other);
    heap.check();
    other.check();
    StringBuilder inOrder = new StringBuilder(text(heap.first));
    while (!heap.isEmpty()) {
      inOrder.append(' ').append(heap.deleteMin());
      heap.check();
    }
    return inOrder + " " + other.isEmpty();
  }

  // run: leastOfNone
  public static int leastOfNone() {
    return new BinomialHeap().deleteMin();
  }

  /** Heaps that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "a degree twice"
  // run: malformed "wrong degree"
  // run: malformed "a child too many"
  // run: malformed "a child too few"
  // run: malformed "wrong parent"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    BinomialHeap heap = new BinomialHeap();
    for (int i = 0; i < 5; i++) heap.insert(5);
    Node four = heap.first.sibling;
    switch (how) {
      case "unordered" -> four.child.key = 4;
      case "a degree twice" -> heap.first = before(new Node(5), heap.first);
      case "wrong degree" -> four.child.degree = 0;
      case "a child too many" -> {
        heap.first.child = new Node(5);
        heap.first.child.parent = heap.first;
      }
      case "a child too few" -> four.child.sibling = null;
      case "wrong parent" -> four.child.child.parent = four;
      case "shared" -> four.child.child = four.child.sibling;
      case "cyclic" -> four.sibling = heap.first;
      default -> { }
    }
    return !heap.wellFormed();
  }

  private static BinomialHeap random(int n, Random random) {
    BinomialHeap heap = new BinomialHeap();
    for (int i = 0; i < n; i++) {
      heap.insert(random.nextInt());
      heap.check();
    }
    return heap;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the heap is broken");
  }

  /** Each tree as its key and, in parentheses, its children. */
  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    for (; node != null; node = node.sibling) {
      text.append(node.key).append('(').append(text(node.child)).append(')');
    }
    return text.toString();
  }
}
