// && and || and ?: evaluate no more than they must; what was evaluated is printed.
package programs;

class ShortCircuits {
  private static boolean say(String name, boolean value) {
    System.out.print(name + " ");
    return value;
  }

  // run: table true true true
  // run: table true false true
  // run: table false true false
  // run: table false false true
  static String table(boolean a, boolean b, boolean c) {
    boolean one = say("a", a) && say("b", b) || say("c", c);
    boolean two = say("a", a) || say("b", b) && say("c", c);
    boolean three = say("a", a) & say("b", b) | say("c", c);
    boolean four = !(say("a", a) || !say("b", b)) ? say("c", c) : say("d", !c);
    return one + " " + two + " " + three + " " + four;
  }

  // run: between 1 5 10
  // run: between 1 0 10
  // run: between 1 11 10
  static boolean between(int low, int x, int high) {
    return low <= x && x <= high;
  }

  // run: guarded null
  // run: guarded ""
  // run: guarded "text"
  static int guarded(String text) {
    return text == null || text.isEmpty() ? 0 : text.length();
  }

  // run: sign -7
  // run: sign 0
  // run: sign 7
  static int sign(int x) {
    return x > 0 ? 1 : x == 0 ? 0 : -1;
  }

  // run: assignInCondition 5
  // run: assignInCondition 50
  static int assignInCondition(int n) {
    int square;
    if (n > 0 && (square = n * n) < 100 || (square = n + n) > 99) {
      return square;
    }
    return -square;
  }

  // run: majority true false true
  // run: majority false false true
  static boolean majority(boolean a, boolean b, boolean c) {
    return a ? b || c : b && c;
  }

  // run: leap 1900
  // run: leap 2000
  // run: leap 2023
  // run: leap 2024
  static boolean leap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }
}
