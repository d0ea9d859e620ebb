// What a set promises to those who use it: on every tree that satisfies the invariant.
package redblacktree;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class RedBlackSetProperties {
  private RedBlackSetProperties() {}

  @Property
  static void addingLeavesTheOthers(@NonNull RedBlackSet set, int x, int other) {
    Contract.assume(set.wellFormed() && x != other);
    boolean before = set.contains(other);
    set.add(x);
    assert set.contains(other) == before;
  }

  @Property
  static void whatWasAddedCanBeRemoved(@NonNull RedBlackSet set, int x) {
    Contract.assume(set.wellFormed());
    set.add(x);
    assert set.remove(x) && !set.remove(x);
  }
}
