// Comparisons of float and double where one side may be NaN: every operator, both outcomes.
package programs;

class NanComparisons {
  // run: doubles 0.0 0.0 1.0
  // run: doubles 1.0 0.0 1.0
  // run: doubles 2.0 2.0 1.0
  // run: doubles 1.0 1.0 1.0
  static String doubles(double numerator, double denominator, double y) {
    double x = numerator / denominator;
    String s = "";
    if (x < y) s += "<";
    if (x <= y) s += "<=";
    if (x > y) s += ">";
    if (x >= y) s += ">=";
    if (x == y) s += "==";
    if (x != y) s += "!=";
    if (!(x < y)) s += " not<";
    if (!(x >= y)) s += " not>=";
    return s;
  }

  // run: floats 0f 0f 1f
  // run: floats -1f 0f 1f
  // run: floats 2f 2f 1f
  // run: floats 8f 2f 1f
  static String floats(float numerator, float denominator, float y) {
    float x = numerator / denominator;
    String s = "";
    if (x < y) s += "<";
    if (x <= y) s += "<=";
    if (x > y) s += ">";
    if (x >= y) s += ">=";
    if (x == y) s += "==";
    if (x != y) s += "!=";
    if (!(x > y)) s += " not>";
    if (!(x <= y)) s += " not<=";
    return s;
  }

  // run: zeros
  static String zeros() {
    double plus = 0.0;
    double minus = -0.0;
    Double boxedPlus = plus;
    Double boxedMinus = minus;
    System.out.println(Math.min(plus, minus) + " " + Math.max(minus, plus));
    return (plus == minus) + " " + boxedPlus.equals(boxedMinus) + " "
        + boxedPlus.compareTo(boxedMinus) + " " + (1 / plus == 1 / minus);
  }

  // run: boxedNan
  static String boxedNan() {
    double nan = Double.NaN;
    Double boxed = nan;
    System.out.println(Double.compare(-0.0, 0.0) + " " + Float.compare(Float.NaN, Float.NaN));
    return (nan == nan) + " " + boxed.equals(Double.NaN) + " "
        + Double.compare(nan, 1.0 / 0.0) + " " + Math.max(nan, 1);
  }

  // run: classify 1.0 0.0
  // run: classify -1.0 0.0
  // run: classify 0.0 0.0
  // run: classify -3.0 1.0
  // run: classify 0.0 -1.0
  static String classify(double a, double b) {
    double x = a / b;
    if (x != x) return "NaN";
    if (x > Double.MAX_VALUE) return "+infinity";
    if (x < -Double.MAX_VALUE) return "-infinity";
    if (x == 0) return 1 / x > 0 ? "+0" : "-0";
    return x < 0 ? "negative" : "positive";
  }
}
