package loops;

/** Loops that are run as they are; all are within bounds, as without summaries. */
final class Refused {
  int count;
  Refused next;

  static int[] cells = new int[4];

  private Refused() {}

  static int writesField(Refused r, int n) {
    if (r == null) return 0;
    for (int i = 0; i < n; i++) {
      r.count++;
    }
    assert n < 0 || n < 1000 || r.count != 7 || r.count == 7;
    return 0;
  }

  static int writesArray(int n) {
    for (int i = 0; i < n; i++) {
      cells[i & 3] = i;
    }
    return 0;
  }

  static int makes(int n) {
    Object last = null;
    for (int i = 0; i < n; i++) {
      last = new Object();
    }
    return last == null ? 0 : 1;
  }

  static double floating(int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 0.5;
    }
    return sum;
  }

  /** What is added is another counter. */
  static int gauss(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i;
    }
    return sum;
  }

  /** How often the inner loop runs depends on the outer one. */
  static int triangle(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        sum++;
      }
    }
    return sum;
  }

  static int doubles(int n) {
    int i = 1;
    while (i < n) {
      i = i * 2;
    }
    return i;
  }

  static int squares(int n) {
    int i = 0;
    while (i * i < n) {
      i++;
    }
    return i;
  }

  static int remainders(int n, int m) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      if (i % 3 == m) sum++;
    }
    return sum;
  }

  private static int outside() {
    return (int) System.nanoTime();
  }

  static int asksOutside(int n) {
    int i = 0;
    while (i < n) {
      i += outside();
    }
    return i;
  }

  static int walks(Refused r, int n) {
    int i = 0;
    while (i < n && r != null) {
      r = r.next;
      i++;
    }
    return i;
  }
}
