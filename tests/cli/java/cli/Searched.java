package cli;

class Searched {
  /** Three violations, of three sorts. */
  static int severalWays(int x, int[] a) {
    if (x == 1) return 1 / (x - 1);
    if (x == 2) return (new int[1])[x];
    if (x == 3) throw new AssertionError("third");
    int sum = 0;
    for (int i = 0; i < 5; i++) {
      if ((x & 1 << i + 8) != 0) sum += i;
    }
    return sum;
  }

  static int another(int[] a) {
    return a[0];
  }
}
