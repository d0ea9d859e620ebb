// What an array that comes from elsewhere can hold: its class may be narrower than its type says.
package cases;

import truth.Holds;
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
}
