// Methods on lists, cyclic ones among them, most of which every bound cuts.
//
// bound: the bound that a method is compared under, then what is said, and whether end states are
// left out because it depends on the order in which objects are found whether they are within it.
package compared;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class Lists {
  static class Item {
    int weight;
  }

  static final class Node extends Item {
    int value;
    Node next;
    Node other;
    Item item;
  }

  private Node first;

  // Of what is the same nothing is found out, where nothing is put off.
  public static boolean deeplyEqual(Object a, Object b) {
    return Objects.deepEquals(a, b);
  }

  // bound n=2: agree-within-bounds
  public boolean contains(int value) {
    for (Node node = first; node != null; node = node.next) {
      if (node.value == value) return true;
    }
    return false;
  }

  // bound n=3: agree-within-bounds
  public void append(Node last) {
    Node node = first;
    while (node.next != null && node.value < node.next.value) node = node.next;
    node.next = last;
  }

  // bound n=2: agree-within-bounds
  public Node last() {
    Node node = first;
    while (node.next != null) node = node.next;
    return node;
  }

  // Cyclic lists use up the steps that there are, which is no bound on objects.
  // bound n=2: open
  public int size() {
    int size = 0;
    for (Node node = first; node != null; node = node.next) ++size;
    return size;
  }

  // Both ways to a null are the same but for the condition.
  // bound n=1: agree-within-bounds
  public static Node eitherWay(Node node, int number) {
    return number > 0 ? node.next : node.next;
  }

  // bound n=2: agree
  public static Item[] array(Item[] items, Node node) {
    if (items[0] != null) items[1] = node.next;
    return items;
  }

  // Where a table puts what has identity hash codes depends on when its keys were found.
  // bound n=3: agree
  public static Set<Node> both(Node node) {
    Set<Node> nodes = new HashSet<>();
    Node next = node.next, other = node.other;
    if (other == null || next == null) return nodes;
    if (other.value < next.value) nodes.add(other);
    nodes.add(next);
    return nodes;
  }

  // bound n=2: agree-within-bounds
  public static Map<Node, Node> paired(Node a, Node b) {
    Map<Node, Node> pairs = new HashMap<>();
    pairs.put(a, new Node());
    pairs.put(b, a.next);
    return pairs;
  }

  // What is two steps away from the node may be one step away as well.
  // bound k=2: agree-within-bounds, some are left out
  public static int farOrNear(Node node) {
    Node far = node.next.next, near = node.other;
    Node next = near.next;
    return next.value + far.value;
  }

  // An item that is found as such is no node more.
  // bound n=1: agree-within-bounds, some are left out
  public static int itemOrNode(Node node) {
    Item item = node.item;
    Node next = node.next;
    return next.value + item.weight;
  }
}
