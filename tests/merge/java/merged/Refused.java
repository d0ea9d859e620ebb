package merged;

/** What must not merge: in each, one state could not say what the two do. */
class Refused {
  int field;
  Refused next;

  static class Lazily {
    static int value = start();

    static int start() {
      return 3;
    }
  }

  static void materialization(Refused r, int x) {
    if (r == null) return;
    int s = 0;
    if (x > 0) s = r.next == null ? 1 : 2;
    assert s < 3;
  }

  // A reference that one side alone has found could turn out to be one that was found before.
  static Object firstRead(Refused r, int x) {
    if (r == null) return null;
    Object s = r;
    if (x > 0) s = r.next;
    return s;
  }

  static void type(Object o, int x) {
    int s = 0;
    if (x > 0) s = o instanceof String ? 1 : 2;
    assert s < 3;
  }

  static int metIndex(int[] a, int x) {
    int s = 0;
    if (x > 0) s = a[1];
    return s;
  }

  static void initializer(int x) {
    int s = 0;
    if (x > 0) s = Lazily.value;
    assert s == 0 || s == 3;
  }

  static void monitor(Object lock, int x) {
    if (lock == null) return;
    int s = 0;
    if (x > 0) {
      synchronized (lock) {
        s = 1;
      }
    }
    assert s < 2;
  }

  static double floating(double x, double y) {
    return x > 0 ? x : y;
  }

  static void loopExit(int n) {
    int s = 0;
    for (int i = 0; i < 5; i++) {
      if (i == n) break;
      s++;
    }
    assert s <= 5;
  }

  static void budget(int x) {
    int s = 0;
    if (x > 0) {
      for (int i = 0; i < 1000; i++) s++;
    }
    assert s == 0 || s == 1000;
  }

  static int counted;

  static class Counting {
    static {
      counted++;
    }
  }

  // On one side alone the class is still to be initialized.
  static void initializerOfAnother(int x) {
    int before = counted;
    if (x > 0) new Counting();
    new Counting();
    assert counted == before + 1;
  }

  // One state holds one of the monitors.
  static void monitors(int x) {
    Object a = new Object();
    Object b = new Object();
    synchronized (x > 0 ? a : b) {
      assert Thread.holdsLock(a) != Thread.holdsLock(b);
    }
  }

  // What the JDK's objects hold native methods read, who know of no guards.
  static void texts(int x) {
    String[] texts = {""};
    if (x > 0) {
      texts[0] = "positive";
    } else {
      texts[0] = "no";
    }
    assert texts[0].length() == (x > 0 ? 8 : 2);
  }

  // Of one the text is put off.
  static void built(int x) {
    StringBuilder built = new StringBuilder();
    if (x > 0) {
      built.append(x);
    } else {
      built.append("none");
    }
    assert built.length() > 0;
  }
}
