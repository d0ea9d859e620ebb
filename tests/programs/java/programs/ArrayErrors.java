// What goes wrong with arrays: indexes, negative sizes, and the messages of both.
package programs;

class ArrayErrors {
  // run: loadInt -1
  // run: loadInt 3
  // run: loadInt 2
  static int loadInt(int i) {
    return new int[] {7, 8, 9}[i];
  }

  // run: loadLong 1
  static long loadLong(int i) {
    long[] a = new long[1];
    return a[i];
  }

  // run: loadDouble -2147483648
  static double loadDouble(int i) {
    double[] a = new double[4];
    return a[i];
  }

  // run: loadByte 9
  static byte loadByte(int i) {
    byte[] a = new byte[4];
    return a[i];
  }

  // run: loadFlag 0
  static boolean loadFlag(int i) {
    boolean[] a = new boolean[0];
    return a[i];
  }

  // run: loadText 1
  static String loadText(int i) {
    return new String[] {"only"}[i];
  }

  // run: tooLong 0
  // run: tooLong 1
  // run: tooLong 2
  // run: tooLong 3
  static String tooLong(int kind) {
    try {
      return "" + longest(kind);
    } catch (OutOfMemoryError e) {
      return e.getMessage(); // the JVM has stack traces for a few of these only
    }
  }

  private static int longest(int kind) {
    switch (kind) {
      case 0: return new byte[Integer.MAX_VALUE].length;
      case 1: return new String[Integer.MAX_VALUE - 1].length;
      case 2: return new long[Integer.MAX_VALUE][2].length;
      default: return java.lang.reflect.Array.getLength(
          java.lang.reflect.Array.newInstance(char.class, Integer.MAX_VALUE));
    }
  }

  // run: store 0 5
  // run: store 1 5
  // run: store 2 5
  // run: store 3 5
  // run: store 4 -5
  // run: store 5 5
  // run: store 6 5
  // run: store 0 1
  static void store(int kind, int i) {
    int[] ints = new int[3];
    long[] longs = new long[3];
    float[] floats = new float[3];
    double[] doubles = new double[3];
    char[] chars = new char[3];
    short[] shorts = new short[3];
    Object[] objects = new Object[3];
    switch (kind) {
      case 0 -> ints[i] = 1;
      case 1 -> longs[i] = 1;
      case 2 -> floats[i] = 1;
      case 3 -> doubles[i] = 1;
      case 4 -> chars[i] = 'c';
      case 5 -> shorts[i] = 1;
      default -> objects[i] = "o";
    }
    System.out.println("stored");
  }

  // run: size -1
  // run: size -2147483648
  // run: size 0
  static int size(int n) {
    return new int[n].length;
  }

  // The index is evaluated before the array is found to be too short, the value too.
  // run: order
  static String order() {
    int[] a = new int[1];
    int i = 0;
    try {
      a[i += 4] = i = 9;
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.getMessage() + " i=" + i;
    }
    return "stored";
  }
}
