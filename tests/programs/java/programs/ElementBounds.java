// Indexes just outside arrays of every element type, read and written; negative lengths.
package programs;

class ElementBounds {
  private static final int[] INTS = new int[3];
  private static final long[] LONGS = new long[3];
  private static final float[] FLOATS = new float[3];
  private static final double[] DOUBLES = new double[3];
  private static final byte[] BYTES = new byte[3];
  private static final char[] CHARS = new char[3];
  private static final short[] SHORTS = new short[3];
  private static final boolean[] FLAGS = new boolean[3];
  private static final Object[] OBJECTS = new Object[3];

  // run: element 0 3
  // run: element 1 3
  // run: element 2 3
  // run: element 3 -1
  // run: element 4 3
  // run: element 5 3
  // run: element 6 3
  // run: element 7 -1
  // run: element 8 3
  static Object element(int kind, int index) {
    switch (kind) {
      case 0: return INTS[index];
      case 1: return LONGS[index];
      case 2: return FLOATS[index];
      case 3: return DOUBLES[index];
      case 4: return BYTES[index];
      case 5: return CHARS[index];
      case 6: return SHORTS[index];
      case 7: return FLAGS[index];
      default: return OBJECTS[index];
    }
  }

  // run: write 0 3
  // run: write 1 3
  // run: write 2 -1
  // run: write 3 3
  // run: write 4 -2147483648
  // run: write 5 3
  // run: write 6 3
  // run: write 7 2147483647
  // run: write 8 3
  static void write(int kind, int index) {
    switch (kind) {
      case 0 -> INTS[index] = 1;
      case 1 -> LONGS[index] = 1;
      case 2 -> FLOATS[index] = 1;
      case 3 -> DOUBLES[index] = 1;
      case 4 -> BYTES[index] = 1;
      case 5 -> CHARS[index] = 1;
      case 6 -> SHORTS[index] = 1;
      case 7 -> FLAGS[index] = true;
      default -> OBJECTS[index] = "1";
    }
  }

  // run: objects -1
  // run: objects 2
  static int objects(int length) {
    return new Object[length].length;
  }
}
