// What a method is handed: functions, and objects of which nothing is known.
package subjects;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

class Handed {
  Object key;

  static int both(Function<Object, Integer> f, Object a) {
    if (f == null) return -1;
    Integer first = f.apply(a);
    Integer second = f.apply(a);
    if (first == null || second == null) return 0;
    return first < second ? 1 : 2;
  }

  static boolean returnsWhatItGets(Function<Object, Object> f) {
    if (f == null) return false;
    Object made = new Object();
    return f.apply(made) == made;
  }

  static int count(Predicate<Object> p, Runnable r, boolean twice) {
    if (p == null || r == null) return -1;
    r.run();
    int count = p.test("x") ? 1 : 0;
    if (twice && p.test("y")) count++;
    return count;
  }

  static boolean suppliesTwo(Supplier<Handed> s) {
    if (s == null) return false;
    Handed first = s.get();
    Handed second = s.get();
    return first != null && second != null && first != second && first.key == second;
  }

  static int operate(IntBinaryOperator op) {
    return op == null || op.applyAsInt(1, 2) != 3 ? 0 : op.applyAsInt(3, 4);
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  static int compare(Comparable a, Comparable b) {
    if (a == null || b == null) return 0;
    return a.compareTo(b) < 0 ? 1 : a.equals(b) ? 2 : 3;
  }

  static int order(Comparator<Object> by, Object a, Object b) {
    if (by == null || a == null || b == null) return 0;
    return by.compare(a, b) < 0 ? 1 : 2;
  }

  static boolean neverEqual(Object a, Object b) {
    assert a == null || !a.equals(b);
    return true;
  }

  static int neverSeven(Supplier<Integer> s) {
    Integer given = s == null ? null : s.get();
    assert given == null || given != 7;
    return 0;
  }
}
