package merged;

/**
 * What is merged beyond numbers: what one side alone has read, what it has made, and references.
 * Each assertion tells whether the right things have been merged; the methods that are called
 * wrong... are violated in one corner.
 */
class References {
  int field, other;
  long wide;
  References next;
  static References shared = new References();

  // --- what was there, read on one side or on both ---

  static void readByOne(References r, int x) {
    if (r == null) return;
    int s = 0;
    if (x > 0) s = r.field;
    assert s == r.field || x <= 0;
  }

  static void wrongReadByOne(References r, int x) {
    if (r == null) return;
    int s = 0;
    if (x > 0) s = r.field;
    assert s == r.field || x <= 0 && r.field != 17;
  }

  static void readByBoth(References r, int x) {
    if (r == null) return;
    int s = x > 0 ? r.field + 1 : r.field - 1;
    assert s - r.field == 1 || s - r.field == -1;
  }

  // The symbol that one side reads first has the number of what the other reads first.
  static void readTheOther(References r, int x) {
    if (r == null) return;
    int s = x > 0 ? r.field : r.other;
    assert s == (x > 0 ? r.field : r.other);
  }

  static void wrongReadTheOther(References r, int x) {
    if (r == null) return;
    int s = x > 0 ? r.field : r.other;
    assert s == r.field || s == r.other && r.field != 5;
  }

  static void crossed(References r, int x) {
    if (r == null) return;
    int s;
    if (x > 0) {
      s = r.field * 10 + (r.other & 7);
    } else {
      s = r.other * 10 + (r.field & 7);
    }
    assert s == (x > 0 ? r.field * 10 + (r.other & 7) : r.other * 10 + (r.field & 7));
  }

  static void written(References r, int x) {
    if (r == null) return;
    if (x > 0) r.field = 5;
    assert r.field == 5 || x <= 0;
  }

  static void wrongWritten(References r, int x) {
    if (r == null) return;
    int before = x;
    if (x > 0) r.field = 5;
    assert r.field != 5 || before > 0;
  }

  static void writtenWide(References r, int x) {
    if (r == null) return;
    if (x > 0) r.wide = 1L << 40; else r.other = 3;
    assert x > 0 ? r.wide == 1L << 40 : r.other == 3;
  }

  // --- what was made ---

  static void madeByBoth(int x) {
    int s;
    if (x > 0) {
      References r = new References();
      r.field = x;
      s = r.field;
    } else {
      int[] a = new int[3];
      a[1] = -x;
      s = a[1];
    }
    assert s == (x > 0 ? x : -x);
  }

  static void chosen(int x) {
    References a = new References(), b = new References();
    References c = x > 0 ? a : b;
    c.field = 5;
    assert x > 0 ? a.field == 5 && b.field == 0 : b.field == 5 && a.field == 0;
  }

  static void wrongChosen(int x) {
    References a = new References(), b = new References();
    References c = x > 7 ? a : b;
    c.field = 5;
    assert a.field == 5 || x < 7;
  }

  static void differentlyMade(int x) {
    Object o = x > 0 ? new int[2] : new References();
    assert o != null;
    assert o instanceof References == (x <= 0);
  }

  static void nullOrNot(int x) {
    References r = x > 0 ? new References() : null;
    int s = r == null ? 1 : 2;
    assert s == (x > 0 ? 2 : 1);
  }

  // Not null, whichever it is; no object is needed.
  static void someObject(int x, int y) {
    Object o = null;
    if (x > 0) o = new References();
    else if (y > 0) o = new int[1];
    int s = o == null ? 0 : 1;
    assert s == 1 || x <= 0 && y <= 0;
  }

  static void wrongNull(int x) {
    References r = x != 3 ? new References() : null;
    r.field = 1;
  }

  // --- where references are kept ---

  static void inField(int x) {
    References holder = new References(), a = new References(), b = new References();
    holder.next = a;
    if (x > 0) holder.next = b;
    holder.next.field = 7;
    assert (x > 0 ? b : a).field == 7;
  }

  static void inArray(int x) {
    References[] all = {new References(), new References()};
    References other = new References();
    if (x > 0) all[1] = other;
    all[1].field = 9;
    assert all[0].field == 0;
    assert x <= 0 || other.field == 9;
  }

