// A container of one thing, which may be null.
//
// It has no invariant. Its swap is the smallest method that shows what a symbolic heap can be: the
// other container may be null, or this one, or another; and the data of either may be null, or
// either container, or the data of the other.
package container;

import kukang.Contract;
import kukang.Ensures;
import kukang.NonNull;

public class Container<E> {
  private E data;

  public Container(E data) {
    this.data = data;
  }

  public E data() {
    return data;
  }

  /** Exchanges the data of this container and of n, which may be this container itself. */
  @Ensures("exchanged")
  public void swap(@NonNull Container<E> n) {
    E e = data;
    data = n.data;
    n.data = e;
  }

  private boolean exchanged(Container<E> n) {
    return data == Contract.old(() -> n.data) && n.data == Contract.old(() -> data);
  }

  // Demonstrations.

  // run: swapped "left" "right"
  // run: swapped "same" "same"
  // run: swapped null "right"
  // run: swapped null null
  public static String swapped(String left, String right) {
    Container<String> a = new Container<>(left);
    Container<String> b = new Container<>(right);
    a.swap(b);
    if (a.data() != right || b.data() != left) throw new AssertionError("not swapped");
    return a.data() + " " + b.data();
  }

  // run: swappedTwice "left" "right"
  // run: swappedTwice "left" null
  public static String swappedTwice(String left, String right) {
    Container<String> a = new Container<>(left);
    Container<String> b = new Container<>(right);
    a.swap(b);
    b.swap(a);
    if (a.data() != left || b.data() != right) throw new AssertionError("not swapped back");
    return a.data() + " " + b.data();
  }

  // run: swappedWithItself "data"
  // run: swappedWithItself null
  public static String swappedWithItself(String data) {
    Container<String> a = new Container<>(data);
    a.swap(a);
    return a.data();
  }

  /** A container's data may be containers, even the two that are swapped. */
  // run: swappedHoldingEachOther
  public static boolean swappedHoldingEachOther() {
    Container<Object> a = new Container<>(null);
    Container<Object> b = new Container<>(a);
    a.data = b;
    a.swap(b);
    return a.data() == a && b.data() == b;
  }

  // run: swappedWithNull "data"
  public static void swappedWithNull(String data) {
    new Container<>(data).swap(null);
  }
}
