package explored;

import java.util.LinkedHashMap;
import java.util.Map;

/** What people write for a cache: the eldest entry goes when there are too many. */
class Caches extends LinkedHashMap<Integer, String> {
  private final int limit;

  Caches(int limit) {
    super(16, 0.75f, true);
    this.limit = limit;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
    return size() > limit;
  }

  static void theEldestGoes(int a, int b, int c) {
    Caches cache = new Caches(2);
    cache.put(a, "a");
    cache.put(b, "b");
    cache.put(c, "c");
    assert cache.size() <= 2 && cache.containsKey(c);
    assert a == b || a == c || b == c || !cache.containsKey(a);
  }

  // Where all three are different, the second is gone.
  static void theSecondStays(int a, int b, int c) {
    Caches cache = new Caches(2);
    cache.put(a, "a");
    cache.put(b, "b");
    cache.get(a);
    cache.put(c, "c");
    assert cache.containsKey(b);
  }
}
