package rules;

/** Java keeps one box for each small value: identity goes by value there, and by nothing beyond. */
class Boxes {
  static int sameIntegers(int x, int y) {
    Integer a = x;
    Integer b = y;
    return a == b ? 1 : 0;
  }

  static int sameLongs(long x, long y) {
    Long a = x;
    Long b = y;
    return a == b ? 1 : 0;
  }

  static int sameCharacters(char x, char y) {
    Character a = x;
    Character b = y;
    return a != b ? 0 : 1;
  }

  static int sameAsSeven(int x) {
    Integer a = x;
    Integer seven = 7;
    return a == seven ? 1 : 0;
  }

  static int sameAsThousand(int x) {
    Integer a = x;
    Integer thousand = 1000;
    return a == thousand ? 1 : 0;
  }

  static int sameBox(int x) {
    Integer a = x;
    Integer b = a;
    return a == b ? 1 : 0;
  }

  static int unboxed(int x) {
    Integer a = x;
    return a + 1;
  }

  static int five(Integer i) {
    return i == 5 ? 1 : 0;
  }

  static int isSeven(Object a) {
    Integer seven = 7;
    return a == (Object) seven ? 1 : 0;
  }

  static int two(Integer a, Integer b) {
    return a == b ? 1 : 0;
  }
}
