package merged;

import kukang.Contract;
import kukang.Ensures;

/** What stays apart for other reasons than those of Refused. */
class Apart {
  int field;
  static int height;

  static void tall(int x) {
    int s = x;
    for (int i = 0; i < 60; i++) {
      if (x > i) s = s * 3 + i; else s = s * 5 - i;
    }
    height = s;
  }

  static void hashed(int x) {
    Object o = new Object();
    int s = 0;
    if (x > 0) s = System.identityHashCode(o);
    assert s == 0 || x > 0;
  }

  static void lengths(int x) {
    int[] a = x > 0 ? new int[2] : new int[3];
    assert a.length == 2 || x <= 0;
  }

  static void literals(int x) {
    String s = x > 0 ? "one" : "other";
    assert s.length() == 3 || x <= 0;
  }

  static void classes(int x) {
    Class<?> c = x > 0 ? int[].class : Apart.class;
    assert c.isArray() == x > 0;
  }

  static void floats(float f, int x) {
    float g = x > 0 ? f : 1;
    assert g == 1 || x > 0;
  }

  private boolean hasNotFallen(int x) {
    int before = x > 0 ? Contract.old(() -> field) : field;
    return before <= field;
  }

  @Ensures("hasNotFallen") void rises(int x) {
    if (field < 9) field++;
  }

  private boolean wasAnything(int x) {
    return Contract.old(() -> x > field || x <= field);
  }

  @Ensures("wasAnything") void clears(int x) {
    field = 1;
  }

  // Each side reads a field of its own first, and asks about it; some runs leave on the way. (What
  // this is, is decided before.)
  private int left, right;

  void asksAboutItsOwn(int x) {
    int r = field;
    if (x > 0) {
      if (left > 5) throw new IllegalArgumentException();
      r = 1;
    } else {
      if (right > 7) throw new IllegalArgumentException();
      r = 2;
    }
    assert r == 1 ? left <= 5 : right <= 7;
  }
}
