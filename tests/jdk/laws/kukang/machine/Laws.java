package kukang.machine;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Makes collections by random operations, has the law of each make its copy, and does the same
 * random things to both: what they say must be the same, to the end. Prints how many.
 */
final class Laws {
  private static final Random RANDOM = new Random(1);
  private static final Integer[] KEYS = new Integer[20];

  static {
    for (int i = 0; i < KEYS.length; i++) KEYS[i] = i * 65_537;
  }

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
      collection(new HashSet<>(), LawfulTables::hashSet);
      collection(new LinkedHashSet<>(), LawfulTables::linkedHashSet);
      navigable(new TreeMap<>(order));
      map(new HashMap<>(), LawfulTables::hashMap);
      map(new Hashtable<>(), LawfulTables::hashtable);
      map(new ConcurrentHashMap<>(), LawfulTables::concurrentHashMap);
      map(new IdentityHashMap<>(), LawfulTables::identityHashMap);
      map(new LinkedHashMap<>(16, 0.75f, i % 2 == 0), LawfulTables::linkedHashMap);
      enums();
      values();
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
    check(inOrder(original).equals(inOrder(copy)), original, copy);
    boolean shares = original.getClass().getName().contains("Collections$"); // what it wraps
    for (int i = 0; i < 30 && !shares; i++) {
      int what = RANDOM.nextInt(), kind = RANDOM.nextInt(12);
      if (original.getClass() == HashSet.class && kind > 8) continue; // says an order
      Object said = step(original, what, kind);
      check(said.equals(step(copy, what, kind)), original, copy);
      check(inOrder(original).equals(inOrder(copy)), original, copy);
    }
  }

  /** What it holds, where it has no order in one that counts for nothing. */
  private static Object inOrder(Collection<Integer> all) {
    return all.getClass() == HashSet.class ? new TreeSet<>(all) : new ArrayList<>(all);
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

  private static void map(Map<Integer, String> original, Consumer<Object> law) {
    for (int i = RANDOM.nextInt(60); i > 0; i--) step(original, key(), i % 3);
    Found.Contents contents =
        new Found.Contents(new ArrayList<>(original.keySet()), new ArrayList<>(original.values()));
    @SuppressWarnings("unchecked")
    Map<Integer, String> copy = (Map<Integer, String>) Found.copy(original, contents, law);
    copies++;
    boolean ordered = original instanceof LinkedHashMap;
    for (int i = 0; i < 60; i++) {
      Integer key = key();
      int kind = RANDOM.nextInt(7);
      check(step(original, key, kind).equals(step(copy, key, kind)), original, copy);
      check(original.equals(copy) && copy.equals(original), original, copy);
      check(original.hashCode() == copy.hashCode(), original, copy);
      check(!ordered || original.toString().equals(copy.toString()), original, copy);
    }
  }

  /** Always the same object for a number. */
  private static Integer key() {
    int key = RANDOM.nextInt(20);
    return key == 0 ? null : KEYS[key];
  }

  /** Equal values are the same ones, as IdentityHashMap has it. */
  private static Object step(Map<Integer, String> map, Integer key, int kind) {
    steps++;
    return said(
        () ->
            switch (kind) {
              case 0 -> map.put(key, ("v" + key).intern());
              case 1 -> map.remove(key);
              case 2 -> map.get(key);
              case 3 -> map.containsKey(key);
              case 4 -> map.merge(key, "m", (a, b) -> a.concat(b).intern());
              case 5 -> map.keySet().removeIf(k -> k != null && key != null && k > key);
              default -> map.size();
            });
  }

  private static void navigable(NavigableMap<Integer, String> original) {
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

  /** Maps with null among their values, and sets, of enum constants. */
  private static void enums() {
    EnumMap<DayOfWeek, String> original = new EnumMap<>(DayOfWeek.class);
    for (int i = RANDOM.nextInt(9); i > 0; i--) stepOfDays(original, day(), RANDOM.nextInt(3));
    Found.Contents contents =
        new Found.Contents(new ArrayList<>(original.keySet()), new ArrayList<>(original.values()));
    @SuppressWarnings("unchecked")
    EnumMap<DayOfWeek, String> copy =
        (EnumMap<DayOfWeek, String>) Found.copy(original, contents, Lawful::enumMap);
    EnumSet<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
    days.addAll(original.keySet());
    @SuppressWarnings("unchecked")
    EnumSet<DayOfWeek> same = (EnumSet<DayOfWeek>) copy(days, 0, Lawful::regularEnumSet);
    copies++;
    for (int i = 0; i < 20; i++) {
      check(original.toString().equals(copy.toString()), original, copy);
      check(original.equals(copy) && copy.equals(original), original, copy);
      check(days.toString().equals(same.toString()) && days.equals(same), days, same);
      DayOfWeek day = day();
      int kind = RANDOM.nextInt(4);
      check(stepOfDays(original, day, kind).equals(stepOfDays(copy, day, kind)), original, copy);
      if (kind == 1) check(days.remove(day) == same.remove(day), days, same);
      if (kind == 0) check(days.add(day) == same.add(day), days, same);
      check(days.size() == same.size(), days, same);
    }
  }

  private static DayOfWeek day() {
    return DayOfWeek.of(1 + RANDOM.nextInt(7));
  }

  private static Object stepOfDays(Map<DayOfWeek, String> map, DayOfWeek day, int kind) {
    steps++;
    return said(
        () ->
            switch (kind) {
              case 0 -> map.put(day, "v");
              case 1 -> map.remove(day);
              case 2 -> map.put(day, null);
              default -> map.containsKey(day) + " " + map.get(day) + map.size();
            });
  }

  private static void values() {
    BigInteger sign = BigInteger.valueOf(RANDOM.nextInt(3) - 1);
    BigInteger big = new BigInteger(RANDOM.nextInt(200), RANDOM).multiply(sign);
    value(big, 0, Lawful::bigInteger);
    BigDecimal small = BigDecimal.valueOf(RANDOM.nextLong(), 2);
    for (BigDecimal decimal : List.of(new BigDecimal(big, 3), small)) {
      boolean large = decimal.unscaledValue().abs().bitLength() > 63;
      value(decimal, large ? 1 : 0, Lawful::bigDecimal);
    }
    LocalDate day = LocalDate.ofEpochDay(RANDOM.nextInt());
    LocalTime time = LocalTime.ofNanoOfDay(RANDOM.nextInt() & 0x7fffffff);
    value(day, 0, Lawful::localDate);
    value(time, 0, Lawful::localTime);
    value(day.atTime(time), 0, Lawful::localDateTime);
    value(YearMonth.from(day), 0, Lawful::yearMonth);
    value(Duration.ofNanos(RANDOM.nextLong()), 0, Lawful::duration);
    value(Instant.ofEpochSecond(RANDOM.nextInt(), RANDOM.nextInt()), 0, Lawful::instant);
    LongAdder adder = new LongAdder();
    adder.add(RANDOM.nextInt());
    LongAdder added = (LongAdder) copy(adder, 0, Lawful::adder);
    added.increment();
    check(added.sum() == adder.sum() + 1, adder, added);
    Random random = new Random(RANDOM.nextLong());
    Random same = (Random) copy(random, 0, Lawful::random); // they share the seed
    check(same.nextInt(7) < 7, random, same);
    Exception thrown = new IllegalStateException("x", new RuntimeException());
    Exception other = (Exception) copy(thrown, 0, Lawful::throwable);
    check(other.toString().equals(thrown.toString()), thrown, other);
    check(other.getCause() == thrown.getCause() && other.getSuppressed().length == 0, thrown, other);
    other.fillInStackTrace();
    other.addSuppressed(thrown);
  }

  private static void value(Object original, int choice, Consumer<Object> law) {
    Object copy = copy(original, choice, law);
    check(original.equals(copy) && copy.equals(original), original, copy);
    check(original.hashCode() == copy.hashCode(), original, copy);
    check(original.toString().equals(copy.toString()), original, copy);
  }

  /** A law may ask whether there is more, so many times. */
  private static Object copy(Object original, int more, Consumer<Object> law) {
    copies++;
    return Found.copy(original, new Found.Contents(Collections.nCopies(more, 0), null), law);
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
