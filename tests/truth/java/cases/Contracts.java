// Contracts: some that hold, some that do not, and some that nothing satisfies.
package cases;

import kukang.Contract;
import kukang.Ensures;
import kukang.NonNull;
import kukang.Property;
import kukang.Requires;
import truth.Holds;
import truth.Samples;
import truth.Vacuous;
import truth.Violated;

class Contracts {
  static boolean isPositive(int x) {
    return x > 0;
  }

  static boolean isNegative(int x) {
    return x < 0;
  }

  static boolean isNever(int x) {
    return false;
  }

  static boolean throwsAlways(int x) {
    throw new IllegalStateException();
  }

  static boolean dividesByZero(int x) {
    return x / (x - x) > 0;
  }

  @Vacuous
  @Requires("isNever")
  static void neverCalled(int x) {
    assert false;
  }

  @Vacuous
  @Requires({"isPositive", "isNegative"})
  static void contradictory(int x) {
    assert x == 0;
  }

  @Vacuous
  @Requires("throwsAlways")
  static void requiredByOneThatThrows(int x) {
    assert x > 5;
  }

  @Vacuous
  @Requires("dividesByZero")
  static void requiredByOneThatFails(int x) {
    assert x > 5;
  }

  @Holds
  @Requires("isPositive")
  static void positive(int x) {
    assert x >= 1;
  }

  @Violated
  @Requires("isPositive")
  static void greaterThanOne(int x) {
    assert x > 1;
  }

  @Vacuous
  @Property
  static void assumesTheImpossible(int x) {
    Contract.assume(x > 5 && x < 3);
    assert false;
  }

  @Vacuous
  @Property
  static void assumesNothingThere(Object o) {
    Contract.assume(o != null);
    Contract.assume(o == null);
    assert false;
  }

  @Holds
  @Property
  static void assumesTheDivisor(int x) {
    Contract.assume(x != 0 && x != -1);
    assert Math.abs(100 / x) <= 100;
  }

  @Violated
  @Property
  static void assumesTooLittle(int x) {
    Contract.assume(x > 0);
    assert 10 / x > 0;
  }

  @Violated("ensures")
  @Ensures("isGreater")
  static int twice(int x) {
    return x + x;
  }

  static boolean isGreater(int x, int result) {
    return result > x;
  }

  @Holds
  @Ensures("isTwice")
  static int twiceAgain(int x) {
    return x << 1;
  }

  static boolean isTwice(int x, int result) {
    return result == 2 * x;
  }

  static class Impossible {
    int x;

    boolean repOk() {
      return x > 0 && x < 0;
    }
  }

  static class Possible {
    int x;

    boolean repOk() {
      return x > 0;
    }
  }

  static class Endless {
    int x;

    boolean repOk() {
      while (x == x) {}
      return true;
    }
  }

  @Samples
  static Object[] some() {
    Possible one = new Possible();
    one.x = 1;
    Possible two = new Possible();
    two.x = 2;
    return new Object[] {one, two, new Possible(), new Impossible()};
  }

  @Vacuous
  static void takesTheImpossible(@NonNull Impossible i) {
    assert false;
  }

  @Holds
  static void takesThePossible(@NonNull Possible p) {
    assert p.x > 0;
  }

  @Violated
  static void takesTheFirst(@NonNull Possible p) {
    assert p.x == 1;
  }

  @Vacuous
  static void takesWhatIsNeverDone(@NonNull Endless e) {
    assert false;
  }
}
