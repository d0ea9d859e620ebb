// Functions that return functions, call themselves through a field, and memoize.
package programs;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

@SuppressWarnings("unchecked")
class Currying {
  static IntUnaryOperator factorial = n -> n <= 1 ? 1 : n * Currying.factorial.applyAsInt(n - 1);

  interface SelfApplicable<T> {
    T apply(SelfApplicable<T> self);
  }

  // run: add 1 2 3
  // run: add -1 0 2147483647
  static int add(int a, int b, int c) {
    IntFunction<IntFunction<IntUnaryOperator>> curried = x -> y -> z -> x * 100 + y * 10 + z;
    return curried.apply(a).apply(b).applyAsInt(c);
  }

  // run: throughField 6
  // run: throughField 0
  static int throughField(int n) {
    return factorial.applyAsInt(n);
  }

  // run: fixedPoint 10
  static int fixedPoint(int n) {
    SelfApplicable<IntUnaryOperator> make = self -> k -> {
      if (k < 2) return k;
      return self.apply(self).applyAsInt(k - 1) + self.apply(self).applyAsInt(k - 2);
    };
    return make.apply(make).applyAsInt(n);
  }

  // run: church 3 4
  // run: church 0 5
  static int church(int m, int n) {
    Function<UnaryOperator<Integer>, UnaryOperator<Integer>> times = numeral(m);
    Function<UnaryOperator<Integer>, UnaryOperator<Integer>> more = numeral(n);
    return times.apply(more.apply(x -> x + 1)).apply(0);
  }

  private static Function<UnaryOperator<Integer>, UnaryOperator<Integer>> numeral(int n) {
    return f -> x -> {
      int y = x;
      for (int i = 0; i < n; i++) y = f.apply(y);
      return y;
    };
  }

  // run: memo 40
  // run: memo 1
  static String memo(int n) {
    Map<Integer, Long> known = new HashMap<>();
    int[] calls = {0};
    Function<Integer, Long>[] fib = new Function[1];
    fib[0] = k -> {
      calls[0]++;
      if (k < 2) return (long) k;
      Long cached = known.get(k);
      if (cached != null) return cached;
      long value = fib[0].apply(k - 1) + fib[0].apply(k - 2);
      known.put(k, value);
      return value;
    };
    return fib[0].apply(n) + " in " + calls[0];
  }
}
