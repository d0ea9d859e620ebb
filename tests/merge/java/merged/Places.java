package merged;

/** What merges, or is to merge, wherever it is kept: elements, what is found, boxes, references. */
class Places {
  int field;
  long wide;
  Places next;

  static class Once {
    static int count = 3;

    static void touch() {
      count = 4;
    }
  }

  static void loaded(int x, int i) {
    if (i < 0 || i > 2) return;
    int[] a = {4, 5, 6};
    int s = 0;
    if (x > 0) s = a[i];
    assert s != 0 || x <= 0;
  }

  static void stored(int x, int i) {
    if (i < 0 || i > 2) return;
    int[] a = {4, 5, 6};
    if (x > 0) a[i] = x;
    assert a[0] > 0 && a[1] > 0 && a[2] > 0;
  }

  static int outside(int x, int i) {
    int[] a = {4, 5};
    int s = 0;
    if (x > 0) s = a[i];
    return s;
  }

  static void readByOne(Places p, int x) {
    if (p == null) return;
    int s = 7;
    if (x > 0) s = p.field;
    assert s == 7 || x > 0;
  }

  static void readByBoth(Places p, int x) {
    if (p == null) return;
    long s = x > 0 ? p.wide : p.wide + 1;
    assert s == p.wide || x <= 0;
  }

  static void writtenByOne(Places p, int x) {
    if (p == null) return;
    if (x > 0) p.field = 5;
    assert p.field == 5 || x <= 0;
  }

  static void readAndWritten(Places p, int x) {
    if (p == null) return;
    if (x > 0) p.field ^= 1; else p.field = 3;
    assert p.field == 3 || x > 0;
  }

  static void twoFields(Places p, int x) {
    if (p == null) return;
    long s = x > 0 ? p.field : p.wide;
    assert s == p.field || x <= 0;
  }

  static void elementByOne(int[] a, int x) {
    if (a == null || a.length < 2) return;
    int s = 7;
    if (x > 0) s = a[1];
    assert s == 7 || x > 0;
  }

  static void box(int x, int y, int z) {
    Integer box = x > 0 ? Integer.valueOf(y) : Integer.valueOf(z);
    assert box == y || x <= 0;
  }

  static void boxOfConstants(int x) {
    Integer box = x > 0 ? 1000 : 2000;
    assert box == 1000 || x <= 0;
  }

  static void boxInArray(int x, long y) {
    Object[] kept = {Long.valueOf(3)};
    if (x > 0) kept[0] = Long.valueOf(y);
    assert (Long) kept[0] == 3 || x > 0;
  }

  static Object unused(int x, Object a, Object b) {
    Object kept = x > 0 ? a : b;
    return kept;
  }

  static void nullOrNot(int x) {
    Object o = x > 0 ? new Places() : null;
    int s = 4;
    if (o == null) s = 5;
    assert s == 4 || x <= 0;
  }

  static void oneOfTwo(int x) {
    Places a = new Places(), b = new Places();
    Places c = x > 0 ? a : b;
    c.field = 5;
    assert a.field + b.field == 5;
  }

  static void nextOrNot(Places p, int x) {
    if (p == null) return;
    Places q = x > 0 ? p.next : null;
    assert q == null || x > 0;
  }

  static void arrays(int x) {
    int[] a;
    if (x > 0) a = new int[] {1, 2}; else a = new int[] {3, 4};
    assert a[0] + a[1] < 8;
  }

  static void thrown(int x, int y) {
    int s = 0;
    if (x > 0) {
      if (y > 0) throw new IllegalStateException();
      s = 1;
    }
    assert s == 0 || y <= 0;
  }

  static void initialized(int x) {
    if (x > 0) Once.touch();
    assert Once.count == 3 || x > 0;
  }
}
