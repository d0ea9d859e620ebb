package loops;

/**
 * Loops that hold what they assert, whatever they begin with, and however large numbers are; with
 * each another one that does not.
 */
final class Counting {
  private Counting() {}

  static int up(int n) {
    int i = 0;
    while (i < n) {
      i++;
    }
    assert n < 0 ? i == 0 : i == n;
    return i;
  }

  static int upWrong(int n) {
    int i = 0;
    while (i <= n) {
      i++;
      if (i == 1_000_000) return 0;
    }
    assert n < 0 ? i == 0 : i == n;
    return i;
  }

  static int down(int n) {
    int i = n;
    int rounds = 0;
    while (i > 0) {
      i--;
      rounds++;
    }
    assert i <= 0 && (n <= 0 || rounds == n);
    return rounds;
  }

  static int downWrong(int n) {
    int i = n;
    int rounds = 0;
    while (i > 1) {
      i--;
      rounds++;
    }
    assert n <= 0 || rounds == n;
    return rounds;
  }

  /** Two counters that meet. */
  static int meet(int low, int high) {
    if (low < -1000 || high > 1000 || low > high) return 0;
    int a = low;
    int b = high;
    while (a < b) {
      a++;
      b--;
    }
    assert a == b || a == b + 1;
    return a;
  }

  static int meetWrong(int low, int high) {
    if (low < -1000 || high > 1000 || low > high) return 0;
    int a = low;
    int b = high;
    while (a < b) {
      a++;
      b--;
    }
    assert a == b;
    return a;
  }

  /** Steps of three. */
  static int steps(int n) {
    if (n < 0 || n > 1_000_000) return 0;
    int i = 0;
    while (i < n) {
      i += 3;
    }
    assert i >= n && i < n + 3;
    return i;
  }

  static int stepsWrong(int n) {
    if (n < 0 || n > 1_000_000) return 0;
    int i = 0;
    while (i < n) {
      i += 3;
    }
    assert i != 3003 || n == 3003;
    return i;
  }

  /** A product as a sum. */
  static int product(int n, int x) {
    if (n < 0) return 0;
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 7;
    }
    assert sum == 7 * n;
    return sum;
  }

  static int productWrong(int n, int x) {
    if (n < 0) return 0;
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 7;
    }
    assert sum != 700_000;
    return sum;
  }

  /** Until they are equal. */
  static int different(int a, int b) {
    if (a > b) return 0;
    int i = a;
    while (i != b) {
      i++;
    }
    assert i == b;
    return i;
  }

  static int differentWrong(int a, int b) {
    if (a > b) return 0;
    int i = a;
    int rounds = 0;
    while (i != b) {
      i++;
      rounds++;
    }
    assert rounds != 5000;
    return i;
  }

  /** First one, then the other. */
  static int phases(int n, int m) {
    if (n < 0 || m < n || m > 1_000_000_000) return 0;
    int x = 0;
    int y = 0;
    int i = 0;
    while (i < m) {
      if (i < n) {
        x++;
      } else {
        y++;
      }
      i++;
    }
    assert x == n && y == m - n;
    return x - y;
  }

  static int phasesWrong(int n, int m) {
    if (n < 0 || m < n || m > 1_000_000_000) return 0;
    int x = 0;
    int y = 0;
    int i = 0;
    while (i < m) {
      if (i <= n) {
        x++;
      } else {
        y++;
      }
      i++;
    }
    assert x == n;
    return x - y;
  }

  /** By turns. */
  static int turns(int n) {
    if (n < 0 || n > 1_000_000) return 0;
    int a = 0;
    int b = 0;
    boolean first = true;
    for (int i = 0; i < n; i++) {
      if (first) {
        a++;
        first = false;
      } else {
        b++;
        first = true;
      }
    }
    assert a == b || a == b + 1;
    return a;
  }

  static int turnsWrong(int n) {
    if (n < 0 || n > 1_000_000) return 0;
    int a = 0;
    int b = 0;
    boolean first = true;
    for (int i = 0; i < n; i++) {
      if (first) {
        a++;
        first = false;
      } else {
        b++;
        first = true;
      }
    }
    assert a == b || n < 401;
    return a;
  }

  /** In longs. */
  static long longs(int n) {
    long i = 0;
    long sum = 0;
    while (i < n) {
      sum += 1_000_000;
      i++;
    }
    assert n < 0 ? sum == 0 : sum == 1_000_000L * n;
    return sum;
  }

  static long longsWrong(int n) {
    long i = 0;
    long sum = 0;
    while (i < n) {
      sum += 1_000_000;
      i++;
    }
    assert sum < 2_000_000_000_000L;
    return sum;
  }

  /** A way out in the middle. */
  static int leaves(int n, int at) {
    if (n < 0 || at < 0) return 0;
    int i = 0;
    while (i < n) {
      if (i == at) return -1;
      i++;
    }
    assert i == n && n <= at;
    return i;
  }

  static int leavesWrong(int n, int at) {
    if (n < 0 || at < 0) return 0;
    int i = 0;
    while (i < n) {
      if (i == at) {
        assert at != 12_345;
        return -1;
      }
      i++;
    }
    return i;
  }

  /** A loop in a loop. */
  static int table(int rows, int columns) {
    if (rows < 0 || columns < 0 || columns > 100 || rows > 100) return 0;
    int cells = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells++;
      }
    }
    assert cells == rows * columns;
    return cells;
  }

  static int tableWrong(int rows, int columns) {
    if (rows < 0 || columns < 0 || columns > 100 || rows > 100) return 0;
    int cells = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells++;
      }
    }
    assert cells != 77 * 91;
    return cells;
  }
}
