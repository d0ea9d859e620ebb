package merged;

/** Two constants may become one number under a condition, but it does not pay. */
class Hot {
  int place;

  static int index(int x) {
    int[] a = {3, 5};
    int i = 0;
    if (x > 0) i = 1;
    return a[i];
  }

  static void stored(int x) {
    int[] a = {3, 5};
    int i = 0;
    if (x > 0) i = 1;
    a[i] = 7;
  }

  static int counter(int x) {
    int i = 0;
    if (x > 0) i = 2;
    while (i < 5) i++;
    return i;
  }

  static int bound(int x) {
    int n = 2;
    if (x > 0) n = 4;
    int s = 0;
    for (int i = 0; i < n; i++) s += i;
    return s;
  }

  static int key(int x) {
    int k = 0;
    if (x > 0) k = 1;
    switch (k) {
      case 0: return 3;
      case 1: return 5;
      default: return 7;
    }
  }

  static int divisor(int x, int y) {
    int d = 2;
    if (x > 0) d = 3;
    return y / d;
  }

  static Object length(int x) {
    int n = 1;
    if (x > 0) n = 2;
    return new int[n];
  }

  static int inField(int x) {
    int[] a = {3, 5};
    Hot hot = new Hot();
    if (x > 0) hot.place = 1;
    return a[hot.place];
  }

  static int inElement(int x) {
    int[] a = {3, 5}, places = {0};
    if (x > 0) places[0] = 1;
    return a[places[0]];
  }

  static int operand(int x) {
    int[] a = {3, 5};
    return a[x > 0 ? 1 : 0];
  }

  private static int early(int x) {
    if (x > 0) return 1;
    return 0;
  }

  static int ofCaller(int x) {
    int[] a = {3, 5};
    return a[early(x)];
  }

  private static int late(int x) {
    int i = 0;
    if (x > 0) i = 1;
    return i;
  }

  static int ofCallerLater(int x) {
    int[] a = {3, 5};
    return a[late(x) + 0];
  }

  /** Half of what comes is asked before. */
  static int pays(int x, int a, int b) {
    int[] numbers = {3, 5};
    int i = 0, s = 0;
    if (x > 0) i = 1;
    if (a > 0) s = 1;
    if (b > 0) s += 2;
    return numbers[i] + s;
  }

  /** Of three that have come there two are alike. */
  static int twoOfThree(int x, int y) {
    int[] a = {3, 5};
    int i = 0;
    if (x > 0 && y > 0) i = 1;
    return a[i] * 10 + a[i];
  }
}
