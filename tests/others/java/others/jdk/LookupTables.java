package others.jdk;

import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import kukang.NonNull;

/** The same lookup in tables of every kind: two or eight entries, and a key that is unknown. */
public class LookupTables {
  record Point(int x, int y) {}

  record Person(String name, int age) {}

  private LookupTables() {}

  private static String[] names() {
    return new String[] {"a", "bb", "c", "Aa", "BB", "f", "gg", "h"};
  }

  private static <K> Object get(Map<K, Integer> map, int m, IntFunction<K> keys, K key) {
    for (int i = 0; i < m; i++) map.put(keys.apply(i), i);
    return map.get(key);
  }

  @SuppressWarnings("unchecked")
  private static <K> Object ofMap(int m, IntFunction<K> keys, K key) {
    Map.Entry<K, Integer>[] entries = new Map.Entry[m];
    for (int i = 0; i < m; i++) entries[i] = Map.entry(keys.apply(i), i);
    return Map.ofEntries(entries).get(key);
  }

  private static <K> Object ofSet(int m, IntFunction<K> keys, K key) {
    Object[] elements = new Object[m];
    for (int i = 0; i < m; i++) elements[i] = keys.apply(i);
    return Set.of(elements).contains(key);
  }

  // --- integers ---

  static Object integersInHashMap2(@NonNull Integer key) {
    return get(new HashMap<>(), 2, i -> 7 * i, key);
  }

  static Object integersInLinkedMap2(@NonNull Integer key) {
    return get(new LinkedHashMap<>(), 2, i -> 7 * i, key);
  }

  static Object integersInHashtable2(@NonNull Integer key) {
    return get(new Hashtable<>(), 2, i -> 7 * i, key);
  }

  static Object integersInWeakMap2(@NonNull Integer key) {
    return get(new WeakHashMap<>(), 2, i -> 7 * i, key);
  }

  static Object integersInConcurrentMap2(@NonNull Integer key) {
    return get(new ConcurrentHashMap<>(), 2, i -> 7 * i, key);
  }

  static Object integersInMapOf2(@NonNull Integer key) {
    return ofMap(2, i -> 7 * i, key);
  }

  static Object integersInSetOf2(@NonNull Integer key) {
    return ofSet(2, i -> 7 * i, key);
  }

  static Object integersInHashMap8(@NonNull Integer key) {
    return get(new HashMap<>(), 8, i -> 7 * i, key);
  }

  static Object integersInLinkedMap8(@NonNull Integer key) {
    return get(new LinkedHashMap<>(), 8, i -> 7 * i, key);
  }

  static Object integersInHashtable8(@NonNull Integer key) {
    return get(new Hashtable<>(), 8, i -> 7 * i, key);
  }

  static Object integersInWeakMap8(@NonNull Integer key) {
    return get(new WeakHashMap<>(), 8, i -> 7 * i, key);
  }

  static Object integersInConcurrentMap8(@NonNull Integer key) {
    return get(new ConcurrentHashMap<>(), 8, i -> 7 * i, key);
  }

  static Object integersInMapOf8(@NonNull Integer key) {
    return ofMap(8, i -> 7 * i, key);
  }

  static Object integersInSetOf8(@NonNull Integer key) {
    return ofSet(8, i -> 7 * i, key);
  }

  // --- strings ---

  static Object stringsInHashMap2(@NonNull String key) {
    return get(new HashMap<>(), 2, i -> names()[i], key);
  }

  static Object stringsInLinkedMap2(@NonNull String key) {
    return get(new LinkedHashMap<>(), 2, i -> names()[i], key);
  }

  static Object stringsInHashtable2(@NonNull String key) {
    return get(new Hashtable<>(), 2, i -> names()[i], key);
  }

  static Object stringsInWeakMap2(@NonNull String key) {
    return get(new WeakHashMap<>(), 2, i -> names()[i], key);
  }

  static Object stringsInConcurrentMap2(@NonNull String key) {
    return get(new ConcurrentHashMap<>(), 2, i -> names()[i], key);
  }

  static Object stringsInMapOf2(@NonNull String key) {
    return ofMap(2, i -> names()[i], key);
  }

  static Object stringsInSetOf2(@NonNull String key) {
    return ofSet(2, i -> names()[i], key);
  }

  static Object stringsInHashMap8(@NonNull String key) {
    return get(new HashMap<>(), 8, i -> names()[i], key);
  }

  static Object stringsInLinkedMap8(@NonNull String key) {
    return get(new LinkedHashMap<>(), 8, i -> names()[i], key);
  }

  static Object stringsInHashtable8(@NonNull String key) {
    return get(new Hashtable<>(), 8, i -> names()[i], key);
  }

  static Object stringsInWeakMap8(@NonNull String key) {
    return get(new WeakHashMap<>(), 8, i -> names()[i], key);
  }

  static Object stringsInConcurrentMap8(@NonNull String key) {
    return get(new ConcurrentHashMap<>(), 8, i -> names()[i], key);
  }

  static Object stringsInMapOf8(@NonNull String key) {
    return ofMap(8, i -> names()[i], key);
  }

