// The interface variant of Program 2. No OpenNode is Tagged so far, but a subclass may be: so next
// may be the parameter, unless the classes that exist are known to be all there are.
package program2;

import kukang.NonNull;

class OpenNode {
  OpenNode next;
  int data;

  public boolean isNextTagged(@NonNull Tagged node) {
    return this.next == node;
  }

  void nextTaggedTypeHierarchy(@NonNull Tagged node) {
    if (!(node instanceof OpenNode)) {
      assert this.next != node;
    }
  }
}
