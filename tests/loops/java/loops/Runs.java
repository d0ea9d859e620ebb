package loops;

/** What comes out says what every variable of a loop is when it is left. */
final class Runs {
  private Runs() {}

  private static long of(long... numbers) {
    long all = 17;
    for (long number : numbers) all = all * 1_000_003 + number;
    return all;
  }

  static long up(int a, int b, int c) {
    while (a < b) {
      a++;
      c += 5;
    }
    return of(a, b, c);
  }

  static long down(int a, int b, int c) {
    while (a > b) {
      a -= 3;
      c--;
    }
    return of(a, b, c);
  }

  static long atMost(int a, int b, int c) {
    for (; a <= b; a += 2) c ^= 0;
    return of(a, b, c);
  }

  static long toEqual(int a, int b, int c) {
    while (a != b && c > 0) {
      a++;
      c--;
    }
    return of(a, b, c);
  }

  static long whileEqual(int a, int b, int c) {
    while (a == b) {
      a += c;
      b += 1;
      if (c == 1) return of(a, b);
    }
    return of(a, b, c);
  }

  static long meet(int a, int b, int c) {
    do {
      a++;
      c += a < b ? 1 : 3;
    } while (a < b);
    return of(a, b, c);
  }

  static long twoEnds(int a, int b, int c) {
    int i = 0;
    while (i < a && i < b) {
      if (i == c) break;
      i++;
    }
    return of(i, a, b, c);
  }

  static long inTurn(int a, int b, int c) {
    while (a < b) {
      if (c > a) {
        a++;
      } else {
        c++;
      }
    }
    return of(a, b, c);
  }

  static long flag(int a, int b, int c) {
    boolean odd = (c & 1) == 1;
    int x = 0;
    int y = 0;
    for (; a < b; a++) {
      if (odd) {
        x++;
      } else {
        y += 2;
      }
      odd = !odd;
    }
    return of(a, b, x, y, odd ? 1 : 0);
  }

  static long everyFourth(int a, int b, int c) {
    int phase = 0;
    int times = 0;
    for (; a < b; a++) {
      if (phase == 3) {
        phase = 0;
        times++;
      } else {
        phase++;
      }
    }
    return of(a, b, phase, times);
  }

  static long phases(int a, int b, int c) {
    int x = 0;
    int y = 0;
    for (int i = -5; i < b; i++) {
      if (i < a) {
        x++;
      } else if (i < c) {
        y++;
      } else {
        x += 2;
        y--;
      }
    }
    return of(x, y, a, b, c);
  }

  static long once(int a, int b, int c) {
    boolean seen = false;
    int where = -1;
    for (; a < b; a++) {
      if (!seen && a >= c) {
        seen = true;
        where = a * a;
      }
    }
    return of(a, where, seen ? 1 : 0);
  }

  static long longs(int a, int b, int c) {
    long i = a;
    long sum = c;
    while (i < b) {
      i += 2;
      sum += a;
    }
    return of(i, sum);
  }

  static long allLongs(long a, long b, long c) {
    while (a < b) {
      a++;
      c -= 2;
    }
    return of(a, b, c);
  }

  static long called(int a, int b, int c) {
    int i = a;
    while (isBelow(i, b)) {
      i += step(c);
    }
    return of(i, a, b, c);
  }

  private static boolean isBelow(int i, int b) {
    return i < b;
  }

  private static int step(int c) {
    return c > 0 ? 2 : 1;
  }

  static long nested(int a, int b, int c) {
    int sum = 0;
    for (int i = 0; i < a; i++) {
      for (int j = 0; j < b; j++) {
        sum += c;
      }
      sum++;
    }
    return of(sum, a, b, c);
  }

  static long nestedInTurn(int a, int b, int c) {
    int sum = 0;
    for (int i = 0; i < 7 && i < a; i++) {
      int x = b;
      int z = c;
      while (x < a) {
        if (z > x) {
          x++;
        } else {
          z++;
        }
      }
      sum += x - z;
    }
    return of(sum, a, b, c);
  }

  static long innerUnused(int a, int b, int c) {
    int last = 0;
    for (int i = 0; i < a; i++) {
      int j = 0;
      while (j < i) j++;
      c--;
    }
    return of(a, b, c, last);
  }

  static long twice(int a, int b, int c) {
    int i = 0;
    while (i < a) {
      i++;
      c--;
    }
    while (i > b) {
      i--;
      c += 3;
    }
    return of(i, c);
  }

  static long reads(int a, int b, int c) {
    int[] numbers = {a, b, c};
    int i = 0;
    int sum = 0;
    while (i < numbers[1]) {
      sum += numbers[2];
      i++;
    }
    return of(i, sum);
  }
}
