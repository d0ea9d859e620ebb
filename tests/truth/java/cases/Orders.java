// Orders of which nothing is known but that they are lawful: functions of the values they compare.
package cases;

import java.util.Comparator;
import java.util.TreeMap;
import java.util.TreeSet;
import truth.Holds;
import truth.Samples;
import truth.Violated;

final class Orders {
  static class Thing {}

  @Samples
  static Object[] samples() {
    Comparator<Object> byText = Comparator.comparing(String::valueOf);
    TreeSet<Integer> set = new TreeSet<>(byText);
    set.add(1);
    set.add(2);
    TreeMap<Integer, String> map = new TreeMap<>(byText);
    map.put(3, "x");
    return new Object[] {byText, set, map, new TreeSet<>(), new TreeMap<>(), new Thing(), new Thing(), new String("x")};
  }

  @Holds
  static void removed(TreeSet<Integer> s, int k) {
    if (s == null) return;
    s.remove(k);
    assert !s.contains(k);
  }

  @Violated
  static void notThere(TreeSet<Integer> s, int k) {
    assert s == null || !s.contains(k);
  }

  @Holds
  static void contained(TreeMap<Integer, String> m, int k) {
    if (m == null) return;
    m.put(k, "x");
    assert m.containsKey(k);
  }

  @Violated
  static void grows(TreeMap<Integer, String> m, int k) {
    if (m == null) return;
    int size = m.size();
    m.put(k, "x");
    assert m.size() > size;
  }

  @Holds
  static void equalBoxes(Comparator<Integer> c, Integer a) {
    if (c == null || a == null) return;
    int number = a;
    assert c.compare(a, number) == 0;
  }

  @Violated
  static void otherBoxes(Comparator<Integer> c, Integer a) {
    if (c == null || a == null || a == 5) return;
    assert c.compare(a, 5) == 0;
  }

  @Holds
  static void rankedBefore(Comparator<Object> c, Object a, Object b) {
    if (c == null || !(a instanceof Integer) || !(b instanceof Integer)) return;
    int order = c.compare(a, b);
    assert (int) a != (int) b || order == 0;
  }

  @Holds
  static void equalTexts(Comparator<String> c, String k) {
    if (c == null || k == null) return;
    assert c.compare(k, new String(k)) == 0;
  }

  @Violated(notReplayed = true)
  static void otherTexts(Comparator<String> c, String k) {
    if (c == null || k == null || k.length() != 1) return;
    assert c.compare(k, "ab") == 0;
  }

  record Point(int x) {}

  @Holds(orUnknown = true)
  static void equalRecords(Comparator<Point> c, int x) {
    if (c == null) return;
    assert c.compare(new Point(x), new Point(x)) == 0;
  }

  @Violated(orUnknown = true, notReplayed = true)
  static void otherRecords(Comparator<Point> c) {
    if (c == null) return;
    assert c.compare(new Point(1), new Point(2)) == 0;
  }

  @Holds
  static void same(Comparator<Object> c, Object a, Object b) {
    if (c == null || a == null || b == null) return;
    assert c.compare(a, b) == 0 || a != b;
  }

  @Violated
  static void notSame(Comparator<Object> c, Object a, Object b) {
    if (c == null || a == null || b == null) return;
    assert c.compare(a, b) != 0 || a == b;
  }

  @Holds
  static void sameThing(Comparator<Thing> c, Thing a, Thing b) {
    if (c == null || a == null || b == null) return;
    assert c.compare(a, b) == 0 || a != b;
  }

  @Violated
  static void notSameThing(Comparator<Thing> c, Thing a, Thing b) {
    if (c == null || a == null || b == null || a == b) return;
    assert c.compare(a, b) == 0;
  }
}
