// Marking changes marks, and nothing else.
package gc;

import gc.GC.Cell;
import kukang.NonNull;
import kukang.Property;

class GCProperties {
  private GCProperties() {}

  @Property
  static void linksStay(@NonNull Cell root) {
    Cell left = root.left;
    Cell right = root.right;
    GC.mark(root);
    assert root.left == left && root.right == right;
  }

  @Property
  static void theRootIsMarked(@NonNull Cell root) {
    GC.mark(root);
    assert root.marked;
  }
}
