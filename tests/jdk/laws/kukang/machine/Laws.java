package kukang.machine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Makes collections by random operations, has the law of each make its copy, and does the same
 * random things to both: what they say must be the same, to the end. Prints how many.
 */
final class Laws {
  private static final Random RANDOM = new Random(1);
  private static int copies, steps;

  private Laws() {}

  public static void main(String[] arguments) {
    for (int i = 0; i < 300; i++) {
      Comparator<Integer> order = i % 3 == 0 ? Comparator.reverseOrder() : null;
      collection(new ArrayList<>(i % 2 == 0 ? 0 : 10), Lawful::arrayList);
      collection(new Vector<>(), Lawful::vector);
      collection(new Stack<>(), Lawful::vector);
      collection(new LinkedList<>(), Lawful::linkedList);
      collection(new ArrayDeque<>(1 + i % 5), Lawful::arrayDeque);
      collection(new PriorityQueue<>(order), Lawful::priorityQueue);
      collection(new TreeSet<>(order), Lawful::treeSet);
      collection(new CopyOnWriteArrayList<>(), Lawful::copyOnWriteArrayList);
      collection(Arrays.asList(1, 2, 3), Lawful::arraysList);
      collection(
          Collections.unmodifiableList(new ArrayList<>(List.of(1, 2))), Lawful::wrappedList);
      collection(Collections.unmodifiableCollection(List.of(1, 2)), Lawful::wrapped);
      map(new TreeMap<>(order));
      text();
      bits();
      iterator();
    }
    System.out.println(copies + " copies, " + steps + " steps");
  }

  private static void check(boolean holds, Object original, Object copy) {
    if (!holds) throw new AssertionError(original.getClass() + ": " + original + " and " + copy);
  }

  // --- collections ---

  private static void collection(Collection<Integer> original, Consumer<Object> law) {
    for (int i = RANDOM.nextInt(40); i > 0; i--) step(original, RANDOM.nextInt(), 5);
    List<Integer> elements = new ArrayList<>(original);
    @SuppressWarnings("unchecked")
    Collection<Integer> copy =
        (Collection<Integer>) Found.copy(original, new Found.Contents(elements, null), law);
    copies++;
    check(elements.equals(new ArrayList<>(copy)), original, copy);
    boolean shares = original.getClass().getName().contains("Collections$"); // what it wraps
    for (int i = 0; i < 30 && !shares; i++) {
      int what = RANDOM.nextInt(), kind = RANDOM.nextInt(12);
      Object said = step(original, what, kind);
      check(said.equals(step(copy, what, kind)), original, copy);
      check(new ArrayList<>(original).equals(new ArrayList<>(copy)), original, copy);
      check(original.toString().equals(copy.toString()), original, copy);
    }
  }

  /** What it says, or the class of what it throws. */
  private static Object step(Collection<Integer> all, int what, int kind) {
    steps++;
    return said(() -> done(all, Math.floorMod(what, 9), kind));
  }

  private static Object done(Collection<Integer> all, int element, int kind) {
    switch (kind) {
      case 0:
      case 1:
      case 2: return all.add(element);
      case 3: return all.remove(element);
      case 4:
        if (all instanceof Deque<Integer> deque) return deque.pollFirst();
        return all instanceof Queue<Integer> queue ? queue.poll() : all.contains(element);
      case 5: return all.contains(element);
      case 6: return all.size();
      case 7:
        if (all instanceof Deque<Integer> deque) deque.addFirst(element);
        return all instanceof List<Integer> list ? list.get(element) : all.hashCode() * 0;
      case 8:
        if (all instanceof List<Integer> list) return list.remove(element);
        return all instanceof NavigableSet<Integer> set ? set.ceiling(element) : all.isEmpty();
      case 9: {
        Iterator<Integer> iterator = all.iterator();
        for (int i = 0; i < element; i++) iterator.next();
        iterator.remove();
        return "removed";
      }
      case 10: return all.removeIf(e -> e == element);
      default: return Arrays.toString(all.toArray());
    }
  }

