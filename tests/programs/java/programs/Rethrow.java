// An exception that is thrown again keeps the trace of where it was made.
package programs;

class Rethrow {
  private static RuntimeException kept;

  private static void origin(int x) {
    if (x > 0) throw new IllegalArgumentException("x is " + x);
    throw new IllegalStateException();
  }

  // run: same 1
  // run: same -1
  static void same(int x) {
    try {
      origin(x);
    } catch (RuntimeException e) {
      throw e;
    }
  }

  // run: precise 1
  static void precise(int x) throws java.io.IOException {
    try {
      origin(x);
      if (x > 100) throw new java.io.IOException();
    } catch (Exception e) {
      throw e;
    }
  }

  // run: later
  static void later() {
    kept = new UnsupportedOperationException("made early");
    System.out.println("between");
    throwKept();
  }

  private static void throwKept() {
    throw kept;
  }

  // run: refilled 1
  static void refilled(int x) {
    try {
      origin(x);
    } catch (RuntimeException e) {
      throwAgain(e);
    }
  }

  private static void throwAgain(RuntimeException e) {
    e.fillInStackTrace();
    throw e;
  }

  // run: frames 2
  static String frames(int x) {
    try {
      origin(x);
      return "";
    } catch (RuntimeException e) {
      StackTraceElement top = e.getStackTrace()[0];
      return top.getMethodName() + ":" + top.getLineNumber() + " " + top.getClassName();
    }
  }

  // run: chain 3
  static void chain(int depth) {
    try {
      if (depth == 0) origin(7);
      chain(depth - 1);
    } catch (RuntimeException e) {
      throw new RuntimeException("level " + depth, e);
    }
  }
}
