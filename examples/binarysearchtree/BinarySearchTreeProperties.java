// What a map promises to those who use it: on every tree that satisfies the invariant.
package binarysearchtree;

import binarysearchtree.BinarySearchTree.Item;
import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class BinarySearchTreeProperties {
  private BinarySearchTreeProperties() {}

  @Property
  static void whatWasPutIsFound(@NonNull BinarySearchTree tree, int key, Item element) {
    Contract.assume(tree.wellFormed());
    tree.insert(key, element);
    assert tree.find(key) == element;
  }

  @Property
  static void puttingLeavesTheOthers(
      @NonNull BinarySearchTree tree, int key, Item element, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.insert(key, element);
    assert tree.find(other) == before;
  }

  @Property
  static void removingLeavesTheOthers(@NonNull BinarySearchTree tree, int key, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.remove(key);
    assert tree.find(other) == before;
  }
}
