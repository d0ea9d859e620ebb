// LinkedHashMap keeps the order of insertion, or of access; a small cache built on it.
package programs;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

class LinkedHashMaps {
  static class Cache<K, V> extends LinkedHashMap<K, V> {
    private final int limit;

    Cache(int limit) {
      super(16, 0.75f, true);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > limit;
    }
  }

  // run: insertion
  static String insertion() {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("z", 1);
    map.put("a", 2);
    map.put("m", 3);
    map.put("z", 4);
    map.remove("a");
    map.put("a", 5);
    return map.toString() + map.keySet() + map.values();
  }

  // run: cache 2
  // run: cache 3
  static String cache(int limit) {
    Cache<String, Integer> cache = new Cache<>(limit);
    cache.put("one", 1);
    cache.put("two", 2);
    cache.get("one");
    cache.put("three", 3);
    cache.getOrDefault("two", 0);
    cache.putIfAbsent("four", 4);
    return cache.toString();
  }

  // run: hits 3 "abcabcdabe"
  // run: hits 4 "abcabcdabe"
  static int hits(int limit, String requests) {
    Cache<Character, Boolean> cache = new Cache<>(limit);
    int hits = 0;
    for (char c : requests.toCharArray()) {
      if (cache.get(c) != null) hits++;
      else cache.put(c, true);
    }
    return hits;
  }

  // run: removing
  static String removing() {
    Map<Integer, Character> map = new LinkedHashMap<>();
    for (int i = 9; i > 0; i--) map.put(i * 7 % 10, (char) ('a' + i));
    Iterator<Map.Entry<Integer, Character>> it = map.entrySet().iterator();
    while (it.hasNext()) {
      Map.Entry<Integer, Character> entry = it.next();
      if (entry.getKey() % 2 == 0) it.remove();
      else entry.setValue((char) (entry.getValue() - 32));
    }
    return map.toString();
  }

  // run: distinct "mississippi"
  static String distinct(String text) {
    LinkedHashSet<Character> seen = new LinkedHashSet<>();
    for (char c : text.toCharArray()) seen.add(c);
    return seen.toString() + seen.contains('x');
  }
}
