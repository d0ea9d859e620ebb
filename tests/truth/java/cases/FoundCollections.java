// Collections of the JDK that a method is given: each is one that some program can make.
package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import truth.Holds;
import truth.Samples;
import truth.Violated;

final class FoundCollections {
  ArrayList<Integer> numbers;
  Object[] cells;
  List<String> names;

  final class Inner {
    int first() {
      return numbers == null || numbers.isEmpty() ? 0 : 1;
    }
  }

  @Samples
  static Object[] collections() {
    FoundCollections holder = new FoundCollections();
    holder.numbers = new ArrayList<>(List.of(1, 2, 3));
    holder.cells = new Object[] {1, 2};
    holder.names = new ArrayList<>(Arrays.asList("a", null, "c"));
    Iterator<Integer> begun = new ArrayList<>(List.of(1, 2)).iterator();
    begun.next();
    return new Object[] {
      holder,
      holder.new Inner(),
      begun,
      new ArrayList<>(),
      new ArrayList<>(Arrays.asList(1, null, 3)),
      new ArrayList<>(Arrays.asList(null, 7)),
      new LinkedList<>(),
      new LinkedList<>(List.of(1, 2)),
      new ArrayDeque<>(),
      new ArrayDeque<>(List.of(1, 2)),
      new PriorityQueue<>(List.of(3, 1, 2)),
      new PriorityQueue<>(List.of(1, 3, 2)),
      new Vector<>(List.of(1, 2)),
      new TreeMap<>(Map.of(1, "one", 2, "two")),
      new TreeSet<>(List.of(1, 2, 3)),
      new StringBuilder("abc"),
      Optional.of(3),
      Optional.empty(),
      BitSet.valueOf(new long[] {5}),
      new BitSet(),
    };
  }

  // --- lists ---

  @Holds
  static void aListIsCounted(ArrayList<Integer> list) {
    if (list == null) return;
    int count = 0;
    for (Integer ignored : list) count++;
    assert count == list.size();
  }

  @Holds
  static void aListHoldsWhatItsTypeSays(ArrayList<Integer> list) {
    if (list == null || list.isEmpty()) return;
    Integer first = list.get(0);
    assert first == null || first.intValue() == first;
  }

  @Holds
  static void theLastOneIsWhatWasAdded(ArrayList<Integer> list) {
    if (list == null) return;
    int size = list.size();
    list.add(5);
    assert list.size() == size + 1 && list.get(size) == 5;
  }

  @Holds
  static void nobodyElseHasItsArray(FoundCollections holder) {
    if (holder == null || holder.numbers == null || holder.cells == null) return;
    if (holder.numbers.isEmpty() || holder.cells.length == 0) return;
    Object first = holder.numbers.get(0);
    if (holder.cells.getClass() == Object[].class) holder.cells[0] = holder;
    assert holder.numbers.get(0) == first;
  }

  @Violated
  static void aListIsNotEmpty(ArrayList<Integer> list) {
    assert list == null || list.size() > 0;
  }

  @Violated
  static void noElementIsNull(ArrayList<Integer> list) {
    if (list == null || list.isEmpty()) return;
    assert list.get(0) != null;
  }

  @Violated
  static void neverTwoElements(List<Integer> list) {
    assert list == null || list.size() != 2;
  }

  @Holds
  static void anyListTakesOneMore(List<Integer> list) {
    if (list == null) return;
    int size = list.size();
    list.add(5);
    assert list.size() == size + 1;
  }

  @Holds
  static void linkedBothWays(LinkedList<Integer> list) {
    if (list == null || list.isEmpty()) return;
    Integer last = null;
    for (Integer one : list) last = one;
    assert last == list.getLast() && list.removeLast() == last;
  }

  @Violated
  static void linkedToOneAtMost(LinkedList<Integer> list) {
    if (list == null || list.isEmpty()) return;
    assert list.getFirst() == list.getLast();
  }

  @Holds
  static void aVectorIsAsLongAsItSays(Vector<Integer> vector) {
    if (vector == null || vector.size() == 0) return;
    Object last = vector.lastElement();
    assert vector.get(vector.size() - 1) == last;
  }

