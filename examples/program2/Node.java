// Program 2 of Deng, Lee and Robby, "Efficient and formal generalized symbolic execution": which
// objects an unknown field may lead to depends on subtypes.
//
// - isNext: next, a Node, may be the parameter, since every ExtendedNode is a Node.
// - isNextObject: it may be the parameter again, since an Object that nobody has looked at yet may
//   turn out to be a Node.
// - nextObjectTypeHierarchy: it cannot be, once the parameter is known to be no Node. As printed,
//   the parameter may also be null, which is no Node either but may be what next is; not here.
package program2;

import kukang.NonNull;

class Node {
  Node next;
  int data;

  public boolean isNext(@NonNull ExtendedNode node) {
    return this.next == node;
  }

  public boolean isNextObject(@NonNull Object node) {
    return this.next == node;
  }

  void foo() {
    Node n1 = new Node();
    ExtendedNode en = new ExtendedNode();
    n1.next = en;
    assert n1.isNext(en);
    assert n1.isNextObject(en);
  }

  void nextObjectTypeHierarchy(@NonNull Object node) {
    if (!(node instanceof Node)) {
      assert this.next != node;
    }
  }
}
