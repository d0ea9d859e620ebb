// split by one character or by a simple expression, lines, and joining again.
package programs;

import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

class StringSplitting {
  // run: byComma "a,b,,c,,"
  // run: byComma ",a"
  // run: byComma ""
  // run: byComma "abc"
  // run: byComma ",,"
  static String byComma(String s) {
    String[] parts = s.split(",");
    return parts.length + Arrays.toString(parts);
  }

  // run: limited "a,b,c,d" 2
  // run: limited "a,b,,," -1
  // run: limited "a,b,,," 0
  // run: limited "a" 5
  static String limited(String s, int limit) {
    return Arrays.toString(s.split(",", limit));
  }

  // run: escaped "1.2.3"
  static int escaped(String s) {
    int sum = 0;
    for (String part : s.split("\\.")) sum += Integer.parseInt(part);
    return sum;
  }

  // run: tokens "the quick  brown fox"
  static String tokens(String s) {
    StringTokenizer tokens = new StringTokenizer(s);
    StringBuilder text = new StringBuilder();
    while (tokens.hasMoreTokens()) text.insert(0, tokens.nextToken() + " ");
    return text.toString() + tokens.countTokens();
  }

  // run: lines "one\ntwo\r\nthree\n\nfour"
  static String lines(String s) {
    List<String> lines = s.lines().collect(Collectors.toList());
    return lines.size() + String.join("|", lines);
  }

  // run: words "to be or not to be"
  // run: words " "
  static String words(String s) {
    String longest = "";
    int count = 0;
    for (String word : s.split(" ")) {
      if (word.isEmpty()) continue;
      count++;
      if (word.length() > longest.length()) longest = word;
    }
    return count + longest;
  }

  // run: keyValues "a=1;b=22;c;d="
  static String keyValues(String s) {
    StringBuilder text = new StringBuilder();
    for (String pair : s.split(";")) {
      int at = pair.indexOf('=');
      text.append(at < 0 ? pair + "?" : pair.substring(at + 1) + "<-" + pair.substring(0, at));
      text.append(' ');
    }
    return text.toString();
  }
}
