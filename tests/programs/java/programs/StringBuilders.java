// StringBuilder: append, insert, delete, reverse, setCharAt, growth, and its exceptions.
package programs;

class StringBuilders {
  // run: appends 7 'x' 2.5
  // run: appends -2147483648 '\u20ac' 1e100
  static String appends(int i, char c, double d) {
    StringBuilder text = new StringBuilder();
    text.append(i).append(c).append(d).append(true).append((Object) null);
    text.append(new char[] {'a', 'b'}).append("substring", 3, 6).append(5L).append(1.5f);
    text.appendCodePoint(0x1f600);
    return text + " " + text.length();
  }

  // run: edits
  static String edits() {
    StringBuilder text = new StringBuilder("hello world");
    text.insert(0, 42).insert(5, "[in]").insert(text.length(), 'e');
    text.delete(0, 2).deleteCharAt(3).setCharAt(0, 'H');
    return text.toString();
  }

  // run: chained
  static String chained() {
    StringBuilder text = new StringBuilder("hello world");
    text.replace(0, 5, "goodbye").reverse().setLength(6);
    text.append(text.indexOf("o")).append(text.lastIndexOf("d")).append(text.charAt(2));
    text.setLength(12);
    return text.toString().replace('\0', '.') + text.compareTo(new StringBuilder("d"));
  }

  // run: reverse "abc"
  // run: reverse ""
  // run: reverse "a\ud83d\ude00b"
  static String reverse(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  // run: grow 1000
  static int grow(int n) {
    StringBuilder text = new StringBuilder(1);
    for (int i = 0; i < n; i++) text.append((char) ('a' + i % 26));
    text.insert(n / 2, "\u4f60");
    int sum = 0;
    for (int i = 0; i < text.length(); i++) sum = sum * 31 + text.charAt(i);
    return sum;
  }

  // run: failures 0
  // run: failures 1
  // run: failures 2
  // run: failures 3
  // run: failures 4
  static Object failures(int kind) {
    StringBuilder text = new StringBuilder("abc");
    return switch (kind) {
      case 0 -> text.charAt(3);
      case 1 -> text.deleteCharAt(-1);
      case 2 -> text.insert(4, "x");
      case 3 -> text.delete(2, 1);
      default -> text.substring(1, 9);
    };
  }

  // run: palindrome "racecar"
  // run: palindrome "ab"
  static boolean palindrome(String text) {
    return new StringBuilder(text).reverse().toString().contentEquals(new StringBuffer(text));
  }
}
