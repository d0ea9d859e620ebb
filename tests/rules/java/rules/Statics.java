package rules;

/** Static fields, to be made symbolic. */
class Statics {
  static final int FIXED = Integer.parseInt("4");
  static int number = 3;
  static long wide;
  static boolean flag;
  static byte small;
  static int[] array;
  static Node first;
  static Node second;

  static int readNumber() {
    return number == number ? number == 3 ? 3 : 1 : 0;
  }

  static int readFinal() {
    return FIXED;
  }

  static int readWide() {
    return wide == wide ? 1 : 0;
  }

  static int readArray() {
    return array == null ? 0 : 1;
  }

  static int readTwo() {
    Node a = first;
    Node b = second;
    return a == null ? 0 : a == b ? 1 : 2;
  }

  static int writeNumber(int x) {
    number = x;
    return number;
  }

  static int writeFlag(boolean x) {
    flag = x;
    return flag ? 1 : 0;
  }

  static int writeSmall(int x) {
    small = (byte) x;
    return small;
  }

  static Node writeReference(Node x) {
    first = x;
    return first;
  }
}
