package kukang.machine;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The machine's class of this name, for the JVM: a law makes the copy of an object that is there.
 * What the law leaves open is what the original holds; what the original could not hold is an
 * error.
 */
final class Found {
  /** What a collection holds: of a map its keys, and for each its value. */
  record Contents(List<?> elements, List<?> values) {}

  private static Object original;
  private static Contents contents;
  private static Map<Object, Integer> parts;
  private static int[] given; // of elements, of values

  private Found() {}

  static Object copy(Object of, Contents holding, Consumer<Object> law) {
    original = of;
    contents = holding;
    parts = new IdentityHashMap<>();
    given = new int[2];
    Object copy = made(of.getClass());
    leaveOpen(copy, of);
    law.accept(copy);
    return copy;
  }

  @SuppressWarnings("unchecked")
  static <T> T array(Object holder, String field, int least) {
    Object theirs = get(original, field);
    int length = Math.max(least, Array.getLength(theirs));
    Object array = Array.newInstance(theirs.getClass().getComponentType(), length);
    System.arraycopy(theirs, 0, array, 0, Array.getLength(theirs));
    put(holder, field, array);
    return (T) array;
  }

  static Object[] cells(Object holder, String field, int length) {
    Class<?> type = field(holder.getClass(), field).getType().getComponentType();
    Object[] cells = (Object[]) Array.newInstance(type, length);
    put(holder, field, cells);
    return cells;
  }

  static Object any(Object[] array, int argument) {
    List<?> all = argument == 0 ? contents.elements() : contents.values();
    return all.get(given[argument]++);
  }

  static Object some(Object[] array, int argument) {
    Object found = any(array, argument);
    if (found == null) throw new AssertionError("null in " + original);
    return found;
  }

  static void put(Object[] array, int index, Object part) {
    array[index] = part;
  }

  static int number(Object holder, String field, int low, int high) {
    int number = ((Number) get(original, field)).intValue();
    if (number < low || number > high) throw new AssertionError(field + " = " + number);
    set(holder, field, number);
    return number;
  }

  static int count(Object holder, String field) {
    return (int) get(holder, field);
  }

  static long amount(Object holder, String field) {
    return (long) get(holder, field);
  }

  @SuppressWarnings("unchecked")
  static <T> T any(Object holder, String field) {
    if (parts.containsKey(holder)) {
      int index = parts.get(holder);
      if (field.equals("key")) put(holder, field, contents.elements().get(index));
    } else {
      String theirs = original instanceof java.util.TreeSet ? "m" : null;
      put(holder, field, get(theirs == null ? original : get(original, theirs), field));
    }
    return (T) get(holder, field);
  }

  static <T> T some(Object holder, String field) {
    T found = any(holder, field);
    if (found == null) throw new AssertionError(field + " is null in " + original);
    return found;
  }

  static void set(Object holder, String field, Object value) {
    put(holder, field, value);
  }

  static void set(Object holder, String field, int value) {
    Class<?> type = field(holder.getClass(), field).getType();
    Object converted = value;
    if (type == boolean.class) converted = value != 0;
    if (type == byte.class) converted = (byte) value;
    if (type == short.class) converted = (short) value;
    put(holder, field, converted);
  }

  static void set(Object holder, String field, long value) {
    put(holder, field, value);
  }

  static void set(Object holder, String field, float value) {
    put(holder, field, value);
  }

  static Object constant(String type, String field) {
    try {
      Field found = Class.forName(type.replace('/', '.')).getDeclaredField(field);
      found.setAccessible(true);
      return found.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings("unchecked")
  static <T> T part(Object holder, String type) {
    try {
      Object part = made(Class.forName(type.replace('/', '.')));
      boolean node = type.endsWith("$Node"), entry = type.endsWith("$Entry");
      if (type.endsWith("TreeMap")) leaveOpen(part, get(original, "m"));
      if (type.endsWith("HashMap")) leaveOpen(part, get(original, "map"));
      if (!node && !entry) return (T) part;
      int index = parts.size();
      parts.put(part, index);
      boolean list = type.endsWith("LinkedList$Node");
      if (list) put(part, "item", contents.elements().get(index));
      String value = type.contains("Concurrent") ? "val" : "value";
      if (!list && contents.values() != null) put(part, value, contents.values().get(index));
      return (T) part;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static boolean natural(Object collection) {
    return false;
  }

  static boolean comparable(Object collection) {
    return true;
  }

  static Class<?> enumType(Object collection) {
    return (Class<?>) get(original, original instanceof java.util.EnumMap ? "keyType" : "elementType");
  }

  static void anything(Object holder) {
    throw new AssertionError("nothing is said of " + original);
  }

  static void unshared(Object object) {}

  static boolean has(Object collection, Object element, int count) {
    return contents.elements().contains(element);
  }

  static boolean more(Object holder, int count) {
    return count < contents.elements().size();
  }

  static boolean latin1(Object text) {
    return (byte) get(original, "coder") == 0;
  }

  // --- reflection ---

  /** What no law says anything of is as in the original. */
  private static void leaveOpen(Object copy, Object of) {
    for (Class<?> type = of.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        put(copy, field.getName(), get(of, field.getName()));
      }
    }
  }

  private static Object made(Class<?> type) {
    try {
      Constructor<?> plain = Object.class.getDeclaredConstructor();
      return sun.reflect.ReflectionFactory.getReflectionFactory()
          .newConstructorForSerialization(type, plain)
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Field field(Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      try {
        Field found = at.getDeclaredField(name);
        found.setAccessible(true);
        return found;
      } catch (NoSuchFieldException e) {
        continue;
      }
    }
    throw new AssertionError(type + " has no " + name);
  }

  private static Object get(Object holder, String name) {
    try {
      return field(holder.getClass(), name).get(holder);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static void put(Object holder, String name, Object value) {
    try {
      field(holder.getClass(), name).set(holder, value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
