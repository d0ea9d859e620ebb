package explored;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import kukang.Invariant;

/** Runs that never end, and some that seem so. */
public class Endless {
  Endless next;
  boolean flag;

  // --- loops ---

  static void spins() {
    while (true) {}
  }

  static void localsCycle() {
    for (int i = 0;; ) {
      i = (i + 1) % 5;
    }
  }

  static void aByteOverflows() {
    for (byte b = 0;; b++) {}
  }

  static int nested(int[] a) {
    for (int sum = 0;; sum = 0) {
      for (int i = 0; i < 40; i++) {
        sum += i;
      }
    }
  }

  static int unlessSeven(int x) {
    while (x != 7) {}
    return x;
  }

  static int walksARing() {
    Endless a = new Endless(), b = new Endless(), c = new Endless();
    a.next = b;
    b.next = c;
    c.next = a;
    int length = 0;
    for (Endless e = a; e != null; e = e.next) {
      length = 7;
    }
    return length;
  }

  static int walks(Endless head) {
    int found = 0;
    for (Endless e = head; e != null; e = e.next) {
      found = 1;
    }
    return found;
  }

  void toggles() {
    for (;;) {
      flag = !flag;
    }
  }

  static Object kept;

  static void makesGarbage() {
    for (;;) {
      int[] garbage = new int[3];
      garbage[1] = 5;
    }
  }

  static void replaces() {
    for (;;) {
      kept = new Object[] {new int[2], "text"};
    }
  }

  static void catches() {
    for (;;) {
      try {
        throw new IllegalStateException();
      } catch (IllegalStateException e) {
        kept = e;
      }
    }
  }

  static void rotates() {
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(1);
    queue.add(2);
    for (;;) {
      queue.add(queue.poll());
    }
  }

  static void looksUp() {
    Map<Object, Object> map = new HashMap<>();
    Object key = new Object();
    map.put(key, key);
    while (map.containsKey(key)) {}
  }

  synchronized void locks() {
    for (;;) {
      synchronized (this) {
        flag = true;
      }
    }
  }

  /** Spins where the capacity is below 0, as a real one did. */
  static class Cache {
    int capacity, size;

    void put() {
      while (size >= capacity) {
        evict();
      }
      size++;
    }

    private void evict() {
      size = 0;
    }
  }

  // --- recursion ---

  static int recurses() {
    return recurses();
  }

  static boolean even(int n, Endless of) {
    return odd(n, of);
  }

  static boolean odd(int n, Endless of) {
    return even(n, of);
  }

  static class Nested {
    Nested inner;

    int depth() {
      return inner == null ? 1 : 1 + inner.depth();
    }
  }

  // --- not to be told from these by equality ---

  static int deeper(int n) {
    return deeper(n + 1);
  }

  static int caught() {
    try {
      return caught();
    } catch (StackOverflowError e) {
      return 1;
    }
  }

  static void counts() {
    for (int i = 0;; i++) {}
  }

  static void grows() {
    Endless list = null;
    for (;;) {
      Endless longer = new Endless();
      longer.next = list;
      list = longer;
    }
  }

  // --- these end ---

  static int endsLate() {
    int sum = 0;
    for (int i = 0; i < 700_000; i++) {
      sum += i & 3;
    }
    return sum;
  }

  static int endsLateInAField() {
    Cache cache = new Cache();
    while (cache.size < 300_000) {
      cache.size++;
    }
    return cache.size;
  }

  static void endsByHash() {
    while (new Object().hashCode() % 1000 != 7) {}
  }

  static void endsInTime() {
    final long begin = System.nanoTime();
    while (System.nanoTime() - begin < 1_000_000) {}
  }

  static int endsByDepth() {
    return new Throwable().getStackTrace().length > 700 ? 1 : endsByDepth();
  }

  static void endsByCollection() {
    WeakReference<Object> weak = new WeakReference<>(new Object());
    while (weak.get() != null) {
      kept = new int[100];
    }
  }

  static void endsByRequest() {
    WeakReference<Object> weak = new WeakReference<>(new Object());
    while (weak.get() != null) {
      Runtime.getRuntime().gc();
    }
  }

  /** Every state is like the one before, but for the object that is looked for. */
  static int endsByIdentity() {
    Object[] ring = new Object[4000];
    for (int i = 0; i < ring.length; i++) {
      ring[i] = new Object();
    }
    final Object first = ring[0];
    do {
      Object last = ring[ring.length - 1];
      System.arraycopy(ring, 0, ring, 1, ring.length - 1);
      ring[0] = last;
    } while (ring[0] != first);
    return 1;
  }

  // --- contracts ---

  static class Ring {
    Ring next;
    int value;

    @Invariant
    boolean ends() {
      for (Ring r = next; r != null; r = r.next) {}
      return true;
    }

    int get() {
      return value;
    }
  }

  static class Deep {
    Deep next;

    @Invariant
    boolean ends() {
      return next == null || next.ends();
    }

    int get() {
      return 1;
    }
  }

  static class Initialized {
    static final int LIMIT;

    static {
      int limit = 1;
      while (limit > 0) {
        limit = 3 - limit;
      }
      LIMIT = limit;
    }

    int value;

    static int limit() {
      return LIMIT;
    }

    int get() {
      return value;
    }
  }

  static int usesInitialized(int x) {
    return x > 0 ? Initialized.LIMIT : x;
  }
}
