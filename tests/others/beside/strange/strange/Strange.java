// Implements what strangers are known by, and breaks every law.
package strange;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

class Strange
    implements Comparable<Object>,
        Comparator<Object>,
        Function<Object, Integer>,
        Supplier<Object>,
        Runnable {
  static int calls;

  @Override
  public int compareTo(Object o) {
    return 1;
  }

  @Override
  public int compare(Object a, Object b) {
    return 1;
  }

  @Override
  public Integer apply(Object o) {
    calls++;
    return null;
  }

  @Override
  public Object get() {
    throw new IllegalStateException();
  }

  @Override
  public void run() {
    throw new IllegalStateException();
  }

  @Override
  public boolean equals(Object o) {
    return true;
  }

  @Override
  public int hashCode() {
    return calls++;
  }
}

class Never implements Predicate<Object> {
  @Override
  public boolean test(Object o) {
    throw new IllegalStateException();
  }
}
