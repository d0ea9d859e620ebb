// Changing a collection while it is iterated: noticed by most iterators, and when.
package programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class ConcurrentModification {
  // Removing the last but one element ends the loop unnoticed.
  // run: list 1
  // run: list 2
  // run: list 3
  // run: list 9
  static String list(int remove) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    int seen = 0;
    for (Integer x : list) {
      seen++;
      if (x == remove) list.remove(x);
    }
    return list + " " + seen;
  }

  // run: map
  static int map() {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < 5; i++) map.put(i, i);
    for (int key : map.keySet()) {
      if (key == 2) map.put(77, 7);
    }
    return map.size();
  }

  // run: replacing
  static String replacing() {
    Map<Integer, Integer> map = new HashMap<>(Map.of(1, 10));
    for (int key : map.keySet()) map.put(key, 11);
    return map.toString();
  }

  // run: throughIterator
  static String throughIterator() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    Iterator<Integer> it = list.iterator();
    while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
    try {
      it.remove();
    } catch (IllegalStateException e) {
      return list + " " + e.getMessage();
    }
    return "no exception";
  }

  // run: sublist
  static int sublist() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> part = list.subList(0, 2);
    list.add(4);
    return part.size();
  }

  // run: tree
  static void tree() {
    TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 1));
    map.put("b", 2);
    map.put("c", 3);
    for (String key : map.keySet()) map.remove("c");
  }

  // run: forEach
  static void forEach() {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    list.forEach(x -> list.add(x + 10));
  }
}
