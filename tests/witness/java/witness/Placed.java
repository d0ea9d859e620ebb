// Hash tables that are part of the heap at the end: where they have put things differs from run to
// run, what they hold does not.
package witness;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

class Placed {
  static class Node {
    int key;
    Node next;
  }

  static class Bag {
    Object kept;
  }

  static class Own extends HashMap<Object, Object> {
    Object table; // not that of its superclass
  }

  // The updater holds where the JVM has put the field.
  static class Counted {
    static final AtomicIntegerFieldUpdater<Counted> NUMBER =
        AtomicIntegerFieldUpdater.newUpdater(Counted.class, "number");
    volatile int number;

    void count() {
      assert NUMBER.incrementAndGet(this) != 7;
    }
  }

  static class Filling {
    static void fill(Bag bag, Map<Object, Object> map, Node a, Node b) {
      map.put(a, b);
      map.put(b, "x");
      bag.kept = map;
    }

    static boolean given(Bag bag, Node a, Node b) {
      return bag != null && a != null && b != null;
    }

    static Collection<Object> both(Collection<Object> all, Node a, Node b) {
      all.add(a);
      all.add(b);
      return all;
    }
  }

  static void hashMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new HashMap<>(), a, b);
    assert a.key != 7;
  }

  static void ownMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Own own = new Own();
    own.table = a;
    Filling.fill(bag, own, a, b);
    assert a.key != 7;
  }

  static void linkedMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new LinkedHashMap<>(), a, b);
    assert a.key != 7;
  }

  static void hashtable(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new Hashtable<>(), a, b);
    assert a.key != 7;
  }

  static void identityMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new IdentityHashMap<>(), a, b);
    assert a.key != 7;
  }

  static void weakMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new WeakHashMap<>(), a, b);
    assert a.key != 7;
  }

  static void concurrentMap(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new ConcurrentHashMap<>(), a, b);
    assert a.key != 7;
  }

  static void hashSet(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    bag.kept = Filling.both(new HashSet<>(), a, b);
    assert a.key != 7;
  }

  static void linkedSet(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    bag.kept = Filling.both(new LinkedHashSet<>(), a, b);
    assert a.key != 7;
  }

  // One that has an order beside one that has none.
  static void linkedAndNot(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Filling.fill(bag, new HashMap<>(), a, b);
    Map<Object, Object> linked = new LinkedHashMap<>();
    linked.put("x", bag.kept);
    linked.put(a, b);
    linked.put(new Node(), null);
    bag.kept = linked;
    assert a.key != 7;
  }

  static void setOf(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b) || a == b) return;
    bag.kept = Set.of(a, b, "x");
    assert a.key != 7;
  }

  static void mapOf(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b) || a == b) return;
    bag.kept = Map.of(a, b, b, "x");
    assert a.key != 7;
  }

  static void setOfTexts(Bag bag) {
    if (bag == null) return;
    bag.kept = Set.of("a", "b", "c", "d");
    assert false;
  }

  static void madeOnTheWay(Bag bag, Node a) {
    if (bag == null || a == null) return;
    Set<Object> nodes = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      Node node = new Node();
      node.key = i % 3;
      node.next = i % 2 == 0 ? a : node;
      nodes.add(node);
    }
    bag.kept = nodes;
    assert a.key != 7;
  }

  static void removedAgain(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b) || a == b) return;
    Collection<Object> nodes = Filling.both(new HashSet<>(), a, b);
    nodes.remove(a);
    bag.kept = nodes;
    assert a.key != 7;
  }

  static void counted(Bag bag, Node a, Node b) {
    if (!Filling.given(bag, a, b)) return;
    Collection<Object> nodes = Filling.both(new HashSet<>(), a, b);
    bag.kept = nodes;
    assert nodes.size() == (a == b ? 1 : 2) && nodes.contains(a);
  }
}
