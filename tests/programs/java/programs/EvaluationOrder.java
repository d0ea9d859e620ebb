// Operands, arguments, indexes and receivers are evaluated from left to right; a trail shows it.
package programs;

class EvaluationOrder {
  private static final StringBuilder TRAIL = new StringBuilder();
  private int field;

  private static int step(int x) {
    TRAIL.append(x).append(' ');
    return x;
  }

  private static int fail(int x) {
    TRAIL.append(x).append("! ");
    throw new IllegalStateException("at " + x);
  }

  private static int three(int a, int b, int c) {
    return a * 100 + b * 10 + c;
  }

  // run: operands 2
  static String operands(int x) {
    int value = step(x) + step(x + 1) * step(x + 2) - step(x + 3) / step(1);
    return TRAIL.toString() + value;
  }

  // run: arguments 0
  // run: arguments 1
  static String arguments(int failing) {
    try {
      return TRAIL.toString() + three(step(1), failing == 1 ? fail(2) : step(2), step(3)) + TRAIL;
    } catch (IllegalStateException e) {
      return e.getMessage() + ": " + TRAIL;
    }
  }

  // run: elements 1
  // run: elements 5
  static String elements(int index) {
    int[] a = {0, 0, 0};
    try {
      a[step(index)] = step(7) + a[step(0)];
    } catch (ArrayIndexOutOfBoundsException e) {
      return TRAIL + e.getMessage();
    }
    return TRAIL.toString() + a[index];
  }

  // run: divisionFirst
  static String divisionFirst() {
    try {
      return "" + step(1) / (step(2) - 2) + fail(3);
    } catch (ArithmeticException e) {
      return TRAIL + e.getMessage();
    }
  }

  private static EvaluationOrder none() {
    step(1);
    return null;
  }

  // run: receiver
  static String receiver() {
    try {
      none().field = step(2);
    } catch (NullPointerException e) {
      TRAIL.append("null ");
    }
    int i = 1;
    i = i++ + i++ * i;
    int j = 5;
    j += j++ + ++j;
    return TRAIL.toString() + i + " " + j;
  }
}
