// Assertions are off unless asked for: neither their condition nor their message is evaluated.
package programs;

class Assertions {
  private static int evaluated;

  private static boolean check(boolean value) {
    evaluated++;
    return value;
  }

  // run: untouched 5
  // run: untouched -5
  static int untouched(int x) {
    assert x > 0 : "x is " + check(true);
    assert check(x > 0);
    return evaluated;
  }

  // run: enabled
  static boolean enabled() {
    boolean on = false;
    assert on = true;
    return on;
  }

  // run: thrown 1
  // run: thrown 2
  // run: thrown 3
  static void thrown(int kind) {
    switch (kind) {
      case 1 -> throw new AssertionError();
      case 2 -> throw new AssertionError(kind);
      default -> throw new AssertionError("with a cause", new RuntimeException("cause"));
    }
  }

  static class Nested {
    static int value() {
      assert check(false) : "never";
      return 3;
    }
  }

  // run: nested
  static int nested() {
    return Nested.value() + evaluated;
  }
}
