// A finally block that returns, breaks or throws replaces what was on its way.
package programs;

@SuppressWarnings("finally")
class FinallyOverrides {
  // run: returning 1
  // run: returning 0
  static int returning(int x) {
    try {
      return 10 / x;
    } finally {
      return -1;
    }
  }

  // run: throwing 1
  // run: throwing 0
  static int throwing(int x) {
    try {
      return 10 / x;
    } finally {
      throw new IllegalStateException("from finally " + x);
    }
  }

  // run: breaking 4
  static int breaking(int n) {
    int rounds = 0;
    while (true) {
      try {
        rounds++;
        if (rounds > n) return -rounds;
        throw new RuntimeException();
      } finally {
        if (rounds == n) break;
        continue;
      }
    }
    return rounds;
  }

  // run: catching 0
  // run: catching 3
  static String catching(int x) {
    String s = "";
    try {
      try {
        s += 6 / x;
      } catch (ArithmeticException e) {
        s += "c";
        throw new IllegalStateException(e);
      } finally {
        s += "f";
        if (x == 0) s += Integer.parseInt("x");
      }
    } catch (NumberFormatException e) {
      s += "n" + (e.getCause() == null);
    } catch (IllegalStateException e) {
      s += "i";
    }
    return s;
  }

  // run: lastWins
  static String lastWins() {
    try {
      return "one";
    } finally {
      try {
        return "two";
      } finally {
        return "three";
      }
    }
  }
}
