// pow, exp, log, trigonometry, hypot, cbrt, fma: exact spot values and tolerances.
package programs;

class MathFunctions {
  private static boolean near(double a, double b) {
    return Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(b));
  }

  // run: powers 2.0 10.0
  // run: powers 2.0 -1074.0
  // run: powers 10.0 3.0
  // run: powers -8.0 3.0
  // run: powers 0.0 0.0
  // run: powers -1.0 0.5
  // run: powers 2.0 0.5
  // run: powers 0.0 -1.0
  static double powers(double a, double b) {
    return Math.pow(a, b);
  }

  // run: exact
  static String exact() {
    return Math.sin(0.0) + " " + Math.cos(0.0) + " " + Math.exp(0.0) + " " + Math.log(1.0) + " "
        + Math.log10(1000.0) + " " + Math.cbrt(27.0) + " " + Math.hypot(3, 4) + " "
        + Math.atan2(0, 1) + " " + Math.tan(-0.0) + " " + Math.log(0.0) + " " + Math.exp(-1.0 / 0);
  }

  // run: identities 0.5
  // run: identities 1.0
  // run: identities 3.0
  // run: identities 100.25
  static String identities(double x) {
    double sine = Math.sin(x);
    double cosine = Math.cos(x);
    return near(sine * sine + cosine * cosine, 1) + " " + near(Math.log(Math.exp(x)), x) + " "
        + near(Math.tan(x), sine / cosine) + " " + near(Math.pow(x, 0.5), Math.sqrt(x)) + " "
        + near(Math.asin(Math.sin(x / 100)), x / 100) + " " + near(Math.exp(Math.log(x)), x);
  }

  // run: limits
  static String limits() {
    double infinity = Double.POSITIVE_INFINITY;
    return Math.exp(1000) + " " + Math.exp(-1000) + " " + Math.log(-1) + " " + Math.sin(infinity)
        + " " + Math.pow(infinity, 0) + " " + Math.atan(infinity) + " " + Math.tanh(100) + " "
        + Math.hypot(infinity, Double.NaN) + " " + Math.log1p(0) + " " + Math.expm1(0);
  }

  // run: fused 0.1 10.0 -1.0
  // run: fused 1e308 10.0 -1e308
  // run: fused 3.0 4.0 5.0
  static String fused(double a, double b, double c) {
    return Math.fma(a, b, c) + " " + (a * b + c) + " " + Math.fma((float) a, (float) b, (float) c);
  }

  // run: compound 100.0 0.05 10
  // run: compound 1.0 0.0 0
  static double compound(double amount, double rate, int years) {
    for (int i = 0; i < years; i++) amount += amount * rate;
    return Math.round(amount * 100) / 100.0;
  }
}
