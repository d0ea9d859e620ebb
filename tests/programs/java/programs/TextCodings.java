// Run-length coding, Roman numerals, base conversion: there and back again.
package programs;

class TextCodings {
  // run: runs "aaabccd"
  // run: runs "x"
  // run: runs ""
  static String runs(String text) {
    StringBuilder coded = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int end = i;
      while (end < text.length() && text.charAt(end) == text.charAt(i)) end++;
      if (end - i > 1) coded.append(end - i);
      coded.append(text.charAt(i));
      i = end;
    }
    StringBuilder decoded = new StringBuilder();
    int count = 0;
    for (char c : coded.toString().toCharArray()) {
      if (Character.isDigit(c)) {
        count = count * 10 + c - '0';
      } else {
        decoded.append(String.valueOf(c).repeat(Math.max(count, 1)));
        count = 0;
      }
    }
    return coded + " " + decoded.toString().equals(text);
  }

  private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  private static final String[] SYMBOLS = {
    "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
  };

  // run: roman 1994
  // run: roman 4
  // run: roman 3999
  // run: roman 0
  static String roman(int n) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < VALUES.length; i++) {
      for (; n >= VALUES[i]; n -= VALUES[i]) text.append(SYMBOLS[i]);
    }
    return text.toString();
  }

  // run: fromRoman "MCMXCIV"
  // run: fromRoman "IIII"
  // run: fromRoman "ABC"
  static int fromRoman(String text) {
    int sum = 0;
    int previous = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      int value = switch (text.charAt(i)) {
        case 'I' -> 1;
        case 'V' -> 5;
        case 'X' -> 10;
        case 'L' -> 50;
        case 'C' -> 100;
        case 'D' -> 500;
        case 'M' -> 1000;
        default -> throw new IllegalArgumentException("no numeral: " + text.charAt(i));
      };
      sum += value < previous ? -value : value;
      previous = Math.max(previous, value);
    }
    return sum;
  }

  // run: inBase 255 16
  // run: inBase -10 2
  // run: inBase 0 7
  // run: inBase -2147483648 36
  static String inBase(int n, int base) {
    String digits = "";
    long rest = Math.abs((long) n);
    do {
      digits = "0123456789abcdefghijklmnopqrstuvwxyz".charAt((int) (rest % base)) + digits;
      rest /= base;
    } while (rest > 0);
    return n < 0 ? "-" + digits : digits;
  }
}
