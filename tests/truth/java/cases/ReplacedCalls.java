// Calls that are replaced by what their methods promise: of all methods here that say what they
// assign. What they may have changed may also be found later, and what they give may be whatever
// they could have come by.
package cases;

import kukang.Assigns;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class ReplacedCalls {
  static class Node {
    Node next;
    Object item;
    int value;
  }

  static class Twin extends Node {
    Node twin;
  }

  interface Shape {}

  static class Circle implements Shape {
    Node middle;
  }

  static Node kept;

  @Samples
  static Object[] samples() {
    Node last = new Node();
    Node first = new Node();
    first.next = last;
    first.value = 3;
    last.value = 7;
    Twin twin = new Twin();
    twin.value = 3;
    return new Object[] {first, last, twin, new Circle()};
  }

  @Assigns("Node.next")
  static void link(Node from, Node to) {
    if (from != null) from.next = to;
  }

  @Assigns("Node.next")
  static void linkBehind(Node from, Node to) {
    if (from != null && from.next != null) from.next.next = to;
  }

  @Assigns("Node.next")
  static void linkNothing(Node node) {}

  @Assigns("Twin.twin")
  static void pair(Node one, Node other) {
    if (one instanceof Twin) ((Twin) one).twin = other;
  }

  @Assigns("Circle.middle")
  static void centre(Shape shape, Node node) {
    if (shape instanceof Circle) ((Circle) shape).middle = node;
  }

  @Assigns("Node.value")
  static void count(Node node) {
    if (node != null) node.value++;
  }

  @Assigns({})
  static Node same(Node node) {
    return node;
  }

  @Assigns({})
  static Node next(Node node) {
    return node == null ? null : node.next;
  }

  @Assigns("kept")
  static void keep(Node node) {
    kept = node;
  }

  @Assigns({})
  static Node kept() {
    return kept;
  }

  // --- what is found after the call ---

  @Violated(notReplayed = true)
  static void isNotLinked(Node node) {
    Node made = new Node();
    link(node, made);
    assert node == null || node.next != made;
  }

  @Violated(notReplayed = true)
  static void isNotLinkedBehind(Node node) {
    Node made = new Node();
    linkBehind(node, made);
    if (node == null || node.next == null) return;
    assert node.next.next != made;
  }

  @Violated(notReplayed = true)
  static void isNotLinkedTwice(Node node) {
    Node made = new Node();
    link(node, made);
    linkNothing(null);
    assert node == null || node.next != made;
  }

  @Violated(notReplayed = true)
  static void isNoTwinOfIt(Node node) {
    Node made = new Node();
    pair(node, made);
    assert !(node instanceof Twin) || ((Twin) node).twin != made;
  }

  @Violated(notReplayed = true)
  static void isNoTwinThoughItWasKnown(Node node) {
    if (node == null || node.value != 3) return;
    Node made = new Node();
    pair(node, made);
    assert !(node instanceof Twin) || ((Twin) node).twin != made;
  }

  @Violated(notReplayed = true)
  static void isNotItsMiddle(Shape shape) {
    Node made = new Node();
    centre(shape, made);
    assert !(shape instanceof Circle) || ((Circle) shape).middle != made;
  }

  @Holds
  static void isItsMiddleFromThenOn(Circle circle) {
    if (circle == null) return;
    centre(circle, new Node());
    Node middle = circle.middle;
    assert circle.middle == middle;
  }

  @Holds
  static void changesNothingElse(Node node) {
    if (node == null) return;
    int value = node.value;
    link(node, null);
    assert node.value == value;
  }

  // --- what a method could have come by ---

  @Violated(notReplayed = true)
  static void isNotTheSame() {
    Node made = new Node();
    assert same(same(made)) != made;
  }

  @Violated(orUnknown = true, notReplayed = true) // node is not decided when it is asked for
  static void isNotWhatIsStoredThere(Node node, Node holder) {
    if (holder == null) return;
    Node made = new Node();
    holder.next = made;
    assert next(node) != made;
  }

  @Holds(orUnknown = true)
  static void nothingIsBehindNothing(Node node, Node holder) {
    if (holder == null) return;
    Node made = new Node();
    holder.next = made;
    Node got = next(node);
    if (node == null) assert got != made;
  }

  @Violated(notReplayed = true)
  static void isNotKept() {
    Node made = new Node();
    keep(made);
    assert kept() != made;
  }

  @Holds
  static void isNotWhatNobodyHas(Node node) {
    Node made = new Node();
    assert same(node) != made && next(node) != made;
  }

  @Holds
  static void doesNotChangeWhatNobodyHas() {
    Node holder = new Node();
    Node made = new Node();
    holder.next = made;
    linkNothing(null);
    assert holder.next == made;
  }

  @Violated(notReplayed = true)
  static void doesNotStay() {
    Node holder = new Node();
    Node made = new Node();
    holder.next = made;
    linkNothing(holder);
    assert holder.next != made;
  }

  @Violated(notReplayed = true)
  static void stays() {
    Node holder = new Node();
    Node made = new Node();
    holder.next = made;
    link(holder, null);
    assert holder.next == made;
  }

  @Violated(notReplayed = true)
  static void isNoneOfThose(Node node, Node other) {
    if (node == null) return;
    assert same(node) != other;
  }
}
