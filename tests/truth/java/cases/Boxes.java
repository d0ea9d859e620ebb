// Numbers in boxes: some boxes are shared, others are not.
package cases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Boxes {
  @Samples
  @SuppressWarnings("removal")
  static Object[] boxes() {
    Integer own = new Integer(5);
    Boolean truth = new Boolean(true);
    return new Object[] {own, truth, 5, 1000, Long.valueOf(5)};
  }

  @Violated
  static void twoBoxesAreOne(int i) {
    Integer a = i;
    Integer b = i;
    assert a == b;
  }

  @Holds
  static void twoBoxesAreEqual(int i) {
    Integer a = i;
    Integer b = i;
    assert a.equals(b) && a.hashCode() == b.hashCode();
  }

  @Holds
  static void smallBoxesAreOne(int i) {
    if (i < -128 || i > 127) return;
    Integer a = i;
    Integer b = i;
    assert a == b;
  }

  @Violated
  static void nearlySmallBoxesAreOne(int i) {
    if (i < -129 || i > 127) return;
    Integer a = i;
    Integer b = i;
    assert a == b;
  }

  @Violated
  static void equalOnesAreOne(Integer a, Integer b) {
    if (a == null || b == null) return;
    if (a.equals(b)) assert a == b;
  }

  @Holds
  static void oneIsEqualToItself(Integer a, Integer b) {
    if (a == null || a != b) return;
    assert a.equals(b) && a.intValue() == b.intValue();
  }

  @Violated(orUnknown = true)
  static void aGivenBoxIsNotShared(Integer a) {
    Integer five = 5;
    assert a != five;
  }

  @Violated(orUnknown = true)
  static void aGivenFiveIsShared(Integer a) {
    if (a == null || a.intValue() != 5) return;
    Integer five = 5;
    assert a == five;
  }

  @Holds
  static void sharedOnesAreEqual(Integer a) {
    Integer five = 5;
    if (a == five) assert a.intValue() == 5;
  }

  @Violated(orUnknown = true)
  static void thereAreTwoTruths(Boolean b) {
    if (b == null) return;
    assert b == Boolean.TRUE || b == Boolean.FALSE;
  }

  @Violated("NullPointerException")
  static int alwaysThere(Integer a) {
    return a + 1;
  }

  @Violated("NullPointerException")
  static Integer neitherOne(boolean b, Integer a) {
    Integer result = b ? 1 : a;
    return result;
  }

  @Holds
  static void aLongIsNoInteger(int i) {
    Object a = (long) i;
    Object b = i;
    assert !a.equals(b) && !b.equals(a);
  }

  @Violated
  static void charactersAreOne(char c) {
    Character a = c;
    Character b = c;
    assert a == b;
  }

  @Holds
  static void lettersAreOne(char c) {
    if (c > 127) return;
    Character a = c;
    Character b = c;
    assert a == b;
  }

  @Holds
  static void bytesAreOne(byte b) {
    Byte a = b;
    Byte c = b;
    assert a == c;
  }

  @Violated
  static void shortsAreOne(short s) {
    Short a = s;
    Short b = s;
    assert a == b;
  }

  @Violated
  static void longsAreOne(long n) {
    Long a = n;
    Long b = n;
    assert a == b;
  }

  @Holds
  static void truthsAreOne(boolean b) {
    Boolean a = b;
    Boolean c = b;
    assert a == c && a.booleanValue() == b;
  }

  @Holds
  static void doublesAreEqual(double d) {
    Double a = d;
    Double b = d;
    assert a.equals(b);
  }

  @Violated
  static void numbersAreEqual(double d) {
    Double a = d;
    assert a.doubleValue() == d;
  }

  @Violated
  static void zerosAreEqual(double d) {
    if (d != 0.0) return;
    assert Double.valueOf(d).equals(0.0);
  }

  @Violated
  static void nothingIsTakenAway(int i) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    numbers.remove(Integer.valueOf(i));
    assert numbers.size() == 3;
  }

  @Holds
  static void oneIsTakenAway(int i) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    boolean taken = numbers.remove(Integer.valueOf(i));
    assert numbers.size() == (taken ? 2 : 3) && taken == (i >= 1 && i <= 3);
  }

  @Violated
  static void whatIsKeptIsOne(int i) {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", i);
    map.put("b", i);
    assert map.get("a") == map.get("b");
  }

  @Violated(orUnknown = true)
  static void aGivenTextIsNoLiteral(String s) {
    assert s != "x";
  }

  @Violated(orUnknown = true)
  static void aGivenClassIsNotString(Class<?> type) {
    assert type != String.class;
  }
}
