// HashMap: collisions, tree bins, nulls, compute and merge, views, resizing.
package programs;

import java.util.HashMap;
import java.util.Map;

class HashMaps {
  record Key(int id) implements Comparable<Key> {
    @Override
    public int hashCode() {
      return id % 3;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(id, other.id);
    }
  }

  // run: words "the cat and the dog and the bird"
  // run: words "x"
  static String words(String text) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : text.split(" ")) counts.merge(word, 1, Integer::sum);
    int sum = 0;
    for (int count : counts.values()) sum += count * count;
    return counts + " " + sum;
  }

  // run: basics
  static String basics() {
    Map<String, Integer> map = new HashMap<>();
    Integer none = map.put("a", 1);
    Integer old = map.put("a", 2);
    map.put(null, 3);
    map.putIfAbsent("a", 9);
    map.putIfAbsent("b", null);
    return none + " " + old + " " + map.get("a") + map.get(null) + map.get("z") + map.get("b")
        + map.containsKey("b") + map.containsValue(3) + map.getOrDefault("c", 7)
        + map.remove("a") + map.size() + map;
  }

  // Thirty keys in three buckets: the bins become trees, and shrink again.
  // run: colliding 30
  // run: colliding 100
  static String colliding(int n) {
    Map<Key, Integer> map = new HashMap<>(64);
    for (int i = 0; i < n; i++) map.put(new Key(i), i * i);
    int found = 0;
    for (int i = 0; i < 2 * n; i++) if (map.containsKey(new Key(i))) found++;
    for (int i = 0; i < n; i += 2) map.remove(new Key(i));
    int sum = 0;
    for (var entry : map.entrySet()) sum += entry.getKey().id() ^ entry.getValue();
    return found + " " + map.size() + " " + sum;
  }

  // run: computing
  static String computing() {
    Map<Integer, String> map = new HashMap<>();
    for (int i = 0; i < 5; i++) map.computeIfAbsent(i % 3, k -> "v" + k);
    map.computeIfPresent(1, (k, v) -> null);
    map.compute(2, (k, v) -> v + k);
    map.compute(9, (k, v) -> v == null ? "new" : v);
    map.replaceAll((k, v) -> k + v);
    return map.toString() + map.keySet().remove(0) + map.values() + map.entrySet();
  }

  // run: resizing 1000
  static long resizing(int n) {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < n; i++) map.put(i * 31, i);
    long hash = 0;
    for (int key : map.keySet()) hash = hash * 17 + key;
    return hash + map.hashCode();
  }
}
