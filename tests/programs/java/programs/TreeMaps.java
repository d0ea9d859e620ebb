// TreeMap: order, navigation, submaps, deletion, comparators, descending views.
package programs;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

class TreeMaps {
  private static TreeMap<Integer, String> filled() {
    TreeMap<Integer, String> map = new TreeMap<>();
    for (int i = 0; i < 10; i++) map.put(i * 7 % 10 * 10, "v" + i);
    return map;
  }

  // run: navigate 45
  // run: navigate 50
  // run: navigate -5
  // run: navigate 1000
  static String navigate(int key) {
    TreeMap<Integer, String> map = filled();
    return map.floorKey(key) + " " + map.ceilingKey(key) + " " + map.lowerKey(key) + " "
        + map.higherEntry(key) + " " + map.get(key) + " " + map.firstKey() + map.lastEntry();
  }

  // run: views 20 60
  // run: views 60 20
  static String views(int low, int high) {
    TreeMap<Integer, String> map = filled();
    return map.headMap(low) + " " + map.tailMap(high, false) + " " + map.subMap(low, high).size()
        + map.descendingMap().firstKey() + map.descendingKeySet();
  }

  // run: deletions 40 50
  static String deletions(int from, int steps) {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    for (int i = 0; i < 100; i++) map.put(i * 37 % 101, i);
    for (int i = 0; i < steps; i++) map.remove((from + i * 13) % 101);
    long hash = 0;
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      hash = hash * 31 + entry.getKey() * 1000L + entry.getValue();
    }
    return map.size() + " " + hash + " " + map.pollFirstEntry() + map.pollLastEntry();
  }

  // run: comparators
  static String comparators() {
    TreeMap<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    map.put("b", 1);
    map.put("A", 2);
    map.put("B", 3);
    map.put("c", 4);
    TreeMap<String, Integer> reversed = new TreeMap<>(Comparator.reverseOrder());
    reversed.putAll(map);
    return map + " " + reversed + " " + map.containsKey("a");
  }

  // run: nullKey
  static void nullKey() {
    filled().put(null, "none");
  }

  // run: liveView
  static String liveView() {
    TreeMap<Integer, String> map = filled();
    Map<Integer, String> head = map.headMap(30);
    map.put(5, "new");
    head.remove(10);
    String text = head + " " + map.size();
    head.put(30, "outside");
    return text;
  }
}
