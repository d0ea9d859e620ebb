// Weak references to what is still in use.
package cases;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import truth.Holds;
import truth.Violated;

class References {
  @Violated
  static void refersToSomething(Object o) {
    assert !new WeakReference<>(o).refersTo(null);
  }

  @Holds
  static void refersToWhatItWasGiven(Object o) {
    assert new WeakReference<>(o).refersTo(o);
  }

  @Violated
  static void refersToNoOther(Object a, Object b) {
    assert !new WeakReference<>(a).refersTo(b);
  }

  @Holds
  static void refersToOneOnly(Object a, Object b) {
    if (new WeakReference<>(a).refersTo(b)) assert a == b;
  }

  @Violated
  static void getsSomething(String s) {
    WeakReference<String> reference = new WeakReference<>(s);
    String got = reference.get();
    assert got != null && got == s;
  }

  @Holds
  static void getsWhatItWasGiven(String s) {
    SoftReference<String> reference = new SoftReference<>(s);
    assert reference.get() == s;
  }

  @Holds
  static void clearedRefersToNothing(Object o) {
    WeakReference<Object> reference = new WeakReference<>(o);
    reference.clear();
    assert reference.refersTo(null) && reference.get() == null;
  }
}
