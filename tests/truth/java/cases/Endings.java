// Methods that do not end, and others that do.
package cases;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Endings {
  static class Node {
    Node next;
    int value;

    Node(Node next, int value) {
      this.next = next;
      this.value = value;
    }
  }

  @Samples
  static Object[] nodes() {
    Node end = new Node(null, 1);
    Node two = new Node(new Node(null, 2), 1);
    Node loop = new Node(null, 3);
    loop.next = loop;
    Node ring = new Node(new Node(null, 5), 4);
    ring.next.next = ring;
    return new Object[] {end, two, loop, ring, new Node(ring, 6)};
  }

  @Violated("diverges")
  static void forever() {
    while (true) {}
  }

  @Violated("diverges")
  static void untilSeven(int x) {
    while (x != 7) {}
  }

  @Holds
  static void tenTimes(int x) {
    int sum = 0;
    for (int i = 0; i < 10; i++) sum += x;
    assert sum == 10 * x;
  }

  @Violated("diverges")
  static Node lastOf(Node node) {
    if (node == null) return null;
    while (node.next != null) node = node.next;
    return node;
  }

  @Holds
  static Node lastOfThree(int x) {
    Node node = new Node(new Node(new Node(null, x), 2), 1);
    while (node.next != null) node = node.next;
    assert node.value == x;
    return node;
  }

  @Holds
  static boolean isCyclic(Node node) {
    Node slow = node;
    Node fast = node;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return true;
    }
    return false;
  }

  @Violated({"diverges", "StackOverflowError"})
  static int again(int x) {
    return again(x) + 1;
  }

  @Violated({"diverges", "StackOverflowError"})
  static boolean isEven(int x) {
    return x == 0 || isOdd(x);
  }

  static boolean isOdd(int x) {
    return x == 1 || isEven(x);
  }

  @Violated({"diverges", "StackOverflowError"})
  static int depth(Node node) {
    return node == null ? 0 : 1 + depth(node.next);
  }

  @Holds
  static int factorial(int n) {
    return n <= 1 || n > 10 ? 1 : n * factorial(n - 1);
  }

  @Violated("diverges")
  static int foundByHalves(int x) {
    int low = 0;
    int high = 8;
    while (low < high) {
      int middle = (low + high) / 2;
      if (x > middle) low = middle;
      else high = middle;
    }
    return low;
  }

  @Holds
  static int foundByHalvesForSure(int x) {
    int low = 0;
    int high = 8;
    while (low < high) {
      int middle = (low + high) / 2;
      if (x > middle) low = middle + 1;
      else high = middle;
    }
    assert low >= 0 && low <= 8;
    return low;
  }

  @Violated("diverges")
  static void evicted(int limit) {
    if (limit > 3) return;
    Deque<Integer> cache = new ArrayDeque<>();
    cache.add(1);
    cache.add(2);
    while (cache.size() > limit) cache.poll();
  }

  @Holds
  static void evictedToALimit(int limit) {
    if (limit < 0 || limit > 3) return;
    Deque<Integer> cache = new ArrayDeque<>();
    cache.add(1);
    cache.add(2);
    while (cache.size() > limit) cache.poll();
    assert cache.size() <= limit;
  }

  @Violated("diverges")
  static int stepsOf(boolean slow) {
    int step = slow ? 0 : 2;
    int at = 0;
    while (at < 10) at += step;
    return at;
  }

  @Holds
  static int stepsOfSome(int step) {
    if (step < 3 || step > 5) return 0;
    int at = 0;
    while (at < 10) at += step;
    assert at < 15;
    return at;
  }

  static boolean ready;

  @Violated("diverges")
  static void awaited(boolean b) {
    ready = b;
    while (!ready) {}
  }

  static class Same implements Iterator<String> {
    @Override
    public boolean hasNext() {
      return true;
    }

    @Override
    public String next() {
      return "same";
    }
  }

  @Violated("diverges")
  static boolean sought(boolean b) {
    Iterator<String> same = new Same();
    String wanted = b ? "same" : "other";
    while (same.hasNext()) {
      if (same.next() == wanted) return true;
    }
    return false;
  }

  @Holds
  static int bitsOf(int x) {
    if (x < 0 || x > 15) return 0;
    int bits = 0;
    for (int rest = x; rest != 0; rest &= rest - 1) bits++;
    assert bits <= 4;
    return bits;
  }
}
