// Switches over sparse ints, chars and shorts, which search their label.
package programs;

class LookupSwitches {
  // run: status 200
  // run: status 404
  // run: status 500
  // run: status 201
  // run: status -1
  static String status(int code) {
    switch (code) {
      case 200:
        return "ok";
      case 301:
      case 302:
        return "moved";
      case 404:
        return "not found";
      case 500:
        return "broken";
      default:
        return code < 0 ? "negative" : "other";
    }
  }

  // run: extremes -2147483648
  // run: extremes 0
  // run: extremes 2147483647
  // run: extremes 1
  static int extremes(int n) {
    switch (n) {
      case Integer.MIN_VALUE:
        return 1;
      case Integer.MAX_VALUE:
        return 2;
      case 0:
        return 3;
      default:
        return 4;
    }
  }

  // run: bracket '('
  // run: bracket '}'
  // run: bracket 'x'
  static int bracket(char c) {
    switch (c) {
      case '(': return 1;
      case ')': return -1;
      case '[': return 2;
      case ']': return -2;
      case '{': return 3;
      case '}': return -3;
    }
    return 0;
  }

  // run: balanced "([]{})"
  // run: balanced "([)]"
  // run: balanced "((("
  // run: balanced ""
  static boolean balanced(String text) {
    int[] open = new int[text.length()];
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      int kind = bracket(text.charAt(i));
      if (kind > 0) {
        open[depth++] = kind;
      } else if (kind < 0 && (depth == 0 || open[--depth] != -kind)) {
        return false;
      }
    }
    return depth == 0;
  }

  // run: ofShort -30000
  // run: ofShort 30000
  // run: ofShort 5
  static long ofShort(short s) {
    switch (s) {
      case -30000: return s - 1L;
      case 30000: return s + 1L;
    }
    return s * s;
  }
}
