// Searching a text: by hand, with the failure function of Knuth-Morris-Pratt, by hashes, globs.
package programs;

class StringMatching {
  private static int[] failures(String pattern) {
    int[] failure = new int[pattern.length()];
    for (int i = 1, k = 0; i < pattern.length(); i++) {
      while (k > 0 && pattern.charAt(i) != pattern.charAt(k)) k = failure[k - 1];
      if (pattern.charAt(i) == pattern.charAt(k)) k++;
      failure[i] = k;
    }
    return failure;
  }

  // run: kmp "abababcab" "ababc"
  // run: kmp "aaaaab" "aab"
  // run: kmp "abc" ""
  static int kmp(String text, String pattern) {
    if (pattern.isEmpty()) return 0;
    int[] failure = failures(pattern);
    for (int i = 0, k = 0; i < text.length(); i++) {
      while (k > 0 && text.charAt(i) != pattern.charAt(k)) k = failure[k - 1];
      if (text.charAt(i) == pattern.charAt(k)) k++;
      if (k == pattern.length()) return i - k + 1;
    }
    return -1;
  }

  // run: rolling "the quick brown fox" "brown"
  // run: rolling "aaaa" "b"
  // run: rolling "\u4f60\u597d\u4f60" "\u597d"
  static int rolling(String text, String pattern) {
    int m = pattern.length();
    if (m > text.length()) return -1;
    int wanted = 0;
    int hash = 0;
    int high = 1;
    for (int i = 0; i < m; i++) {
      wanted = wanted * 257 + pattern.charAt(i);
      hash = hash * 257 + text.charAt(i);
      if (i > 0) high *= 257;
    }
    for (int i = 0; ; i++) {
      if (hash == wanted && text.startsWith(pattern, i)) return i;
      if (i + m >= text.length()) return -1;
      hash = (hash - text.charAt(i) * high) * 257 + text.charAt(i + m);
    }
  }

  // run: glob "*.java" "Main.java"
  // run: glob "a?c*" "abcdef"
  // run: glob "a*b*c" "aXbYd"
  // run: glob "***" ""
  static boolean glob(String pattern, String text) {
    int p = 0, t = 0, star = -1, mark = 0;
    while (t < text.length()) {
      char c = p < pattern.length() ? pattern.charAt(p) : '\0';
      if (c == '?' || c == text.charAt(t)) {
        p++;
        t++;
      } else if (c == '*') {
        star = p++;
        mark = t;
      } else if (star >= 0) {
        p = star + 1;
        t = ++mark;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') p++;
    return p == pattern.length();
  }

  // run: palindrome "babad"
  // run: palindrome "abba"
  // run: palindrome ""
  static String palindrome(String s) {
    String best = "";
    for (int center = 0; center < 2 * s.length(); center++) {
      int l = center / 2, r = (center + 1) / 2;
      while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
        if (r - l + 1 > best.length()) best = s.substring(l, r + 1);
        l--;
        r++;
      }
    }
    return best;
  }
}
