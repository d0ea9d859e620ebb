// What an array that comes from elsewhere can hold: its class may be narrower than its type says.
package cases;

import java.util.Arrays;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class ElementTypes {
  private static final String EXACT = "exactly the element type";

  @Violated(value = "ArrayStoreException", unlessAssumed = EXACT)
  static void anythingHoldsAString(Object[] a) {
    if (a == null || a.length == 0) return;
    a[0] = "x";
  }

  @Holds
  static void stringsHoldAString(String[] a) {
    if (a == null || a.length == 0) return;
    a[0] = "x";
    assert a[0].length() == 1;
  }

  @Violated(value = "ArrayStoreException", unlessAssumed = EXACT)
  static void numbersHoldAnInteger(Number[] a) {
    if (a == null || a.length == 0) return;
    a[0] = 1;
  }

  @Violated(value = "ArrayStoreException", unlessAssumed = EXACT)
  static void whatOneHoldsTheOtherHolds(Object[] a, Object[] b) {
    if (a == null || b == null || a.length == 0 || b.length == 0) return;
    a[0] = b[0];
  }

  @Holds
  static void whatItHoldsItHolds(Object[] a) {
    if (a == null || a.length < 2) return;
    Object first = a[0];
    a[0] = a[1];
    a[1] = first;
    assert a[1] == first;
  }

  @Holds
  static void nullFitsEverywhere(Object[] a) {
    if (a == null || a.length == 0) return;
    a[0] = null;
    assert a[0] == null;
  }

  @Violated(unlessAssumed = EXACT)
  static void itsClassIsItsType(Object[] a) {
    if (a == null) return;
    assert a.getClass() == Object[].class;
  }

  @Holds(orUnknown = true)
  static void whereItsClassIsAsked(Object[] a) {
    if (a == null || a.getClass() != Object[].class || a.length == 0) return;
    a[0] = "x";
  }

  @Violated
  static void neverStrings(Object o) {
    assert !(o instanceof String[]);
  }

  @Holds
  static void stringsAreObjects(Object o) {
    if (o instanceof String[]) assert o instanceof Object[];
    if (o instanceof int[]) assert !(o instanceof Object[]);
  }

  // The narrower array is the other parameter: nothing is assumed of that.

  @Violated("ArrayStoreException")
  static void oneIsTheOther(Object[] a, String[] b) {
    if (a == null || a.length == 0 || b == null) return;
    a[0] = new Object();
  }

  @Violated("ArrayStoreException")
  static void oneIsCopiedIntoTheOther(Object[] a, Integer[] b) {
    if (a == null || a.length == 0 || b == null) return;
    System.arraycopy(new Object[] {"x"}, 0, a, 0, 1);
  }

  @Violated("ArrayStoreException")
  static void aCopyOfOneIsLikeTheOther(Object[] a, String[] b) {
    if (a == null || a.length == 0 || b == null) return;
    Object[] copy = Arrays.copyOf(a, 1);
    copy[0] = new Object();
  }

  @Violated
  static void theirClassesDiffer(Number[] a, Integer[] b) {
    if (a == null || b == null) return;
    assert a.getClass() != b.getClass();
  }

  @Violated(value = "ArrayStoreException", unlessAssumed = EXACT)
  static void oneIsNotTheOther(Object[] a, String[] b) {
    if (a == null || a.length == 0 || b == null || a == b) return;
    a[0] = new Object();
  }

  @Holds
  static void theOtherHoldsItAsWell(Object[] a, String[] b) {
    if (a != b || a == null || a.length == 0) return;
    a[0] = "x";
    assert b[0].equals("x");
  }

  static class Shelf {
    Object[] all;
    String[] names;
  }

  @Samples
  static Object[] shelves() {
    Shelf one = new Shelf();
    one.names = new String[] {"x", "y"};
    one.all = one.names;
    return new Object[] {one};
  }

  @Violated("ArrayStoreException")
  static void oneFieldIsTheOther(Shelf shelf) {
    if (shelf == null || shelf.names == null || shelf.all == null || shelf.all.length < 2) return;
    shelf.all[1] = 17;
  }
}
