// The operations of float: rounding, overflow to infinity, signed zeros, NaN, remainder.
package programs;

class FloatArithmetic {
  // run: operations 1.5f 0.1f
  // run: operations 3.4028235e38f 2.0f
  // run: operations 1.4e-45f 2.0f
  // run: operations -0.0f 0.0f
  // run: operations 16777216f 1f
  static String operations(float a, float b) {
    return (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + " " + -a;
  }

  // run: remainder 5.5f 2f
  // run: remainder -5.5f 2f
  // run: remainder 5.5f -2f
  // run: remainder 1e38f 3f
  // run: remainder -4f 2f
  // run: remainder 1f 0f
  static float remainder(float a, float b) {
    return a % b;
  }

  // run: specials
  static void specials() {
    float zero = 0f;
    float infinity = 1f / zero;
    float nan = zero / zero;
    System.out.println(infinity + " " + -infinity + " " + nan + " " + -zero);
    System.out.println((infinity - infinity) + " " + (infinity * zero) + " " + (infinity + 1f));
    System.out.println((5f % infinity) + " " + (infinity % 5f) + " " + (nan % 1f));
    System.out.println(1f / -zero);
    System.out.println(Float.MIN_VALUE / 2f);
    System.out.println(Float.MAX_VALUE * 2f);
  }

  // Rounding happens after every operation: the sum depends on the order.
  // run: sums 10000
  // run: sums 1
  // run: sums 0
  static boolean sums(int terms) {
    float up = 0f;
    float down = 0f;
    for (int i = 1; i <= terms; i++) up += 1f / i;
    for (int i = terms; i >= 1; i--) down += 1f / i;
    System.out.println(up + " " + down);
    return up == down;
  }

  // run: polynomial 2f
  // run: polynomial -0.5f
  // run: polynomial 1e20f
  static float polynomial(float x) {
    return ((x * 2f - 1f) * x + 0f) * x - 3.25f;
  }

  // run: steps 0.1f
  // run: steps 0.25f
  static int steps(float step) {
    int count = 0;
    for (float x = 0f; x != 1f && count < 100; x += step) {
      count++;
    }
    return count;
  }
}
