// Every conversion between int, long, float and double, and what rounding loses on the way.
package programs;

class Conversions {
  // run: fromInt 2147483647
  // run: fromInt 16777217
  // run: fromInt -1
  static String fromInt(int x) {
    long l = x;
    float f = x;
    double d = x;
    return l + " " + f + " " + d;
  }

  // run: fromLong 9223372036854775807L
  // run: fromLong -9007199254740993L
  // run: fromLong 4294967297L
  static String fromLong(long x) {
    int i = (int) x;
    float f = x;
    double d = x;
    return i + " " + f + " " + d;
  }

  // run: fromFloat 0.1f
  // run: fromFloat 3.4028235e38f
  // run: fromFloat -1.5f
  static String fromFloat(float x) {
    int i = (int) x;
    long l = (long) x;
    double d = x;
    return i + " " + l + " " + d;
  }

  // run: fromDouble 0.1
  // run: fromDouble 1e300
  // run: fromDouble 1e-300
  // run: fromDouble 2147483648.0
  // run: fromDouble 3.4028235677973366e38
  static String fromDouble(double x) {
    int i = (int) x;
    long l = (long) x;
    float f = (float) x;
    return i + " " + l + " " + f;
  }

  // run: mixed 7 -3L 2.5f 0.125
  // run: mixed 2147483647 9223372036854775807L 1e10f 1e100
  static double mixed(int i, long l, float f, double d) {
    long a = i * l;
    float b = a + f;
    double c = b * d;
    return c - i / 2 + l % 5 - (float) d;
  }

  // run: survivesFloat 16777216
  // run: survivesFloat 16777217
  // run: survivesFloat 2147483647
  // run: survivesFloat -2147483648
  static boolean survivesFloat(int x) {
    return (int) (float) x == x;
  }

  // run: survivesDouble 9007199254740993L
  // run: survivesDouble 9007199254740992L
  // run: survivesDouble -9223372036854775808L
  static boolean survivesDouble(long x) {
    return (long) (double) x == x;
  }

  // run: unsigned -1 -1
  // run: unsigned 127 32767
  static long unsigned(byte b, short s) {
    return ((b & 0xff) << 16 | s & 0xffff) + (s & 0xffffffffL);
  }
}