  private static Object said(Supplier<Object> step) {
    try {
      return String.valueOf(step.get());
    } catch (RuntimeException e) {
      return e.getClass();
    }
  }

  // --- others ---

  private static void map(NavigableMap<Integer, String> original) {
    for (int i = RANDOM.nextInt(60); i > 0; i--) step(original, RANDOM.nextInt(20), i % 2);
    Found.Contents contents =
        new Found.Contents(new ArrayList<>(original.keySet()), new ArrayList<>(original.values()));
    @SuppressWarnings("unchecked")
    NavigableMap<Integer, String> copy =
        (NavigableMap<Integer, String>) Found.copy(original, contents, Lawful::treeMap);
    copies++;
    for (int i = 0; i < 60; i++) {
      int key = RANDOM.nextInt(20), kind = RANDOM.nextInt(7);
      check(step(original, key, kind).equals(step(copy, key, kind)), original, copy);
      check(original.equals(copy), original, copy);
      check(original.toString().equals(copy.toString()), original, copy);
    }
  }

  private static Object step(NavigableMap<Integer, String> map, int key, int kind) {
    steps++;
    return said(
        () ->
            switch (kind) {
              case 0 -> map.put(key, "v" + key);
              case 1 -> map.remove(key);
              case 2 -> map.get(key);
              case 3 -> map.floorKey(key);
              case 4 -> map.headMap(key);
              case 5 -> map.pollFirstEntry();
              default -> map.descendingMap();
            });
  }

  private static void text() {
    StringBuilder original = new StringBuilder(RANDOM.nextInt(4));
    for (int i = RANDOM.nextInt(8); i > 0; i--) {
      original.append(RANDOM.nextInt(9) == 0 ? "\u03c0" : "ab");
      if (RANDOM.nextInt(4) == 0) original.setLength(original.length() / 2);
    }
    Found.Contents none = new Found.Contents(List.of(), null);
    StringBuilder copy = (StringBuilder) Found.copy(original, none, Lawful::stringBuilder);
    copies++;
    for (int i = 0; i < 20; i++) {
      check(original.toString().equals(copy.toString()), original, copy);
      String more = RANDOM.nextInt(9) == 0 ? "\u03c0" : "some more";
      int at = RANDOM.nextInt(original.length() + 1);
      original.insert(at, more).reverse();
      copy.insert(at, more).reverse();
      steps++;
    }
  }

  private static void bits() {
    BitSet original = RANDOM.nextBoolean() ? new BitSet() : new BitSet(RANDOM.nextInt(200));
    for (int i = RANDOM.nextInt(9); i > 0; i--) original.flip(RANDOM.nextInt(200));
    for (int i = RANDOM.nextInt(9); i > 0; i--) original.clear(RANDOM.nextInt(200));
    Found.Contents none = new Found.Contents(List.of(), null);
    BitSet copy = (BitSet) Found.copy(original, none, Lawful::bitSet);
    copies++;
    for (int i = 0; i < 20; i++) {
      check(original.equals(copy) && original.length() == copy.length(), original, copy);
      int bit = RANDOM.nextInt(200);
      original.flip(bit);
      copy.flip(bit);
      steps++;
    }
  }

  /** An iterator that was begun, of a list of its own. */
  private static void iterator() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    Iterator<Integer> original = list.iterator();
    int passed = RANDOM.nextInt(5);
    for (int i = 0; i < passed; i++) original.next();
    boolean removed = passed > 0 && RANDOM.nextBoolean();
    if (removed) original.remove();
    // Whether it has returned something that is not removed is for the law to choose.
    List<?> chosen = passed > 0 && !removed ? List.of(0) : List.of();
    Iterator<?> copy =
        (Iterator<?>)
            Found.copy(original, new Found.Contents(chosen, null), Lawful::arrayListIterator);
    copies++;
    while (original.hasNext()) check(original.next() == copy.next(), original, copy);
    check(!copy.hasNext(), original, copy);
  }
}
