// Double.toString and parseDouble over many magnitudes, and the bits of doubles.
package programs;

class DoubleTexts {
  // run: text 0.0
  // run: text -0.0
  // run: text 1.0
  // run: text 0.1
  // run: text 100.0
  // run: text 1234567.0
  // run: text 12345678.0
  // run: text 0.001
  // run: text 0.0001
  // run: text 123456789012345680.0
  // run: text 3.141592653589793
  // run: text 1e21
  // run: text 1e22
  // run: text 2e-3
  // run: text 4.9e-324
  // run: text 2.2250738585072014e-308
  // run: text 1.7976931348623157e308
  // run: text 9007199254740993.0
  // run: text 0.30000000000000004
  // run: text 5e-5
  static String text(double d) {
    return d + " " + Double.toString(-d) + " " + (d == Double.parseDouble("" + d));
  }

  // run: parse "3.5"
  // run: parse "  -1e3 "
  // run: parse "1e400"
  // run: parse "1e-400"
  // run: parse "NaN"
  // run: parse "-Infinity"
  // run: parse "0x1.8p1"
  // run: parse "1.7976931348623159e308"
  // run: parse "2.4703282292062328e-324"
  // run: parse "9007199254740993"
  // run: parse "1.5f"
  // run: parse "abc"
  // run: parse ""
  static double parse(String s) {
    return Double.parseDouble(s);
  }

  // run: bits 1.5
  // run: bits -0.0
  // run: bits 4.9e-324
  static String bits(double d) {
    long bits = Double.doubleToLongBits(d);
    return Long.toHexString(bits) + " " + Double.longBitsToDouble(bits + 1) + " "
        + Double.doubleToLongBits(d / 0) + " " + Math.ulp(d) + " " + Math.getExponent(d);
  }

  // run: kinds 1.0 0.0
  // run: kinds 0.0 0.0
  // run: kinds 1.0 3.0
  static String kinds(double a, double b) {
    double x = a / b;
    return Double.isNaN(x) + " " + Double.isInfinite(x) + " " + Double.isFinite(x) + " "
        + Double.toHexString(x) + " " + Double.valueOf(x).intValue();
  }
}
