// Lambdas and method references whose types must be boxed, unboxed, widened or cast on the way.
package programs;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

class LambdaAdaptations {
  private static int calls;

  private static int square(int x) {
    calls++;
    return x * x;
  }

  private static long widen(long x) {
    return x + 1;
  }

  private static Object any(Object o) {
    return o + "!";
  }

  // run: boxing 5
  // run: boxing -100
  static String boxing(int x) {
    Function<Integer, Integer> boxed = LambdaAdaptations::square;
    Function<Integer, Object> result = LambdaAdaptations::square;
    IntFunction<Object> half = LambdaAdaptations::square;
    ToIntFunction<Integer> other = LambdaAdaptations::square;
    return boxed.apply(x) + " " + result.apply(x) + " " + half.apply(x) + " " + other.applyAsInt(x);
  }

  // run: widening 5
  static String widening(int x) {
    IntToLongFunction a = LambdaAdaptations::widen;
    ToLongFunction<Integer> b = LambdaAdaptations::widen;
    ToDoubleFunction<Integer> c = LambdaAdaptations::square;
    ToDoubleFunction<Long> d = LambdaAdaptations::widen;
    return a.applyAsLong(x) + " " + b.applyAsLong(x) + " " + c.applyAsDouble(x) + " "
        + d.applyAsDouble((long) x);
  }

  // run: objects 'q'
  static String objects(char c) {
    IntFunction<Object> a = LambdaAdaptations::any;
    DoubleFunction<Object> b = LambdaAdaptations::any;
    Function<Character, Object> d = LambdaAdaptations::any;
    return "" + a.apply(c) + b.apply(c) + d.apply(c);
  }

  // run: discarded 3
  static int discarded(int x) {
    Consumer<Integer> consumer = LambdaAdaptations::square;
    Runnable runnable = () -> square(x);
    consumer.accept(x);
    runnable.run();
    return calls;
  }

  // run: nullUnboxed
  static int nullUnboxed() {
    Function<Integer, Integer> f = LambdaAdaptations::square;
    return f.apply(null);
  }

  // run: generic
  static String generic() {
    Supplier<? extends Number> supplier = () -> 'a' + 1L;
    BiFunction<String, Integer, Character> at = String::charAt;
    int code = at.apply("xyz", 1);
    return supplier.get().getClass().getSimpleName() + code;
  }
}
