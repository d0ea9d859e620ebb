// Characters of all kinds, not only those of Western Europe.
package cases;

import java.nio.charset.StandardCharsets;
import truth.Holds;
import truth.Violated;

class Characters {
  @Violated
  static void aCharacterIsAByte(char c) {
    assert c < 256;
  }

  @Violated
  static void aCharacterIsNeverLambda(char c) {
    assert !String.valueOf(c).equals("\u03bb");
  }

  @Holds
  static void aCharacterStaysWhatItIs(char c) {
    assert ("" + c).charAt(0) == c;
    assert new String(new char[] {c}).length() == 1;
  }

  @Holds
  static void anAppendedCharacterStays(char c) {
    StringBuilder builder = new StringBuilder("ab");
    builder.append(c).append('d');
    assert builder.charAt(2) == c && builder.charAt(3) == 'd' && builder.length() == 4;
  }

  @Violated(orUnknown = true)
  static void aTextHasBytesOnly(String s) {
    if (s == null || s.isEmpty()) return;
    assert s.charAt(0) < 256;
  }

  @Violated(orUnknown = true)
  static void aTextIsNeverPi(String s) {
    assert !"\u03c0".equals(s);
  }

  @Violated
  static void aTextIsNeverAccented(String s) {
    assert !"\u00e9".equals(s);
  }

  @Holds
  static void aTextHasSixteenBits(String s) {
    if (s == null || s.isEmpty()) return;
    assert s.charAt(0) >= 0 && s.charAt(0) <= 0xffff;
  }

  @Violated(k = 4)
  static void aCharacterIsACodePoint(String s) {
    if (s == null || s.length() > 2) return;
    assert s.codePointCount(0, s.length()) == s.length();
  }

  @Violated(orUnknown = true)
  static void capitalsAreAsMany(String s) {
    if (s == null || s.length() > 1) return;
    assert s.toUpperCase().length() == s.length();
  }

  @Violated(orUnknown = true)
  static void aCharacterIsAByteInUtf8(String s) {
    if (s == null || s.length() > 1) return;
    assert s.getBytes(StandardCharsets.UTF_8).length == s.length();
  }

  @Holds
  static void constantsAreWhatTheyAre() {
    String text = "\u00e4\u00f6\u20ac\u03c0";
    assert text.length() == 4 && text.charAt(2) == '\u20ac' && text.indexOf('\u03c0') == 3;
  }

  @Violated
  static void anIntIsACharacter(int i) {
    char c = (char) i;
    assert c == i;
  }

  @Holds
  static void halfOfAnIntIsACharacter(int i) {
    char c = (char) i;
    assert c == (i & 0xffff);
  }

  @Holds(orUnknown = true)
  static void joinedAsTheyAre(String s, char c) {
    if (s == null || s.length() > 1) return;
    String joined = s + c;
    assert joined.length() == s.length() + 1 && joined.charAt(s.length()) == c;
  }
}
