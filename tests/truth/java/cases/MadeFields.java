// What a class makes for its own fields, and nobody else assigns: a collection of just that class,
// which is there, and which is no other's. And what is nearly so, and is not.
package cases;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class MadeFields {
  private final Map<Integer, Integer> map = new HashMap<>();
  private final List<Integer> list = new ArrayList<>();
  private final List<Integer> other = new ArrayList<>();
  private final SortedMap<Integer, Integer> sorted = new TreeMap<>();
  private final SortedSet<Integer> ordered;
  private final SortedSet<Integer> set = new TreeSet<>();
  private final SortedSet<Integer> downward = new TreeSet<>(Comparator.reverseOrder());
  private final Object lock = new Object();
  private final List<Integer> copied = new CopyOnWriteArrayList<>();
  private Map<Integer, Integer> renewed = new HashMap<>();
  private List<Integer> dropped = new ArrayList<>();
  private List<Integer> seldom;
  private Map<Integer, Integer> eitherMap = new HashMap<>();
  private List<Integer> first = new ArrayList<>(), second = new ArrayList<>();
  private List<Integer> twin, sibling;
  private final List<Integer> shown = new ArrayList<>();
  private final List<Integer> alsoShown = new ArrayList<>();
  private Map<Integer, Integer> kept = new HashMap<>();
  final Map<Integer, Integer> open = new HashMap<>();
  private Map<Integer, Integer> nested = new HashMap<>();
  private final Step step = new Step() {
    @Override
    int by() {
      return 2;
    }
  };

  static class Step {
    int by() {
      return 1;
    }
  }

  MadeFields() {
    this((Comparator<Integer>) null);
  }

  MadeFields(Comparator<Integer> order) {
    ordered = new TreeSet<>(order);
    twin = sibling = new ArrayList<>();
    if (order != null) seldom = new ArrayList<>();
  }

  void renew() {
    renewed = new HashMap<>();
  }

  void drop() {
    dropped = null;
  }

  void linked() {
    eitherMap = new LinkedHashMap<>();
  }

  void swap() {
    List<Integer> before = first;
    first = second;
    second = before;
  }

  void share() {
    first = second;
  }

  List<Integer> shown() {
    return shown;
  }

  void keep(Map<Integer, Integer> of) {
    kept = of;
  }

  static final class Visitor {
    void visit(MadeFields fields) {
      fields.nested = new TreeMap<>(Comparator.reverseOrder());
    }
  }

  @Samples
  static Object[] samples() {
    MadeFields one = new MadeFields(Comparator.reverseOrder());
    for (int i = 1; i < 4; i++) {
      one.map.put(i, i);
      one.list.add(i);
      one.sorted.put(i, i);
      one.ordered.add(i);
      one.set.add(i);
      one.downward.add(i);
      one.open.put(i, i);
    }
    MadeFields two = new MadeFields();
    two.drop();
    two.share();
    two.linked();
    two.keep(null);
    new Visitor().visit(two);
    two.nested.put(1, 1);
    two.nested.put(2, 2);
    two.eitherMap.put(1, 1);
    MadeFields three = new MadeFields();
    three.keep(new TreeMap<>());
    return new Object[] {one, two, three, one.shown, one.open, new MadeFields()};
  }

  // --- what is there ---

  @Holds
  static void isThere(MadeFields f) {
    if (f == null) return;
    synchronized (f.lock) {
      assert f.map.size() >= 0 && f.list.size() >= 0 && f.renewed.size() >= 0;
    }
  }

  @Holds
  static void takesOneMore(MadeFields f, int x) {
    if (f == null) return;
    f.copied.add(x);
    assert f.copied.get(f.copied.size() - 1) == x;
  }

  @Violated("NullPointerException")
  static void mayBeDropped(MadeFields f) {
    if (f != null) f.dropped.size();
  }

  @Violated("NullPointerException")
  static void isNotAlwaysMade(MadeFields f) {
    if (f != null) f.seldom.size();
  }

  // --- of which class it is ---

  @Holds
  static void takesNull(MadeFields f) {
    if (f == null) return;
    f.map.put(null, 1);
    assert f.map.get(null) == 1;
    f.renewed.put(null, 1);
  }

  @Holds
  static void isHashMap(MadeFields f) {
    assert f == null || f.map.getClass() == HashMap.class && f.open instanceof HashMap;
  }

  @Violated
  static void mayBeLinked(MadeFields f) {
    assert f == null || f.eitherMap == null || !(f.eitherMap instanceof LinkedHashMap);
  }

  @Violated
  static void mayBeGiven(MadeFields f) {
    assert f == null || f.kept == null || !(f.kept instanceof TreeMap);
  }

  @Violated
  static void mayBeANestMates(MadeFields f) {
    assert f == null || f.nested == null || f.nested instanceof HashMap;
  }

  @Holds
  static void isOfAClassWithoutAName(MadeFields f) {
    assert f == null || f.step.by() == 2;
  }

  // --- in which order ---

  @Holds
  static void ascends(MadeFields f) {
    if (f == null || f.sorted.size() < 2) return;
    assert f.sorted.comparator() == null;
    assert f.sorted.firstKey() < f.sorted.lastKey();
  }

  @Holds
  static void setAscends(MadeFields f) {
    if (f == null || f.set.size() < 2) return;
    assert f.set.comparator() == null && f.set.first() < f.set.last();
  }

  @Holds(orUnknown = true)
  static void descends(MadeFields f) {
    if (f == null || f.downward.size() < 2) return;
    assert f.downward.first() > f.downward.last();
  }

  @Violated(orUnknown = true)
  static void doesNotAscend(MadeFields f) {
    if (f == null || f.downward.size() < 2) return;
    assert f.downward.first() < f.downward.last();
  }

  @Violated
  static void mayDescend(MadeFields f) {
    if (f == null || f.ordered.size() < 2) return;
    assert f.ordered.first() < f.ordered.last();
  }

  // --- whose it is ---

  @Holds
  static void areApart(MadeFields f, int x) {
    if (f == null) return;
    int size = f.other.size();
    f.list.add(x);
    assert f.other.size() == size && f.list != f.other;
  }

  @Holds
  static void areEachOnesOwn(MadeFields f, MadeFields g, int x) {
    if (f == null || g == null || f == g) return;
    int size = g.list.size();
    f.list.add(x);
    assert g.list.size() == size;
  }

  @Holds
  static void isNotWhatWasGiven(MadeFields f, Collection<Integer> given) {
    assert f == null || f.list != given;
  }

  @Holds
  static void isNotInAnotherField(MadeFields f, MadeFields g) {
    assert f == null || g == null || g.kept == null || g.kept != f.map;
  }

  @Violated
  static void mayBeShown(MadeFields f, List<Integer> given) {
    assert f == null || given == null || f.shown != given;
  }

  @Violated
  static void mayBeSeen(MadeFields f, Map<Integer, Integer> given) {
    assert f == null || given == null || f.open != given;
  }

  @Violated
  static void mayBeTwins(MadeFields f) {
    assert f == null || f.twin == null || f.twin != f.sibling;
  }

  @Violated
  static void mayBeShared(MadeFields f) {
    assert f == null || f.first == null || f.first != f.second;
  }
}
