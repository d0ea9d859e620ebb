package brute;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All heaps below one object, with at most n objects found in places of each type, of which some
 * choice of numbers makes a predicate true.
 *
 * <p>Objects are met in one order, that of the places that lead to them first, and a place holds
 * null, one that was met before, or the next: so no two heaps are isomorphic.
 */
final class Heaps {
  private final Class<?> type;
  private final Method predicate;
  private final int n;
  private final Numbers numbers;

  private final List<Object> objects = new ArrayList<>();
  private final Map<Class<?>, Integer> found = new HashMap<>();
  private final List<Place> references = new ArrayList<>();
  private final List<Place> values = new ArrayList<>();
  private long accepted;

  Heaps(Class<?> type, String predicate, int n, Numbers numbers) throws NoSuchMethodException {
    this.type = type;
    this.predicate = type.getDeclaredMethod(predicate);
    this.predicate.setAccessible(true);
    this.n = n;
    this.numbers = numbers;
  }

  long count() throws ReflectiveOperationException {
    add(make(type));
    choose(0);
    return accepted;
  }

  private void add(Object object) throws IllegalAccessException {
    objects.add(object);
    if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) add(new Place(object, null, i));
      return;
    }
    for (Field field : object.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
      field.setAccessible(true);
      add(new Place(object, field, 0));
    }
  }

  private void add(Place place) {
    if (place.type().isPrimitive()) {
      values.add(place);
    } else if (!numbers.isUnread(place.name())) {
      references.add(place);
    }
  }

  private void choose(int i) throws ReflectiveOperationException {
    if (i == references.size()) {
      if (someNumbersFit(0)) accepted++;
      return;
    }
    Place place = references.get(i);
    place.set(null);
    choose(i + 1);
    for (int met = 0; met < objects.size(); met++) {
      if (!place.takes(objects.get(met))) continue;
      place.set(objects.get(met));
      choose(i + 1);
    }
    int already = found.getOrDefault(place.type(), 0);
    if (already == n) return;
    found.put(place.type(), already + 1);
    for (Object fresh : freshFor(place.type())) {
      int[] before = {objects.size(), references.size(), values.size()};
      add(fresh);
      place.set(fresh);
      choose(i + 1);
      objects.subList(before[0], objects.size()).clear();
      references.subList(before[1], references.size()).clear();
      values.subList(before[2], values.size()).clear();
    }
    found.put(place.type(), already);
    place.set(null);
  }

  private List<Object> freshFor(Class<?> wanted) throws ReflectiveOperationException {
    List<Object> fresh = new ArrayList<>();
    if (wanted.isArray()) {
      for (int length = 0; length <= n; length++) {
        fresh.add(Array.newInstance(wanted.getComponentType(), length));
      }
      return fresh;
    }
    if (wanted == Comparator.class) return List.of(new ByNumber());
    if (wanted == Comparable.class || wanted == Object.class) return List.of(new Key());
    for (Class<?> known : type.getDeclaredClasses()) {
      if (wanted.isAssignableFrom(known) && !Modifier.isAbstract(known.getModifiers())) {
        fresh.add(make(known));
      }
    }
    return fresh;
  }

  private boolean someNumbersFit(int i) throws ReflectiveOperationException {
    if (i == values.size()) return accepts();
    Place place = values.get(i);
    for (Object value : numbers.values(place.name(), place.type())) {
      place.set(value);
      if (someNumbersFit(i + 1)) return true;
    }
    return false;
  }

  private boolean accepts() throws IllegalAccessException {
    try {
      return (boolean) predicate.invoke(objects.get(0));
    } catch (InvocationTargetException e) {
      return false;
    }
  }

  /** Whatever the constructor sets is set again. */
  private static Object make(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor.newInstance(new Object[constructor.getParameterCount()]);
  }
}
