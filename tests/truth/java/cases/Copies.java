// Arrays of references that are copied, and what they refuse to hold.
package cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import truth.Holds;
import truth.Violated;

class Copies {
  @Violated("ArrayStoreException")
  static void listOfAnything(Object o) {
    List<Object> list = new ArrayList<>();
    list.add(o);
    list.toArray(new String[1]);
  }

  @Holds
  static void listOfStrings(String s) {
    List<String> list = new ArrayList<>();
    list.add(s);
    String[] array = list.toArray(new String[1]);
    assert array[0] == s;
  }

  @Violated("ArrayStoreException")
  static void listThatGetsALargerArray(Object o) {
    List<Object> list = new ArrayList<>();
    list.add(o);
    list.toArray(new Integer[0]);
  }

  @Violated("ArrayStoreException")
  static void linkedListOfAnything(Object o) {
    List<Object> list = new LinkedList<>();
    list.add(o);
    list.toArray(new String[1]);
  }

  @Violated("ArrayStoreException")
  static void viewOfAnything(Object o) {
    Arrays.asList(o).toArray(new String[0]);
  }

  @Holds
  static void viewOfNumbers(Integer i) {
    Number[] numbers = Arrays.asList(i).toArray(new Number[0]);
    assert numbers[0] == i;
  }

  @Violated("ArrayStoreException")
  static void copiedToStrings(Object[] from) {
    if (from == null || from.length < 1) return;
    System.arraycopy(from, 0, new String[1], 0, 1);
  }

  @Holds
  static void copiedToObjects(Object[] from) {
    if (from == null || from.length < 1) return;
    Object[] to = new Object[1];
    System.arraycopy(from, 0, to, 0, 1);
    assert to[0] == from[0];
  }

  @Violated("ArrayStoreException")
  static void copiedToIntegers(Number[] from) {
    if (from == null || from.length < 2) return;
    System.arraycopy(from, 1, new Integer[3], 2, 1);
  }

  @Holds
  static void copiedToNumbers(Integer[] from) {
    if (from == null || from.length < 2) return;
    Number[] to = new Number[3];
    System.arraycopy(from, 1, to, 2, 1);
    assert to[2] == from[1] && to[0] == null;
  }

  @Violated("ArrayStoreException")
  static void copyOfAnotherType(Object[] from) {
    if (from == null || from.length == 0) return;
    Arrays.copyOf(from, 1, String[].class);
  }

  @Holds
  static void copyOfTheSameType(String[] from) {
    if (from == null || from.length == 0) return;
    String[] copy = Arrays.copyOf(from, 2);
    assert copy.length == 2 && copy[0] == from[0];
  }

  @Violated
  static void nothingIsCopiedBeforeItFails(Object a, Object b) {
    String[] to = new String[2];
    try {
      System.arraycopy(new Object[] {a, b}, 0, to, 0, 2);
    } catch (ArrayStoreException e) {
      assert to[0] == null;
    }
  }

  @Holds
  static void failsForAReason(Object a, Object b) {
    String[] to = new String[2];
    try {
      System.arraycopy(new Object[] {a, b}, 0, to, 0, 2);
      assert to[0] == a && to[1] == b;
    } catch (ArrayStoreException e) {
      boolean first = a != null && !(a instanceof String);
      boolean second = b != null && !(b instanceof String);
      assert first || second;
    }
  }

  @Holds
  static void nothingIsWrongWithNull(int n) {
    if (n < 0 || n > 3) return;
    System.arraycopy(new Object[3], 0, new String[3], 0, n);
  }

  @Violated
  static void firstIsSpread(int[] a) {
    if (a == null || a.length < 3) return;
    int first = a[0];
    System.arraycopy(a, 0, a, 1, 2);
    assert a[2] == first;
  }

  @Holds
  static void shiftedByOne(int[] a) {
    if (a == null || a.length < 3) return;
    int first = a[0];
    int second = a[1];
    System.arraycopy(a, 0, a, 1, 2);
    assert a[0] == first && a[1] == first && a[2] == second;
  }

  @Violated("ArrayIndexOutOfBoundsException")
  static void alwaysFits(int[] from, int[] to) {
    if (from == null || to == null) return;
    System.arraycopy(from, 0, to, 0, from.length);
  }

  @Violated("ArrayStoreException")
  static void intsAreLongs(int[] from) {
    if (from == null || from.length == 0) return;
    System.arraycopy(from, 0, new long[1], 0, 1);
  }

  @Violated("ArrayStoreException")
  static void storedAmongStrings(Object o) {
    Object[] array = new String[1];
    array[0] = o;
  }

  @Holds
  static void storedAmongObjects(Object o) {
    Object[] array = new Object[1];
    array[0] = o;
    assert array[0] == o;
  }

  @Violated("ArrayStoreException")
  static void storedWhereItDepends(boolean ints) {
    Number[] numbers = ints ? new Integer[1] : new Long[1];
    numbers[0] = 1;
  }

  @Violated("ArrayStoreException")
  static void filledWithAnything(Object o) {
    Arrays.fill(new String[2], o);
  }

  @Holds
  static void aCloneIsAnother(int[] a) {
    if (a == null || a.length == 0) return;
    int[] b = a.clone();
    b[0]++;
    assert a[0] != b[0] && b.length == a.length;
  }

  @Violated
  static void aCloneHasItsOwnRows(int[][] a) {
    if (a == null || a.length == 0 || a[0] == null || a[0].length == 0) return;
    int[][] b = a.clone();
    int before = a[0][0];
    b[0][0]++;
    assert a[0][0] == before;
  }

  @Holds
  static void aRangeHasItsLength(Object[] a) {
    if (a == null || a.length < 3) return;
    Object[] range = Arrays.copyOfRange(a, 1, 3);
    assert range.length == 2 && range[0] == a[1] && range[1] == a[2];
  }
}
