// Constants at the borders between iconst, bipush, sipush, ldc, and those of long and floats.
package programs;

class ConstantPushes {
  // run: ints
  static int[] ints() {
    return new int[] {
      -2147483648, -32769, -32768, -129, -128, -2, -1, 0, 1, 2, 3, 4, 5, 6, 127, 128, 32767, 32768,
      2147483647
    };
  }

  // run: longs
  static long[] longs() {
    return new long[] {-1, 0, 1, 2, 5, 2147483648L, Long.MIN_VALUE, Long.MAX_VALUE};
  }

  // run: floats
  static float[] floats() {
    return new float[] {-1f, -0f, 0f, 1f, 2f, 3f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN};
  }

  // run: doubles
  static double[] doubles() {
    return new double[] {-1, -0.0, 0, 1, 2, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN};
  }

  // run: chars
  static char[] chars() {
    return new char[] {'a', '\0', '\u00ff', '\\', '\'', '~'};
  }

  // run: texts
  static String[] texts() {
    return new String[] {
      "", "plain", "nul\0nul", "tab\tquote\"", "caf\u00e9", "\u4f60\ud83d\ude00", null
    };
  }

  // run: types
  static Class<?>[] types() {
    return new Class<?>[] {
      int.class, void.class, String.class, int[].class, String[][].class, ConstantPushes.class
    };
  }

  // run: pick 0
  // run: pick 1
  // run: pick 2
  // run: pick 3
  static double pick(int n) {
    return n == 0 ? 0.0 : n == 1 ? 1L : n == 2 ? 2f : 1.0;
  }
}
