// Arguments are passed by value; local slots of every type and position are read and written.
package programs;

class ParameterPassing {
  static int ints(int a, int b, int c, int d, int e) {
    e = a + b;
    d = e - c;
    c = d * b;
    b = c ^ a;
    a = b + c + d + e;
    return a;
  }

  static long longs(long a, long b, long c) {
    c = a - b;
    b = c * a;
    a = b + c;
    return a;
  }

  static long shiftedLongs(int pad, long a, long b) {
    b = a << pad;
    a = b - pad;
    return a;
  }

  static float floats(float a, float b, float c, float d, float e) {
    e = a / b;
    d = e + c;
    c = d - a;
    b = c * e;
    a = b + d;
    return a;
  }

  static double doubles(double a, double b, double c) {
    c = a * b;
    b = c - a;
    a = b / c;
    return a;
  }

  static double shiftedDoubles(float pad, double a, double b) {
    b = a + pad;
    a = b * b;
    return a;
  }

  static Object references(Object a, Object b, Object c, Object d, Object e) {
    e = a;
    d = b;
    a = d;
    b = c;
    c = e;
    return "" + a + b + c + d + e;
  }

  // run: all 3 2.5
  // run: all -7 0.1
  static String all(int i, double x) {
    float f = (float) x;
    return ints(i, i + 1, i + 2, i + 3, i + 4) + " " + longs(i, i * 5L, 1L << 33) + " "
        + shiftedLongs(i, i, 9) + " " + floats(f, i, f + 1, f * 2, 8) + " " + doubles(x, i, 3) + " "
        + shiftedDoubles(f, x, i) + " " + references("p", i, x, null, 'e');
  }

  private static void change(int x, int[] array, StringBuilder text) {
    x = 99;
    array[0] = x;
    array = new int[] {-1};
    text.append(array[0]);
    text = new StringBuilder("lost");
  }

  // run: byValue 5
  static String byValue(int x) {
    int[] array = {x, x};
    StringBuilder text = new StringBuilder("kept");
    change(x, array, text);
    return x + " " + array[0] + " " + text;
  }
}
