// Character: classes of characters, case, digits, conversions, boxed comparison.
package programs;

class CharacterMethods {
  // run: kinds 'a'
  // run: kinds 'Z'
  // run: kinds '7'
  // run: kinds ' '
  // run: kinds '_'
  // run: kinds '\n'
  // run: kinds '\u00e9'
  // run: kinds '\u00df'
  // run: kinds '\u4f60'
  // run: kinds '\u0663'
  static String kinds(char c) {
    String s = "";
    if (Character.isLetter(c)) s += "letter ";
    if (Character.isDigit(c)) s += "digit ";
    if (Character.isLetterOrDigit(c)) s += "alphanumeric ";
    if (Character.isUpperCase(c)) s += "upper ";
    if (Character.isLowerCase(c)) s += "lower ";
    if (Character.isWhitespace(c)) s += "white ";
    if (Character.isSpaceChar(c)) s += "space ";
    if (Character.isJavaIdentifierStart(c)) s += "start ";
    if (Character.isJavaIdentifierPart(c)) s += "part ";
    return s + Character.getNumericValue(c);
  }

  // run: cases 'q'
  // run: cases 'Q'
  // run: cases '\u00ff'
  // run: cases '\u0416'
  // run: cases '1'
  static String cases(char c) {
    int title = Character.toTitleCase(c);
    return "" + Character.toUpperCase(c) + Character.toLowerCase(c) + title;
  }

  // run: digits '7' 10
  // run: digits 'f' 16
  // run: digits 'g' 16
  // run: digits '8' 8
  static String digits(char c, int radix) {
    int digit = Character.digit(c, radix);
    return digit + " " + (digit < 0 ? '?' : Character.forDigit(digit, radix));
  }

  // run: boxed 'a' 'b'
  // run: boxed 'z' 'z'
  static String boxed(char a, char b) {
    Character x = a;
    Character y = b;
    return x.compareTo(y) + " " + x.equals(y) + " " + (x == y) + " " + x.hashCode() + " "
        + Character.valueOf(a).charValue() + Character.toString(b) + Character.compare(b, a);
  }

  // run: identifier "foo_9"
  // run: identifier "9foo"
  // run: identifier ""
  static boolean identifier(String s) {
    if (s.isEmpty() || !Character.isJavaIdentifierStart(s.charAt(0))) return false;
    for (int i = 1; i < s.length(); i++) {
      if (!Character.isJavaIdentifierPart(s.charAt(i))) return false;
    }
    return true;
  }
}
