// An element of disjoint sets, as a forest (Galler and Fischer, 1964): all elements of a set have
// the same root, which stands for it. Ranks, and the compression of each way up that is gone, keep
// the ways short (Tarjan, 1975).
//
// Invariant: on the way up from an element the ranks rise. So it ends: at the root, which has no
// parent. An element knows nothing of what is below it; elements that meet on their ways up, or are
// the same, are in one set.
package unionfind;

import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

public class UnionFind {
  private UnionFind parent;
  private int rank;

  @Invariant
  boolean wellFormed() {
    for (UnionFind element = this; element.parent != null; element = element.parent) {
      if (element.parent.rank <= element.rank) return false;
    }
    return true;
  }

  /** The element that stands for the set which this one is in. */
  @Ensures("isRootAtOnce")
  public UnionFind find() {
    if (parent == null) return this;
    UnionFind root = root();
    for (UnionFind element = this; element != root; ) {
      UnionFind above = element.parent;
      element.parent = root;
      element = above;
    }
    return root;
  }

  /** Makes one set of that which this element is in and that which the other is in. */
  @Requires("canRise")
  @Ensures("isTogetherWith")
  public void union(@NonNull UnionFind other) {
    UnionFind a = find();
    UnionFind b = other.find();
    if (a == b) return;
    if (a.rank < b.rank) {
      a.parent = b;
    } else {
      b.parent = a;
      if (a.rank == b.rank) a.rank++;
    }
  }

  /** A root of rank r has at least 2^r elements in its set: nobody has that many. */
  private boolean canRise(UnionFind other) {
    return root().rank < Integer.MAX_VALUE;
  }

  private boolean isRootAtOnce(UnionFind found) {
    return found == Contract.old(() -> root()) && (found == this || found == parent);
  }

  boolean isTogetherWith(UnionFind other) {
    return root() == other.root();
  }

  private UnionFind root() {
    UnionFind root = this;
    while (root.parent != null) root = root.parent;
    return root;
  }

  // Demonstrations.

  /** Unites elements at random; shows the number of each one's root. */
  // run: united 1 0 1L
  // run: united 2 1 1L
  // run: united 8 4 2L
  // run: united 40 30 3L
  // run: united 40 200 -5L
  public static String united(int n, int unions, long seed) {
    Random random = new Random(seed);
    UnionFind[] elements = new UnionFind[n];
    for (int i = 0; i < n; i++) elements[i] = new UnionFind();
    for (int i = 0; i < unions; i++) {
      UnionFind a = elements[random.nextInt(n)];
      UnionFind b = elements[random.nextInt(n)];
      a.union(b);
      if (a.find() != b.find()) throw new AssertionError("still apart");
      for (UnionFind element : elements) element.check();
    }
    StringBuilder roots = new StringBuilder();
    for (UnionFind element : elements) {
      int number = 0;
      while (elements[number] != element.root()) number++;
      roots.append(number).append('/').append(element.rank).append(' ');
    }
    return roots.toString();
  }

  /** A long way up, made by hand, is short after it was gone once. */
  // run: compressed 1
  // run: compressed 2
  // run: compressed 20
  public static String compressed(int n) {
    UnionFind element = null;
    for (int i = n; i > 0; i--) {
      UnionFind above = element;
      element = new UnionFind();
      element.parent = above;
      element.rank = i;
    }
    element.check();
    UnionFind root = element.find();
    element.check();
    return root.rank + " " + (element == root || element.parent == root);
  }

  /** Forests that the invariant must refuse. */
  // run: malformed "its own parent"
  // run: malformed "cyclic"
  // run: malformed "not rising"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    UnionFind a = new UnionFind();
    UnionFind b = new UnionFind();
    a.union(b);
    switch (how) {
      case "its own parent" -> a.parent = a;
      case "cyclic" -> a.parent = b;
      case "not rising" -> b.rank = 1;
      default -> { }
    }
    return !b.wellFormed();
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("a rank does not rise");
  }
}
