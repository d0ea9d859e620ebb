package cli;

import kukang.Requires;

/** What never ends, and what nothing satisfies. */
class Unending {
  static void spin() {
    for (;;) {}
  }

  static int unless(int x) {
    while (x != 7) {}
    return x;
  }

  static int recurse(int x) {
    return x == 7 ? 1 : recurse(x);
  }

  @Requires("nothing")
  static int assumesTooMuch(int x) {
    return 1 / 0;
  }

  static boolean nothing(int x) {
    return x < 0 && x > 0;
  }

  static class Initialized {
    static {
      for (boolean ready = false; !ready; ) {}
    }

    int value;

    int get() {
      return value;
    }

    static int zero() {
      return 0;
    }
  }
}
