package truth;

/** The characters of a String that is not known: Latin-1 by default, or any. */
class Characters {
  static void withinLatin1(String s) {
    if (s != null && s.length() > 0) assert s.charAt(0) < 256;
  }

  static void holdsLength(String s) {
    if (s != null) assert s.length() >= 0 && s.isEmpty() == (s.length() == 0);
  }

  static void withinEquals(String s) {
    if (s != null && s.equals("ab")) assert s.length() == 2 && s.charAt(1) == 'b';
  }

  static void failsEquals(String s) {
    assert s == null || !s.equals("ab");
  }

  static void withinGreek(String s) {
    assert s == null || !s.equals("\u03b1\u03b2");
  }

  static void withinCompare(String s) {
    if (s != null && s.length() == 1) {
      assert s.equals(String.valueOf(s.charAt(0))) && s.hashCode() == s.charAt(0);
    }
  }

  static void withinCopy(String s) {
    if (s != null && s.length() == 1) assert ("x" + s).charAt(1) == s.charAt(0);
  }
}
