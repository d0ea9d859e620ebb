package oracle;

/**
 * The arguments of a case, written as Java literals: {@code 7}, {@code -7L}, {@code 2.5},
 * {@code 1e-3f}, {@code true}, {@code 'c'}, {@code "text"} and {@code null}, with Java's escapes.
 *
 * <p>A literal is read for the type of the parameter it is passed to, and converted as an
 * assignment in Java would convert it: 7 is a fine byte, long or double, 7L is no int, 300 is no
 * byte. What does not fit is refused with an IllegalArgumentException. A string literal is
 * interned, as Java's are.
 */
final class Literals {
  private Literals() {}

  static Object read(String text, Class<?> type) {
    if (!type.isPrimitive()) {
      Object value = text.equals("null") ? null : stringLiteral(text);
      if (value != null && !type.isInstance(value)) throw mismatch(text, type);
      return value;
    }
    if (type == boolean.class) {
      if (text.equals("true") || text.equals("false")) return text.equals("true");
      throw mismatch(text, type);
    }
    return assign(text, number(text), type);
  }

  /** The literal's own value: a Character, Integer, Long, Float or Double. */
  private static Object number(String text) {
    if (text.startsWith("'")) return charLiteral(text);
    char last = Character.toLowerCase(text.charAt(text.length() - 1));
    String digits = text.substring(0, text.length() - 1);
    if (last == 'l') return Long.valueOf(digits);
    if (last == 'f') return Float.valueOf(digits);
    if (last == 'd') return Double.valueOf(digits);
    boolean whole = text.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
    return whole ? (Object) Integer.valueOf(text) : Double.valueOf(text);
  }

  private static Object assign(String text, Object literal, Class<?> type) {
    Number number = literal instanceof Character c ? (Number) (int) c : (Number) literal;
    if (type == double.class) return number.doubleValue();
    if (number instanceof Double) throw mismatch(text, type);
    if (type == float.class) return number.floatValue();
    if (number instanceof Float) throw mismatch(text, type);
    if (type == long.class) return number.longValue();
    if (number instanceof Long) throw mismatch(text, type);
    int value = number.intValue();
    if (type == int.class) return value;
    if (type == byte.class && value == (byte) value) return (byte) value;
    if (type == short.class && value == (short) value) return (short) value;
    if (type == char.class && value == (char) value) return (char) value;
    throw mismatch(text, type);
  }

  private static Character charLiteral(String text) {
    String inside = unescape(quoted(text, '\''));
    if (inside.length() != 1) throw new IllegalArgumentException("not one character: " + text);
    return inside.charAt(0);
  }

  private static String stringLiteral(String text) {
    return unescape(quoted(text, '"')).intern();
  }

  private static String quoted(String text, char quote) {
    int end = text.length() - 1;
    if (end < 1 || text.charAt(0) != quote || text.charAt(end) != quote) {
      throw new IllegalArgumentException("not in " + quote + " quotes: " + text);
    }
    return text.substring(1, end);
  }

  /** Unicode escapes are Java's lexer's business; all others are those of translateEscapes. */
  private static String unescape(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        plain.append(c);
      } else if (text.startsWith("\\u", i)) {
        plain.append((char) Integer.parseInt(text, i + 2, i + 6, 16));
        i += 5;
      } else {
        int end = i + 2;
        int limit = isOctal(text, i + 1) ? Math.min(i + 4, text.length()) : end;
        while (end < limit && isOctal(text, end)) end++;
        plain.append(text.substring(i, end).translateEscapes());
        i = end - 1;
      }
    }
    return plain.toString();
  }

  private static boolean isOctal(String text, int index) {
    return text.charAt(index) >= '0' && text.charAt(index) <= '7';
  }

  private static IllegalArgumentException mismatch(String text, Class<?> type) {
    return new IllegalArgumentException(text + " is no " + type.getName());
  }
}
