package others.jdk;

import java.util.HashMap;
import java.util.Map;
import kukang.Contract;
import kukang.NonNull;

/** Looking up one key of which nothing is known in a table of one to eight others. */
public class Lookups {
  enum Day {
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    THURSDAY,
    FRIDAY,
    SATURDAY,
    SUNDAY,
    SOME_DAY,
    NEVER
  }

  private static final String[] NAMES = {"a", "bb", "c", "Aa", "BB", "f", "gg", "h"};

  private Lookups() {}

  private static Integer integers(int m, Integer key) {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < m; i++) map.put(7 * i, i);
    return map.get(key);
  }

  private static Integer strings(int m, String key) {
    Map<String, Integer> map = new HashMap<>();
    for (int i = 0; i < m; i++) map.put(NAMES[i], i);
    return map.get(key);
  }

  private static Integer days(int m, Day key) {
    Map<Day, Integer> map = new HashMap<>();
    for (int i = 0; i < m; i++) map.put(Day.values()[i], i);
    return map.get(key);
  }

  /** The keys are no two of them equal. */
  private static Integer strangers(Object key, Object... keys) {
    Map<Object, Integer> map = new HashMap<>();
    for (int i = 0; i < keys.length; i++) {
      Contract.assume(keys[i] != null && map.put(keys[i], i) == null);
    }
    return map.get(key);
  }

  static Integer integers1(@NonNull Integer key) {
    return integers(1, key);
  }

  static Integer integers2(@NonNull Integer key) {
    return integers(2, key);
  }

  static Integer integers3(@NonNull Integer key) {
    return integers(3, key);
  }

  static Integer integers4(@NonNull Integer key) {
    return integers(4, key);
  }

  static Integer integers5(@NonNull Integer key) {
    return integers(5, key);
  }

  static Integer integers6(@NonNull Integer key) {
    return integers(6, key);
  }

  static Integer integers7(@NonNull Integer key) {
    return integers(7, key);
  }

  static Integer integers8(@NonNull Integer key) {
    return integers(8, key);
  }

  static Integer strings1(@NonNull String key) {
    return strings(1, key);
  }

  static Integer strings2(@NonNull String key) {
    return strings(2, key);
  }

  static Integer strings3(@NonNull String key) {
    return strings(3, key);
  }

  static Integer strings4(@NonNull String key) {
    return strings(4, key);
  }

  static Integer strings5(@NonNull String key) {
    return strings(5, key);
  }

  static Integer strings6(@NonNull String key) {
    return strings(6, key);
  }

  static Integer strings7(@NonNull String key) {
    return strings(7, key);
  }

  static Integer strings8(@NonNull String key) {
    return strings(8, key);
  }

  static Integer days1(@NonNull Day key) {
    return days(1, key);
  }

  static Integer days2(@NonNull Day key) {
    return days(2, key);
  }

  static Integer days3(@NonNull Day key) {
    return days(3, key);
  }

  static Integer days4(@NonNull Day key) {
    return days(4, key);
  }

  static Integer days5(@NonNull Day key) {
    return days(5, key);
  }

  static Integer days6(@NonNull Day key) {
    return days(6, key);
  }

  static Integer days7(@NonNull Day key) {
    return days(7, key);
  }

  static Integer days8(@NonNull Day key) {
    return days(8, key);
  }

  static Integer strangers1(@NonNull Object key, Object a) {
    return strangers(key, a);
  }

  static Integer strangers2(@NonNull Object key, Object a, Object b) {
    return strangers(key, a, b);
  }

  static Integer strangers3(@NonNull Object key, Object a, Object b, Object c) {
    return strangers(key, a, b, c);
  }

  static Integer strangers4(@NonNull Object key, Object a, Object b, Object c, Object d) {
    return strangers(key, a, b, c, d);
  }

  static Integer strangers5(@NonNull Object key, Object a, Object b, Object c, Object d, Object e) {
    return strangers(key, a, b, c, d, e);
  }

  static Integer strangers6(
      @NonNull Object key, Object a, Object b, Object c, Object d, Object e, Object f) {
    return strangers(key, a, b, c, d, e, f);
  }

  static Integer strangers7(
      @NonNull Object key, Object a, Object b, Object c, Object d, Object e, Object f, Object g) {
    return strangers(key, a, b, c, d, e, f, g);
  }

  static Integer strangers8(
      @NonNull Object key, Object a, Object b, Object c, Object d,
      Object e, Object f, Object g, Object h) {
    return strangers(key, a, b, c, d, e, f, g, h);
  }
}
