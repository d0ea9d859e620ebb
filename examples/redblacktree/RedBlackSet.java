// A set of ints, as the keys of a RedBlackTree, as java.util.TreeSet is one of a TreeMap.
//
// Invariant: that of the tree. What elements it has at its keys is of no concern.
package redblacktree;

import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class RedBlackSet {
  private final RedBlackTree map = new RedBlackTree();

  @Invariant
  boolean wellFormed() {
    return map != null && map.wellFormed();
  }

  public boolean isEmpty() {
    return map.isEmpty();
  }

  public boolean contains(int x) {
    return map.containsKey(x);
  }

  /** Adds x; false if it was there already. */
  @Ensures("added")
  public boolean add(int x) {
    if (contains(x)) return false;
    map.put(x, null);
    return true;
  }

  /** Removes x; false if it was not there. */
  @Ensures("removed")
  public boolean remove(int x) {
    if (!contains(x)) return false;
    map.remove(x);
    return true;
  }

  private boolean added(int x, boolean isNew) {
    return contains(x) && isNew != Contract.old(() -> contains(x));
  }

  private boolean removed(int x, boolean wasThere) {
    return !contains(x) && wasThere == Contract.old(() -> contains(x));
  }

  // Demonstrations.

  /** Adds and removes at random; shows what is in the end. */
  // run: mixed 0 1 1L
  // run: mixed 12 2 3L
  // run: mixed 150 30 -5L
  public static String mixed(int operations, int bound, long seed) {
    Random random = new Random(seed);
    RedBlackSet set = new RedBlackSet();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      int x = random.nextInt(bound);
      boolean wasThere = set.contains(x);
      boolean right = random.nextInt(5) < 3 ? set.add(x) != wasThere : set.remove(x) == wasThere;
      if (!right) throw new AssertionError("the answer is wrong");
      if (!set.wellFormed()) throw new AssertionError("the tree is broken");
    }
    for (int x = 0; x < bound; x++) log.append(set.contains(x) ? x + " " : "");
    return log + (set.isEmpty() ? "empty" : "not empty");
  }
}
