package merged;

/**
 * Violations on merged paths: each is told as a plain path, although the merged one has forked where
 * a plain one does not.
 */
class Told {
  /** The elements that may be met at an index are told apart by values. */
  static void element(int x, int[] a, Told o) {
    if (a == null || a.length < 3) return;
    int i = 1;
    if (x > 0) i = 2;
    a[i] = 7;
    int s = a[1] + a[2];
    if (o == null) s = 0;
    assert s != 0;
  }

  /** What is found at an index is not: a plain path may have found it before. */
  static void found(Object[] a, int x, Told o) {
    if (a == null || a.length < 3) return;
    int i = x > 0 ? 0 : 2;
    Object k = a[i];
    int s = k == null ? 1 : 2;
    if (a[0] == null) s += 10;
    if (o == null) s += 100;
    assert s != 111;
    assert s != 112;
  }

  static void ofMade(int x, Told o) {
    int i = 1;
    if (x > 0) i = 2;
    Object[] a = {null, "x", null, o};
    int s = a[i] == null ? 1 : 2;
    if (o == null) s += 10; else s -= 10;
    assert s != 11;
  }

  static void switched(int x, Told o) {
    int i = 1;
    if (x > 0) i = 2;
    int s;
    switch (i) {
      case 1: s = 3; break;
      case 2: throw new IllegalStateException();
      default: s = 5;
    }
    if (o == null) s += 10;
    assert s != 13;
  }
}
