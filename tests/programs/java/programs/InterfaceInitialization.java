// When interfaces are initialized: by their fields, or by a class below if they have defaults.
package programs;

class InterfaceInitialization {
  static int say(String text) {
    System.out.println(text);
    return text.length();
  }

  interface Plain {
    int LENGTH = say("Plain");

    void run();
  }

  interface WithDefault {
    int LENGTH = say("WithDefault");

    default int answer() {
      return 42;
    }
  }

  interface Below extends WithDefault, Plain {
    int LENGTH = say("Below");
  }

  static class Both implements Below {
    static int own = say("Both");

    @Override
    public void run() {
      say("run");
    }
  }

  interface WithStatic {
    int LENGTH = say("WithStatic");
    int CONSTANT = 5;

    static int twice(int x) {
      return 2 * x;
    }
  }

  // run: byClass
  static int byClass() {
    Both both = new Both();
    say("made");
    both.run();
    return both.answer();
  }

  // run: byField
  static int byField() {
    say("start");
    return Below.LENGTH + Plain.LENGTH;
  }

  // run: byStaticMethod
  static int byStaticMethod() {
    say("constant " + WithStatic.CONSTANT);
    return WithStatic.twice(4);
  }

  // run: byLambda
  static void byLambda() {
    Plain plain = () -> say("in the lambda");
    plain.run();
    say("then " + Plain.LENGTH);
  }
}
