package merged;

/** Methods of which it can be told by looking how much they ask, and about what. */
class Questions {
  static final boolean ON = Boolean.getBoolean("on");
  static int total;

  int size, other;

  static int branch(int a, int b) {
    return a > 0 ? 1 : 2;
  }

  static int halved(int a, int b) {
    int r = 0;
    if (a > 0) {
      if (b > 0) r = 1;
    }
    return r;
  }

  static int constant(int a) {
    int r = 0;
    if (ON) r = 1;
    int[] numbers = new int[2];
    return numbers[1] / 2;
  }

  static int index(int[] a, int i) {
    return a[i];
  }

  static void stores(long[] a, int i, long x) {
    a[i] = x;
  }

  static long divisor(long a, long b) {
    return a / b;
  }

  static Object length(int n) {
    return new int[n];
  }

  static Object lengths(int n, int m) {
    return new int[n][m];
  }

  static int key(int k) {
    switch (k) {
      case 0: return 3;
      case 1: return 5;
      default: return 7;
    }
  }

  static int indexThenBranch(int[] a, int i, int b) {
    int r = a[i];
    return b > 0 ? r : 0;
  }

  static int computed(int a, int b, int c) {
    int d = a * 2 + b;
    c = 3;
    int e = d - c;
    return e > 0 ? 1 : 2;
  }

  static int acrossBlocks(int a, int b) {
    int c = a;
    if (b > 0) c = b;
    return c > 7 ? 1 : 2;
  }

  static int loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) s += i;
    return s;
  }

  static int inLoop(int n, int a, int b) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      if (a > 0) s++;
    }
    return s;
  }

  static int nestedLoops(int n, int a) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (a > 0) s++;
      }
    }
    return s;
  }

  static int grows(int n, int a, int b) {
    for (int i = 0; i < n; i++) {
      int sum = a + b;
      a = b;
      b = sum;
    }
    return b > 7 ? 1 : 2;
  }

  static void forever(int a) {
    while (true) {
      if (a > 0) total++;
    }
  }

  int reads(int a) {
    return size > a ? 1 : 2;
  }

  int passesThroughField(int a) {
    size = a;
    return size > 3 ? 1 : 2;
  }

  static int element(int[] a) {
    return a[1] > 3 ? 1 : 2;
  }

  static int returned(int a, int b) {
    if (b > 0) return a + 1;
    return 0;
  }

  static int passesThroughCall(int a) {
    return returned(a, 0) > 3 ? 1 : 2;
  }
}
