// Maps and sets whose keys are partly known: what is found is what is equal, in whatever order.
package cases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Tables {
  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  record Pair(int a, int b) {}

  @Samples
  static Object[] texts() {
    return new Object[] {new String("x"), "Aa", Colour.RED, Colour.GREEN};
  }

  private static Map<Integer, Integer> oneAndTwo(int a, int b) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    return map;
  }

  @Holds(orUnknown = true)
  static void theLaterIsFound(int a, int b, int c) {
    Integer value = oneAndTwo(a, b).get(c);
    if (c == b) {
      assert value == 2;
    } else if (c == a) {
      assert value == 1;
    } else {
      assert value == null;
    }
  }

  @Violated
  static void theEarlierStays(int a, int b) {
    assert oneAndTwo(a, b).get(a) == 1;
  }

  @Holds(orUnknown = true)
  static void thereAreOneOrTwo(int a, int b) {
    assert oneAndTwo(a, b).size() == (a == b ? 1 : 2);
  }

  @Violated(orUnknown = true)
  static void theFirstAndTheThirdDiffer(int a, int b, int c) {
    if (a == b || b == c) return;
    Set<Integer> set = new HashSet<>();
    set.add(a);
    set.add(b);
    set.add(c);
    assert set.size() == 3;
  }

  @Holds
  static void onlyThatOneIsRemoved(int i) {
    Map<Integer, Integer> map = oneAndTwo(10, 20);
    map.remove(i);
    assert map.containsKey(10) == (i != 10) && map.containsKey(20) == (i != 20);
  }

  @Violated
  static void nothingIsRemoved(int i) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(17, 1);
    map.remove(i);
    assert map.size() == 1;
  }

  @Holds
  static void whatIsMissingIsZero(int i) {
    Map<Integer, Integer> map = oneAndTwo(3, 4);
    assert map.getOrDefault(i, 0) == (i == 3 ? 1 : i == 4 ? 2 : 0);
  }

  @Violated
  static void everythingIsMissing(int i) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(42, 1);
    assert map.getOrDefault(i, 0) == 0;
  }

  @Holds(orUnknown = true)
  static void sameOnesAreCountedTogether(int a, int b) {
    Map<Integer, Integer> counts = new HashMap<>();
    counts.merge(a, 1, Integer::sum);
    counts.merge(b, 1, Integer::sum);
    assert counts.get(a) == (a == b ? 2 : 1);
  }

  @Violated
  static void eachIsCountedOnce(int a, int b) {
    Map<Integer, Integer> counts = new HashMap<>();
    counts.merge(a, 1, Integer::sum);
    counts.merge(b, 1, Integer::sum);
    assert counts.get(b) == 1;
  }

  @Holds(orUnknown = true)
  static void sameOnesAreListedTogether(int a, int b) {
    Map<Integer, List<Integer>> lists = new HashMap<>();
    lists.computeIfAbsent(a, key -> new ArrayList<>()).add(1);
    lists.computeIfAbsent(b, key -> new ArrayList<>()).add(2);
    assert lists.get(b).size() == (a == b ? 2 : 1);
  }

  @Violated
  static void eachHasAListOfItsOwn(int a, int b) {
    Map<Integer, List<Integer>> lists = new HashMap<>();
    lists.computeIfAbsent(a, key -> new ArrayList<>()).add(1);
    lists.computeIfAbsent(b, key -> new ArrayList<>()).add(2);
    assert lists.size() == 2;
  }

  @Holds
  static void whatIsThereStays(int a, int b) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.putIfAbsent(b, 2);
    assert map.get(a) == 1;
  }

  @Violated
  static void whatIsPutIsThere(int a, int b) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.putIfAbsent(b, 2);
    assert map.get(b) == 2;
  }

  @Holds
  static void nothingIsAKey(Integer key) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(key, 1);
    assert map.containsKey(key) && map.get(key) == 1;
  }

  @Violated("NullPointerException")
  static void nothingIsAKeyOfATree(Integer key) {
    Map<Integer, Integer> map = new TreeMap<>();
    map.put(key, 1);
  }

  @Holds(orUnknown = true)
  static void theLeastComesFirst(int a, int b) {
    TreeMap<Integer, Integer> map = new TreeMap<>(oneAndTwo(a, b));
    assert map.firstKey() == Math.min(a, b) && map.lastKey() == Math.max(a, b);
  }

  @Violated
  static void whatIsPutFirstComesFirst(int a, int b) {
    if ((long) a - b > 1) return;
    TreeMap<Integer, Integer> map = new TreeMap<>();
    map.put(a, 1);
    map.put(b, 2);
    assert map.firstKey() == a;
  }

  @Holds
  static void theNextBelow(int i) {
    TreeMap<Integer, String> map = new TreeMap<>();
    map.put(10, "ten");
    map.put(20, "twenty");
    Integer below = map.floorKey(i);
    assert i < 10 ? below == null : below == (i < 20 ? 10 : 20);
  }

  @Violated
  static void thereIsOneBelow(int i) {
    if (i < 9) return;
    TreeMap<Integer, String> map = new TreeMap<>();
    map.put(10, "ten");
    assert map.floorKey(i) != null;
  }

  @Holds
  static void theOrderIsThatOfPutting(int a, int b) {
    Map<Integer, Integer> map = new LinkedHashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put(a, 3);
    assert map.keySet().iterator().next() == a;
  }

  @Violated
  static void whatWasFirstComesFirst(int i) {
    Map<Integer, Integer> map = new LinkedHashMap<>();
    map.put(1, 1);
    map.put(2, 2);
    map.remove(i);
    map.put(i, 3);
    assert map.keySet().iterator().next() == 1;
  }

  @Holds
  static void whatBothHave(int i) {
    Set<Integer> set = new HashSet<>(List.of(1, 2, 3));
    set.retainAll(List.of(i));
    assert set.size() == (i >= 1 && i <= 3 ? 1 : 0);
  }

  @Violated
  static void whatOnlyOneHas(int i) {
    Set<Integer> set = new HashSet<>(List.of(7));
    set.removeAll(List.of(i));
    assert !set.isEmpty();
  }

  @Holds
  static void whatEitherHas(int i) {
    Set<Integer> set = new HashSet<>(List.of(1, 2));
    set.addAll(List.of(i));
    assert set.size() == (i == 1 || i == 2 ? 2 : 3);
  }

  @Violated
  static void aTextIsNew(String s) {
    if (s == null) return;
    Set<String> set = new HashSet<>();
    set.add("go");
    assert set.add(s);
  }

  @Holds(orUnknown = true)
  static void textsOfTheSameHash(String s) {
    Map<String, Integer> map = new HashMap<>();
    map.put("Aa", 1);
    map.put("BB", 2);
    Integer value = map.get(s);
    if (value != null) assert s.equals(value == 1 ? "Aa" : "BB");
  }

  @Violated
  static void noTextIsTheSecondOfTheSameHash(String s) {
    Map<String, Integer> map = new HashMap<>();
    map.put("Aa", 1);
    map.put("BB", 2);
    assert map.getOrDefault(s, 0) != 2;
  }

  @Holds(orUnknown = true)
  static void theLaterTextIsFound(String s, String t) {
    if (s == null || t == null) return;
    Map<String, Integer> map = new HashMap<>();
    map.put(s, 1);
    map.put(t, 2);
    assert map.get(s) == (s.equals(t) ? 2 : 1);
  }

  @Violated(orUnknown = true)
  static void twoTextsAreTwo(String s, String t) {
    if (s == null || t == null || s == t) return;
    Set<String> set = new HashSet<>();
    set.add(s);
    assert set.add(t);
  }

  @Holds(orUnknown = true)
  static void recordsByTheirParts(int a, int b) {
    Map<Pair, Integer> map = new HashMap<>();
    map.put(new Pair(a, b), 1);
    assert map.containsKey(new Pair(b, a)) == (a == b);
  }

  @Violated
  static void recordsAreNew(int a, int b) {
    Map<Pair, Integer> map = new HashMap<>();
    map.put(new Pair(a, b), 1);
    assert map.put(new Pair(5, 7), 2) == null;
  }

  @Holds
  static void oneColourIsThere(Colour colour) {
    Map<Colour, Integer> map = new HashMap<>();
    map.put(Colour.RED, 1);
    assert map.containsKey(colour) == (colour == Colour.RED);
  }

  @Violated
  static void noColourIsThere(Colour colour) {
    Set<Colour> set = new HashSet<>();
    set.add(Colour.GREEN);
    assert !set.contains(colour);
  }

  @Holds(orUnknown = true)
  static void theSumOfAll(int a, int b) {
    int sum = 0;
    for (int value : oneAndTwo(a, b).values()) sum += value;
    assert sum == (a == b ? 2 : 3);
  }

  @Violated
  static void theSumIsThree(int a, int b) {
    int sum = 0;
    for (Map.Entry<Integer, Integer> entry : oneAndTwo(a, b).entrySet()) sum += entry.getValue();
    assert sum == 3;
  }

  @Holds(orUnknown = true)
  static void whatIsRemovedByTheWay(int a, int b) {
    Map<Integer, Integer> map = oneAndTwo(a, b);
    map.keySet().removeIf(key -> key == a);
    assert !map.containsKey(a) && map.size() == (a == b ? 0 : 1);
  }

  @Violated
  static void whatIsComputedStays(int i) {
    Map<Integer, Integer> map = oneAndTwo(12, 13);
    map.computeIfPresent(i, (key, value) -> value == 1 ? null : value);
    assert map.size() == 2;
  }
}
