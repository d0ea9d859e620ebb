package rules;

/** Reads and writes of fields of objects that are only partly known. */
class Fields {
  static int readTwice(Node n) {
    return n.value == n.value ? 1 : 0;
  }

  static int readTwo(Node a, Node b) {
    int x = a.value;
    int y = b.value;
    return x == y ? 1 : 0;
  }

  static int readWide(Node n) {
    return n.wide == n.wide ? 1 : 0;
  }

  /** A boolean field is 0 or 1. */
  static int readFlag(Node n) {
    return n.flag ? 1 : 0;
  }

  static int next(Node n) {
    Node m = n.next;
    return m == null ? 0 : m == n ? 1 : 2;
  }

  static Node justNext(Node n) {
    return n.next;
  }

  static int others(Node n) {
    Node[] a = n.others;
    return a == null ? 0 : 1;
  }

  /** A field of type Object may hold what was found before; what is fresh is a record. */
  static int any(Node n) {
    Object o = n.any;
    return o == null ? 0 : o == n ? 1 : 2;
  }

  static int write(Node n, int x) {
    n.value = x;
    return n.value == x ? 1 : 0;
  }

  static int writeTwo(Node a, Node b) {
    a.value = 1;
    b.value = 2;
    return a.value;
  }

  static Node writeReference(Node a, Node b) {
    a.next = b;
    return a.next;
  }

  /** A byte keeps the lowest eight bits. */
  static int writeSmall(int x) {
    Node n = new Node();
    n.small = (byte) x;
    return n.small;
  }

  static int writeSmallOf(Node n, int x) {
    n.small = (byte) x;
    return n.small == (byte) x ? 1 : 0;
  }

  static int writeWide(Node n, long x) {
    n.wide = x;
    return n.wide == x ? 1 : 0;
  }
}
