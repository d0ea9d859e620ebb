// A collection, an order, a key in a field is no object of a user's class that has nothing to do
// with it: that would be of a class that nobody has written.
package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class OwnFields {
  Deque<Integer> deque;
  List<Integer> list;
  Map<Integer, Integer> map;
  Comparator<Integer> order;
  Comparable<Integer> key;
  Iterable<Integer> some;

  static class Bag implements Iterable<Integer> {
    @Override
    public java.util.Iterator<Integer> iterator() {
      return new ArrayList<Integer>().iterator();
    }
  }

  static class Both extends OwnFields implements Iterable<Integer> {
    @Override
    public java.util.Iterator<Integer> iterator() {
      return new ArrayList<Integer>().iterator();
    }
  }

  @Samples
  static Object[] samples() {
    OwnFields fields = new OwnFields();
    fields.deque = new ArrayDeque<>(List.of(1, 2));
    fields.list = new ArrayList<>(List.of(1, 2));
    fields.map = new HashMap<>(Map.of(1, 2));
    fields.order = Comparator.naturalOrder();
    fields.key = 1;
    fields.some = new Bag();
    Both both = new Both();
    both.some = both;
    return new Object[] {fields, new OwnFields(), both};
  }

  @Holds
  static void pushed(OwnFields f, int x) {
    if (f == null || f.deque == null) return;
    f.deque.push(x);
    assert !f.deque.isEmpty();
  }

  @Violated
  static void notPushed(OwnFields f) {
    assert f == null || f.deque == null || f.deque.isEmpty();
  }

  @Holds
  static void added(OwnFields f, int x) {
    if (f == null || f.list == null) return;
    f.list.add(x);
    assert f.list.contains(x);
  }

  @Violated
  static void contained(OwnFields f) {
    assert f == null || f.list == null || !f.list.contains(1);
  }

  @Holds
  static void sized(OwnFields f) {
    assert f == null || f.map == null || f.map.size() >= 0;
  }

  @Violated
  static void empty(OwnFields f) {
    assert f == null || f.map == null || f.map.isEmpty();
  }

  @Holds
  static void ordered(OwnFields f) {
    assert f == null || f.order == null || f.order.compare(1, 1) == 0;
  }

  @Violated
  static void found(OwnFields f) {
    if (f == null || f.order == null || f.list == null || f.list.isEmpty()) return;
    assert f.list.get(0) == null;
  }

  @Violated
  static void notItself(OwnFields f) {
    assert f == null || f.some == null || f.some != (Object) f;
  }

  @Holds
  static void listIsNotThis(OwnFields f) {
    assert f == null || f.list == null || f.list != (Object) f;
  }
}
