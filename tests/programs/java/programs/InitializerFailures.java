// Static initializers that throw: ExceptionInInitializerError first, NoClassDefFoundError after.
package programs;

class InitializerFailures {
  static class Unlucky {
    static int value = Integer.parseInt("not a number");

    static void touch() {}
  }

  static class Erring {
    static final Object NEVER;

    static {
      if (value() > 0) throw new StackOverflowError("an error stays itself");
      NEVER = null;
    }

    static int value() {
      return 1;
    }
  }

  static class Child extends Unlucky {
    static {
      System.out.println("never printed");
    }
  }

  // run: first
  static int first() {
    return Unlucky.value;
  }

  // run: second
  static void second() {
    try {
      Unlucky.touch();
    } catch (ExceptionInInitializerError e) {
      System.out.println(e + " " + e.getCause() + " " + (e.getCause() == e.getException()));
    }
    Unlucky.touch();
  }

  // run: error
  static Object error() {
    try {
      return Erring.NEVER;
    } catch (StackOverflowError e) {
      System.out.println(e.getMessage());
    }
    return new Erring();
  }

  // run: child
  static String child() {
    String s = "";
    for (int i = 0; i < 3; i++) {
      try {
        new Child();
      } catch (LinkageError e) {
        s += e + ";";
      }
    }
    return s;
  }

  // run: array
  static int array() {
    return new Unlucky[3].length;
  }
}
