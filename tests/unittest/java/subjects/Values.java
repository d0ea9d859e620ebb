package subjects;

/** Literals of every type, as arguments and as results. */
final class Values {
  private Values() {}

  static boolean not(boolean b) {
    return !b;
  }

  static byte leastByte(byte b) {
    return b == Byte.MIN_VALUE ? b : (byte) (b + 1);
  }

  static short greatestShort(short s) {
    return s == Short.MAX_VALUE ? s : (short) -1;
  }

  static int leastInt(int i) {
    return i == Integer.MIN_VALUE ? i : 0;
  }

  static long leastLong(long l) {
    return l == Long.MIN_VALUE ? l : l == Long.MIN_VALUE + 1 ? l : 0L;
  }

  static char quoted(char c) {
    switch (c) {
      case '\'':
      case '"':
      case '\\':
      case '\n':
      case '\0':
      case '\uffff':
        return c;
      default:
        return 'x';
    }
  }

  static float nan(float f) {
    return f != f ? f : f == Float.POSITIVE_INFINITY ? -f : f == Float.MIN_VALUE ? f : 0.1f;
  }

  static double zero(double d) {
    if (d != d) return d;
    return d == 0 && 1 / d < 0 ? d : d == Double.MAX_VALUE ? d : -1e-300;
  }

  static String text(int which) {
    switch (which) {
      case 0:
        return "\"quoted\" and \\ and \\u0041";
      case 1:
        return "\n\r\t\b\f\0";
      case 2:
        return "\u00e9 \u20ac \ud83d\ude00 \ud800";
      default:
        return null;
    }
  }

  static Object boxed(int which) {
    switch (which) {
      case 0:
        return 'c';
      case 1:
        return (byte) 3;
      case 2:
        return 2.5;
      case 3:
        return -1L;
      default:
        return true;
    }
  }

  static int unboxed(Integer a, Integer b) {
    if (a == null || b == null) return -1;
    return a == b ? 0 : a.intValue() == b.intValue() ? 1 : 2;
  }

  static int length(String s) {
    return s.length() == 2 && s.charAt(0) == '"' ? 1 : 0;
  }
}
