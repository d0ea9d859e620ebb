// The entries of maps that were there before the call: a program can have kept them, and what is
// assumed of that is said. What it cannot have, nodes and arrays, nobody else has.
package cases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.TreeMap;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class MapEntries {
  static class Holder {
    HashMap<Integer, Integer> map;
    TreeMap<Integer, Integer> tree;
    LinkedHashMap<Integer, Integer> linked;
    Hashtable<Integer, Integer> table;
    Map.Entry<Integer, Integer> entry;
    Object something;
  }

  private static Holder holding(Map<Integer, Integer> map) {
    Holder holder = new Holder();
    if (map instanceof Hashtable) holder.table = (Hashtable<Integer, Integer>) map;
    if (map instanceof TreeMap) holder.tree = (TreeMap<Integer, Integer>) map;
    if (map instanceof HashMap) holder.map = (HashMap<Integer, Integer>) map;
    if (map instanceof LinkedHashMap) holder.linked = (LinkedHashMap<Integer, Integer>) map;
    holder.entry = map.entrySet().iterator().next();
    holder.something = holder.entry;
    return holder;
  }

  @Samples
  static Object[] samples() {
    Map<Integer, Integer> one = Map.of(1, 2);
    Holder holder = holding(new HashMap<>(one));
    return new Object[] {
      holder, holder.map, holder.entry, holding(new TreeMap<>(one)),
      holding(new LinkedHashMap<>(one)), holding(new Hashtable<>(one))
    };
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotKept(Holder holder) {
    if (holder == null || holder.map == null || holder.entry == null) return;
    for (Map.Entry<Integer, Integer> each : holder.map.entrySet()) assert each != holder.entry;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotWhatWasFoundBefore(Holder holder) {
    if (holder == null || holder.entry == null || holder.map == null) return;
    Map.Entry<Integer, Integer> kept = holder.entry;
    for (Map.Entry<Integer, Integer> each : holder.map.entrySet()) assert kept != each;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotInATree(Holder holder) {
    if (holder == null || holder.tree == null || holder.entry == null) return;
    for (Map.Entry<Integer, Integer> each : holder.tree.entrySet()) assert each != holder.entry;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotLinked(Holder holder) {
    if (holder == null || holder.linked == null || holder.entry == null) return;
    for (Map.Entry<Integer, Integer> each : holder.linked.entrySet()) assert each != holder.entry;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotInATable(Holder holder) {
    if (holder == null || holder.table == null || holder.entry == null) return;
    for (Map.Entry<Integer, Integer> each : holder.table.entrySet()) assert each != holder.entry;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNotGiven(HashMap<Integer, Integer> map, Map.Entry<Integer, Integer> entry) {
    if (map == null || entry == null) return;
    for (Map.Entry<Integer, Integer> each : map.entrySet()) assert each != entry;
  }

  @Violated(unlessAssumed = "nobody else has the entries")
  static void isNoObjectThatIsGiven(HashMap<Integer, Integer> map, Object object) {
    if (map == null || object == null) return;
    for (Map.Entry<Integer, Integer> each : map.entrySet()) assert each != object;
  }

  @Violated(unlessAssumed = "the JDK's usual ones")
  static void doesNotWriteToTheMap(Holder holder) {
    if (holder == null || holder.map == null || holder.entry == null) return;
    Integer value = holder.map.get(1);
    if (value == null || holder.map.size() != 1) return;
    holder.entry.setValue(value + 1);
    assert holder.map.get(1).equals(value);
  }

  @Holds
  static void nodesAreItsOwn(HashMap<Integer, Integer> one, HashMap<Integer, Integer> other) {
    if (one == null || other == null || one == other) return;
    int size = other.size();
    one.put(9, 9);
    assert other.size() == size;
  }

  @Holds
  static void linksAreItsOwn(LinkedList<Integer> one, LinkedList<Integer> other) {
    if (one == null || other == null || one == other) return;
    int size = other.size();
    one.add(9);
    assert other.size() == size;
  }

  @Holds
  static void entriesDiffer(HashMap<Integer, Integer> one, HashMap<Integer, Integer> other) {
    if (one == null || other == null || one == other) return;
    for (Map.Entry<Integer, Integer> each : one.entrySet()) {
      for (Map.Entry<Integer, Integer> another : other.entrySet()) assert each != another;
    }
  }
}

class MapValues {
  @Samples
  static Object[] samples() {
    ArrayList<Integer> list = new ArrayList<>();
    HashMap<Integer, ArrayList<Integer>> map = new HashMap<>();
    map.put(1, list);
    map.put(2, list);
    HashMap<Integer, ArrayList<Integer>> other = new HashMap<>();
    other.put(1, list);
    return new Object[] {map, other, list};
  }

  @Violated
  static void isNotGiven(HashMap<Integer, ArrayList<Integer>> map, ArrayList<Integer> list) {
    assert map == null || list == null || map.get(1) != list;
  }

  @Violated
  static void isUnderOneKey(HashMap<Integer, ArrayList<Integer>> map) {
    assert map == null || map.get(1) == null || map.get(1) != map.get(2);
  }

  @Violated
  static void isInOneMap(
      HashMap<Integer, ArrayList<Integer>> one, HashMap<Integer, ArrayList<Integer>> other) {
    if (one == null || other == null || one == other || one.get(1) == null) return;
    assert one.get(1) != other.get(1);
  }
}
