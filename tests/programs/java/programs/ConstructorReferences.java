// References to constructors of classes, generic classes, inner classes and arrays.
package programs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

class ConstructorReferences {
  record Pair(int a, String b) {}

  class Inner {
    final int number;

    Inner(int number) {
      this.number = number + base;
    }
  }

  private int base = 1000;

  private Function<Integer, Inner> maker() {
    return Inner::new;
  }

  static <T, C extends Collection<T>> C fill(Supplier<C> supplier, T item, int times) {
    C collection = supplier.get();
    for (int i = 0; i < times; i++) collection.add(item);
    return collection;
  }

  // run: pairs 3 "x"
  static String pairs(int a, String b) {
    BiFunction<Integer, String, Pair> make = Pair::new;
    return make.apply(a, b).toString() + make.apply(a, null);
  }

  // run: inner 5
  static int inner(int x) {
    ConstructorReferences outer = new ConstructorReferences();
    Function<Integer, Inner> maker = outer.maker();
    outer.base = 2000;
    return maker.apply(x).number;
  }

  // run: collections 3
  // run: collections 0
  static String collections(int n) {
    List<String> list = fill(ArrayList::new, "i", n);
    return list.toString() + list.size();
  }

  // run: arrays 3
  // run: arrays -1
  static String arrays(int n) {
    IntFunction<int[]> ints = int[]::new;
    IntFunction<String[][]> tables = String[][]::new;
    Function<Integer, Object[]> boxed = Object[]::new;
    return ints.apply(n).length + tables.apply(n).getClass().getName() + boxed.apply(n).length;
  }

  // run: toArray
  static int toArray() {
    String[] array = List.of("b", "a").toArray(String[]::new);
    return array.length * 10 + array[1].charAt(0) - 'a';
  }
}
