// Variable numbers of arguments: none, many, an array, null, and boxing into them.
package programs;

import java.util.Arrays;

class Varargs {
  private static int sum(int... numbers) {
    int sum = 0;
    for (int number : numbers) sum += number;
    return numbers.length * 1000 + sum;
  }

  private static String describe(String label, Object... rest) {
    return label + (rest == null ? "null" : rest.length + Arrays.toString(rest));
  }

  private static String pick(int x) {
    return "int";
  }

  private static String pick(Integer x) {
    return "Integer";
  }

  private static String pick(Object x) {
    return "Object";
  }

  private static String pick(int... x) {
    return "varargs";
  }

  // run: sums 1 2
  // run: sums -5 5
  static String sums(int a, int b) {
    return sum() + " " + sum(a) + " " + sum(a, b) + " " + sum(new int[] {a, b, a});
  }

  // run: objects
  static void objects() {
    System.out.println(describe("a"));
    System.out.println(describe("b", 1, "two", '3', 4L, null));
    System.out.println(describe("c", (Object[]) null));
    System.out.println(describe("d", (Object) null));
    System.out.println(describe("e", new String[] {"x", "y"}));
    System.out.println(describe("g", new int[] {1}).startsWith("g1"));
  }

  // run: picked
  static String picked() {
    byte b = 1;
    Integer boxed = 2;
    return pick(1) + " " + pick(b) + " " + pick(boxed) + " " + pick(1L) + " " + pick() + " "
        + pick(1, 2) + " " + pick('c') + " " + pick("s");
  }

  // run: matrix 3
  static int matrix(int n) {
    int[][] rows = rows(new int[] {n}, new int[] {n, n}, new int[0]);
    int count = 0;
    for (int[] row : rows) count += row.length;
    return count;
  }

  private static int[][] rows(int[]... rows) {
    return rows;
  }
}
