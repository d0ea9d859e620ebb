// Helpful messages of NullPointerExceptions at arrays: loads, stores, lengths, elements.
package programs;

class NullArrays {
  static int[] shared;
  static String[][] table = new String[3][];
  double[] values;
  NullArrays[] others = new NullArrays[2];

  private static byte[] none() {
    return null;
  }

  // run: load 0
  // run: load 1
  // run: load 2
  // run: load 3
  // run: load 4
  // run: load 5
  // run: load 6
  // run: load 7
  // run: load 8
  static Object load(int kind) {
    boolean[] flags = null;
    char[] chars = null;
    short[] shorts = null;
    long[] longs = null;
    float[] floats = null;
    NullArrays it = new NullArrays();
    return switch (kind) {
      case 0 -> shared[kind];
      case 1 -> flags[kind + 1];
      case 2 -> chars[0];
      case 3 -> shorts[kind * 2];
      case 4 -> longs[4];
      case 5 -> floats[1];
      case 6 -> it.values[kind];
      case 7 -> none()[300];
      default -> table[1][kind];
    };
  }

  // run: store 0
  // run: store 1
  // run: store 2
  // run: store 3
  // run: store 4
  // run: store 5
  static void store(int kind) {
    Object[] objects = null;
    NullArrays it = new NullArrays();
    switch (kind) {
      case 0 -> shared[2] = 1;
      case 1 -> objects[kind] = "x";
      case 2 -> it.values[0] = 2.5;
      case 3 -> none()[kind] = 1;
      case 4 -> table[kind - 2][0] = "y";
      default -> it.others[1].values[0] += 1;
    }
  }

  // run: length 0
  // run: length 1
  // run: length 2
  static int length(int kind) {
    return switch (kind) {
      case 0 -> shared.length;
      case 1 -> table[2].length;
      default -> new NullArrays().others[kind - 1].others.length;
    };
  }

  // run: loop
  static int loop() {
    int sum = 0;
    for (String s : table[0]) sum += s.length();
    return sum;
  }
}
