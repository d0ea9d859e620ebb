package loops;

/** The loops by which V. Rozhoň (2024) explains summaries, in Java. */
final class Listings {
  private Listings() {}

  /** 4.3 */
  static int onlyGrows(int x, int i, int n) {
    int y = x;
    while (i < n) {
      x = x + 1;
      i = i + 1;
    }
    assert x >= y;
    return x;
  }

  /** The same with few rounds, so that a JVM soon comes to where x overflows. */
  static int onlyGrowsALittle(int x, int i, int n) {
    if (i < 0 || n > 1000) return x;
    return onlyGrows(x, i, n);
  }

  /** 4.9 */
  static int isEven(int i, int n) {
    int a = 0;
    while (i < n) {
      a = a + 2;
      i = i + 1;
    }
    assert a != 15;
    return a;
  }

  /** 4.10 */
  static int inTurn(int n, int x, int z) {
    while (x < n) {
      if (z > x) {
        x = x + 1;
      } else {
        z = z + 1;
      }
    }
    assert x >= n;
    return x - z;
  }

  /** 4.11 */
  static int irregular(int i, int j, int a) {
    while (i < 100) {
      if (a <= 5) {
        a = a + 1;
      } else {
        a = a - 4;
      }
      if (j < 8) {
        j = j + 1;
      } else {
        j = j - 3;
      }
      i = i + 1;
    }
    assert i >= 100;
    return a + j;
  }

  /** 4.12 */
  static int fromOutside(int i, int k, int n) throws java.io.IOException {
    while (i < n) {
      int j = System.in.read();
      i = i + j;
      k = k + 1;
    }
    assert i >= n;
    return k;
  }

  /** 4.13 */
  static int nested(int n, int x, int z) {
    int res = 0;
    if (n <= 0) {
      n = 1;
    }
    if (x >= n) {
      x = n - 1;
    }
    if (z >= n) {
      z = n - 1;
    }
    int firstX = x;
    int firstZ = z;
    int i = 0;
    while (i < n) {
      x = firstX;
      z = firstZ;
      while (x < n) {
        if (z > x) {
          x = x + 1;
        } else {
          z = z + 1;
        }
      }
      res = res + x;
      i = i + 1;
    }
    res = res == n * n ? 1 : 0;
    return 1 / res;
  }
}
