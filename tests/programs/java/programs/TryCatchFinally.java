// Which of try, catch and finally run, in which order, and what is returned.
package programs;

class TryCatchFinally {
  private static void fail(int kind) throws Exception {
    switch (kind) {
      case 1 -> throw new IllegalStateException("state");
      case 2 -> throw new java.io.IOException("io");
      case 3 -> throw new Error("error");
      case 4 -> throw new Exception("plain");
      default -> System.out.print("fine ");
    }
  }

  // run: paths 0
  // run: paths 1
  // run: paths 2
  // run: paths 3
  // run: paths 4
  static String paths(int kind) throws Exception {
    try {
      fail(kind);
      return "try";
    } catch (IllegalStateException e) {
      System.out.print("caught " + e.getMessage() + " ");
      return "catch";
    } catch (java.io.IOException | UnsupportedOperationException e) {
      System.out.print("multi " + e + " ");
    } finally {
      System.out.print("finally ");
    }
    return "after";
  }

  // The value to return is fixed before finally changes the variable.
  // run: saved 5
  static int saved(int x) {
    try {
      return x;
    } finally {
      x = 99;
    }
  }

  // run: loop 5
  static String loop(int n) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      try {
        if (i == 1) continue;
        if (i == 3) break;
        text.append(i);
      } finally {
        text.append('f');
      }
    }
    return text.toString();
  }

  // run: subclassFirst 0
  // run: subclassFirst 1
  static String subclassFirst(int divisor) {
    int[] a = {4};
    try {
      return "" + a[a[0] / divisor];
    } catch (ArithmeticException e) {
      return "arithmetic: " + e.getMessage();
    } catch (RuntimeException e) {
      return "runtime: " + e.getMessage();
    }
  }
}
