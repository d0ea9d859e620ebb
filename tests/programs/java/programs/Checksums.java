// Checksums and hashes computed by hand over the characters of a string.
package programs;

class Checksums {
  private static final int[] TABLE = new int[256];

  static {
    for (int i = 0; i < 256; i++) {
      int c = i;
      for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? c >>> 1 ^ 0xedb88320 : c >>> 1;
      TABLE[i] = c;
    }
  }

  // run: crc32 "123456789"
  // run: crc32 ""
  // run: crc32 "The quick brown fox jumps over the lazy dog"
  static String crc32(String text) {
    int crc = ~0;
    for (char c : text.toCharArray()) crc = TABLE[(crc ^ c) & 0xff] ^ crc >>> 8;
    return Integer.toHexString(~crc);
  }

  // run: adler32 "Wikipedia"
  // run: adler32 ""
  static long adler32(String text) {
    int a = 1;
    int b = 0;
    for (int i = 0; i < text.length(); i++) {
      a = (a + text.charAt(i)) % 65521;
      b = (b + a) % 65521;
    }
    return (long) b << 16 | a;
  }

  // run: fnv "hello"
  // run: fnv ""
  static String fnv(String text) {
    long hash = 0xcbf29ce484222325L;
    for (char c : text.toCharArray()) {
      hash ^= (byte) c & 0xff;
      hash *= 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }

  // run: luhn "4539578763621486"
  // run: luhn "8273123273520569"
  // run: luhn "12a4"
  static boolean luhn(String number) {
    int sum = 0;
    for (int i = number.length() - 1, k = 0; i >= 0; i--, k++) {
      int digit = Character.digit(number.charAt(i), 10);
      if (digit < 0) throw new IllegalArgumentException("not a digit: " + number.charAt(i));
      if (k % 2 == 1 && (digit *= 2) > 9) digit -= 9;
      sum += digit;
    }
    return sum % 10 == 0;
  }

  // run: isbn "0306406152"
  // run: isbn "080442957X"
  // run: isbn "0306406153"
  static boolean isbn(String text) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      char c = text.charAt(i);
      sum += (c == 'X' ? 10 : c - '0') * (10 - i);
    }
    return sum % 11 == 0;
  }

  // run: xorshift 1 10
  // run: xorshift -5 1000
  static int xorshift(int x, int rounds) {
    while (rounds-- > 0) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return x;
  }
}
