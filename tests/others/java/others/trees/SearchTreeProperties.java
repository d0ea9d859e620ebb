package others.trees;

import kukang.Contract;
import kukang.Property;

/** Both invariants of a SearchTree say the same. */
final class SearchTreeProperties {
  private SearchTreeProperties() {}

  @Property
  static void whatIsATreeIsInRange(SearchTree tree) {
    Contract.assume(tree != null && tree.repOK());
    assert tree.isInRange();
  }

  @Property
  static void whatIsInRangeIsATree(SearchTree tree) {
    Contract.assume(tree != null && tree.isInRange());
    assert tree.repOK();
  }
}
