// Hash tables that were there before the call: they hold any keys, no two of them equal, and find
// what they hold.
package cases;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class FoundTables {
  static class Shelf {
    final HashMap<Integer, String> names = new HashMap<>();
    final HashSet<Integer> taken = new HashSet<>();
  }

  @Samples
  static Object[] tables() {
    Shelf shelf = new Shelf();
    shelf.names.put(1, "a");
    HashMap<Integer, Integer> nothing = new HashMap<>();
    nothing.put(null, null);
    return new Object[] {
      new HashMap<>(Map.of(1, 2, 3, 4)),
      new HashMap<>(Map.of(7, 7)),
      nothing,
      new HashSet<>(List.of(5, 6)),
      new HashSet<>(List.of(5, 6, 7)),
      new LinkedHashMap<>(Map.of(2, 1)),
      new LinkedHashSet<>(List.of(3, 1, 2)),
      new Hashtable<>(Map.of(1, 2)),
      shelf,
    };
  }

  @Holds
  static void whatIsPutIsFound(HashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    map.put(key, 5);
    assert map.get(key) == 5;
  }

  @Violated
  static void itGrows(HashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    int size = map.size();
    map.put(key, 5);
    assert map.size() == size + 1;
  }

  @Holds
  static void itGrowsByWhatWasNotThere(HashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    int size = map.size();
    boolean there = map.containsKey(key);
    map.put(key, 5);
    assert map.size() == (there ? size : size + 1);
  }

  @Violated
  static void nothingIsUnderSeven(HashMap<Integer, Integer> map) {
    if (map == null) return;
    assert map.get(7) == null;
  }

  @Violated
  static void noKeyIsNull(HashMap<Integer, Integer> map) {
    if (map == null) return;
    assert !map.containsKey(null);
  }

  @Holds
  static void itFindsEachKey(HashMap<Integer, Integer> map) {
    if (map == null) return;
    for (Integer key : map.keySet()) assert map.containsKey(key);
  }

  @Holds
  static void atMostOneKeyIsNull(HashMap<Integer, Integer> map) {
    if (map == null) return;
    int nulls = 0;
    for (Integer key : map.keySet()) nulls += key == null ? 1 : 0;
    assert nulls <= 1;
  }

  @Holds
  static void keysDiffer(HashSet<Integer> set) {
    if (set == null || set.size() != 2) return;
    Integer[] both = set.toArray(new Integer[0]);
    assert both[0] == null || !both[0].equals(both[1]);
  }

  @Violated
  static void theSumOfTwoIsSmall(HashSet<Integer> set) {
    if (set == null || set.size() != 2 || set.contains(null)) return;
    int sum = 0;
    for (Integer each : set) sum += each;
    assert sum != 11;
  }

  @Holds
  static void theOrderOfLinks(LinkedHashMap<Integer, Integer> map, int key) {
    if (map == null || map.isEmpty() || map.containsKey(key)) return;
    Integer first = map.keySet().iterator().next();
    map.put(key, 1);
    assert map.keySet().iterator().next() == first;
  }

  @Violated
  static void linksAreInOrder(LinkedHashSet<Integer> set) {
    if (set == null || set.contains(null)) return;
    int last = Integer.MIN_VALUE;
    for (int each : set) {
      assert last <= each;
      last = each;
    }
  }

  @Holds
  static void whatIsRemovedIsGone(HashSet<Integer> set, int element) {
    if (set == null) return;
    set.remove(element);
    assert !set.contains(element);
  }

  @Violated
  static void removingLeavesLess(HashSet<Integer> set, int element) {
    if (set == null) return;
    int size = set.size();
    set.remove(element);
    assert set.size() < size;
  }

  @Holds
  static void anyMap(Map<Integer, Integer> map, int key) {
    if (map == null) return;
    try {
      assert map.containsKey(key) || map.get(key) == null;
    } catch (NullPointerException e) {
      return; // an order may refuse null
    }
  }

  @Holds
  static void aShelf(Shelf shelf, int number) {
    if (shelf == null || shelf.names == null || shelf.taken == null) return;
    shelf.taken.add(number);
    shelf.names.remove(number);
    assert shelf.taken.contains(number) && !shelf.names.containsKey(number);
  }

  @Violated
  static void whatHasANameIsTaken(Shelf shelf) {
    if (shelf == null || shelf.names == null || shelf.taken == null) return;
    assert !shelf.names.containsKey(1) || shelf.taken.contains(1);
  }

  @Holds
  static void computedAndMerged(HashMap<Integer, Integer> map, int key) {
    if (map == null || map.get(key) == null) return;
    int before = map.get(key);
    map.merge(key, 1, Integer::sum);
    assert map.get(key) == before + 1;
  }

  @Violated
  static void absentIsComputed(HashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    assert map.computeIfAbsent(key, k -> 9) == 9;
  }

  @Holds
  static void anOldTable(Hashtable<Integer, Integer> map, int key) {
    if (map == null) return;
    boolean there = map.containsKey(key);
    Integer old = map.put(key, 5);
    assert there == (old != null) && map.get(key) == 5;
  }

  @Violated
  static void anOldTableIsEmpty(Hashtable<Integer, Integer> map, int key) {
    if (map == null) return;
    assert map.get(key) == null;
  }
}

