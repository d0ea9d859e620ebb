// Maps that go by identity and were there before the call.
package cases;

import java.util.IdentityHashMap;
import java.util.Map;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class FoundIdentities {
  static class Node {
    int number;

    Node(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Node && ((Node) other).number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  @Samples
  static Object[] maps() {
    Node node = new Node(1);
    IdentityHashMap<Node, Integer> twins = new IdentityHashMap<>();
    twins.put(node, 1);
    twins.put(new Node(1), 2);
    IdentityHashMap<Node, Integer> nothing = new IdentityHashMap<>();
    nothing.put(null, null);
    IdentityHashMap<Integer, Integer> boxes = new IdentityHashMap<>();
    boxes.put(5, 5);
    return new Object[] {node, twins, nothing, boxes, new IdentityHashMap<>()};
  }

  @Holds
  static void whatIsPutIsFound(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null) return;
    int size = map.size();
    boolean there = map.containsKey(node);
    map.put(node, 7);
    assert map.get(node) == 7 && map.size() == (there ? size : size + 1);
  }

  @Violated
  static void noNodeIsThere(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null || node == null) return;
    assert !map.containsKey(node);
  }

  @Violated
  static void equalsDoNotMeet(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null || node == null || !map.containsKey(node)) return;
    int equal = 0;
    for (Node each : map.keySet()) equal += node.equals(each) ? 1 : 0;
    assert equal == 1;
  }

  @Holds
  static void anEqualOneIsNotFound(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null || node == null) return;
    assert !map.containsKey(new Node(node.number));
  }

  @Holds
  static void changesDoNotMatter(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null || node == null) return;
    node.number++;
    boolean there = map.containsKey(node);
    node.number++;
    assert map.containsKey(node) == there;
  }

  @Violated
  static void nullIsNotThere(IdentityHashMap<Node, Integer> map) {
    if (map == null) return;
    assert !map.containsKey(null);
  }

  @Holds
  static void whatIsRemovedIsGone(IdentityHashMap<Node, Integer> map, Node node) {
    if (map == null) return;
    map.remove(node);
    assert !map.containsKey(node);
    for (Map.Entry<Node, Integer> each : map.entrySet()) assert each.getKey() != node;
  }

  @Violated(orUnknown = true) // the JVM shares boxes
  static void noFiveIsThere(IdentityHashMap<Integer, Integer> map) {
    if (map == null) return;
    assert !map.containsKey(5);
  }
}