  static void inStatic(int x) {
    References before = shared, made = new References();
    if (x > 0) shared = made;
    assert shared == (x > 0 ? made : before);
  }

  // Merged twice: one of three.
  static void oneOfThree(int x, int y) {
    References a = new References(), b = new References(), c = new References();
    a.field = 1;
    b.field = 2;
    c.field = 3;
    References r = a;
    if (x > 0) r = b;
    if (y > 0) r = c;
    int s = r.field;
    assert s == (y > 0 ? 3 : x > 0 ? 2 : 1);
  }

  // Decided within a side, and open again where the sides have met.
  static void decidedWithin(int x, int y) {
    References a = new References(), b = new References();
    References r = x > 0 ? a : b;
    if (y > 0) r.field = 4;
    r.other = 6;
    assert (x > 0 ? a : b).other == 6;
    assert y <= 0 || (x > 0 ? a : b).field == 4;
  }

  static void given(References p, References q, int x) {
    References r = x > 0 ? p : q;
    if (r == null) return;
    r.field = 3;
    assert (x > 0 ? p : q).field == 3;
  }

  static void wrongGiven(References p, References q, int x) {
    References r = x > 0 ? p : q;
    if (r == null || p == null) return;
    p.field = 1;
    r.field = 3;
    assert p.field == 1 || x > 0;
  }

  interface Sign {
    int of();
  }

  static final class Plus implements Sign {
    public int of() {
      return 1;
    }
  }

  static final class Minus implements Sign {
    public int of() {
      return -1;
    }
  }

  static void dispatched(int x) {
    Sign sign = x > 0 ? new Plus() : new Minus();
    int s = sign.of();
    assert s == (x > 0 ? 1 : -1);
  }

  static void cast(int x) {
    Object o = x > 0 ? new Plus() : "text";
    String s = "none";
    if (o instanceof String) s = (String) o;
    assert s.length() == 4;
  }

  static void passedToNatives(int x) {
    Object[] a = {new Plus(), new Minus()};
    Object[] b = new Object[2];
    Object o = x > 0 ? a[0] : a[1];
    a[0] = o;
    System.arraycopy(a, 0, b, 0, 2);
    assert b[0] == (x > 0 ? b[0] : b[1]);
    assert o.getClass() == (x > 0 ? Plus.class : Minus.class);
  }

  static void thrown(int x) {
    RuntimeException e = x > 0 ? new IllegalStateException() : new IllegalArgumentException();
    int s = 0;
    try {
      throw e;
    } catch (IllegalStateException caught) {
      s = 1;
    } catch (RuntimeException caught) {
      s = 2;
    }
    assert s == (x > 0 ? 1 : 2);
  }

  static void texts(int x) {
    String s = x > 0 ? "plus" : "minus";
    assert s.length() == (x > 0 ? 4 : 5);
    assert !s.equals("plus") || x > 0;
  }

  static void locked(int x) {
    Object a = new Object(), b = new Object();
    int s = 0;
    synchronized (x > 0 ? a : b) {
      s = 1;
    }
    assert s == 1;
  }

  static void kept(int x) {
    java.util.ArrayList<Object> list = new java.util.ArrayList<>();
    Object a = new Plus(), b = new Minus();
    list.add(x > 0 ? a : b);
    assert list.get(0) == (x > 0 ? a : b);
    assert list.contains(a) == (x > 0);
  }

  static void keyed(int x) {
    java.util.HashMap<String, Integer> map = new java.util.HashMap<>();
    map.put(x > 0 ? "plus" : "minus", x > 0 ? 1 : 2);
    assert map.get("plus") == null || x > 0;
    assert map.size() == 1;
  }

  // Arrays of which one has a length that is known in part only. (An index may be outside.)
  static void wrongLengths(int x, int n) {
    int[] a;
    if (x > 0) {
      a = new int[n];
      a[0] = 7;
      a[1] = 6;
    } else {
      a = new int[2];
      a[0] = x;
      a[1] = 6;
    }
    assert a[1] == 6;
    assert a.length >= 2;
  }
}
