package rules;

/**
 * Undecided jumps. javac turns a condition around: `a != 0 ? x : y` is an ifeq. The second test of
 * each method says the opposite of what the path already knows, so that nothing returns 9.
 */
class Branches {
  static int ifeq(int a) {
    return a != 0 ? (a == 0 ? 9 : 1) : 0;
  }

  static int ifne(int a) {
    return a == 0 ? (a != 0 ? 9 : 1) : 0;
  }

  static int iflt(int a) {
    return a >= 0 ? (a < 0 ? 9 : 1) : 0;
  }

  static int ifge(int a) {
    return a < 0 ? (a >= 0 ? 9 : 1) : 0;
  }

  static int ifgt(int a) {
    return a <= 0 ? (a > 0 ? 9 : 1) : 0;
  }

  static int ifle(int a) {
    return a > 0 ? (a <= 0 ? 9 : 1) : 0;
  }

  static int ifIcmpeq(int a, int b) {
    return a != b ? (a == b ? 9 : 1) : 0;
  }

  static int ifIcmpne(int a, int b) {
    return a == b ? (a != b ? 9 : 1) : 0;
  }

  static int ifIcmplt(int a, int b) {
    return a >= b ? (a < b ? 9 : 1) : 0;
  }

  static int ifIcmpge(int a, int b) {
    return a < b ? (a >= b ? 9 : 1) : 0;
  }

  static int ifIcmpgt(int a, int b) {
    return a <= b ? (a > b ? 9 : 1) : 0;
  }

  static int ifIcmple(int a, int b) {
    return a > b ? (a <= b ? 9 : 1) : 0;
  }

  static int compareLongs(long a, long b) {
    return a < b ? 1 : a >= b ? 2 : 9;
  }

  /** What is neither less nor not less is NaN. */
  static int compareFloats(float a, float b) {
    return a < b ? 1 : a >= b ? 2 : 3;
  }

  static int compareDoubles(double a, double b) {
    return a > b ? 1 : a <= b ? 2 : 3;
  }

  static int equalDoubles(double a) {
    return a == a ? 1 : 0;
  }

  static int tableswitch(int a) {
    switch (a) {
      case 1:
        return 10;
      case 2:
        return 20;
      case 4:
        return 40;
      default:
        return 0;
    }
  }

  static int lookupswitch(int a) {
    switch (a) {
      case -1000:
        return 1;
      case 7:
        return 2;
      case 100000:
        return 3;
      default:
        return 0;
    }
  }

  /** A char is neither negative nor 70000: two of the keys are impossible. */
  static int switchOnChar(char c) {
    switch (c + 0) {
      case -1:
        return 9;
      case 'a':
        return 1;
      case 70000:
        return 9;
      default:
        return 0;
    }
  }

  // --- references: `a != b` is an if_acmpeq, `a == b` an if_acmpne; b is on top ---

  static int same(Node a, Node b) {
    return a != b ? 0 : 1;
  }

  static int sameArrays(int[] a, int[] b) {
    return a != b ? 0 : 1;
  }

  static int itself(Node a) {
    Node b = a;
    return a != b ? 0 : 1;
  }

  static int existing(Node a, Node b) {
    a.value = 1;
    return a != b ? 0 : 1;
  }

  static int made(Node a) {
    Node b = new Node();
    return a != b ? 0 : 1;
  }

  static int equal(Node a, Node b) {
    return a == b ? 1 : 0;
  }

  int thisIsMade() {
    return this == (Object) new Node() ? 1 : 0;
  }

  int thisIsThis() {
    Branches same = this;
    return this == same ? 1 : 0;
  }

  static int ifnull(Node a) {
    return a != null ? 1 : 0;
  }

  static int ifnonnull(Node a) {
    return a == null ? 0 : 1;
  }

  static int whileNegative(int a) {
    while (a < 0) {}
    return 1;
  }

  static int callsIfNegative(int a) {
    return a < 0 ? callsIfNegative(a) : 1;
  }
}
