// Concurrent tables that were there before the call. Their own code reads and writes the array by
// addresses.
package cases;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class FoundConcurrent {
  static class Counters {
    private final ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();

    void count(int what) {
      counts.merge(what, 1, Integer::sum);
    }

    void countAnew(int what) {
      counts.put(what, 1);
    }

    int of(int what) {
      return counts.getOrDefault(what, 0);
    }
  }

  @Samples
  static Object[] tables() {
    Counters counters = new Counters();
    counters.count(7);
    return new Object[] {
      new ConcurrentHashMap<>(Map.of(1, 2, 7, 8)), new ConcurrentHashMap<>(Map.of("x", 4)), counters
    };
  }

  @Holds
  static void onlyWhatIsNewIsAdded(ConcurrentHashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    int size = map.size();
    boolean isNew = map.putIfAbsent(key, 5) == null;
    assert map.size() == (isNew ? size + 1 : size);
  }

  @Violated
  static void itHasNoSeven(ConcurrentHashMap<Integer, Integer> map) {
    if (map == null) return;
    assert !map.containsKey(7);
  }

  @Holds
  static void whatIsRemovedIsGone(ConcurrentHashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    boolean there = map.containsKey(key);
    int size = map.size();
    assert (map.remove(key) != null) == there;
    assert !map.containsKey(key) && map.size() == (there ? size - 1 : size);
  }

  @Violated
  static void removingLeavesLess(ConcurrentHashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    int size = map.size();
    map.remove(key);
    assert map.size() < size;
  }

  @Holds
  static void itHoldsNoNull(ConcurrentHashMap<Integer, Integer> map) {
    if (map == null) return;
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      assert entry.getKey() != null && entry.getValue() != null;
    }
  }

  @Holds
  static void whatIsAbsentIsComputed(ConcurrentHashMap<Integer, Integer> map, int key) {
    if (map == null) return;
    boolean there = map.containsKey(key);
    int value = map.computeIfAbsent(key, k -> 9);
    assert there || value == 9;
    assert map.get(key) == value;
  }

  @Holds
  static void countersCount(Counters counters, int what) {
    if (counters == null || counters.counts == null) return;
    int before = counters.of(what);
    counters.count(what);
    assert counters.of(what) == before + 1;
  }

  @Violated
  static void countersForget(Counters counters, int what) {
    if (counters == null || counters.counts == null) return;
    int before = counters.of(what);
    counters.countAnew(what);
    assert counters.of(what) == before + 1;
  }

  @Violated
  static void xIsNotThere(ConcurrentHashMap<String, Integer> map) {
    if (map == null) return;
    assert !map.containsKey("x");
  }
}
