package merged;

/** Methods whose control flow can be told by looking at them. */
class Flows {
  static int once(int x) {
    int s = 0;
    if (x > 0) s = 1;
    return s;
  }

  static int both(int x, int y) {
    int s = 0;
    if (x > 0 && y > 0) s = 1;
    return s;
  }

  static int returns(int x) {
    if (x < 0) return -1;
    if (x > 0) return 1;
    return 0;
  }

  static int cases(int x) {
    int s = 0;
    switch (x) {
      case 1: s = 4; break;
      case 7: s = 5; break;
    }
    return s;
  }

  static int refuses(int x) {
    if (x < 0) throw new IllegalArgumentException();
    int s = x > 5 ? 1 : 2;
    return s;
  }

  static int counts(int[] a) {
    int s = 0;
    for (int i = 0; i < 9; i++) {
      if (a[i] > 0) s++;
    }
    return s;
  }

  static int leaves(int[] a) {
    int s = 0;
    for (int i = 0; i < 9; i++) {
      if (a[i] > 0) {
        if (a[i] == 7) return s;
        s++;
      }
    }
    return s;
  }

  static int handles(int x) {
    int s = 1;
    try {
      s = 10 / x;
    } catch (ArithmeticException e) {
      return s;
    }
    return 0;
  }
}
