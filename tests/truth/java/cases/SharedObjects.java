// What the JVM shares by itself (cached boxes, literals) as the same object: by ==, by identity hash
// codes, in tables that go by identity. What is joined at run time is an object of its own.
package cases;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class SharedObjects {
  enum Colour {
    RED,
    GREEN
  }

  static final Object TOKEN = new Object();
  static final String NAME = "name";

  @Samples
  static Object[] samples() {
    return new Object[] {5, 500, true, "a", new String("a"), "", "name", TOKEN, Colour.RED};
  }

  private static int hash(Object o) {
    return System.identityHashCode(o);
  }

  // --- one object has one hash code ---

  @Holds
  static void theBoxThatWasGiven(Integer number) {
    Integer five = 5;
    if (number == five) assert hash(number) == hash(five);
  }

  @Holds
  static void askedBeforehand(Object o) {
    Integer five = 5;
    int one = hash(o);
    int other = hash(five);
    if (one != other) assert o != five;
  }

  @Holds
  static void boxesThatWereMade(int x) {
    Integer a = x;
    Integer b = x;
    if (a == b) assert hash(a) == hash(b);
  }

  @Holds
  static void boxesOfEqualNumbers(int x, int y) {
    Integer a = x;
    Integer b = y;
    if (x == y && x >= -128 && x < 128) assert hash(a) == hash(b);
  }

  @Holds
  static void theBoxOfANumber(int x) {
    Integer box = x;
    Integer five = 5;
    if (x == 5) assert hash(box) == hash(five);
  }

  @Holds
  static void truth(boolean b) {
    Boolean box = b;
    assert hash(box) == hash(b ? Boolean.TRUE : Boolean.FALSE);
  }

  @Holds
  static void truthThatWasGiven(Boolean b) {
    if (b == Boolean.TRUE) assert hash(b) == hash(Boolean.TRUE);
  }

  @Violated(notReplayed = true)
  static void theBoxThatWasGivenIsAnother(Integer number) {
    Integer five = 5;
    if (number != null) assert hash(number) != hash(five);
  }

  @Holds(orUnknown = true)
  static void theTextOfALiteral(String text) {
    if (text == "a") assert hash(text) == hash("a");
  }

  @Holds(orUnknown = true)
  static void theTextAskedBeforehand(String text) {
    int one = hash(text);
    int other = hash("a");
    if (one != other) assert text != "a";
  }

  @Holds
  static void aConstant(Colour colour) {
    if (colour == Colour.RED) assert hash(colour) == hash(Colour.RED);
  }

  @Holds
  static void aToken(Object o) {
    if (o == TOKEN) assert hash(o) == hash(TOKEN);
  }

  // --- tables that go by identity ---

  private static Set<Object> setWith(Object element) {
    Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.add(element);
    return set;
  }

  @Holds
  static void foundIfTheSame(int x, int y) {
    Integer a = x;
    Integer b = y;
    assert setWith(a).contains(b) == (a == b);
  }

  @Violated
  static void equalBoxesAreFound(int x) {
    assert setWith((Integer) x).contains((Integer) x);
  }

  @Violated
  static void equalBoxesAreNotFound(int x) {
    assert !setWith((Integer) x).contains((Integer) x);
  }

  @Violated
  static void theBoxThatWasGivenIsNotFound(Integer x) {
    Integer five = 5;
    assert !setWith(five).contains(x);
  }

  @Holds
  static void theBoxesThatWereGiven(Integer x, Integer y) {
    Integer five = 5;
    assert setWith(x).contains(y) == (x == y) && setWith(x).contains(five) == (x == five);
  }

  @Violated(orUnknown = true)
  static void theTextThatWasGivenIsNotFound(String text) {
    assert !setWith("a").contains(text);
  }

  @Holds
  static void aTokenIsFound(Object o) {
    if (o == TOKEN) assert setWith(TOKEN).contains(o);
  }

  @Violated
  static void aTokenIsNotFound(Object o) {
    assert !setWith(TOKEN).contains(o);
  }

  // --- what is joined ---

  @Holds
  static void joinedWithNothing(String text) {
    String joined = text + "";
    assert joined != text;
  }

  @Holds
  static void joinedBehindNothing(String text) {
    String joined = NAME;
    joined += text == null || text.isEmpty() ? "" : text;
    assert joined != NAME;
  }

  @Holds
  static void joinedOfTwo(String a, String b) {
    if (a == null || b == null) return;
    String joined = a + b;
    assert joined != a && joined != b && joined != "";
  }

  @Holds
  static void joinedOfNothing() {
    String nothing = "";
    assert nothing + nothing != nothing && (nothing + nothing).isEmpty();
  }

  @Holds
  static void joinedOfNumbers(int x) {
    String one = "a" + x;
    String other = "a" + x;
    assert one != other && one != "a1";
  }

  @Holds
  static void joinedOfTruth(boolean b) {
    String joined = "is " + b;
    assert joined != "is true" && joined != "is false";
  }

  @Violated
  static void nothingButTruth(boolean b) {
    String joined = "" + b;
    assert joined != "true";
  }

  @Holds
  static void joinedOfConstants() {
    final String b = "b";
    assert "a" + b == "ab";
  }

  @Violated
  static void aBuilderOfNothing() {
    assert new StringBuilder().toString() != "";
  }
}
