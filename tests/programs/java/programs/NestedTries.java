// Tries in tries, in catches and in finallies; each level adds a letter to the record.
package programs;

class NestedTries {
  private static final StringBuilder RECORD = new StringBuilder();

  private static int mark(char letter, boolean fail) {
    RECORD.append(letter);
    if (fail) throw new IllegalArgumentException("" + letter);
    return letter;
  }

  // Bit i of the plan decides whether the i-th step fails.
  // run: nested 0
  // run: nested 1
  // run: nested 2
  // run: nested 5
  // run: nested 9
  // run: nested 13
  // run: nested 31
  static String nested(int plan) {
    try {
      try {
        mark('a', (plan & 1) != 0);
        try {
          mark('b', (plan & 2) != 0);
        } finally {
          mark('c', (plan & 4) != 0);
        }
      } catch (IllegalArgumentException e) {
        RECORD.append((char) (e.getMessage().charAt(0) - 32));
        try {
          mark('d', (plan & 8) != 0);
        } finally {
          mark('e', (plan & 16) != 0);
        }
      } finally {
        RECORD.append('.');
      }
    } catch (IllegalArgumentException e) {
      RECORD.append('!').append(e.getMessage());
    }
    return RECORD.toString();
  }

  // run: inLoop 7
  static int inLoop(int limit) {
    int sum = 0;
    int[] powers = {1, 2, 4, 8};
    for (int i = 0; i < limit; i++) {
      try {
        sum += 12 / (i - 2);
        try {
          sum += powers[i];
        } catch (ArrayIndexOutOfBoundsException e) {
          sum += 1000;
        }
      } catch (ArithmeticException e) {
        sum += 100;
      }
    }
    return sum;
  }

  // An exception thrown in a catch clause is not caught by its neighbours.
  // run: neighbours
  static String neighbours() {
    try {
      try {
        throw new IllegalStateException("first");
      } catch (IllegalStateException e) {
        throw new UnsupportedOperationException("second", e);
      } catch (RuntimeException e) {
        return "never";
      }
    } catch (UnsupportedOperationException e) {
      return e.getMessage() + " after " + e.getCause().getMessage();
    }
  }
}
