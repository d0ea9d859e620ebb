package nodes;

/** Program 2 of Deng, Lee and Robby, with two more subclasses and an interface. */
public class Node {
  Node next;
  int data;

  public boolean isNext(ExtendedNode node) {
    return this.next == node;
  }

  public boolean isNextObject(Object node) {
    return this.next == node;
  }

  void nextObjectTypeHierarchy(Object node) {
    if (!(node instanceof Node)) assert this.next != node;
  }
}

class ExtendedNode extends Node {}

final class LastNode extends Node implements Marked {}

abstract class AbstractNode extends Node {}

interface Marked {}

interface Unrelated {}
