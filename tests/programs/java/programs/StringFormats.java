// String.format with the common conversions, flags, widths and its exceptions.
package programs;

import java.util.Locale;

class StringFormats {
  // run: integers 42
  // run: integers -42
  // run: integers -2147483648
  static String integers(int n) {
    String plain = String.format(Locale.ROOT, "%d|%5d|%-6d|%06d|%+d", n, n, n, n, n);
    return plain + String.format(Locale.ROOT, "|%x|%X|%o|%,d", n, n, n, n);
  }

  // run: longs 1234567890123L
  // run: longs -1L
  static String longs(long n) {
    return String.format(Locale.ROOT, "%d %x %020d %,d", n, n, n, n);
  }

  // run: doubles 3.14159
  // run: doubles -0.5
  // run: doubles 123456789.125
  // run: doubles 0.0
  static String doubles(double d) {
    String plain = String.format(Locale.ROOT, "%f|%.2f|%10.3f|%-10.1f|%.0f", d, d, d, d, d);
    return plain + String.format(Locale.ROOT, "|%e|%.3e|%g", d, d, d);
  }

  // run: others "text" 'c' true
  // run: others null 'z' false
  static String others(String s, char c, boolean b) {
    return String.format("%s|%10s|%-8s|%.2s|%S|%c|%b|%%|%n", s, s, s, s, s, c, b);
  }

  // run: indexed 1 2
  static String indexed(int a, int b) {
    return String.format("%2$d %1$d %1$s %<s", a, b) + "%d-%d".formatted(b, a);
  }

  // run: wrong 0
  // run: wrong 1
  // run: wrong 2
  static String wrong(int kind) {
    return switch (kind) {
      case 0 -> String.format("%d", "text");
      case 1 -> String.format("%d %d", 1);
      default -> String.format("%q", 1);
    };
  }

  // run: printed 7
  static void printed(int n) {
    System.out.printf(Locale.ROOT, "%03d %s%n", n, "items");
  }
}
