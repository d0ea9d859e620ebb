// What the methods of Program 2 and its variants answer when they are called.
package program2;

class Program2 {
  private Program2() {}

  // run: extended
  static String extended() {
    Node node = new Node();
    ExtendedNode extended = new ExtendedNode();
    boolean before = node.isNext(extended) || node.isNextObject(extended);
    node.next = extended;
    node.foo();
    node.nextObjectTypeHierarchy("no node");
    return before + " " + node.isNext(extended) + " " + node.isNextObject(extended);
  }

  /** A node may be its own next. */
  // run: itself
  static String itself() {
    ExtendedNode node = new ExtendedNode();
    node.next = node;
    return node.isNext(node) + " " + node.isNextObject(node);
  }

  // run: open
  static boolean open() {
    OpenNode node = new OpenNode();
    node.next = node;
    node.nextTaggedTypeHierarchy(new Tag());
    return node.isNextTagged(new Tag());
  }

  // run: finalOnes
  static String finalOnes() {
    FinalNode node = new FinalNode();
    node.next = node;
    node.nextObjectTypeHierarchy("no node");
    node.nextIsNeverTagged(new Tag());
    return node.isNextObject(node) + " " + node.isNextTagged(new Tag());
  }
}
