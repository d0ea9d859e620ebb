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

  static class Hopeful extends Unlucky {
    static int value;

    static {
      try {
        value = 1;
      } catch (Throwable e) {
        value = 2;
      }
    }
  }

  // What its superclass throws comes before it.
  // run: nothingToCatch
  static int nothingToCatch() {
    return Hopeful.value;
  }

  // run: whoWasRunning
  static String whoWasRunning() {
    try {
      return "" + Hopeful.value;
    } catch (ExceptionInInitializerError e) {
      String s = "";
      for (StackTraceElement element : e.getStackTrace()) {
        if (element.getClassName().startsWith("programs.")) s += element + ";";
      }
      return s;
    }
  }

  interface Doubtful {
    int VALUE = Integer.parseInt("nor this");

    default void use() {}
  }

  static class One implements Doubtful {}

  static class Other implements Doubtful {}

  // run: interfaceOfTwo
  static String interfaceOfTwo() {
    String s = "";
    try {
      new One();
    } catch (LinkageError e) {
      s += e + ";";
    }
    try {
      new Other();
    } catch (LinkageError e) {
      s += e + ";";
    }
    return s;
  }

  interface Needed {
    int VALUE = Integer.parseInt("12");

    default void use() {}
  }

  static class Needing {
    static int seen = Needed.VALUE;
  }

  static class Both extends Needing implements Needed {
    static int mine = 1;
  }

  // The superclass comes before the interface, which it finds as it is at first.
  // run: interfaceInTime
  static int interfaceInTime() {
    return Both.mine + Both.seen;
  }
}
