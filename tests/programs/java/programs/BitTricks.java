// Bit tricks on int and long with masks and xor, checked against plain loops.
package programs;

class BitTricks {
  // run: population 0
  // run: population -1
  // run: population 1234567
  static int population(int x) {
    int byLoop = 0;
    for (int rest = x; rest != 0; rest &= rest - 1) byLoop++;
    int y = x - (x >>> 1 & 0x55555555);
    y = (y & 0x33333333) + (y >>> 2 & 0x33333333);
    y = (y + (y >>> 4) & 0x0f0f0f0f) * 0x01010101 >>> 24;
    if (y != byLoop) throw new IllegalStateException(y + " is not " + byLoop);
    return y;
  }

  // run: parity 7L
  // run: parity -1L
  // run: parity 4611686018427387905L
  static boolean parity(long x) {
    boolean odd = false;
    for (; x != 0; x = x & x - 1) odd = !odd;
    return odd;
  }

  // run: gray 0
  // run: gray 5
  // run: gray 2147483647
  static String gray(int n) {
    int code = n ^ n >> 1;
    int back = code;
    for (int shift = 1; shift < 32; shift <<= 1) back ^= back >>> shift;
    return code + " " + back;
  }

  // run: swap 3 -9
  static String swap(int a, int b) {
    a ^= b;
    b ^= a;
    a ^= b;
    return a + "," + b;
  }

  // run: isPowerOfTwo 64
  // run: isPowerOfTwo 0
  // run: isPowerOfTwo -2147483648
  // run: isPowerOfTwo 96
  static boolean isPowerOfTwo(int n) {
    return n > 0 && (n & n - 1) == 0;
  }

  // run: reverseBytes 305419896
  // run: reverseBytes -2
  static int reverseBytes(int x) {
    return x << 24 | (x & 0xff00) << 8 | x >>> 8 & 0xff00 | x >>> 24;
  }

  // run: logic true false
  // run: logic true true
  // run: logic false false
  static String logic(boolean a, boolean b) {
    boolean and = a & b;
    boolean or = a | b;
    boolean xor = a ^ b;
    and &= or;
    or |= xor;
    xor ^= a;
    return and + " " + or + " " + xor + " " + !a;
  }

  // run: subsets 4
  // run: subsets 0
  static String subsets(int size) {
    StringBuilder text = new StringBuilder();
    for (int set = (1 << size) - 1; ; set = set - 1 & (1 << size) - 1) {
      if ((set & set >> 1) == 0) text.append(set).append(' ');
      if (set == 0) return text.toString();
    }
  }
}
