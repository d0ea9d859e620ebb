// Switch expressions: arrows, yield, nesting, and as an operand while others are on the stack.
package programs;

class SwitchExpressions {
  // run: daysIn 2 2024
  // run: daysIn 2 1900
  // run: daysIn 2 2000
  // run: daysIn 4 2023
  // run: daysIn 12 2023
  // run: daysIn 13 2023
  static int daysIn(int month, int year) {
    return switch (month) {
      case 4, 6, 9, 11 -> 30;
      case 2 -> {
        boolean leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
        yield leap ? 29 : 28;
      }
      case 1, 3, 5, 7, 8, 10, 12 -> 31;
      default -> throw new IllegalArgumentException("month " + month);
    };
  }

  // The left operand waits on the stack while the switch, with a try inside, is evaluated.
  // run: operand 3 1
  // run: operand 3 0
  // run: operand 3 2
  static int operand(int left, int n) {
    return Math.floorMod(left, switch (n) {
      case 0 -> {
        try {
          yield n / n;
        } catch (ArithmeticException e) {
          yield -1;
        }
      }
      case 1 -> 10;
      default -> left * 100;
    });
  }

  // run: nested 1 1
  // run: nested 1 2
  // run: nested 2 0
  // run: nested 2 5
  // run: nested 3 0
  static String nested(int a, int b) {
    return switch (a) {
      case 1:
        yield switch (b) {
          case 1 -> "both one";
          default -> "only the first";
        };
      case 2:
        if (b == 0) yield "two and zero";
      default:
        yield "a=" + a;
    };
  }

  // run: widening 0
  // run: widening 1
  // run: widening 2
  static double widening(int n) {
    return switch (n) {
      case 0 -> 'a';
      case 1 -> 1L << 40;
      default -> 0.5f;
    };
  }
}
