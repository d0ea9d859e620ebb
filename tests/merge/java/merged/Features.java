package merged;

/** What merges. Each assertion tells whether the numbers that have been merged are the right ones. */
class Features {
  static int total;

  int field;

  static void both(int a, int b) {
    int s = 0;
    if (a > 0 && b > 0) s = 1;
    assert s == 0 || b > 0;
  }

  static void either(int a, int b) {
    int s = 0;
    if (a > 0 || b > 0) s = 1;
    assert s == 1 || a <= 0;
  }

  static void sum(int a, int b, int c, int d) {
    int s = 0;
    if (a > 0) s += 1;
    if (b > 0) s += 2;
    if (c > 0) s += 4;
    if (d > 0) s += 8;
    assert s < 16;
  }

  static void sumOfLongs(long a, long b) {
    long s = 0;
    if (a > 5) s = 1L << 40;
    if (b > a) s -= 3;
    assert s >= -3;
  }

  static void cases(int x) {
    int r = 0;
    switch (x) {
      case 1: r = 5; break;
      case 2: r = 7; break;
      case 9: r = 8; break;
      default: r = 1;
    }
    assert r > 0;
  }

  static void nested(int a, int b) {
    int s = 0;
    if (a > 0) {
      if (b > 0) s = 1; else s = 2;
    } else {
      if (b > 3) s = 3;
    }
    assert s != 3 || a <= 0;
  }

  private static int sign(int x) {
    if (x < 0) return -1;
    if (x > 0) return 1;
    return 0;
  }

  static void call(int a, int b) {
    int s = sign(a) * 3 + sign(b);
    assert s <= 4 && s >= -4;
  }

  interface Shape {
    int area(int x);
  }

  static final class Square implements Shape {
    public int area(int x) {
      return x > 100 || x < 0 ? 0 : x * x;
    }
  }

  static void virtualCall(int x) {
    Shape shape = new Square();
    int area = shape.area(x);
    assert area >= 0;
  }

  static boolean earlyReturn(int x, int y) {
    if (x == 17) return false;
    if (y == 4) return true;
    if (x + y > 9) return true;
    return x != 17;
  }

  static void inField(int x) {
    Features f = new Features();
    f.field = 1;
    if (x > 0) f.field = 2;
    assert f.field == 2 || x <= 0;
  }

  static void inFoundField(Features f, int x) {
    f.field = 1;
    if (x > 0) f.field = 2;
    assert f.field == 2 || x <= 0;
  }

  static void inStatic(int x) {
    total = 1;
    if (x > 0) total = 2;
    assert total == 2 || x <= 0;
  }

  static void inArray(int x) {
    int[] a = new int[4];
    if (x > 0) a[2] = 2; else a[3] = 7;
    assert a[2] + a[3] >= 2;
  }

  static void inBytes(int x) {
    byte[] a = new byte[2];
    if (x > 0) a[0] = (byte) x;
    assert a[0] >= -128 && a[1] == 0;
  }

  static int handler(int x) {
    int s = 0;
    try {
      if (x > 0) s = 10 / (x - 1);
    } catch (ArithmeticException e) {
      s = 5;
    }
    assert s <= 10;
    return s;
  }

  static void garbage(int x) {
    int s = 0;
    if (x > 0) {
      int[] made = {1, 2, 3};
      s = made[1];
    }
    assert s == 0 || s == 2;
  }

  static void deadReference(int x, Object a, Object b) {
    Object o = x > 0 ? a : b;
    int s = o == null ? 1 : 2;
    o = null;
    assert s > 0;
  }
}
