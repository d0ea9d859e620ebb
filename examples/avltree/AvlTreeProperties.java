// What a map promises to those who use it: on every tree that satisfies the invariant.
package avltree;

import avltree.AvlTree.Item;
import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class AvlTreeProperties {
  private AvlTreeProperties() {}

  @Property
  static void whatWasPutIsFound(@NonNull AvlTree tree, int key, Item element) {
    Contract.assume(tree.wellFormed());
    tree.insert(key, element);
    assert tree.find(key) == element;
  }

  @Property
  static void puttingLeavesTheOthers(@NonNull AvlTree tree, int key, Item element, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.insert(key, element);
    assert tree.find(other) == before;
  }

  @Property
  static void removingLeavesTheOthers(@NonNull AvlTree tree, int key, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.remove(key);
    assert tree.find(other) == before;
  }
}
