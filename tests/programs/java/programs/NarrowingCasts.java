// Narrowing: int to byte, char and short; float and double to int and long, saturating.
package programs;

class NarrowingCasts {
  // run: ofInt 128
  // run: ofInt -129
  // run: ofInt 65535
  // run: ofInt 65536
  // run: ofInt -1
  // run: ofInt 2147483647
  static String ofInt(int x) {
    return (byte) x + " " + (short) x + " " + (int) (char) x;
  }

  // run: ofLong 4294967295L
  // run: ofLong -9223372036854775808L
  // run: ofLong 2147483648L
  static String ofLong(long x) {
    return (int) x + " " + (byte) x + " " + (short) x + " " + (int) (char) x;
  }

  // run: ofFloat 2.9f
  // run: ofFloat -2.9f
  // run: ofFloat 3e9f
  // run: ofFloat -1e30f
  // run: ofFloat 16777217f
  static String ofFloat(float x) {
    return (int) x + " " + (long) x + " " + (byte) x + " " + (short) x + " " + (int) (char) x;
  }

  // run: ofDouble 2147483647.5
  // run: ofDouble -2147483649.0
  // run: ofDouble 1e19
  // run: ofDouble -1e300
  // run: ofDouble 255.99
  // run: ofDouble -0.99
  static String ofDouble(double x) {
    return (int) x + " " + (long) x + " " + (byte) x + " " + (short) x + " " + (int) (char) x;
  }

  // run: specials
  static void specials() {
    System.out.println((int) Double.NaN + " " + (long) Double.NaN + " " + (byte) Double.NaN);
    System.out.println((int) Float.NaN + " " + (long) Float.NaN + " " + (int) (char) Float.NaN);
    double infinity = Double.POSITIVE_INFINITY;
    System.out.println((int) infinity + " " + (long) infinity + " " + (byte) infinity);
    System.out.println((int) -infinity + " " + (long) -infinity + " " + (short) -infinity);
    float high = Float.POSITIVE_INFINITY;
    System.out.println((int) high + " " + (long) high + " " + (int) -high + " " + (long) -high);
  }

  // The same through variables, so that nothing is folded by the compiler.
  // run: computed 0.0 0.0
  // run: computed 1.0 0.0
  // run: computed -1.0 0.0
  // run: computed 1e10 3.0
  static String computed(double a, double b) {
    double x = a / b;
    float y = (float) x;
    return (int) x + " " + (long) x + " " + (int) y + " " + (long) y + " " + (byte) y;
  }
}
