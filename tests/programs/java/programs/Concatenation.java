// String concatenation of every type, of constants, of nulls, and of very many operands.
package programs;

class Concatenation {
  // run: all true -7 'c' 300 70000 5000000000L 1.5f 1e-10 "text"
  // run: all false 127 '\u00e9' -1 -2147483648 -9223372036854775808L 1e10f -0.0 null
  static String all(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, String text) {
    return "" + z + b + c + s + i + j + f + d + text;
  }

  // run: objects null
  // run: objects "s"
  static String objects(Object o) {
    Integer none = null;
    char[] chars = {'a', 'b'};
    return o + "|" + none + "|" + String.valueOf(chars) + "|" + new StringBuilder("sb") + "|" + 'x';
  }

  // run: precedence 3 'a'
  static String precedence(int n, char c) {
    return n + c + "=" + n + c + (n + c) + 'x' + 1 + n * 2;
  }

  // run: thirty 1 2L 'z' "mid"
  static String thirty(int i, long l, char c, String s) {
    return i + "a" + l + "b" + c + "c" + s + i + l + c + s + "d" + -i + "e" + ~l + "f" + (i > l)
        + c + c + s + s + "g" + (i / 2.0) + "h" + (i << 20) + (byte) i + (short) l + i + l + "end";
  }

  // run: accumulate 5
  // run: accumulate 0
  static String accumulate(int n) {
    String s = "";
    for (int i = 0; i < n; i++) {
      s += i;
      s += ',';
      s = i + s;
    }
    return s;
  }

  // The literal holds the characters that a recipe uses for its own purposes.
  // run: special 7
  static String special(int i) {
    return "\1" + i + "\2" + i + "\0" + "\uffff".length();
  }

  // run: wide "\u4f60" 'x'
  // run: wide "abc" '\u20ac'
  static int wide(String s, char c) {
    String text = s + c + "\u00ff" + s;
    return text.length() * 100000 + text.charAt(text.length() - 1);
  }

  // run: identity
  static String identity() {
    final String a = "con";
    String b = "con";
    return ("con" + "cat" == "concat") + " " + (a + "cat" == "concat") + " "
        + (b + "cat" == "concat") + " " + ((b + "cat").intern() == "concat") + " "
        + (b + "cat").equals("concat");
  }
}
