package rules;

/** A static field holds an object at entry: any reference of its type may be that one. */
class Sentinel {
  static final Sentinel NIL = new Sentinel();
  Sentinel next;

  static int next(Sentinel n) {
    Sentinel m = n.next;
    return m == NIL ? 1 : m == null ? 0 : 2;
  }

  static int write(Sentinel n) {
    n.next = n;
    return NIL.next == null ? 0 : 1;
  }
}
