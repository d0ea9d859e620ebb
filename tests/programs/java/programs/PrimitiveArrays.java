// Arrays of the eight primitive types: defaults, stores that cut, loads that extend.
package programs;

import java.util.Arrays;

class PrimitiveArrays {
  // run: defaults
  static void defaults() {
    System.out.println(Arrays.toString(new boolean[2]) + Arrays.toString(new byte[2]));
    System.out.println((int) new char[] {'\0'}[0] + " " + Arrays.toString(new short[2]));
    System.out.println(Arrays.toString(new int[2]) + Arrays.toString(new long[2]));
    System.out.println(Arrays.toString(new float[2]) + Arrays.toString(new double[2]));
    System.out.println(new int[0].length);
  }

  // run: store 300
  // run: store -1
  // run: store 65536
  static String store(int value) {
    byte[] bytes = new byte[3];
    char[] chars = new char[3];
    short[] shorts = new short[3];
    boolean[] flags = new boolean[3];
    bytes[1] = (byte) value;
    chars[1] = (char) value;
    shorts[1] = (short) value;
    flags[1] = value > 0;
    return bytes[1] + " " + (int) chars[1] + " " + shorts[1] + " " + flags[1] + flags[0];
  }

  // run: wide 3
  static String wide(int n) {
    long[] longs = new long[n];
    float[] floats = new float[n];
    double[] doubles = new double[n];
    for (int i = 0; i < n; i++) {
      longs[i] = (1L << 33) * i;
      floats[i] = 1f / (i + 1);
      doubles[i] = floats[i] + longs[i];
    }
    return Arrays.toString(longs) + Arrays.toString(floats) + Arrays.toString(doubles);
  }

  // run: rotate 5 2
  // run: rotate 5 -1
  // run: rotate 1 100
  static int[] rotate(int size, int by) {
    int[] from = new int[size];
    int[] to = new int[size];
    for (int i = 0; i < size; i++) from[i] = i * i;
    for (int i = 0; i < size; i++) to[((i + by) % size + size) % size] = from[i];
    return to;
  }

  // run: largest 3 9 4
  // run: largest -3 -9 -4
  static int largest(int a, int b, int c) {
    int[] all = {a, b, c};
    int best = all[0];
    for (int x : all) if (x > best) best = x;
    return best;
  }

  // run: sieve 50
  // run: sieve 2
  static int sieve(int limit) {
    boolean[] composite = new boolean[limit];
    int primes = 0;
    for (int i = 2; i < limit; i++) {
      if (composite[i]) continue;
      primes++;
      for (int j = i * i; j < limit; j += i) composite[j] = true;
    }
    return primes;
  }
}
