// compareTo, equals, equalsIgnoreCase, hashCode, regionMatches: also between Latin-1 and UTF-16.
package programs;

class StringComparison {
  // run: compare "abc" "abd"
  // run: compare "abc" "abcd"
  // run: compare "" ""
  // run: compare "\u00e9" "\u4f60"
  // run: compare "\u4f60a" "\u4f60\u00e9"
  // run: compare "Zebra" "apple"
  static String compare(String a, String b) {
    int ignoringCase = a.compareToIgnoreCase(b);
    return a.compareTo(b) + " " + b.compareTo(a) + " " + ignoringCase + " " + a.equals(b);
  }

  // run: hash ""
  // run: hash "a"
  // run: hash "polygenelubricants"
  // run: hash "\u4f60\u597d"
  // run: hash "caf\u00e9"
  static int hash(String s) {
    int byHand = 0;
    for (int i = 0; i < s.length(); i++) byHand = 31 * byHand + s.charAt(i);
    return byHand == s.hashCode() ? byHand : -1;
  }

  // run: ignoringCase "Stra\u00dfe" "STRA\u00dfE"
  // run: ignoringCase "ABC" "abd"
  // run: ignoringCase "x" null
  static boolean ignoringCase(String a, String b) {
    return a.equalsIgnoreCase(b);
  }

  // run: region "hello world" 6 "WORLD" 5
  // run: region "hello" 3 "lo!" 2
  // run: region "hello" 3 "lo!" 3
  // run: region "hello" -1 "h" 1
  static String region(String a, int from, String b, int length) {
    return a.regionMatches(from, b, 0, length) + " " + a.regionMatches(true, from, b, 0, length);
  }

  // run: smallest "pear" "fig" "apple"
  // run: smallest "b" "a" "a"
  static String smallest(String a, String b, String c) {
    String best = a;
    if (b.compareTo(best) < 0) best = b;
    if (c.compareTo(best) < 0) best = c;
    return best;
  }

  // run: anagrams "listen" "silent"
  // run: anagrams "aab" "abb"
  // run: anagrams "\u4f60a" "a\u4f60"
  static boolean anagrams(String a, String b) {
    char[] left = a.toCharArray();
    char[] right = b.toCharArray();
    java.util.Arrays.sort(left);
    java.util.Arrays.sort(right);
    return new String(left).equals(String.valueOf(right));
  }

  // run: otherTypes "abc"
  static String otherTypes(String s) {
    Object builder = new StringBuilder(s);
    return s.equals(builder) + " " + s.contentEquals((CharSequence) builder) + " " + s.equals(null);
  }
}
