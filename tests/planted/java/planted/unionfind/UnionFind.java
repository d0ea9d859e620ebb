// bug: find k=1 n=2 kind=AssertionError
//
// The disjoint sets of the examples with a cycle: the compression goes one step too far, and makes
// the root its own parent.
package planted.unionfind;

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
    for (UnionFind element = this; element != null; ) {  // planted: root
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
}
