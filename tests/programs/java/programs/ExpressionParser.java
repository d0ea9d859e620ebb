// A recursive descent parser and evaluator of arithmetic expressions, with error messages.
package programs;

class ExpressionParser {
  static class SyntaxException extends RuntimeException {
    final int position;

    SyntaxException(String message, int position) {
      super(message + " at " + position);
      this.position = position;
    }
  }

  private final String text;
  private int at;

  ExpressionParser(String text) {
    this.text = text;
  }

  private char peek() {
    while (at < text.length() && text.charAt(at) == ' ') at++;
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean take(char c) {
    if (peek() != c) return false;
    at++;
    return true;
  }

  private long expression() {
    long value = term();
    while (true) {
      if (take('+')) value += term();
      else if (take('-')) value -= term();
      else return value;
    }
  }

  private long term() {
    long value = factor();
    while (true) {
      if (take('*')) value *= factor();
      else if (take('/')) value /= factor();
      else if (take('%')) value %= factor();
      else return value;
    }
  }

  private long factor() {
    if (take('-')) return -factor();
    if (take('(')) {
      long value = expression();
      if (!take(')')) throw new SyntaxException("expected )", at);
      return value;
    }
    int start = at;
    char c = peek();
    long value = 0;
    for (; c >= '0' && c <= '9'; c = ++at < text.length() ? text.charAt(at) : '\0') {
      value = value * 10 + (c - '0');
    }
    if (start == at) throw new SyntaxException("expected a number", at);
    return value;
  }

  // run: evaluate "1 + 2 * 3"
  // run: evaluate "(1 + 2) * -3"
  // run: evaluate "100 / 7 % 5"
  // run: evaluate "((((7))))"
  // run: evaluate "1 / (2 - 2)"
  // run: evaluate "2 * (3"
  // run: evaluate "2 +"
  // run: evaluate "9223372036854775807 + 1"
  // run: evaluate "1 2"
  static long evaluate(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    long value = parser.expression();
    if (parser.peek() != '\0') throw new SyntaxException("unexpected " + parser.peek(), parser.at);
    return value;
  }
}
