// Every comparison of two ints and of an int with zero, as a branch and as a value.
package programs;

class IntComparisons {
  // run: two 1 2
  // run: two 2 1
  // run: two 3 3
  // run: two -2147483648 2147483647
  static String two(int a, int b) {
    String s = "";
    if (a < b) s += " <";
    if (a <= b) s += " <=";
    if (a > b) s += " >";
    if (a >= b) s += " >=";
    if (a == b) s += " ==";
    if (a != b) s += " !=";
    boolean less = a < b;
    boolean notLess = !(a < b);
    return s + less + notLess + (a == b) + (a != b);
  }

  // run: zero 0
  // run: zero 5
  // run: zero -5
  static String zero(int a) {
    String s = "";
    if (a < 0) s += " <";
    if (a <= 0) s += " <=";
    if (a > 0) s += " >";
    if (a >= 0) s += " >=";
    if (a == 0) s += " ==";
    if (a != 0) s += " !=";
    return s;
  }

  // run: median 1 2 3
  // run: median 3 1 2
  // run: median 2 3 1
  // run: median 5 5 1
  static int median(int a, int b, int c) {
    if (a > b) {
      int t = a;
      a = b;
      b = t;
    }
    if (b > c) b = c;
    return a > b ? a : b;
  }

  // The difference overflows: this comparison is wrong for distant numbers, and must be.
  // run: byDifference 2147483647 -1
  // run: byDifference -2147483648 1
  // run: byDifference 4 3
  static boolean byDifference(int a, int b) {
    return a - b > 0;
  }

  // run: triangle 3 4 5
  // run: triangle 2 2 2
  // run: triangle 2 2 3
  // run: triangle 1 2 3
  // run: triangle 0 1 1
  // run: triangle 2147483647 2147483647 1
  static String triangle(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) return "no side may be " + Math.min(a, Math.min(b, c));
    if (a + b <= c || a + c <= b || b + c <= a) return "none";
    if (a == b && b == c) return "equilateral";
    if (a == b || b == c || a == c) return "isosceles";
    int aa = a * a;
    int bb = b * b;
    int cc = c * c;
    return aa + bb == cc || aa + cc == bb || bb + cc == aa ? "right" : "scalene";
  }
}
