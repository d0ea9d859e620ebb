// Endless recursion ends in a StackOverflowError that can be caught; the program goes on.
package programs;

class StackOverflows {
  private static int depth;

  private static int down(int n) {
    depth++;
    return down(n + 1) + 1;
  }

  private static void ping(long a, double b) {
    pong(a + 1, b / 2);
  }

  private static void pong(long a, double b) {
    ping(a, b);
  }

  static class Loop {
    Loop loop = new Loop();
  }

  // run: caught
  static String caught() {
    try {
      down(0);
      return "returned";
    } catch (StackOverflowError e) {
      return e + " " + (depth > 500) + " " + e.getMessage();
    }
  }

  // run: twice
  static boolean twice() {
    int caught = 0;
    for (int i = 0; i < 2; i++) {
      try {
        ping(1L, 1.0);
      } catch (StackOverflowError e) {
        caught++;
      }
    }
    return caught == 2;
  }

  // run: constructor
  static String constructor() {
    try {
      new Loop();
    } catch (VirtualMachineError e) {
      return e.getClass().getSimpleName();
    }
    return "made";
  }

  // run: deepEnough 400
  static int deepEnough(int n) {
    return n == 0 ? 0 : 1 + deepEnough(n - 1);
  }
}
