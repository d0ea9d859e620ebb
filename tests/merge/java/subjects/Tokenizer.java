package subjects;

/**
 * The tokens of a small script: names, numbers, texts, operators of one or two characters,
 * comments, parentheses, which must match. It keeps the line that it is in, and what it has found,
 * in fields and arrays.
 */
final class Tokenizer {
  private static final int NAME = 1, NUMBER = 2, FRACTION = 3, TEXT = 4, OPERATOR = 5, OPEN = 6;
  private static final int CLOSE = 7, END_OF_LINE = 8, BAD = 9;
  private static final char NOTHING = 0;

  private final char[] text;
  private int at;
  private int line = 1;
  private int depth;
  private int errors;
  private boolean unfinished;

  private final int[] kinds;
  private final int[] begins;
  private final int[] values;
  private int count;

  private Tokenizer(char... text) {
    this.text = text;
    kinds = new int[text.length];
    begins = new int[text.length];
    values = new int[text.length];
  }

  private char peek() {
    return at < text.length ? text[at] : NOTHING;
  }

  private boolean isAtEnd() {
    return at >= text.length;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    if (c >= 'a' && c <= 'z') return true;
    if (c >= 'A' && c <= 'Z') return true;
    return c == '_';
  }

  private static boolean isOperator(char c) {
    switch (c) {
      case '+':
      case '-':
      case '*':
      case '/':
      case '<':
      case '>':
      case '=':
      case '!': return true;
      default: return false;
    }
  }

  private void found(int kind, int begin, int value) {
    kinds[count] = kind;
    begins[count] = begin;
    values[count] = value;
    count++;
  }

  private void readAll() {
    while (!isAtEnd()) readOne();
    if (depth > 0) {
      errors += depth;
      unfinished = true;
    }
  }

  private void readOne() {
    char c = peek();
    if (c == ' ' || c == '\t') {
      at++;
    } else if (c == '\n') {
      found(END_OF_LINE, at, line);
      line++;
      at++;
    } else if (c == '#') {
      skipComment();
    } else if (c == '(' || c == ')') {
      readParenthesis(c);
    } else if (c == '"') {
      readText();
    } else if (isDigit(c)) {
      readNumber();
    } else if (isLetter(c)) {
      readName();
    } else if (isOperator(c)) {
      readOperator(c);
    } else {
      found(BAD, at, c);
      errors++;
      at++;
    }
  }

  private void skipComment() {
    while (!isAtEnd() && peek() != '\n') at++;
  }

  private void readParenthesis(char c) {
    if (c == '(') {
      depth++;
      found(OPEN, at, depth);
    } else {
      found(CLOSE, at, depth);
      if (depth == 0) {
        errors++;
      } else {
        depth--;
      }
    }
    at++;
  }

  private void readText() {
    int begin = at;
    int length = 0;
    boolean closed = false;
    at++;
    while (!isAtEnd() && !closed) {
      char c = peek();
      if (c == '"') {
        closed = true;
      } else if (c == '\\') {
        at++;
        length += isAtEnd() ? 0 : 1;
      } else {
        if (c == '\n') line++;
        length++;
      }
      at++;
    }
    if (!closed) {
      errors++;
      unfinished = true;
    }
    found(TEXT, begin, length);
  }

  private void readNumber() {
    int begin = at;
    int value = 0;
    while (!isAtEnd() && isDigit(peek())) {
      value = 10 * value + (peek() - '0');
      at++;
    }
    if (peek() != '.') {
      found(NUMBER, begin, value);
      return;
    }
    at++;
    int digits = 0;
    while (!isAtEnd() && isDigit(peek())) {
      digits++;
      at++;
    }
    if (digits == 0) errors++;
    found(FRACTION, begin, value);
  }

  private void readName() {
    int begin = at;
    while (!isAtEnd() && (isLetter(peek()) || isDigit(peek()))) at++;
    found(NAME, begin, at - begin);
  }

  private void readOperator(char first) {
    int begin = at++;
    int length = 1;
    if (peek() == '=' && !isAtEnd()) {
      if (first == '<' || first == '>' || first == '=' || first == '!') {
        at++;
        length = 2;
      }
    }
    if (first == '!' && length == 1) errors++;
    found(OPERATOR, begin, length);
  }

  /** How many errors there are. */
  private static int errors(char... text) {
    Tokenizer tokens = new Tokenizer(text);
    tokens.readAll();
    assert tokens.at >= text.length && tokens.count <= text.length;
    assert tokens.line <= 1 + text.length;
    assert !tokens.unfinished || tokens.errors > 0;
    return tokens.errors;
  }

  static int two(char a, char b) {
    return errors(a, b);
  }

  static int three(char a, char b, char c) {
    return errors(a, b, c);
  }

  static int four(char a, char b, char c, char d) {
    return errors(a, b, c, d);
  }
}
