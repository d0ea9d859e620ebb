// Boxes: the cache of small values seen through ==, equality, arithmetic on boxes.
package programs;

class BoxingIdentity {
  // run: integers 127
  // run: integers 128
  // run: integers -128
  // run: integers -129
  static String integers(int n) {
    Integer a = n;
    Integer b = n;
    return (a == b) + " " + a.equals(b) + " " + (a == n) + " " + (a <= b && a >= b);
  }

  // run: others 127 'x' 5
  // run: others 128 '\u0080' -1
  static String others(long l, char c, byte b) {
    Long l1 = l, l2 = l;
    Character c1 = c, c2 = c;
    Byte b1 = b, b2 = b;
    Short s1 = (short) b, s2 = (short) l;
    Boolean t1 = l > 0, t2 = true;
    Double d1 = 1.0, d2 = 1.0;
    return (l1 == l2) + " " + (c1 == c2) + " " + (b1 == b2) + " " + s1.equals(s2) + " "
        + (t1 == t2) + " " + (d1 == d2) + " " + d1.equals(d2);
  }

  // run: mixed 5
  static String mixed(int n) {
    Integer i = n;
    Long l = (long) n;
    Object o = n;
    return i.equals(l) + " " + l.equals(n) + " " + o.equals(i) + " " + (i == l.intValue()) + " "
        + l.equals((long) n) + " " + new Object[] {n, 'c', 2f}[1].getClass().getSimpleName();
  }

  // run: counting 300
  static String counting(int n) {
    Integer count = 0;
    Integer before = count;
    for (int i = 0; i < n; i++) count++;
    Long sum = 0L;
    sum += count;
    return count + " " + before + " " + sum + " " + (count == n) + (sum.hashCode() == n);
  }

  // run: ternary true
  // run: ternary false
  static Object ternary(boolean b) {
    return b ? 1 : 2.0;
  }

  // run: hashes
  static String hashes() {
    return Boolean.hashCode(true) + " " + Long.hashCode(1L << 32) + " " + Double.hashCode(1.5) + " "
        + Float.hashCode(-0f) + " " + Character.valueOf('a').hashCode() + " "
        + Byte.valueOf((byte) -1).hashCode() + " " + Integer.valueOf(-7).hashCode();
  }

  // run: numbers 300.7
  static String numbers(double d) {
    Number n = d;
    return n.intValue() + " " + n.byteValue() + " " + n.shortValue() + " " + n.longValue() + " "
        + n.floatValue() + " " + Integer.valueOf(300).byteValue();
  }
}
