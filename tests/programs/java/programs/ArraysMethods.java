// The static methods of Arrays: fill, copyOf, equals, hashCode, search, text, streams.
package programs;

import java.util.Arrays;
import java.util.List;

class ArraysMethods {
  // run: copies 5
  // run: copies 2
  // run: copies -1
  static String copies(int n) {
    int[] a = {1, 2, 3};
    String[] s = {"x", "y", "z"};
    return Arrays.toString(Arrays.copyOf(a, n)) + Arrays.toString(Arrays.copyOf(s, n));
  }

  // run: ranges 1 3
  // run: ranges 2 6
  // run: ranges 3 1
  // run: ranges 4 5
  static String ranges(int from, int to) {
    long[] a = {10, 20, 30};
    return Arrays.toString(Arrays.copyOfRange(a, from, to));
  }

  // run: fills
  static String fills() {
    char[] c = new char[4];
    Arrays.fill(c, '-');
    double[] d = new double[3];
    Arrays.fill(d, 1, 2, 2.5);
    int[] squares = new int[5];
    Arrays.setAll(squares, i -> i * i);
    return new String(c) + Arrays.toString(d) + Arrays.toString(squares);
  }

  // run: equality
  static String equality() {
    int[] a = {1, 2};
    int[][] deep = {{1}, {2, 3}, null};
    int[][] same = {{1}, {2, 3}, null};
    double[] nan = {Double.NaN, -0.0};
    return Arrays.equals(a, a.clone()) + " " + a.equals(a.clone()) + " " + Arrays.equals(deep, same)
        + " " + Arrays.deepEquals(deep, same) + " " + Arrays.deepHashCode(deep) + " "
        + Arrays.equals(nan, new double[] {Double.NaN, 0.0}) + " " + Arrays.hashCode(nan) + " "
        + Arrays.compare(a, new int[] {1, 3}) + Arrays.mismatch(a, new int[] {1, 3});
  }

  // run: search 30
  // run: search 35
  // run: search -1
  static int search(int key) {
    return Arrays.binarySearch(new int[] {10, 20, 30, 40}, key);
  }

  // run: texts
  static String texts() {
    Object[] nested = {1, new int[] {2, 3}, new Object[] {"a", null, new char[] {'x'}}};
    return Arrays.deepToString(nested) + Arrays.toString((int[]) null)
        + Arrays.toString(new boolean[] {true}) + Arrays.toString(new float[] {1.5f});
  }

  // run: selfContaining
  static String selfContaining() {
    Object[] loop = new Object[2];
    loop[0] = loop;
    loop[1] = List.of(1);
    return Arrays.deepToString(loop);
  }

  // run: streams 4
  static String streams(int n) {
    int[] a = {3, 1, 2, 9, 4};
    return Arrays.stream(a).limit(n).sum() + " " + Arrays.stream(a, 1, 3).max().getAsInt() + " "
        + Arrays.asList(1, 2).indexOf(2);
  }
}
