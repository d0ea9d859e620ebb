package subjects;

/** Which tokens there are in a text of a small Lisp: a recognizer for each kind, tried in turn. */
final class PrintTokens2 {
  private static final int ERROR = 0, KEYWORD = 1, SPECIAL = 2, IDENTIFIER = 3, NUMBER = 4;
  private static final int STRING = 5, CHARACTER = 6, COMMENT = 7;
  private static final String[] KEYWORDS = {"or", "if", "and", "xor", "=>"};

  private final char[] text;
  private int at;

  private PrintTokens2(char... text) {
    this.text = text;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n';
  }

  private static boolean isSpecial(char c) {
    switch (c) {
      case '(':
      case ')':
      case '[':
      case ']':
      case '\'':
      case '`':
      case ',': return true;
      default: return false;
    }
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Takes the next one: its end is where it stops, its begin is returned; -1: there is none. */
  private int takeToken() {
    while (at < text.length && isSpace(text[at])) at++;
    if (at == text.length) return -1;
    int begin = at;
    char first = text[at++];
    if (isSpecial(first)) return begin;
    if (first == '"') {
      while (at < text.length && text[at] != '\n') {
        if (text[at++] == '"') return begin;
      }
      return begin;
    }
    if (first == ';') {
      while (at < text.length && text[at] != '\n') at++;
      return begin;
    }
    while (at < text.length && !isSpace(text[at]) && !isSpecial(text[at]) && text[at] != '"'
        && text[at] != ';') {
      at++;
    }
    return begin;
  }

  private int kindOf(int begin, int end) {
    if (isKeyword(begin, end)) return KEYWORD;
    if (end - begin == 1 && isSpecial(text[begin])) return SPECIAL;
    if (isIdentifier(begin, end)) return IDENTIFIER;
    if (isNumber(begin, end)) return NUMBER;
    if (isString(begin, end)) return STRING;
    if (end - begin == 2 && text[begin] == '#' && isLetter(text[begin + 1])) return CHARACTER;
    if (text[begin] == ';') return COMMENT;
    return ERROR;
  }

  private boolean isKeyword(int begin, int end) {
    for (String keyword : KEYWORDS) {
      if (is(keyword, begin, end)) return true;
    }
    return false;
  }

  private boolean is(String word, int begin, int end) {
    if (word.length() != end - begin) return false;
    for (int i = 0; i < word.length(); i++) {
      if (text[begin + i] != word.charAt(i)) return false;
    }
    return true;
  }

  private boolean isIdentifier(int begin, int end) {
    if (!isLetter(text[begin])) return false;
    for (int i = begin + 1; i < end; i++) {
      if (!isLetter(text[i]) && !isDigit(text[i])) return false;
    }
    return true;
  }

  private boolean isNumber(int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (!isDigit(text[i])) return false;
    }
    return true;
  }

  private boolean isString(int begin, int end) {
    return end - begin > 1 && text[begin] == '"' && text[end - 1] == '"';
  }

  /** The kinds of the tokens, as digits of a number. */
  static int three(char a, char b, char c) {
    PrintTokens2 tokens = new PrintTokens2(a, b, c);
    int kinds = 0, count = 0;
    for (int begin = tokens.takeToken(); begin >= 0; begin = tokens.takeToken()) {
      kinds = 8 * kinds + tokens.kindOf(begin, tokens.at);
      count++;
    }
    assert count <= 3 && kinds < 512;
    return kinds;
  }
}
