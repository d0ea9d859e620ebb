package truth;

/** Objects that the JVM shares by itself may be among those that a method is given. */
class Shared {
  static final Integer FIVE = 5;

  static void failsBox(Integer a) {
    assert a != Integer.valueOf(7);
  }

  static void holdsBox(Integer a) {
    if (a == Integer.valueOf(7)) assert a == 7;
  }

  static void failsLargeBox(Integer a) {
    if (a != null && a == 1000) assert a == Integer.valueOf(1000);
  }

  static void failsSmallBox(Integer a) {
    if (a != null && a.intValue() == 7) assert a == Integer.valueOf(7);
  }

  static void holdsOneBoxOrAnother(Integer a, Integer b) {
    Integer seven = 7;
    if (a == seven && b == seven) assert a == b;
  }

  static void holdsSeveralBoxes(Integer a, int x) {
    Integer seven = 7;
    Integer box = x;
    if (a == seven && x == 7) assert a == box;
    if (a == seven && x == 8) assert a != box;
  }

  static void failsBoxAsObject(Object a) {
    assert a != (Object) Integer.valueOf(7);
  }

  static void failsCharacter(Character a) {
    Character x = 'x';
    assert a != x;
  }

  static void failsTrue(Boolean a) {
    assert a != Boolean.TRUE;
  }

  static void holdsTrue(Boolean a) {
    if (a == Boolean.TRUE) assert a;
  }

  static void failsMadeBoolean(Boolean a) {
    if (a != null && a) assert a == Boolean.TRUE;
  }

  static void failsStaticBox(int x) {
    Integer box = x;
    assert box != FIVE;
  }

  static void failsFoundStaticBox(Integer a) {
    assert a != FIVE;
  }

  static void openLiteral(String a) {
    assert a != "abc";
  }

  static void holdsLiteral(String a) {
    if (a != "abc" && a != null) assert a.length() >= 0;
  }

  static final String NAME = "name";

  static void failsConstant(String a) {
    assert a != NAME;
  }

  static void holdsConstant(String a) {
    if (a == NAME) assert a.length() == 4;
  }

  static void holdsMade(String a) {
    assert a != new String("abc");
  }
}
