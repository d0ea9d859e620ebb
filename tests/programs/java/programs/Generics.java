// Generic classes and methods: bounds, wildcards, erasure, arrays behind a type variable.
package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

class Generics {
  static class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    Pair<B, A> swap() {
      return new Pair<>(second, first);
    }

    <C> Pair<A, C> with(C other) {
      return new Pair<>(first, other);
    }

    @Override
    public String toString() {
      return "(" + first + ", " + second + ")";
    }
  }

  static <T extends Comparable<? super T>> T max(List<? extends T> list) {
    T best = null;
    for (T item : list) {
      if (best == null || item.compareTo(best) > 0) best = item;
    }
    return best;
  }

  static <T, R> R fold(Iterable<? extends T> items, R start, BiFunction<R, ? super T, R> step) {
    R value = start;
    for (T item : items) value = step.apply(value, item);
    return value;
  }

  @SafeVarargs
  static <T> List<T> listOf(T... items) {
    List<T> list = new ArrayList<>();
    for (T item : items) list.add(item);
    return list;
  }

  // run: pairs 3
  static String pairs(int x) {
    Pair<Integer, String> pair = new Pair<>(x, "three");
    int first = pair.swap().second + 1;
    return pair + " " + pair.swap() + " " + pair.with(2.5f) + " " + first;
  }

  // run: largest 3 9 4
  // run: largest -1 -1 -2
  static int largest(int a, int b, int c) {
    return max(listOf(a, b, c));
  }

  // run: folded 5
  // run: folded 0
  static String folded(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 1; i <= n; i++) list.add(i);
    long product = fold(list, 1L, (p, i) -> p * i);
    return fold(list, "", (s, i) -> s + i) + " " + product + " " + max(List.of("b", "c", "a"));
  }

  // run: arrayOfT
  static int arrayOfT() {
    String[] strings = listOfArrays("a", "b");
    return strings.length;
  }

  @SuppressWarnings("unchecked")
  static <T> T[] listOfArrays(T a, T b) {
    return (T[]) new Object[] {a, b};
  }
}
