// Classes whose initialization does not end.
package cases;

import truth.Holds;
import truth.Violated;

class EndlessClasses {
  static class Endless {
    static int value = 1;

    static {
      while (value > 0) value = 3 - value;
    }

    @Violated("diverges")
    static void neverCalled(int x) {
      assert x > 5;
    }
  }

  @Violated("diverges")
  static int initializedOnABranch(boolean b) {
    return b ? Endless.value : 0;
  }

  @Holds
  static int initializedWhereNobodyGoes(int x) {
    return x > 5 && x < 4 ? Endless.value : 0;
  }

  @Holds
  static void namedOnly(int n) {
    if (n < 0 || n > 2) return;
    Endless[] none = new Endless[n];
    assert none.length == n && Endless.class != null;
  }
}
