// Numbers, characters and truth values as text.
package cases;

import java.util.HashMap;
import java.util.Map;
import truth.Holds;
import truth.Violated;

class NumberTexts {
  @Violated
  static void labelIsNeverSeventeen(int i) {
    assert !("n" + i).equals("n17");
  }

  @Holds
  static void labelBeginsWithItsLetter(int i) {
    String label = "n" + i;
    assert label.charAt(0) == 'n' && label.length() > 1;
  }

  @Violated
  static void valueOfIsNeverSeventeen(int i) {
    assert !String.valueOf(i).equals("17");
  }

  @Holds
  static void valueOfIsNotEmpty(int i) {
    assert !String.valueOf(i).isEmpty();
  }

  @Violated
  static void appendedIsNeverMinusFive(int i) {
    StringBuilder builder = new StringBuilder();
    builder.append(i);
    assert !builder.toString().equals("-5");
  }

  @Holds
  static void appendedIsBetweenBrackets(int i) {
    StringBuilder builder = new StringBuilder();
    builder.append('[').append(i).append(']');
    assert builder.length() >= 3 && builder.length() <= 13;
    assert builder.charAt(builder.length() - 1) == ']';
  }

  @Violated(orUnknown = true)
  static void formattedIsNeverSeventeen(int i) {
    assert !String.format("%d", i).equals("17");
  }

  @Holds(orUnknown = true)
  static void formattedIsNotEmpty(int i) {
    assert String.format("%d", i).length() > 0;
  }

  @Violated
  static void tenCharactersAreEnough(int i) {
    char[] room = new char[10];
    String text = Integer.toString(i);
    for (int at = 0; at < text.length(); at++) room[at % 10] = text.charAt(at);
    assert text.length() <= room.length;
  }

  @Holds
  static void elevenCharactersAreEnough(int i) {
    assert Integer.toString(i).length() <= 11;
  }

  @Violated
  static void noSign(int i) {
    assert ("" + i).charAt(0) != '-';
  }

  @Holds
  static void signOfTheNegativeOnly(int i) {
    assert (("" + i).charAt(0) == '-') == (i < 0);
  }

  @Violated
  static void noLeadingDigitIsNine(int i) {
    if (i < 0) return;
    assert ("" + i).charAt(0) != '9';
  }

  @Holds
  static void noLeadingZero(int i) {
    String text = "" + i;
    assert text.charAt(0) != '0' || text.length() == 1;
  }

  @Violated
  static void longIsNeverTwelveDigits(long n) {
    assert !Long.toString(n).equals("123456789012");
  }

  @Holds
  static void twentyCharactersAreEnough(long n) {
    assert ("" + n).length() <= 20;
  }

  @Violated
  static void longIsAsLongAsItsInt(long n) {
    assert String.valueOf(n).length() == String.valueOf((int) n).length();
  }

  @Violated
  static void smallestByteIsNeverMet(byte b) {
    assert !("" + b).equals("-128");
  }

  @Holds
  static void sixCharactersAreEnough(short s) {
    assert ("" + s).length() <= 6;
  }

  @Violated
  static void letterIsNeverX(char c) {
    assert !("c" + c).equals("cx");
  }

  @Holds
  static void letterIsItsText(char c) {
    String text = String.valueOf(c);
    assert text.length() == 1 && text.charAt(0) == c;
  }

  @Violated
  static void truthHasFourLetters(boolean b) {
    assert ("" + b).length() == 4;
  }

  @Holds
  static void truthIsItsName(boolean b) {
    assert String.valueOf(b).equals("true") == b;
  }

  @Violated
  static void nobodyIsGreeted(String name) {
    assert !("hi " + name).equals("hi null");
  }

  @Holds
  static void somebodyIsGreeted(String name) {
    assert ("hi " + name).startsWith("hi ");
  }

  @Violated(orUnknown = true)
  static void hexadecimalIsNeverFf(int i) {
    if (i < 0 || i > 255) return;
    assert !Integer.toHexString(i).equals("ff");
  }

  @Holds(orUnknown = true)
  static void threeBitsAreEnough(int i) {
    if (i < 0 || i > 7) return;
    assert Integer.toBinaryString(i).length() <= 3;
  }

  @Violated(orUnknown = true)
  static void keyIsNeverThere(int i) {
    Map<String, String> names = new HashMap<>();
    names.put("7", "seven");
    assert names.get("" + i) == null;
  }

  @Holds
  static void chosenByItsText(int i) {
    if (i < -9999 || i > 9999) return;
    switch (String.valueOf(i)) {
      case "1":
        assert i == 1;
        break;
      case "-2":
        assert i == -2;
        break;
      default:
        assert i != 1 && i != -2;
    }
  }

  @Violated
  static void twelveIsNeverChosen(int i) {
    if (i < -9999 || i > 9999) return;
    switch ("" + i) {
      case "11":
        return;
      case "12":
        assert i != 12;
        break;
      default:
    }
  }

  @Violated(orUnknown = true)
  static void floatIsNeverOneAndAHalf(float f) {
    assert !("" + f).equals("1.5");
  }

  @Holds(orUnknown = true)
  static void doubleHasSomeText(double d) {
    assert String.valueOf(d).length() >= 3;
  }

  @Violated
  static void messageNeverEndsSo(int code) {
    try {
      throw new IllegalStateException("code " + code);
    } catch (IllegalStateException e) {
      assert !e.getMessage().endsWith(" 42");
    }
  }

  @Holds
  static int messageIsNotLookedAt(int i) {
    if (i < 0) throw new IllegalArgumentException("negative: " + i);
    return i;
  }

  @Holds(orUnknown = true)
  static void readBackAsItWas(int i) {
    assert Integer.parseInt(Integer.toString(i)) == i;
  }

  @Violated
  static void allArePalindromes(int i) {
    if (i < 10 || i > 99) return;
    assert new StringBuilder().append(i).reverse().toString().equals("" + i);
  }

  @Violated
  static void noTwoZeros(int i) {
    if (i < 0 || i > 9999) return;
    assert !("" + i).contains("00");
  }

  @Holds
  static void aBoxHasTheSameText(int i) {
    Integer box = i;
    assert box.toString().equals("" + i);
  }

  @Holds
  static void printedIsNotLookedAt(int i) {
    System.out.println(i);
    System.out.println("i is " + i);
    assert i + 1 != i;
  }

  @Violated
  static void equalLengthsAreEqual(int i, int j) {
    if (i < 0 || j < 0 || i > 99 || j > 99) return;
    if (("" + i).length() == ("" + j).length()) assert i == j;
  }

  @Holds
  static void equalTextsAreEqual(int i, int j) {
    if (i < -9 || j < -9 || i > 9 || j > 9) return;
    if (("" + i).equals("" + j)) assert i == j;
  }
}
