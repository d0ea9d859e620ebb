// Strings of which little is known, and numbers in boxes beside them.
package cases;

import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Words {
  @Samples
  static Object[] words() {
    return new Object[] {"aA", "aba", " ", "a"};
  }

  private static int number(String s) {
    switch (s) {
      case "RED":
        return 1;
      case "no":
        return 2;
      case "Aa":
      case "BB":
        return 3;
      default:
        return 0;
    }
  }

  @Holds
  static void aSwitchGoesByWhatIsEqual(String s) {
    if (s == null) return;
    int number = number(s);
    assert (number == 1) == s.equals("RED");
    assert (number == 2) == s.equals("no");
  }

  @Violated
  static void aSwitchNeverGoesThere(String s) {
    if (s == null) return;
    assert number(s) != 2;
  }

  @Holds
  static void aSwitchTellsEqualHashesApart(String s) {
    if (s == null || number(s) != 3) return;
    assert s.equals("Aa") || s.equals("BB");
  }

  @Violated
  static void aSwitchTakesTheFirstOfEqualHashes(String s) {
    if (s == null || number(s) != 3) return;
    assert s.equals("Aa");
  }

  @Violated("NullPointerException")
  static int aSwitchOnNothing(String s) {
    return number(s);
  }

  @Holds
  static void theSameInCapitals(String s) {
    if (s == null || !s.equals("no")) return;
    assert s.equalsIgnoreCase("NO");
  }

  @Violated
  static void capitalsMatter(String s) {
    if (s == null || s.length() != 2 || s.charAt(0) != 'a' || s.charAt(1) > 127) return;
    assert !s.equalsIgnoreCase("Aa") || s.charAt(1) == 'a';
  }

  @Holds
  static void turnedAround(char a, char b) {
    if (a > 127 || b > 127) return;
    String turned = new StringBuilder().append(a).append(b).reverse().toString();
    assert turned.charAt(0) == b && turned.charAt(1) == a;
  }

  @Violated
  static void theFirstStaysFirst(int at) {
    if (at < 0 || at > 2) return;
    StringBuilder builder = new StringBuilder("ab");
    builder.insert(at, 'x');
    assert builder.charAt(0) == 'a';
  }

  @Holds
  static void oneIsTakenOut(int at) {
    if (at < 0 || at > 2) return;
    StringBuilder builder = new StringBuilder("abc");
    builder.deleteCharAt(at);
    assert builder.length() == 2 && builder.indexOf("b") == (at == 0 ? 0 : at == 1 ? -1 : 1);
  }

  @Holds
  static void halvesExchanged(String s) {
    if (s == null || s.length() != 2) return;
    String exchanged = s.substring(1) + s.substring(0, 1);
    assert exchanged.length() == 2 && exchanged.charAt(0) == s.charAt(1);
  }

  @Violated
  static void itIsNoPalindrome(String s) {
    if (s == null || s.length() != 3 || s.charAt(0) != 'a') return;
    assert s.charAt(2) != 'a';
  }

  @Holds
  static void itIsWhereItIsFound(String s) {
    if (s == null || s.length() > 2) return;
    int at = s.indexOf('x');
    if (at >= 0) assert s.charAt(at) == 'x';
  }

  @Violated
  static void itBeginsOtherwise(String s) {
    if (s == null || s.length() > 2) return;
    assert !s.startsWith("go");
  }

  @Holds
  static void theOrderIsTheSameFromBothSides(String s) {
    if (s == null || s.length() > 1) return;
    assert Integer.signum("b".compareTo(s)) == -Integer.signum(s.compareTo("b"));
  }

  @Violated
  static void somethingIsLeft(String s) {
    if (s == null || s.length() != 1 || s.charAt(0) < ' ') return;
    assert !s.trim().isEmpty();
  }

  @Violated
  static void boxesAreOneUpTo128(int i) {
    if (i < 100 || i > 128) return;
    Integer a = i;
    Integer b = i;
    assert a == b;
  }

  @Holds
  static void boxesAreOneUpTo127(int i) {
    if (i < 100 || i > 127) return;
    Integer a = i;
    Integer b = i;
    assert a == b;
  }

  @Violated
  static void itIsAnotherNumber(String s) {
    if (s == null || s.length() != 2) return;
    if (!isDigit(s.charAt(0)) || !isDigit(s.charAt(1))) return;
    assert Integer.parseInt(s) != 17;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  @Holds
  static void itIsTheNumberThatWasWritten(int i) {
    if (i < 0 || i > 99) return;
    assert Integer.parseInt(String.valueOf(i)) == i;
  }

  @Violated
  static void whatIsWrittenTogetherTellsBothApart(int a, int b) {
    if (a < 0 || a > 12 || b < 7 || b > 27) return;
    assert a == 1 || !("" + a + b).equals("127");
  }

  @Holds
  static void joined(String s) {
    if (s == null || s.length() > 2) return;
    assert String.join(",", s, "x").length() == s.length() + 2;
  }

  @Violated
  static void nothingIsReplaced(String s) {
    if (s == null || s.length() != 2 || s.charAt(0) != 'n') return;
    assert s.replace('o', '0').equals(s);
  }

  @Holds
  static void equalOrNot(Integer a, Integer b) {
    if (Objects.equals(a, b)) assert Objects.hashCode(a) == Objects.hashCode(b);
  }

  @Violated
  static void itIsNotInTheList(String s) {
    assert s == null || !List.of("RED").contains(s);
  }

  @Holds
  static void wordsInOrder(String s) {
    if (s == null) return;
    TreeMap<String, Integer> map = new TreeMap<>();
    map.put("b", 1);
    map.put(s, 2);
    assert map.size() == (s.equals("b") ? 1 : 2);
  }

  @Violated
  static void theFirstWordIsB(String s) {
    if (s == null || s.length() != 1 || s.charAt(0) < 'a') return;
    TreeMap<String, Integer> map = new TreeMap<>();
    map.put("b", 1);
    map.put(s, 2);
    assert map.firstKey().equals("b");
  }

  @Violated
  static void equalOnesAreShort(String s, String t) {
    if (s == null || t == null || !s.equals(t)) return;
    assert s.length() < 2 || s.charAt(1) == 0;
  }

  @Holds
  static void equalOnesAreEqualSomewhere(String s, String t) {
    if (s == null || t == null || !s.equals(t)) return;
    assert s.length() != 2 || s.charAt(1) == t.charAt(1);
  }

  @Violated
  static void twoPairsOfEqualOnes(String a, String b, String c, String d) {
    if (a == null || b == null || c == null || d == null) return;
    if (a.equals(b) || !c.equals(a) || !d.equals(b)) return;
    assert a.length() != 2 || b.length() != 2;
  }
}
