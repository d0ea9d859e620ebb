// Text blocks: indentation, escapes, line continuations, and constants made of them.
package programs;

class TextBlocks {
  private static final String POEM = """
      Roses are "red",
        violets\tare blue;
      \"""quotes\""" end
      here""";

  private static final String JOINED = """
      one \
      line \
      only\s
      """ + "and " + 1 + 'x' + 2.5f + true + 7L;

  // run: poem
  static String poem() {
    return POEM;
  }

  // run: joined
  static String joined() {
    return JOINED;
  }

  // run: lines
  static int lines() {
    int count = 0;
    for (int i = 0; i < POEM.length(); i++) {
      if (POEM.charAt(i) == '\n') count++;
    }
    return count * 1000 + POEM.length();
  }

  // run: same
  static boolean same() {
    return """
        a
        b
        """ == "a\nb\n";
  }

  // run: widest
  static int widest() {
    int widest = 0;
    int start = 0;
    while (start <= POEM.length()) {
      int end = POEM.indexOf('\n', start);
      if (end < 0) end = POEM.length();
      widest = Math.max(widest, end - start);
      start = end + 1;
    }
    return widest;
  }
}
