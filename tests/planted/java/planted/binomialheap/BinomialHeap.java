// bug: insert k=3 n=3 kind=AssertionError
//
// The binomial heap of the examples with a wrong merge: two trees become one of the next degree,
// but another of that degree may follow.
package planted.binomialheap;

import java.util.NoSuchElementException;
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
    return before(joined(a, b), rest);  // planted: merged, not only linked, with the rest
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
}
