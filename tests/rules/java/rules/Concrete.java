package rules;

import kukang.Contract;

/** One short method for each rule of the concrete semantics; the test says which fires which. */
class Concrete {
  int field = 3;
  Concrete next;

  static int readField() {
    return new Concrete().field;
  }

  static int readFieldOf(Concrete object) {
    return object.field;
  }

  static void writeField() {
    new Concrete().field = 4;
  }

  static void writeFieldOf(Concrete object) {
    object.field = 4;
  }

  static int readElement(int index) {
    return new int[] {5, 6}[index];
  }

  static int readElementOf(int[] array) {
    return array[0];
  }

  static void writeElement(int index) {
    new int[] {5, 6}[index] = 7;
  }

  static void writeElementOf(int[] array) {
    array[0] = 7;
  }

  static Object loadAndStore(String text) {
    Object copy = text;
    return copy;
  }

  static int add(int a, int b) {
    return a + b;
  }

  static int subtract(int a, int b) {
    return a - b;
  }

  static Object make() {
    return new Object();
  }

  static int makeArray(int length) {
    return new Concrete[length].length;
  }

  static boolean isText(Object object) {
    return object instanceof String;
  }

  static boolean selfIsText() {
    return isText(new Concrete());
  }

  static String asText(Object object) {
    return (String) object;
  }

  static String selfAsText() {
    return asText(new Concrete());
  }

  static boolean notLess(int a, int b) {
    return !(a < b);
  }

  /** javac turns a condition around: a loop's test at its end is the plain form. */
  static int countTo(int n) {
    int i = 0;
    do {
      i++;
    } while (i < n);
    return i;
  }

  static boolean different(Object a, Object b) {
    return a != b;
  }

  static String nullOrNot(Object object) {
    return object != null ? "not" : "null";
  }

  static String notOrNull(Object object) {
    return object == null ? "null" : "not";
  }

  static void assume(boolean condition) {
    Contract.assume(condition);
  }

  static void check(boolean condition) {
    Contract.check(condition);
  }
}