  static Object stringsInSetOf8(@NonNull String key) {
    return ofSet(8, i -> names()[i], key);
  }

  // --- days ---

  static Object daysInHashMap2(@NonNull Lookups.Day key) {
    return get(new HashMap<>(), 2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInLinkedMap2(@NonNull Lookups.Day key) {
    return get(new LinkedHashMap<>(), 2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInHashtable2(@NonNull Lookups.Day key) {
    return get(new Hashtable<>(), 2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInWeakMap2(@NonNull Lookups.Day key) {
    return get(new WeakHashMap<>(), 2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInConcurrentMap2(@NonNull Lookups.Day key) {
    return get(new ConcurrentHashMap<>(), 2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInMapOf2(@NonNull Lookups.Day key) {
    return ofMap(2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInSetOf2(@NonNull Lookups.Day key) {
    return ofSet(2, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInHashMap8(@NonNull Lookups.Day key) {
    return get(new HashMap<>(), 8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInLinkedMap8(@NonNull Lookups.Day key) {
    return get(new LinkedHashMap<>(), 8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInHashtable8(@NonNull Lookups.Day key) {
    return get(new Hashtable<>(), 8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInWeakMap8(@NonNull Lookups.Day key) {
    return get(new WeakHashMap<>(), 8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInConcurrentMap8(@NonNull Lookups.Day key) {
    return get(new ConcurrentHashMap<>(), 8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInMapOf8(@NonNull Lookups.Day key) {
    return ofMap(8, i -> Lookups.Day.values()[i], key);
  }

  static Object daysInSetOf8(@NonNull Lookups.Day key) {
    return ofSet(8, i -> Lookups.Day.values()[i], key);
  }

  // --- points ---

  static Object pointsInHashMap2(@NonNull Point key) {
    return get(new HashMap<>(), 2, i -> new Point(i, 7), key);
  }

  static Object pointsInLinkedMap2(@NonNull Point key) {
    return get(new LinkedHashMap<>(), 2, i -> new Point(i, 7), key);
  }

  static Object pointsInHashtable2(@NonNull Point key) {
    return get(new Hashtable<>(), 2, i -> new Point(i, 7), key);
  }

  static Object pointsInWeakMap2(@NonNull Point key) {
    return get(new WeakHashMap<>(), 2, i -> new Point(i, 7), key);
  }

  static Object pointsInConcurrentMap2(@NonNull Point key) {
    return get(new ConcurrentHashMap<>(), 2, i -> new Point(i, 7), key);
  }

  static Object pointsInMapOf2(@NonNull Point key) {
    return ofMap(2, i -> new Point(i, 7), key);
  }

  static Object pointsInSetOf2(@NonNull Point key) {
    return ofSet(2, i -> new Point(i, 7), key);
  }

  static Object pointsInHashMap8(@NonNull Point key) {
    return get(new HashMap<>(), 8, i -> new Point(i, 7), key);
  }

  static Object pointsInLinkedMap8(@NonNull Point key) {
    return get(new LinkedHashMap<>(), 8, i -> new Point(i, 7), key);
  }

  static Object pointsInHashtable8(@NonNull Point key) {
    return get(new Hashtable<>(), 8, i -> new Point(i, 7), key);
  }

  static Object pointsInWeakMap8(@NonNull Point key) {
    return get(new WeakHashMap<>(), 8, i -> new Point(i, 7), key);
  }

  static Object pointsInConcurrentMap8(@NonNull Point key) {
    return get(new ConcurrentHashMap<>(), 8, i -> new Point(i, 7), key);
  }

  static Object pointsInMapOf8(@NonNull Point key) {
    return ofMap(8, i -> new Point(i, 7), key);
  }

  static Object pointsInSetOf8(@NonNull Point key) {
    return ofSet(8, i -> new Point(i, 7), key);
  }

  // --- people ---

  static Object peopleInHashMap2(@NonNull Person key) {
    return get(new HashMap<>(), 2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInLinkedMap2(@NonNull Person key) {
    return get(new LinkedHashMap<>(), 2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInHashtable2(@NonNull Person key) {
    return get(new Hashtable<>(), 2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInWeakMap2(@NonNull Person key) {
    return get(new WeakHashMap<>(), 2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInConcurrentMap2(@NonNull Person key) {
    return get(new ConcurrentHashMap<>(), 2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInMapOf2(@NonNull Person key) {
    return ofMap(2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInSetOf2(@NonNull Person key) {
    return ofSet(2, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInHashMap8(@NonNull Person key) {
    return get(new HashMap<>(), 8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInLinkedMap8(@NonNull Person key) {
    return get(new LinkedHashMap<>(), 8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInHashtable8(@NonNull Person key) {
    return get(new Hashtable<>(), 8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInWeakMap8(@NonNull Person key) {
    return get(new WeakHashMap<>(), 8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInConcurrentMap8(@NonNull Person key) {
    return get(new ConcurrentHashMap<>(), 8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInMapOf8(@NonNull Person key) {
    return ofMap(8, i -> new Person(names()[i], 3), key);
  }

  static Object peopleInSetOf8(@NonNull Person key) {
    return ofSet(8, i -> new Person(names()[i], 3), key);
  }
}
