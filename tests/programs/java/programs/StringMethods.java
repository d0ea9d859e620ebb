// The everyday methods of String.
package programs;

import java.util.Locale;

class StringMethods {
  // run: parts "hello world" 2 7
  // run: parts "hello" 0 5
  // run: parts "hello" 3 2
  // run: parts "hello" -1 2
  // run: parts "hello" 2 6
  static String parts(String s, int from, int to) {
    return s.substring(from, to) + "|" + s.substring(from) + "|" + s.subSequence(from, to);
  }

  // run: search "banana" "an"
  // run: search "banana" ""
  // run: search "" "x"
  // run: search "banana" "nab"
  static String search(String s, String t) {
    return s.indexOf(t) + " " + s.lastIndexOf(t) + " " + s.indexOf(t, 2) + " " + s.lastIndexOf(t, 2)
        + " " + s.contains(t) + s.startsWith(t) + s.endsWith(t) + s.startsWith(t, 1);
  }

  // run: searchChar "mississippi" 's'
  // run: searchChar "abc" 'z'
  static String searchChar(String s, char c) {
    return s.indexOf(c) + " " + s.lastIndexOf(c) + " " + s.indexOf(c, 4) + " " + s.replace(c, '*');
  }

  // run: replace "aaaa" "aa" "b"
  // run: replace "abc" "" "-"
  // run: replace "abc" "x" "y"
  static String replace(String s, String from, String to) {
    return s.replace(from, to);
  }

  // run: trimmed "  a b \t\n"
  // run: trimmed "\u2003x\u2003"
  // run: trimmed ""
  static String trimmed(String s) {
    return "[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing()
        + "]" + s.isBlank() + s.isEmpty();
  }

  // run: repeat "ab" 3
  // run: repeat "ab" 0
  // run: repeat "" 5
  // run: repeat "x" -1
  static String repeat(String s, int n) {
    return s.repeat(n);
  }

  // run: cases "Hello W\u00f6rld \u00df"
  static String cases(String s) {
    return s.toUpperCase(Locale.ROOT) + s.toLowerCase(Locale.ROOT);
  }

  // run: charAt "abc" 2
  // run: charAt "abc" 3
  // run: charAt "\u4f60" -1
  static char charAt(String s, int i) {
    return s.charAt(i);
  }

  // run: joined
  static String joined() {
    return String.join("/", "a", "b", null) + String.join("", java.util.List.of("x", "y"))
        + String.valueOf((Object) null) + String.valueOf(new char[] {'o', 'k'}, 1, 1)
        + String.copyValueOf(new char[] {'!'}) + "a".concat("b").concat("");
  }

  // run: counted "mississippi"
  static String counted(String s) {
    return s.chars().filter(c -> c == 's').count() + " " + s.chars().sum() + " "
        + s.chars().mapToObj(c -> "" + (char) (c + 1)).reduce("", String::concat);
  }
}
