// The final-class variant of Program 2. A FinalNode is not Tagged, and has no subclass that could
// be: so next is never the parameter. An Object, though, may turn out to be a FinalNode.
package program2;

import kukang.NonNull;

final class FinalNode {
  FinalNode next;
  int data;

  public boolean isNextObject(@NonNull Object node) {
    return this.next == node;
  }

  public boolean isNextTagged(@NonNull Tagged node) {
    return (Object) this.next == node;  // without the cast, the compiler knows it too
  }

  void nextObjectTypeHierarchy(@NonNull Object node) {
    if (!(node instanceof FinalNode)) {
      assert this.next != node;
    }
  }

  void nextIsNeverTagged(@NonNull Tagged node) {
    assert !isNextTagged(node);
  }
}
