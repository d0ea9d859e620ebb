// String.format with the common conversions, flags, widths and its exceptions.
package programs;

import java.util.Locale;

class StringFormats {
  // run: integers 42
  // run: integers -42
  // run: integers -2147483648
  static String integers(int n) {
    return String.format(Locale.US, "%d|%5d|%-6d|%06d|%+d|%x|%X|%o", n, n, n, n, n, n, n, n);
  }

  // run: longs 1234567890123L
  // run: longs -1L
  static String longs(long n) {
    return String.format(Locale.US, "%d %x %020d", n, n, n);
  }

  // run: others "text" 'c' true
  // run: others null 'z' false
  static String others(String s, char c, boolean b) {
    return String.format("%s|%10s|%-8s|%.2s|%S|%c|%b|%%|%n", s, s, s, s, s, c, b);
  }

  // run: indexed 1 2
  static String indexed(int a, int b) {
    return String.format("%2$s %1$s %1$x %<s", a, b) + "%s-%s".formatted(b, a);
  }

  // run: wrong 0
  // run: wrong 1
  // run: wrong 2
  static String wrong(int kind) {
    return switch (kind) {
      case 0 -> String.format("%d", "text");
      case 1 -> String.format("%s %s", 1);
      default -> String.format("%q", 1);
    };
  }

  // run: printed 7
  static void printed(int n) {
    System.out.printf(Locale.US, "%03d %s%n", n, "items");
  }

  // Grouping and decimal points are the locale's, even where the locale says nothing.
  // run: grouped 1234567
  // run: grouped -2147483648
  static String grouped(int n) {
    return String.format(Locale.ROOT, "%,d|%(,d|%d", n, n, n);
  }

  // run: doubles 3.14159
  // run: doubles -0.5
  // run: doubles 123456789.125
  // run: doubles 0.0
  static String doubles(double d) {
    String plain = String.format(Locale.ROOT, "%f|%.2f|%10.3f|%-10.1f|%.0f", d, d, d, d, d);
    return plain + String.format(Locale.ROOT, "|%e|%.3e|%g", d, d, d);
  }
}
