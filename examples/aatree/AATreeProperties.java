// What a map promises to those who use it: on every tree that satisfies the invariant.
package aatree;

import aatree.AATree.Item;
import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class AATreeProperties {
  private AATreeProperties() {}

  @Property
  static void whatWasPutIsFound(@NonNull AATree tree, int key, Item element) {
    Contract.assume(tree.wellFormed());
    tree.insert(key, element);
    assert tree.find(key) == element;
  }

  @Property
  static void puttingLeavesTheOthers(@NonNull AATree tree, int key, Item element, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.insert(key, element);
    assert tree.find(other) == before;
  }

  @Property
  static void removingLeavesTheOthers(@NonNull AATree tree, int key, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.find(other);
    tree.remove(key);
    assert tree.find(other) == before;
  }
}
