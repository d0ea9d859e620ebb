// Strings beyond Latin-1: surrogate pairs, code points, mixed storage, conversions.
package programs;

class UnicodeStrings {
  private static final String MIXED = "a\u00e9\u4f60\ud83d\ude00z";

  // run: lengths "a\u00e9\u4f60\ud83d\ude00z"
  // run: lengths "plain"
  // run: lengths ""
  static String lengths(String s) {
    return s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePoints().sum();
  }

  // run: at 2
  // run: at 3
  // run: at 4
  // run: at 6
  static int at(int index) {
    return MIXED.codePointAt(index) + MIXED.charAt(index);
  }

  // run: walk
  static String walk() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < MIXED.length(); ) {
      int point = MIXED.codePointAt(i);
      text.append(Integer.toHexString(point)).append(' ');
      i += Character.charCount(point);
    }
    return text.toString();
  }

  // A slice of a UTF-16 string that fits into Latin-1 equals the Latin-1 string.
  // run: compressed
  static String compressed() {
    String slice = MIXED.substring(0, 2);
    String removed = MIXED.replace("\u4f60", "").replace("\ud83d\ude00", "");
    return slice.equals("a\u00e9") + " " + "a\u00e9".equals(slice) + " " + slice.hashCode() + " "
        + removed + " " + removed.equals("a\u00e9z") + MIXED.indexOf('z') + MIXED.indexOf(0x1f600);
  }

  // run: fromPoints 97 233 20320
  // run: fromPoints 128512 65 1114111
  // run: fromPoints 65 1114112 66
  static int fromPoints(int a, int b, int c) {
    String s = new String(new int[] {a, b, c}, 0, 3);
    return s.length() * 1000 + s.codePointBefore(s.length()) % 1000;
  }

  // run: surrogates '\ud83d' '\ude00'
  // run: surrogates 'a' '\ude00'
  static String surrogates(char high, char low) {
    return Character.isHighSurrogate(high) + " " + Character.isLowSurrogate(low) + " "
        + Character.isSurrogatePair(high, low) + " " + Character.toCodePoint('\ud83d', low);
  }

  // run: printed
  static void printed() {
    System.out.println(MIXED);
    System.out.print('\u4f60');
    System.out.println(new char[] {'\u00e9', '\ud83d', '\ude00'});
  }

  // run: charArrays
  static String charArrays() {
    char[] chars = MIXED.toCharArray();
    chars[0] = '\u0416';
    String s = new String(chars, 0, 3);
    return s + s.length() + new String(new char[] {'x', 'y'}) + MIXED.offsetByCodePoints(0, 4);
  }
}
