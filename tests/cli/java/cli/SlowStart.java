package cli;

/** Initialized at last. Nothing else is in this file: whoever refers to the class has to wait. */
class SlowStart {
  static int sum;

  static {
    for (int i = 0; i < 20_000_000; i++) {
      sum += i;
    }
  }

  int value;

  int get() {
    return value;
  }
}
