// The exact operations of Math, which throw where the others wrap around.
package programs;

class MathExact {
  // run: ints 2147483647 1
  // run: ints 20 22
  // run: ints -2147483648 -1
  static int ints(int a, int b) {
    return Math.addExact(a, b);
  }

  // run: products 65536 32767
  // run: products 65536 32768
  static int products(int a, int b) {
    return Math.multiplyExact(a, b);
  }

  // run: longs 9223372036854775807L 1L
  // run: longs 3L 4L
  static long longs(long a, long b) {
    return Math.subtractExact(Math.addExact(a, b), b);
  }

  // run: longProducts 3037000500L 3037000500L
  // run: longProducts 3037000499L 3037000499L
  // run: longProducts -1L -9223372036854775808L
  static long longProducts(long a, long b) {
    return Math.multiplyExact(a, b);
  }

  // run: narrow 2147483648L
  // run: narrow -5L
  static int narrow(long l) {
    return Math.toIntExact(l);
  }

  // run: unary -2147483648
  // run: unary 2147483647
  // run: unary 5
  static String unary(int a) {
    String s = "";
    try {
      s += Math.negateExact(a);
    } catch (ArithmeticException e) {
      s += e.getMessage();
    }
    try {
      s += " " + Math.incrementExact(a);
    } catch (ArithmeticException e) {
      s += " " + e.getMessage();
    }
    return s + " " + Math.decrementExact(a);
  }

  // run: wide 2147483647 2147483647
  static String wide(int a, int b) {
    return Math.multiplyFull(a, b) + " " + Math.multiplyHigh(a * (1L << 32), b * (1L << 32)) + " "
        + Math.absExact(-a);
  }

  // run: sumUntilOverflow 1
  // run: sumUntilOverflow 1000000007
  static int sumUntilOverflow(int step) {
    int power = step;
    int rounds = 0;
    try {
      while (true) {
        power = Math.multiplyExact(power, 3);
        rounds++;
      }
    } catch (ArithmeticException e) {
      return rounds;
    }
  }
}
