// The operations of double: rounding, gradual underflow, signed zeros, NaN, remainder.
package programs;

class DoubleArithmetic {
  // run: operations 0.1 0.2
  // run: operations 1.7976931348623157e308 10.0
  // run: operations 4.9e-324 2.0
  // run: operations -0.0 0.0
  // run: operations 9007199254740992.0 1.0
  // run: operations -7.5 2.0
  static String operations(double a, double b) {
    return (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + " " + -a;
  }

  // run: remainder 5.5 2.0
  // run: remainder -5.5 2.0
  // run: remainder 1e308 7.0
  // run: remainder -4.0 2.0
  // run: remainder 0.3 0.1
  // run: remainder 1.0 0.0
  static double remainder(double a, double b) {
    return a % b;
  }

  // run: specials
  static void specials() {
    double zero = 0;
    double infinity = 1 / zero;
    double nan = zero / zero;
    System.out.println(infinity + " " + -infinity + " " + nan + " " + -zero);
    System.out.println((infinity - infinity) + " " + (infinity * zero) + " " + (infinity + 1));
    System.out.println((5 % infinity) + " " + (infinity % 5) + " " + (nan % 1) + " " + (1 / -zero));
    System.out.println(Double.MIN_NORMAL / 2 + " " + Double.MIN_VALUE / 2);
    System.out.println(Double.MAX_VALUE + Double.MAX_VALUE);
  }

  // run: squareRoot 2.0
  // run: squareRoot 144.0
  // run: squareRoot 1e-10
  // run: squareRoot 0.0
  static double squareRoot(double x) {
    if (x == 0.0) return x;
    double guess = x > 1.0 ? x : 1.0;
    for (int i = 0; i < 60; i++) {
      double next = (guess + x / guess) / 2.0;
      if (next == guess) break;
      guess = next;
    }
    return guess;
  }

  // run: leibniz 1
  // run: leibniz 1000
  static double leibniz(int terms) {
    double sum = 0.0;
    double sign = 1.0;
    for (int i = 0; i < terms; i++) {
      sum += sign / (2 * i + 1);
      sign = -sign;
    }
    return 4.0 * sum;
  }

  // run: compensated 1.0 1e100 1.0 -1e100
  // run: compensated 0.1 0.2 0.3 0.4
  static double compensated(double a, double b, double c, double d) {
    double sum = a;
    double lost = 0.0;
    for (double next : new double[] {b, c, d}) {
      double total = sum + next;
      double large = sum < 0 ? -sum : sum;
      lost += large >= (next < 0 ? -next : next) ? (sum - total) + next : (next - total) + sum;
      sum = total;
    }
    return sum + lost;
  }
}
