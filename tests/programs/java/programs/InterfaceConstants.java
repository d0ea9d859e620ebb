// Fields of interfaces: constants, computed ones, inherited and ambiguous names.
package programs;

interface InterfaceConstants {
  int ONE = 1;
  long BIG = 1L << 40;
  String NAME = "const" + ONE;
  int[] CELLS = {ONE, ONE + 1};
  Object LOCK = new Object();
  java.util.function.IntUnaryOperator DOUBLE = x -> x * 2;

  interface Left {
    int SAME = 10;
  }

  interface Right {
    int SAME = 20;
  }

  class Both implements Left, Right, InterfaceConstants {
    static int sum() {
      return Left.SAME + Right.SAME + ONE;
    }
  }

  enum Level implements InterfaceConstants {
    LOW, HIGH;

    int scaled() {
      return ordinal() * 100 + ONE;
    }
  }

  // run: read 5
  static String read(int x) {
    CELLS[1] += x;
    return NAME + " " + BIG + " " + CELLS[1] + " " + DOUBLE.applyAsInt(x) + " " + (LOCK != null);
  }

  // run: inherited
  static int inherited() {
    return Both.sum() + Both.CELLS[0] + Level.HIGH.scaled();
  }

  // run: choose 0
  // run: choose 1
  // run: choose 2
  static String choose(int x) {
    switch (x) {
      case ONE:
        return "one";
      case ONE + 1:
        return NAME;
      default:
        return "other";
    }
  }

  // run: hidden
  static int hidden() {
    return secret(20) + secret(1);
  }

  private static int secret(int x) {
    return x > 10 ? x : x + 1000;
  }
}
