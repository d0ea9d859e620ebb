// What disjoint sets promise to those who use them.
package unionfind;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class UnionFindProperties {
  private UnionFindProperties() {}

  @Property
  static void findingTwiceFindsTheSame(@NonNull UnionFind element) {
    Contract.assume(element.wellFormed());
    UnionFind found = element.find();
    assert element.find() == found && found.find() == found;
  }

  /** Finding the one shortens its way, and perhaps the other's; both stay where they were. */
  @Property
  static void findingMovesNothing(@NonNull UnionFind one, @NonNull UnionFind other) {
    Contract.assume(one.wellFormed() && other.wellFormed());
    boolean together = one.isTogetherWith(other);
    one.find();
    assert one.isTogetherWith(other) == together && other.wellFormed();
  }
}
