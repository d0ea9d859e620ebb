// Long, Short, Byte and Boolean: parsing, texts, bit methods, limits.
package programs;

class LongMethods {
  // run: texts 255L
  // run: texts -1L
  // run: texts -9223372036854775808L
  static String texts(long n) {
    return Long.toString(n) + " " + Long.toHexString(n) + " " + Long.toOctalString(n) + " "
        + Long.toString(n, 7) + " " + Long.toUnsignedString(n) + " "
        + Long.toBinaryString(n).length();
  }

  // run: bits 0L
  // run: bits -1L
  // run: bits 81985529216486895L
  static String bits(long n) {
    return Long.bitCount(n) + " " + Long.reverse(n) + " " + Long.reverseBytes(n) + " "
        + Long.numberOfLeadingZeros(n) + " " + Long.numberOfTrailingZeros(n) + " "
        + Long.highestOneBit(n) + " " + Long.lowestOneBit(n) + " " + Long.rotateLeft(n, 70) + " "
        + Long.signum(n) + " " + Long.hashCode(n);
  }

  // run: parse "9223372036854775807"
  // run: parse "9223372036854775808"
  // run: parse "-9223372036854775808"
  // run: parse "12L"
  static long parse(String s) {
    return Long.parseLong(s);
  }

  // run: unsigned -1L 10L
  // run: unsigned 5L -1L
  static String unsigned(long a, long b) {
    return Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned(a, b) + " "
        + Long.compareUnsigned(a, b) + " " + Long.compare(a, b);
  }

  // run: small "127"
  // run: small "128"
  // run: small "32768"
  static int small(String s) {
    int result = 0;
    try {
      result = Byte.parseByte(s);
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    return result * 1000 + Short.parseShort(s);
  }

  // run: booleans "TRUE"
  // run: booleans "yes"
  // run: booleans null
  static String booleans(String s) {
    boolean b = Boolean.parseBoolean(s);
    return b + " " + Boolean.logicalXor(b, true) + " " + Boolean.compare(b, true) + " "
        + Boolean.valueOf(s).hashCode() + " " + Boolean.toString(!b);
  }

  // run: hailstone 27
  // run: hailstone 1
  static long hailstone(int start) {
    long highest = start;
    for (long n = start; n != 1; n = (n & 1) == 0 ? n >> 1 : 3 * n + 1) {
      highest = Long.max(highest, n);
    }
    return highest;
  }
}
