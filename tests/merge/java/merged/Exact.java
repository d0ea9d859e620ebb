package merged;

/** What comes out says what every side of a merge has done. */
class Exact {
  static int total, other;

  int field, second;

  static int inField(int x, int y) {
    Exact e = new Exact();
    e.field = 1;
    if (x > 0) e.second = 2; else e.field = 3;
    if (y > 1) e.second += 4;
    return e.field * 100 + e.second;
  }

  static int inStatic(int x, int y) {
    total = 1;
    other = 2;
    if (x > 0) total = 3; else other = 4;
    if (y > 1) total += 5;
    return total * 100 + other;
  }

  static int inArray(int x, int y) {
    int[] a = new int[3];
    if (x > 0) a[0] = 2; else a[2] = 7;
    if (y > 1) a[1] = x;
    return a[0] * 10000 + a[1] * 100 + a[2];
  }

  static int atIndex(int x, int y) {
    int[] a = {1, 2, 3};
    int i = 0;
    if (x > 0) i = 2;
    a[i] += 4;
    if (y > 1) a[0]++;
    return a[0] * 10000 + a[1] * 100 + a[2];
  }

  static int inBytes(int x, int y) {
    byte[] a = new byte[2];
    if (x > 0) a[0] = (byte) x; else a[1] = (byte) (x - 3);
    return a[0] * 1000 + a[1] + y;
  }

  static int ofALength(int x, int y) {
    int[] a;
    if (x > 0) {
      a = new int[y];
      a[0] = 7;
      a[1] = 6;
    } else {
      a = new int[2];
      a[0] = y;
      a[1] = x;
    }
    return a[0] * 100 + a[1] + a.length;
  }

  static long inLong(int x, int y) {
    long s = y;
    if (x > 0) s <<= 40; else s = -s;
    if (y > 1) s ^= x;
    return s;
  }

  private static int sign(int x) {
    if (x < 0) return -1;
    if (x > 0) return 1;
    return 0;
  }

  static int called(int x, int y) {
    return sign(x) * 10 + sign(y - 2);
  }

  /** An exception leaves: what is merged is not for its numbers. */
  static int leaves(int x, int y) {
    int s = 0;
    if (x > 0) {
      if (y == 3) throw new IllegalStateException();
      s = 1;
    } else if (y > 1) {
      s = 2;
    }
    return s * 10 + (y > 0 ? 1 : 0);
  }

  static int handled(int x, int y) {
    int s = 1;
    try {
      if (x > 0) s = 10 / (y - 1);
    } catch (ArithmeticException e) {
      s = 5;
    }
    return s * 10 + sign(y);
  }

  private static int checked(int x) {
    if (x == 2) throw new IllegalArgumentException();
    return x > 3 ? 1 : 2;
  }

  static int handledByTheCaller(int x, int y) {
    int s = 0;
    try {
      s = checked(x) * 3 + checked(y);
    } catch (IllegalArgumentException e) {
      s = 50;
    }
    return s;
  }

  static int madeOnBothSides(int x, int y) {
    Exact e;
    if (x > 0) {
      e = new Exact();
      e.field = y;
    } else {
      e = new Exact();
      e.second = 2;
    }
    return e.field * 100 + e.second;
  }

  static int cases(int x, int y) {
    int r = y;
    switch (x) {
      case 1: r = 5;
      case 2: r += 7; break;
      case 9: return 8;
      default: r = r > 3 ? 1 : 0;
    }
    return r;
  }

  static int inALoop(int x, int y) {
    int s = 0;
    for (int i = 0; i < 3; i++) {
      if (x > i) s += i + 1;
      if (y == i) s *= 2;
      if (s > 5) break;
    }
    return s;
  }
}