  @Holds
  static void namesHaveLengths(FoundCollections holder) {
    if (holder == null || holder.names == null) return;
    int total = 0;
    for (String name : holder.names) total += name == null ? 0 : 1;
    assert total <= holder.names.size();
  }

  // --- queues ---

  @Holds
  static void dequesHoldNoNull(ArrayDeque<Integer> deque) {
    if (deque == null || deque.isEmpty()) return;
    assert deque.peekFirst() != null && deque.peekLast() != null;
  }

  @Holds
  static void firstInFirstOut(Deque<Integer> deque) {
    if (deque == null || deque.isEmpty()) return;
    Integer first = deque.peekFirst();
    deque.addLast(1);
    assert deque.removeFirst() == first;
  }

  @Violated
  static void lastInFirstOut(ArrayDeque<Integer> deque) {
    if (deque == null) return;
    deque.addLast(1000);
    assert deque.peekFirst().intValue() == 1000;
  }

  @Holds
  static void theLeastComesFirst(PriorityQueue<Integer> queue) {
    if (queue == null || queue.comparator() != null || queue.size() != 2) return;
    assert queue.poll() <= queue.poll();
  }

  @Violated
  static void theLeastButOneIsSecond(PriorityQueue<Integer> queue) {
    if (queue == null || queue.comparator() != null || queue.size() != 3) return;
    Iterator<Integer> all = queue.iterator();
    all.next();
    assert all.next() <= all.next();
  }

  // --- maps, sets ---

  @Holds
  static void keysAreInOrder(TreeMap<Integer, String> map) {
    if (map == null || map.comparator() != null) return;
    Integer before = null;
    for (Integer key : map.keySet()) {
      assert before == null || before < key;
      before = key;
    }
  }

  @Holds
  static void whatIsThereIsFound(TreeMap<Integer, String> map) {
    if (map == null || map.isEmpty() || map.comparator() != null) return;
    assert map.get(map.firstKey()) == map.firstEntry().getValue();
    assert map.get(map.lastKey()) == map.lastEntry().getValue();
  }

  @Violated
  static void noKeyIsThree(SortedMap<Integer, String> map) {
    if (map == null || map.comparator() != null) return;
    assert !map.containsKey(2);
  }

  @Holds
  static void whatIsRemovedIsGone(TreeSet<Integer> set) {
    if (set == null || set.comparator() != null || set.isEmpty()) return;
    Integer first = set.first();
    assert set.remove(first) && !set.contains(first);
  }

  @Violated
  static void aSetHasAtMostOne(TreeSet<Integer> set) {
    assert set == null || set.size() <= 1;
  }

  // --- others ---

  @Holds
  static void aTextGrows(StringBuilder text) {
    if (text == null) return;
    int length = text.length();
    text.append("ab");
    assert text.length() == length + 2 && text.charAt(length) == 'a';
  }

  @Violated
  static void aTextIsEmpty(StringBuilder text) {
    assert text == null || text.length() == 0;
  }

  @Holds
  static void theHighestBitIsSet(BitSet set) {
    if (set == null || set.isEmpty()) return;
    assert set.length() != 0;
  }

  @Holds
  static void anOptionalHoldsWhatItsTypeSays(Optional<Integer> optional) {
    if (optional == null || optional.isEmpty()) return;
    Integer value = optional.get();
    assert value != null;
  }

  @Holds
  static void anInnerOneHasAnOuterOne(Inner inner) {
    if (inner == null) return;
    assert inner.first() <= 1;
  }

  @Holds
  static void whatIsLeftIsThere(Iterator<Integer> iterator) {
    if (iterator == null || !iterator.hasNext()) return;
    iterator.next();
  }

  @Holds
  static void whatIsIteratedOverIsCounted(Iterable<Integer> all) {
    if (!(all instanceof ArrayList) && !(all instanceof ArrayDeque)) return;
    int count = 0;
    for (Integer ignored : all) count++;
    assert count == ((Collection<?>) all).size();
  }
}
