// StringJoiner: prefix, suffix, the empty value, merging.
package programs;

import java.util.List;
import java.util.StringJoiner;

class StringJoiners {
  // run: joined 0
  // run: joined 1
  // run: joined 4
  static String joined(int n) {
    StringJoiner joiner = new StringJoiner(", ", "{", "}").setEmptyValue("nothing");
    for (int i = 0; i < n; i++) joiner.add("#" + i);
    return joiner + " " + joiner.length();
  }

  // run: merged
  static String merged() {
    StringJoiner a = new StringJoiner("-", "<", ">").add("1").add("2");
    StringJoiner b = new StringJoiner("+", "[", "]").add("x").add("y");
    StringJoiner empty = new StringJoiner("/");
    a.merge(b).merge(empty).merge(a);
    return a + "|" + empty + "|" + b;
  }

  // run: table 3
  // run: table 1
  static String table(int n) {
    StringJoiner rows = new StringJoiner("\n");
    for (int i = 1; i <= n; i++) {
      StringJoiner row = new StringJoiner(" ");
      for (int j = 1; j <= n; j++) row.add(String.valueOf(i * j));
      rows.add(row.toString());
    }
    return rows.toString();
  }

  // run: nulls
  static String nulls() {
    StringJoiner joiner = new StringJoiner(",");
    joiner.add(null).add("a").add("");
    return joiner + String.join(";", List.of("p", "q"));
  }

  // run: wide
  static int wide() {
    String text = new StringJoiner("\u2013").add("a").add("\u4f60").toString();
    return text.length() * 100000 + text.charAt(1);
  }

  // run: refused
  static Object refused() {
    return new StringJoiner(null);
  }
}
