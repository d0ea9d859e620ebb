// What static fields lead to through collections of the JDK's, a method may be given. What the JDK
// keeps for itself it is not.
package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class StaticCollections {
  static class Node {
    int value;
    Node next;
  }

  static class Shelf {
    final List<Integer> own = new ArrayList<>();
    final List<Integer> given;
    Node node;

    Shelf(List<Integer> given) {
      this.given = given;
    }
  }

  static final List<Integer> LIST = new ArrayList<>();
  static final List<List<Integer>> LISTS = new ArrayList<>();
  static final Map<String, List<Integer>> BY_NAME = new HashMap<>();
  static final Optional<List<Integer>> PERHAPS = Optional.of(new ArrayList<>());
  static final List<Node> NODES = new ArrayList<>();
  static final Set<Node> SET = new HashSet<>();
  static final Map<Node, Node> MAP = new HashMap<>();
  static final TreeMap<Integer, Node> TREE = new TreeMap<>();
  static final Deque<Node> DEQUE = new ArrayDeque<>();
  static final AtomicReference<Node[]> ARRAY = new AtomicReference<>(new Node[] {new Node()});
  static final Map<Integer, Integer> NUMBERS = new HashMap<>();

  static {
    LISTS.add(new ArrayList<>());
    BY_NAME.put("a", new ArrayList<>());
    NODES.add(new Node());
    SET.add(new Node());
    MAP.put(new Node(), new Node());
    TREE.put(1, new Node());
    DEQUE.add(new Node());
    NUMBERS.put(1, 2);
  }

  @Samples
  static Object[] samples() {
    Shelf shelf = new Shelf(LIST);
    shelf.node = NODES.get(0);
    return new Object[] {
      LIST, LISTS.get(0), BY_NAME.get("a"), PERHAPS.get(), NODES.get(0), SET.iterator().next(),
      MAP.keySet().iterator().next(), MAP.values().iterator().next(), TREE.get(1), DEQUE.peek(),
      ARRAY.get(), ARRAY.get()[0], NUMBERS.entrySet().iterator().next(), shelf
    };
  }

  @Violated
  static void isNotTheList(List<Integer> list) {
    if (list == null) return;
    int size = LIST.size();
    try {
      list.add(1);
    } catch (UnsupportedOperationException e) {
      return;
    }
    assert LIST.size() == size;
  }

  @Violated
  static void isNotInTheLists(List<Integer> list) {
    assert list == null || list != LISTS.get(0);
  }

  @Violated
  static void doesNotGrowInTheLists(ArrayList<Integer> list) {
    if (list == null) return;
    int size = LISTS.get(0).size();
    list.add(3);
    assert LISTS.get(0).size() == size;
  }

  @Violated
  static void hasNoName(List<Integer> list) {
    assert list == null || list != BY_NAME.get("a");
  }

  @Violated
  static void isNotPerhapsThere(List<Integer> list) {
    assert list == null || list != PERHAPS.get();
  }

  @Violated
  static void isNoneOfTheNodes(Node node) {
    assert node == null || !NODES.contains(node);
  }

  @Violated
  static void doesNotCountInTheNodes(Node node) {
    if (node == null) return;
    int value = NODES.get(0).value;
    node.value++;
    assert NODES.get(0).value == value;
  }

  @Violated(notReplayed = true) // where the set has it differs from run to run
  static void isNotInTheSet(Node node) {
    assert node == null || !SET.contains(node);
  }

  @Violated(notReplayed = true)
  static void isNoKey(Node node) {
    assert node == null || !MAP.containsKey(node);
  }

  @Violated(notReplayed = true)
  static void isNoValue(Node node) {
    assert node == null || !MAP.containsValue(node);
  }

  @Violated
  static void isNotInTheTree(Node node) {
    assert node == null || TREE.get(1) != node;
  }

  @Violated
  static void isNotInTheDeque(Node node) {
    assert node == null || DEQUE.peek() != node;
  }

  @Violated
  static void isNotTheArray(Node[] array) {
    assert array == null || array != ARRAY.get();
  }

  @Violated
  static void isNotInTheArray(Node node) {
    assert node == null || node != ARRAY.get()[0];
  }

  @Violated(unlessAssumed = "nobody else")
  static void isNoEntry(Map.Entry<Integer, Integer> entry) {
    if (entry == null) return;
    for (Map.Entry<Integer, Integer> each : NUMBERS.entrySet()) assert each != entry;
  }

  @Violated
  static void isNotWhatAnObjectWasGiven(Shelf shelf) {
    assert shelf == null || shelf.given == null || shelf.given != LIST;
  }

  @Violated
  static void isNotWhatAnObjectHas(Shelf shelf) {
    assert shelf == null || shelf.node == null || shelf.node != NODES.get(0);
  }

  @Holds
  static void isNotWhatAnObjectHasMade(Shelf shelf) {
    if (shelf == null) return;
    int size = LIST.size();
    shelf.own.add(1);
    assert LIST.size() == size && shelf.own != LIST && shelf.own != LISTS.get(0);
  }

  @Holds
  static void isNotItsArray(Object[] array) {
    if (array == null || array.length == 0) return;
    Node node = NODES.get(0);
    try {
      array[0] = null;
    } catch (ArrayStoreException e) {
      return;
    }
    assert NODES.get(0) == node;
  }

  @Holds
  static void isAnother(List<Integer> list) {
    if (list == null || list == LIST || list == LISTS.get(0)) return;
    int sizes = LIST.size() + LISTS.get(0).size();
    try {
      list.add(1);
    } catch (UnsupportedOperationException e) {
      return;
    }
    assert LIST.size() + LISTS.get(0).size() == sizes;
  }
}
