// Generic classes of users': what is found in an object is what its declaration says.
package cases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import truth.Holds;
import truth.Samples;
import truth.Violated;

final class GenericClasses {
  static class Box<T> {
    T value;
    Box<T> next;
    T[] cells;
    List<T> list;

    T first() {
      return cells == null || cells.length == 0 ? null : cells[0];
    }
  }

  static class IntBox extends Box<Integer> {}

  record Pair<A, B>(A left, B right) {}

  static class Tree<K extends Comparable<K>, V> {
    class Entry {
      K key;
      V value;
      Entry left;
    }

    Entry root;
    Map<V, List<K>> index;
  }

  static class Chain<E> implements Iterable<E> {
    E head;

    @Override
    public Iterator<E> iterator() {
      List<E> all = new ArrayList<>();
      all.add(head);
      return all.iterator();
    }
  }

  static class Holder {
    Box<String> name;
    Box<int[]> numbers;
    Box<? extends Number> any;
  }

  @Samples
  static Object[] samples() {
    Box<Integer> box = new Box<>();
    box.value = 7;
    box.next = new Box<>();
    box.next.value = 3;
    @SuppressWarnings("unchecked")
    Integer[] cells = {7, 7};
    box.cells = cells;
    box.list = new ArrayList<>(List.of(7));
    IntBox ints = new IntBox();
    ints.value = 7;
    ints.list = new ArrayList<>(List.of(1, 2));
    Tree<String, Integer> tree = new Tree<>();
    tree.root = tree.new Entry();
    tree.root.key = "k";
    tree.root.value = 7;
    tree.root.left = tree.new Entry();
    tree.root.left.key = "";
    tree.index = new HashMap<>(Map.of(7, new ArrayList<>(List.of("k"))));
    Chain<Integer> chain = new Chain<>();
    chain.head = 7;
    Holder holder = new Holder();
    holder.name = new Box<>();
    holder.name.value = "k";
    holder.numbers = new Box<>();
    holder.numbers.value = new int[] {7};
    Box<Double> any = new Box<>();
    any.value = 7.0;
    holder.any = any;
    return new Object[] {box, new Box<>(), ints, new Pair<>("k", 7), tree, chain, holder};
  }

  private static int number(Integer boxed) {
    return boxed == null ? 0 : boxed;
  }

  @Holds
  static int unboxed(Box<Integer> b) {
    return b == null ? 0 : number(b.value);
  }

  @Violated
  static void unboxedIsNotSeven(Box<Integer> b) {
    assert b == null || number(b.value) != 7;
  }

  @Violated("NullPointerException")
  static int unboxedNull(Box<Integer> b) {
    return b == null ? 0 : b.value;
  }

  @Holds
  static int component(Pair<String, Integer> p) {
    return p == null || p.left() == null ? 0 : p.left().length() + number(p.right());
  }

  @Violated
  static void componentIsNotSeven(Pair<String, Integer> p) {
    assert p == null || number(p.right()) != 7;
  }

  @Holds
  static int linked(Box<Integer> b) {
    return b == null || b.next == null ? 0 : number(b.next.value);
  }

  @Violated
  static void linkedIsNotThree(Box<Integer> b) {
    assert b == null || b.next == null || number(b.next.value) != 3;
  }

  @Holds
  static int element(Box<Integer> b) {
    return b == null ? 0 : number(b.first());
  }

  @Violated
  static void elementIsNotSeven(Box<Integer> b) {
    assert b == null || number(b.first()) != 7;
  }

  @Holds
  static int listed(Box<Integer> b) {
    return b == null || b.list == null || b.list.isEmpty() ? 0 : number(b.list.get(0));
  }

  @Violated
  static void listedIsNotSeven(Box<Integer> b) {
    assert b == null || b.list == null || b.list.isEmpty() || number(b.list.get(0)) != 7;
  }

  @Holds
  static int bySubclass(IntBox b) {
    return b == null ? 0 : number(b.value);
  }

  @Violated
  static void bySubclassIsNotSeven(IntBox b) {
    assert b == null || number(b.value) != 7;
  }

  @Holds
  static int inner(Tree<String, Integer> t) {
    if (t == null || t.root == null || t.root.left == null) return 0;
    return number(t.root.value) + (t.root.left.key == null ? 0 : t.root.left.key.length());
  }

  @Violated
  static void innerIsNotSeven(Tree<String, Integer> t) {
    assert t == null || t.root == null || number(t.root.value) != 7;
  }

  @Holds
  static int mapped(Tree<String, Integer> t) {
    if (t == null || t.index == null) return 0;
    List<String> values = t.index.get(7);
    return values == null || values.isEmpty() || values.get(0) == null ? 0 : values.get(0).length();
  }

  @Holds
  static int iterated(Iterable<Integer> numbers) {
    if (!(numbers instanceof Chain<Integer> chain)) return 0;
    return number(chain.head);
  }

  @Violated
  static void iteratedIsNotSeven(Iterable<Integer> numbers) {
    assert !(numbers instanceof Chain<Integer> chain) || number(chain.head) != 7;
  }

  @Holds
  static int fieldOfClass(Holder h) {
    if (h == null || h.name == null || h.name.value == null) return 0;
    return h.name.value.length();
  }

  @Violated
  static void fieldOfClassIsNotK(Holder h) {
    assert h == null || h.name == null || !"k".equals(h.name.value);
  }

  @Holds
  static int arrays(Holder h) {
    return h == null || h.numbers == null || h.numbers.value == null ? 0 : h.numbers.value.length;
  }

  @Violated
  static void arraysAreNotLong(Holder h) {
    assert h == null || h.numbers == null || h.numbers.value == null || h.numbers.value.length != 1;
  }

  @Holds
  static int wildcard(Holder h) {
    return h == null || h.any == null || h.any.value == null ? 0 : 1;
  }

  @Holds
  static Number wildcardIsANumber(Holder h) {
    return h == null || h.any == null ? null : h.any.value;
  }

  @Violated("ClassCastException")
  static Integer wildcardIsNotAnInteger(Holder h) {
    return h == null || h.any == null ? null : (Integer) h.any.value;
  }

  @Violated
  static void wildcardIsNotSet(Holder h) {
    assert h == null || h.any == null || h.any.value == null;
  }

  @Holds
  static <T extends Comparable<T>> int bounded(Pair<T, T> p) {
    if (p == null || p.left() == null || p.right() == null) return 0;
    return p.left().compareTo(p.left());
  }

  @Violated
  static <T extends Comparable<T>> void boundedIsNull(Pair<T, Integer> p) {
    assert p == null || p.left() == null;
  }

  @Holds
  static int twoBoxes(Box<Integer> b, Holder h) {
    if (b == null || h == null || h.name == null) return 0;
    b.value = 5;
    return h.name.value == null ? 0 : h.name.value.length();
  }

  @Holds
  static int readBefore(Object o, Box<Integer> b) {
    if (!(o instanceof Box<?> box)) return 0;
    Object before = box.value;
    return b == null || before == null ? 0 : number(b.value);
  }

  @SuppressWarnings("unchecked")
  @Violated("ClassCastException")
  static int broken(Box<Integer> b) {
    if (b == null) return 0;
    ((Box<Object>) (Object) b).value = "x";
    return b.value;
  }
}
