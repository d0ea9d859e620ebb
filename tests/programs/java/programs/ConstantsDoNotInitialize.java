// What does not initialize a class: its constants, class literals, casts, instanceof, arrays.
package programs;

class ConstantsDoNotInitialize {
  static class Loud {
    static final int NUMBER = 6 * 7;
    static final String TEXT = "con" + "stant";
    static final Integer BOXED = 42;
    static final int COMPUTED = Integer.parseInt("43");
    static int variable = 44;

    static {
      System.out.println("Loud!");
    }

    static void call() {}
  }

  // run: access 0
  // run: access 1
  // run: access 2
  // run: access 3
  // run: access 4
  // run: access 5
  // run: access 6
  // run: access 7
  // run: access 8
  // run: access 9
  static String access(int how) {
    System.out.println("before");
    Object nothing = null;
    String got;
    switch (how) {
      case 0:
        got = "" + Loud.NUMBER;
        break;
      case 1:
        got = Loud.TEXT;
        break;
      case 2:
        got = Loud.class.getName();
        break;
      case 3:
        got = "" + (Loud) nothing;
        break;
      case 4:
        got = "" + (nothing instanceof Loud) + new Loud[1][1].length;
        break;
      case 5:
        got = "" + Loud.BOXED;
        break;
      case 6:
        got = "" + Loud.COMPUTED;
        break;
      case 7:
        got = "" + ++Loud.variable;
        break;
      case 8:
        Loud.call();
        got = "called";
        break;
      default:
        Runnable later = Loud::call;
        System.out.println("made");
        later.run();
        got = "ran";
    }
    System.out.println("after");
    return got;
  }
}
