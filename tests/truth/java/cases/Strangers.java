// Objects of which nothing is known: what they are beside lawful stays open.
package cases;

import java.util.Comparator;
import java.util.Objects;
import truth.Holds;
import truth.Samples;
import truth.Violated;

@SuppressWarnings({"rawtypes", "unchecked"})
class Strangers {
  static class Both implements Comparable<Object>, Comparator<Object> {
    @Override
    public int compareTo(Object other) {
      return other instanceof Both ? 0 : ((Both) other).compareTo(this);
    }

    @Override
    public int compare(Object a, Object b) {
      return 0;
    }
  }

  @Samples
  static Object[] samples() {
    Comparator<Object> byName = Comparator.comparing(x -> -x.getClass().getName().length());
    return new Object[] {new Object(), "x", 1, Comparator.naturalOrder(), byName, new Both()};
  }

  @Violated("ClassCastException")
  static Object equalIsNotComparable(Object a, Object b) {
    return Objects.equals(a, b) ? (Comparable) a : null;
  }

  @Violated("ClassCastException")
  static Object hashedIsNotComparable(Object a) {
    return a == null || a.hashCode() != a.hashCode() ? null : (Comparable) a;
  }

  @Violated("ClassCastException")
  static Object orderIsNotComparable(Comparator a, Object b) {
    return a != null && b != null && a.compare(b, b) == 0 ? (Comparable) a : null;
  }

  @Violated("ClassCastException")
  static Object comparableIsNoOrder(Comparable a) {
    return a != null && a.compareTo(a) == 0 ? (Comparator) a : null;
  }

  @Holds
  static Object whatWasComparedIsComparable(Comparable a, Object b) {
    if (a == null || b == null) return null;
    try {
      if (a.compareTo(b) != 0) return null;
    } catch (ClassCastException e) {
      return null;
    }
    return (Comparable) b;
  }

  @Holds
  static void comparesAndIsCompared(Object a, Object b) {
    if (!(a instanceof Comparator && a instanceof Comparable) || b == null) return;
    try {
      assert ((Comparator) a).compare(b, b) == 0;
      assert ((Comparable) a).compareTo(a) == 0;
    } catch (ClassCastException e) {
      return; // of one that orders others only
    }
  }

  // What was ranked is needed to tell of it, also when nothing refers to it any more.
  @Violated(notReplayed = true)
  static void ranksWhatIsGone(Comparator c, Object b) {
    if (c == null || b == null) return;
    int order = 1;
    try {
      order = c.compare(new Object(), b);
    } catch (ClassCastException e) {
      return;
    }
    int length = 0;
    for (int i = 0; i < 500; i++) length += new int[100_000].length;
    assert length > 0 && order <= 0;
  }
}
