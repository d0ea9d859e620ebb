// Field initializers, instance blocks, constructors that call each other, final fields.
package programs;

class InstanceInitializers {
  private static final StringBuilder LOG = new StringBuilder();

  private static int log(String text) {
    LOG.append(text).append(' ');
    return LOG.length();
  }

  private int a = log("a");
  private final int b;
  private final int[] cells = {a, a * 2, a + 1};

  {
    b = log("block") + a;
  }

  private int c = log("c") + b;

  InstanceInitializers() {
    this(log("argument"));
    log("()");
  }

  InstanceInitializers(int d) {
    log("(int)");
    c += d;
  }

  InstanceInitializers(long e) {
    super();
    if (e < 0) return;
    log("(long)");
  }

  // run: withArgument 5
  static String withArgument(int d) {
    InstanceInitializers it = new InstanceInitializers(d);
    return LOG + "" + it.a + " " + it.b + " " + it.c + " " + it.cells[1];
  }

  // run: withDefault
  static String withDefault() {
    InstanceInitializers it = new InstanceInitializers();
    return LOG + "" + it.a + " " + it.b + " " + it.c;
  }

  // run: withLong -1L
  // run: withLong 1L
  static String withLong(long e) {
    return new InstanceInitializers(e).c + " " + LOG;
  }

  static class Failing {
    static Failing leaked;
    int value = 1;

    Failing(int x) {
      leaked = this;
      value = 10 / x;
      value++;
    }
  }

  // An object whose constructor failed still exists if it was leaked.
  // run: failing 0
  // run: failing 2
  static int failing(int x) {
    try {
      return new Failing(x).value;
    } catch (ArithmeticException e) {
      return -Failing.leaked.value;
    }
  }
}
