// Arrays.sort over primitives and objects: sizes on both sides of its thresholds, stability.
package programs;

import java.util.Arrays;
import java.util.Comparator;

class ArraysSorting {
  private static int[] numbers(int n, int seed) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      seed = seed * 1664525 + 1013904223;
      a[i] = seed >> 8;
    }
    return a;
  }

  private static boolean isSorted(int[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) if (a[i - 1] > a[i]) return false;
    return true;
  }

  // run: ints 10 1
  // run: ints 50 2
  // run: ints 400 3
  // run: ints 0 4
  static String ints(int n, int seed) {
    int[] a = numbers(n, seed);
    Arrays.sort(a);
    return isSorted(a, 0, n) + " " + Arrays.hashCode(a) + (n > 0 ? " " + a[0] : "");
  }

  // run: patterns 300 0
  // run: patterns 300 1
  // run: patterns 300 2
  static String patterns(int n, int kind) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = kind == 0 ? i : kind == 1 ? n - i : i % 7;
    Arrays.sort(a);
    return isSorted(a, 0, n) + " " + Arrays.hashCode(a);
  }

  // run: range 20 5 15
  // run: range 20 15 5
  // run: range 20 0 21
  static String range(int n, int from, int to) {
    int[] a = numbers(n, 9);
    Arrays.sort(a, from, to);
    return isSorted(a, from, to) + " " + isSorted(a, 0, n);
  }

  record Item(int key, int order) {}

  // run: stable 10 3
  // run: stable 100 7
  static boolean stable(int n, int keys) {
    Item[] items = new Item[n];
    for (int i = 0; i < n; i++) items[i] = new Item(i * 31 % keys, i);
    Arrays.sort(items, Comparator.comparingInt(Item::key));
    for (int i = 1; i < n; i++) {
      Item a = items[i - 1], b = items[i];
      if (a.key() > b.key() || a.key() == b.key() && a.order() > b.order()) return false;
    }
    return true;
  }

  // run: others
  static String others() {
    double[] d = {3, -0.0, 0.0, Double.NaN, -1, 1e-300};
    char[] c = "sorting".toCharArray();
    String[] s = {"b", "B", "a", "\u00e9"};
    byte[] b = {5, -128, 127, 0};
    long[] l = {1L << 40, -1, 0};
    Arrays.sort(d);
    Arrays.sort(c);
    Arrays.sort(s);
    Arrays.sort(b);
    Arrays.sort(l);
    return Arrays.toString(d) + new String(c) + Arrays.toString(s) + b[0] + b[3] + l[0] + l[2];
  }
}
