// StrictMath is defined to the last bit: it gives what the C library fdlibm gives.
package programs;

class StrictMathFunctions {
  // run: waves 0.25
  // run: waves 1.5
  // run: waves -2.0
  // run: waves 10.0
  static String waves(double x) {
    return StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x) + " "
        + StrictMath.atan(x) + " " + StrictMath.sinh(x) + " " + StrictMath.tanh(x);
  }

  // run: growth 0.5
  // run: growth 2.0
  // run: growth 5.0
  // run: growth -0.3
  static String growth(double x) {
    return StrictMath.exp(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x) + " "
        + StrictMath.log1p(x) + " " + StrictMath.expm1(x) + " " + StrictMath.cosh(x);
  }

  // run: inverse 0.25
  // run: inverse 0.75
  // run: inverse 2.0
  static String inverse(double x) {
    return StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan2(x, 3.0) + " "
        + StrictMath.cbrt(x) + " " + StrictMath.hypot(x, 2.5) + " " + StrictMath.pow(x, 1.7);
  }

  // Here fdlibm's last bit is not that of the correctly rounded result.
  // run: unlucky 0
  // run: unlucky 1
  // run: unlucky 2
  // run: unlucky 3
  // run: unlucky 4
  // run: unlucky 5
  static double unlucky(int kind) {
    return switch (kind) {
      case 0 -> StrictMath.cos(0.1);
      case 1 -> StrictMath.exp(1.0);
      case 2 -> StrictMath.sin(2.5);
      case 3 -> StrictMath.log(3.0);
      case 4 -> StrictMath.tan(7.0);
      default -> StrictMath.atan2(7.0, -3.0);
    };
  }

  // run: others
  static String others() {
    return StrictMath.sqrt(2.0) + " " + StrictMath.floor(-1.5) + " " + StrictMath.rint(2.5) + " "
        + StrictMath.IEEEremainder(7.5, 2.0) + " " + StrictMath.abs(-0.0) + " "
        + StrictMath.max(-0.0f, 0.0f) + " " + StrictMath.round(-2.5) + " " + StrictMath.ulp(1e10);
  }
}
