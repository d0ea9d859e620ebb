// Which strings are the same object: literals, constants, interned ones, and which are not.
package programs;

class StringIdentity {
  static final String CONSTANT = "shared";
  static final String COMPUTED = new String("shared");

  static class Other {
    static final String CONSTANT = "sha" + "red";
  }

  // run: literals
  static String literals() {
    String a = "shared";
    return (a == "shared") + " " + (a == CONSTANT) + " " + (a == Other.CONSTANT) + " "
        + (a == COMPUTED) + " " + (a == COMPUTED.intern()) + " " + a.equals(COMPUTED);
  }

  // run: computed "sh" "ared"
  // run: computed "shared" ""
  static String computed(String left, String right) {
    String whole = left + right;
    return (whole == "shared") + " " + (whole.intern() == "shared") + " " + whole.equals("shared");
  }

  // run: methods "text"
  static String methods(String s) {
    return (s.substring(0) == s) + " " + (s.trim() == s) + " " + (s.toString() == s) + " "
        + (s.replace('x', 'x') == s) + " " + (s.concat("") == s) + " " + (s.strip() == s) + " "
        + (String.valueOf(s) == s) + " " + (s.repeat(1) == s) + " " + (s.substring(1, 1) == "");
  }

  // run: objects
  static int objects() {
    Object a = new Object();
    Object b = a;
    Object[] both = {a, b, new Object(), null, null};
    int same = 0;
    for (Object x : both) {
      for (Object y : both) {
        if (x == y) same++;
        if (x != y && x != null && x.equals(y)) same += 100;
      }
    }
    return same;
  }

  // run: intern 5
  static boolean intern(int n) {
    String a = ("number" + n).intern();
    String b = new StringBuilder("number").append(n).toString();
    return a != b && a == b.intern() && a.equals(b) && a.hashCode() == b.hashCode();
  }
}
