package truth;

import java.util.Random;

/** What initializers ask of the outside is not known, either. */
class Started {
  static final long START = System.currentTimeMillis();

  static class Debug {
    static final boolean DEBUG = Boolean.getBoolean("truth.debug");
  }

  static void failsTime() {
    assert START % 7 != 0;
  }

  static void failsFlag() {
    assert !Debug.DEBUG;
  }

  static void holdsTime() {
    assert START >= 0;
  }

  static class Dice {
    static final Random RANDOM = new Random();
  }

  static void failsDice() {
    assert Dice.RANDOM.nextInt(6) != 5;
  }

  static class Named {
    static final String NAME = new Object().toString();
  }

  static void holdsNamed() {
    assert Named.NAME.startsWith("java.lang.Object@");
  }
}
