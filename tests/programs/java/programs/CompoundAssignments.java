// Compound assignments and increments on locals, fields, statics and elements, used as values.
package programs;

class CompoundAssignments {
  static int staticInt = 10;
  static long staticLong = 1L << 40;
  int field = 5;
  long longField = 7;
  double doubleField = 1.5;
  String text = "t";

  // run: locals 5
  static int locals(int x) {
    int y = x++ + ++x;
    y -= x-- - --x;
    y *= 3;
    y /= 2;
    y %= 1000;
    y <<= 2;
    y ^= x;
    y += 1000;
    return y;
  }

  // run: narrow 100
  // run: narrow -1
  static String narrow(int by) {
    byte b = 100;
    short s = 32000;
    char c = 'x';
    b += by;
    s *= by;
    c -= by;
    b++;
    --s;
    c += 1.7;
    int i = 10;
    i *= 2.75;
    i -= 0.5f;
    return b + " " + s + " " + (int) c + " " + i;
  }

  // run: fields
  static String fields() {
    CompoundAssignments it = new CompoundAssignments();
    int a = it.field++;
    int b = ++it.field;
    long c = it.longField--;
    long d = it.longField *= 10;
    double e = it.doubleField += 0.25;
    double f = it.doubleField++;
    String g = it.text += b;
    return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + it.text;
  }

  // run: statics
  static String statics() {
    int a = staticInt++;
    int b = staticInt <<= 3;
    long c = staticLong--;
    long d = staticLong >>= 4;
    return a + " " + b + " " + c + " " + d + " " + staticInt + " " + staticLong;
  }

  // run: elements 1
  // run: elements 3
  static String elements(int i) {
    int[] ints = {1, 2, 3};
    long[] longs = {10, 20, 30};
    double[] doubles = {0.5, 1.5, 2.5};
    byte[] bytes = {120, 127, -128};
    String[] texts = {"a", null, "c"};
    int a = ints[i - 1] += 5;
    long b = longs[i - 1]++;
    double c = doubles[i] *= 4;
    byte d = ++bytes[i];
    String e = texts[i] += "!";
    return a + " " + b + " " + c + " " + d + " " + e + " " + longs[i - 1];
  }

  // The left operand is saved before the right one changes it.
  // run: order 3
  static int order(int k) {
    int[] a = {1, 2, 3, 4};
    int i = 0;
    a[i++] += i = k;
    k += k++ * 2 + k;
    return a[0] * 1000 + i * 100 + k;
  }
}
