package search;

import kukang.Invariant;

/** Forks of all kinds: numbers, references, calls, handlers, recursion. */
class Various {
  Various left, right;
  int key;

  @Invariant
  boolean sorted() {
    return isBetween(this, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static boolean isBetween(Various node, long low, long high) {
    if (node == null) return true;
    if (node.key <= low || node.key >= high) return false;
    return isBetween(node.left, low, node.key) && isBetween(node.right, node.key, high);
  }

  void insert(int x) {
    Various node = this;
    while (x != node.key) {
      Various next = x < node.key ? node.left : node.right;
      if (next == null) {
        next = new Various();
        next.key = x;
        if (x < node.key) node.left = next;
        else node.right = next;
      }
      node = next;
    }
  }

  /** All paths are of the same length. */
  static int sums(int a, int b, int c, int d) {
    int sum = 0;
    if (a > 0) sum += 1;
    if (b > 0) sum += 2;
    if (c > 0) sum += 4;
    if (d > 0) sum += 8;
    return sum;
  }

  static int handled(int[] a, int i, Various v) {
    try {
      switch (a[i]) {
        case 1: return v.key;
        case 2: return 10 / v.key;
        default: return a[i + 1];
      }
    } catch (NullPointerException e) {
      return -1;
    } catch (ArithmeticException e) {
      return i > 3 ? -2 : -3;
    }
  }

  /** More heaps than anybody has room for. */
  static int count(Various v) {
    return v == null ? 0 : 1 + count(v.left) + count(v.right);
  }
}
