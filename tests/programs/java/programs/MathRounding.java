// floor, ceil, rint, round, abs, min, max, signum and their edges.
package programs;

class MathRounding {
  // run: rounded 2.5
  // run: rounded -2.5
  // run: rounded 0.49999999999999994
  // run: rounded -0.2
  // run: rounded 1e300
  // run: rounded 4503599627370497.5
  // run: rounded -0.0
  static String rounded(double d) {
    return Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d);
  }

  // run: roundedFloat 0.5f
  // run: roundedFloat -1.5f
  // run: roundedFloat 8388609f
  // run: roundedFloat 1e20f
  static int roundedFloat(float f) {
    return Math.round(f);
  }

  // run: absolute -2147483648 -9223372036854775808L -0.0 -1.5f
  // run: absolute -5 5L -2.5 0f
  static String absolute(int i, long l, double d, float f) {
    return Math.abs(i) + " " + Math.abs(l) + " " + Math.abs(d) + " " + Math.abs(f);
  }

  // run: extremes 1.0 -1.0
  // run: extremes 0.0 -0.0
  // run: extremes -3.5 2.0
  static String extremes(double a, double b) {
    return Math.min(a, b) + " " + Math.max(a, b) + " " + Math.signum(b) + " " + Math.copySign(a, b)
        + " " + Math.max(a, Double.NaN);
  }

  // run: floored 7 3
  // run: floored -7 3
  // run: floored 7 -3
  // run: floored -2147483648 -1
  // run: floored 1 0
  static String floored(int a, int b) {
    return Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + Math.floorMod((long) a, b);
  }

  // run: roots 2.0
  // run: roots -1.0
  // run: roots 0.0
  // run: roots 1e-320
  static String roots(double d) {
    return Math.sqrt(d) + " " + (float) Math.sqrt((float) d);
  }

  // run: specials
  static String specials() {
    double nan = Double.NaN;
    return Math.round(nan) + " " + Math.floor(nan) + " " + Math.rint(1.0 / 0) + " "
        + Math.round(1.0 / 0) + " " + Math.sqrt(nan) + " " + Math.nextAfter(1.0, 2) + " "
        + Math.nextDown(1.0f) + " " + Math.scalb(1.5, 4) + " " + Math.toDegrees(Math.PI);
  }

  // run: clamp 15 0 10
  // run: clamp -5 0 10
  // run: clamp 5 0 10
  static int clamp(int x, int low, int high) {
    return Math.max(low, Math.min(x, high));
  }
}
