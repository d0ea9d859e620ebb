package subjects;

/**
 * Branches that add: as many paths as there are subsets of the numbers, unless their sides merge.
 * If the i-th number is positive, it adds i.
 */
final class Sums {
  private int total;

  private static int most(int n) {
    return n * (n + 1) / 2;
  }

  private static void looped(int[] x) {
    int s = 0;
    for (int i = 0; i < x.length; i++) {
      if (x[i] > 0) s += i + 1;
    }
    assert s <= most(x.length);
  }

  private static boolean counts(int x) {
    if (x <= 0) return false;
    return true;
  }

  private static void asked(int[] x) {
    int s = 0;
    for (int i = 0; i < x.length; i++) {
      if (counts(x[i])) s += i + 1;
    }
    assert s <= most(x.length);
  }

  private static void switched(int[] x) {
    int s = 0;
    for (int i = 0; i < x.length; i++) {
      switch (x[i]) {
        case 5: s += i + 1; break;
        default: break;
      }
    }
    assert s <= most(x.length);
  }

  private static void field(int[] x) {
    Sums sums = new Sums();
    for (int i = 0; i < x.length; i++) {
      if (x[i] > 0) sums.total += i + 1;
    }
    assert sums.total <= most(x.length);
  }

  private static void inLong(long[] x) {
    long s = 0;
    for (int i = 0; i < x.length; i++) {
      if (x[i] > 1L << 40) s += i + 1;
    }
    assert s <= most(x.length);
  }

  static void unrolledEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    int s = 0;
    if (x0 > 0) s += 1;
    if (x1 > 0) s += 2;
    if (x2 > 0) s += 3;
    if (x3 > 0) s += 4;
    if (x4 > 0) s += 5;
    if (x5 > 0) s += 6;
    if (x6 > 0) s += 7;
    if (x7 > 0) s += 8;
    assert s <= 36;
  }

  static void failsEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    int s = 0;
    if (x0 > 0) s += 1;
    if (x1 > 0) s += 2;
    if (x2 > 0) s += 3;
    if (x3 > 0) s += 4;
    if (x4 > 0) s += 5;
    if (x5 > 0) s += 6;
    if (x6 > 0) s += 7;
    if (x7 > 0) s += 8;
    assert s < 36;
  }

  static void loopedEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    looped(new int[] {x0, x1, x2, x3, x4, x5, x6, x7});
  }

  static void askedEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    asked(new int[] {x0, x1, x2, x3, x4, x5, x6, x7});
  }

  static void switchedEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    switched(new int[] {x0, x1, x2, x3, x4, x5, x6, x7});
  }

  static void fieldEight(int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7) {
    field(new int[] {x0, x1, x2, x3, x4, x5, x6, x7});
  }

  static void inLongEight(long x0, long x1, long x2, long x3, long x4, long x5, long x6, long x7) {
    inLong(new long[] {x0, x1, x2, x3, x4, x5, x6, x7});
  }

  static void unrolledTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    int s = 0;
    if (x0 > 0) s += 1;
    if (x1 > 0) s += 2;
    if (x2 > 0) s += 3;
    if (x3 > 0) s += 4;
    if (x4 > 0) s += 5;
    if (x5 > 0) s += 6;
    if (x6 > 0) s += 7;
    if (x7 > 0) s += 8;
    if (x8 > 0) s += 9;
    if (x9 > 0) s += 10;
    if (x10 > 0) s += 11;
    if (x11 > 0) s += 12;
    if (x12 > 0) s += 13;
    if (x13 > 0) s += 14;
    if (x14 > 0) s += 15;
    if (x15 > 0) s += 16;
    if (x16 > 0) s += 17;
    if (x17 > 0) s += 18;
    if (x18 > 0) s += 19;
    if (x19 > 0) s += 20;
    assert s <= 210;
  }

  static void failsTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    int s = 0;
    if (x0 > 0) s += 1;
    if (x1 > 0) s += 2;
    if (x2 > 0) s += 3;
    if (x3 > 0) s += 4;
    if (x4 > 0) s += 5;
    if (x5 > 0) s += 6;
    if (x6 > 0) s += 7;
    if (x7 > 0) s += 8;
    if (x8 > 0) s += 9;
    if (x9 > 0) s += 10;
    if (x10 > 0) s += 11;
    if (x11 > 0) s += 12;
    if (x12 > 0) s += 13;
    if (x13 > 0) s += 14;
    if (x14 > 0) s += 15;
    if (x15 > 0) s += 16;
    if (x16 > 0) s += 17;
    if (x17 > 0) s += 18;
    if (x18 > 0) s += 19;
    if (x19 > 0) s += 20;
    assert s < 210;
  }

  static void loopedTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    looped(new int[] {
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9,
        x10, x11, x12, x13, x14, x15, x16, x17, x18, x19});
  }

  static void askedTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    asked(new int[] {
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9,
        x10, x11, x12, x13, x14, x15, x16, x17, x18, x19});
  }

  static void switchedTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    switched(new int[] {
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9,
        x10, x11, x12, x13, x14, x15, x16, x17, x18, x19});
  }

  static void fieldTwenty(
      int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9,
      int x10, int x11, int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19) {
    field(new int[] {
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9,
        x10, x11, x12, x13, x14, x15, x16, x17, x18, x19});
  }

  static void inLongTwenty(
      long x0, long x1, long x2, long x3, long x4, long x5, long x6, long x7, long x8, long x9,
      long x10, long x11, long x12, long x13, long x14, long x15, long x16, long x17, long x18,
      long x19) {
    inLong(new long[] {
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9,
        x10, x11, x12, x13, x14, x15, x16, x17, x18, x19});
  }
}
