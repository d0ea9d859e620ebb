// Receivers of which little is known.
package asked;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

class Asked {
  Object any;
  Comparable<Object> key;
  List<Integer> list;
  ArrayList<Integer> array;
  Map<String, Integer> map;
  Iterable<Object> all;
  Runnable[] jobs;
  CharSequence text;
  Number number;

  static boolean same(Object a, Object b) {
    assert !a.equals(b) || a.hashCode() == b.hashCode();
    return a.equals(b);
  }

  static boolean isText(Object a) {
    return a instanceof String;
  }

  static int compare(Comparable<Object> a, Comparable<Object> b) {
    int order = a.compareTo(b);
    assert order == 0 || b.compareTo(a) != 0;
    return order;
  }

  static int by(Comparator<Object> order, Object a, Object b) {
    assert order.compare(a, a) == 0;
    return order.compare(a, b);
  }

  static int apply(Function<Object, Integer> f, Object a) {
    return f.apply(a) + 1;
  }

  static boolean test(Predicate<Object> p, Object a) {
    return p.negate().test(a) != p.test(a);
  }

  int run() {
    for (Runnable job : jobs) job.run();
    return jobs.length;
  }

  boolean keyed(Asked other) {
    return key.equals(other.key);
  }

  Object cast() {
    return (Comparable<?>) any;
  }

  int first() {
    return array.get(0);
  }

  int sizeOfArray() {
    assert array.size() >= 0;
    return array.size();
  }

  int sizeOfList() {
    assert list.size() >= 0;
    return list.size();
  }

  static boolean put(HashMap<Integer, Integer> map, int key) {
    if (map == null) return false;
    Integer old = map.put(key, 5);
    assert map.get(key) == 5;
    return old != null;
  }

  static int iterate(HashSet<Integer> set) {
    if (set == null) return 0;
    int count = 0;
    for (Integer each : set) count++;
    assert count == set.size();
    return count;
  }

  int sizeOfMap() {
    assert map.size() >= 0;
    return map.size();
  }

  boolean hasMore() {
    assert all.iterator() != null;
    return all.iterator().hasNext();
  }

  int length() {
    assert text.length() >= 0;
    return text.length();
  }

  int value() {
    assert number.intValue() != 7 || number.byteValue() == 7;
    return number.intValue();
  }

  String name() {
    return any.getClass().getName();
  }
}
