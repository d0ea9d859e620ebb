// System.arraycopy and clone of arrays: overlap, conversions, bounds, failed element stores.
package programs;

import java.util.Arrays;

class ArrayCopies {
  // run: within 0 2 3
  // run: within 2 0 3
  // run: within 1 1 4
  // run: within 5 0 0
  // run: within 3 0 3
  // run: within -1 0 1
  // run: within 0 4 2
  // run: within 0 0 -1
  static int[] within(int from, int to, int length) {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, from, a, to, length);
    return a;
  }

  // run: references
  static String references() {
    Object[] from = {"a", "b", 3, "d"};
    String[] to = new String[4];
    try {
      System.arraycopy(from, 0, to, 0, 4);
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    return Arrays.toString(to);
  }

  // run: mismatch 0
  // run: mismatch 1
  // run: mismatch 2
  // run: mismatch 3
  static void mismatch(int kind) {
    Object ints = new int[2];
    Object longs = new long[2];
    switch (kind) {
      case 0 -> System.arraycopy(ints, 0, longs, 0, 1);
      case 1 -> System.arraycopy("text", 0, ints, 0, 1);
      case 2 -> System.arraycopy(null, 0, ints, 0, 1);
      default -> System.arraycopy(new String[1], 0, ints, 0, 1);
    }
  }

  // run: clones
  static String clones() {
    int[] a = {1, 2};
    int[] b = a.clone();
    b[0] = 9;
    int[][] deep = {{1}, {2}};
    int[][] shallow = deep.clone();
    shallow[0][0] = 7;
    shallow[1] = new int[] {8};
    String[] s = {"x"};
    return a[0] + " " + b[0] + Arrays.deepToString(deep) + Arrays.deepToString(shallow)
        + (s.clone()[0] == s[0]) + new char[] {'q'}.clone().length;
  }

  // run: insert 2 99
  // run: insert 0 -1
  // run: insert 6 1
  static String insert(int at, int value) {
    int[] a = {10, 20, 30, 40, 50};
    int[] grown = new int[a.length + 1];
    System.arraycopy(a, 0, grown, 0, at);
    grown[at] = value;
    System.arraycopy(a, at, grown, at + 1, a.length - at);
    return Arrays.toString(grown);
  }
}
