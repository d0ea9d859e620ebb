// What a map promises to those who use it: on every tree that satisfies the invariant.
package redblacktree;

import redblacktree.RedBlackTree.Item;
import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class RedBlackTreeProperties {
  private RedBlackTreeProperties() {}

  @Property
  static void whatWasPutIsFound(@NonNull RedBlackTree tree, int key, Item element) {
    Contract.assume(tree.wellFormed());
    tree.put(key, element);
    assert tree.get(key) == element;
  }

  @Property
  static void puttingLeavesTheOthers(@NonNull RedBlackTree tree, int key, Item element, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.get(other);
    tree.put(key, element);
    assert tree.get(other) == before;
  }

  @Property
  static void removingLeavesTheOthers(@NonNull RedBlackTree tree, int key, int other) {
    Contract.assume(tree.wellFormed() && key != other);
    Object before = tree.get(other);
    tree.remove(key);
    assert tree.get(other) == before;
  }

  @Property
  static void noKeyIsAfterTheLast(@NonNull RedBlackTree tree, int key) {
    Contract.assume(tree.wellFormed() && tree.containsKey(key));
    assert key <= tree.lastKey() && tree.containsKey(tree.lastKey());
  }
}
