// Integer: parsing, radixes, bit methods, unsigned arithmetic, comparison.
package programs;

class IntegerMethods {
  // run: texts 255
  // run: texts -255
  // run: texts -2147483648
  // run: texts 0
  static String texts(int n) {
    return Integer.toString(n) + " " + Integer.toHexString(n) + " " + Integer.toBinaryString(n)
        + " " + Integer.toOctalString(n) + " " + Integer.toString(n, 36) + " "
        + Integer.toUnsignedString(n);
  }

  // run: bits 0
  // run: bits 1
  // run: bits -1
  // run: bits 305419896
  // run: bits -2147483648
  static String bits(int n) {
    return Integer.bitCount(n) + " " + Integer.reverse(n) + " " + Integer.reverseBytes(n) + " "
        + Integer.numberOfLeadingZeros(n) + " " + Integer.numberOfTrailingZeros(n) + " "
        + Integer.highestOneBit(n) + " " + Integer.lowestOneBit(n) + " " + Integer.rotateLeft(n, 5)
        + " " + Integer.rotateRight(n, 37) + " " + Integer.signum(n);
  }

  // run: parse "42"
  // run: parse "-0"
  // run: parse "+7"
  // run: parse "2147483647"
  // run: parse "2147483648"
  // run: parse "-2147483648"
  // run: parse ""
  // run: parse "4 2"
  // run: parse null
  static int parse(String s) {
    return Integer.parseInt(s);
  }

  // run: parseRadix "ff" 16
  // run: parseRadix "-1010" 2
  // run: parseRadix "zz" 36
  // run: parseRadix "9" 8
  // run: parseRadix "1" 99
  static int parseRadix(String s, int radix) {
    return Integer.parseInt(s, radix);
  }

  // run: decode "0x1F"
  // run: decode "-010"
  // run: decode "#ff"
  static int decode(String s) {
    return Integer.decode(s) + Integer.valueOf("1");
  }

  // run: unsigned -1 2
  // run: unsigned 7 -2
  static String unsigned(int a, int b) {
    return Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + " "
        + Integer.compareUnsigned(a, b) + " " + Integer.toUnsignedLong(a) + " "
        + Integer.parseUnsignedInt("4294967295");
  }

  // run: compare 3 5
  // run: compare -2147483648 2147483647
  static String compare(int a, int b) {
    return Integer.compare(a, b) + " " + Integer.max(a, b) + " " + Integer.min(a, b) + " "
        + Integer.sum(a, b) + " " + Integer.valueOf(a).compareTo(b);
  }
}