class FoundTextTables {
  @Samples
  static Object[] tables() {
    return new Object[] {new HashMap<>(Map.of("x", 1)), new HashSet<>(Set.of("x"))};
  }

  @Holds
  static void textsByTheirCharacters(HashMap<String, Integer> map, String key) {
    if (map == null || key == null) return;
    map.put(key, 1);
    assert map.get(new String(key)) == 1;
  }

  @Violated
  static void xIsNotThere(HashSet<String> set) {
    if (set == null) return;
    assert !set.contains("x");
  }
}

class FoundEnumTables {
  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  @Samples
  static Object[] tables() {
    return new Object[] {new HashSet<>(Set.of(Colour.RED, Colour.BLUE))};
  }

  @Holds
  static void enumsAreFew(HashSet<Colour> set) {
    if (set == null || set.contains(null)) return;
    assert set.size() <= 3;
  }

  @Violated
  static void notAllColours(HashSet<Colour> set) {
    if (set == null) return;
    assert !set.contains(Colour.RED) || !set.contains(Colour.BLUE);
  }
}

class FoundRecordTables {
  record Pair(int a, int b) {}

  @Samples
  static Object[] tables() {
    return new Object[] {
      new HashMap<>(Map.of(new Pair(1, 2), 3)), new HashSet<>(Set.of(new Pair(0, 0)))
    };
  }

  @Holds
  static void pairsByWhatTheyHold(HashMap<Pair, Integer> map, int a, int b) {
    if (map == null) return;
    assert map.get(new Pair(a, b)) == map.get(new Pair(a, b));
  }

  @Violated
  static void noPairIsThere(HashSet<Pair> set, int a) {
    if (set == null) return;
    assert !set.contains(new Pair(a, a));
  }
}

class FoundKeyTables {
  /** Goes by its number, which can change. */
  static class Key {
    int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  @Samples
  static Object[] tables() {
    Key key = new Key(3);
    return new Object[] {new HashSet<>(Set.of(key)), new HashMap<>(Map.of(key, 1)), key};
  }

  @Holds
  static void aKeyAsItIs(HashSet<Key> set, Key key) {
    if (set == null || key == null || !set.contains(key)) return;
    assert !set.add(new Key(key.number));
  }

  @Violated(orUnknown = true)
  static void aKeyThatHasChangedIsFound(HashSet<Key> set, Key key) {
    if (set == null || key == null || !set.contains(key)) return;
    key.number++;
    assert set.contains(key);
  }

  @Violated(orUnknown = true)
  static void aKeyThatHasChangedBefore(HashSet<Key> set, Key key) {
    if (set == null || key == null) return;
    int number = key.number;
    key.number = 17;
    if (set.contains(key)) return;
    key.number = number;
    assert !set.contains(key) || set.size() > 3;
  }

  @Holds(orUnknown = true)
  static void keysThatWereEqualAtEntry(HashSet<Key> set, Key key) {
    if (set == null || key == null || set.size() != 1) return;
    key.number = 17;
    Key held = set.iterator().next();
    if (held == null || held == key) return;
    assert set.contains(new Key(held.number));
  }
}

class FoundNodeTables {
  static class Node {
    Node next;
  }

  @Samples
  static Object[] tables() {
    Node node = new Node();
    return new Object[] {new HashSet<>(Set.of(node)), new HashMap<>(Map.of("x", "y")), node, "x"};
  }

  @Holds
  static void nodesByIdentity(HashSet<Node> set, Node node) {
    if (set == null || node == null) return;
    node.next = node;
    boolean there = set.contains(node);
    assert set.add(node) != there;
  }

  @Violated
  static void noNodeIsThere(HashSet<Node> set, Node node) {
    if (set == null || node == null) return;
    assert !set.contains(node);
  }

  @Holds
  static void anythingByEquals(HashSet<Object> set, Object element) {
    if (set == null || element == set) return;
    set.add(element);
    assert set.contains(element);
  }

  @Violated
  static void nothingIsThere(HashMap<Object, Object> map, Object key) {
    if (map == null) return;
    assert map.get(key) == null;
  }
}

class FoundMapsOfMaps {
  @Samples
  static Object[] tables() {
    return new Object[] {new HashMap<>(Map.of(1, new HashMap<>(Map.of(2, 3))))};
  }

  @Holds
  static void mapsOfMaps(HashMap<Integer, HashMap<Integer, Integer>> map) {
    if (map == null) return;
    HashMap<Integer, Integer> inner = map.get(1);
    if (inner == null) return;
    inner.put(2, 3);
    assert map.get(1).get(2) == 3;
  }

  @Violated
  static void innerMapsAreSmall(HashMap<Integer, HashMap<Integer, Integer>> map) {
    if (map == null || map.get(1) == null) return;
    assert !map.get(1).containsKey(2);
  }
}
