// andThen, compose, negate, and, or, identity: the default methods of java.util.function.
package programs;

import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

class FunctionComposition {
  // run: functions 5
  // run: functions -1
  static String functions(int x) {
    Function<Integer, Integer> twice = n -> n * 2;
    Function<Integer, Integer> plusOne = n -> n + 1;
    Function<Integer, String> show = twice.andThen(plusOne).andThen(n -> "<" + n + ">");
    return show.apply(x) + twice.compose(plusOne).apply(x) + Function.<Integer>identity().apply(x);
  }

  // run: operators 10
  static int operators(int x) {
    IntUnaryOperator negate = n -> -n;
    return negate.andThen(n -> n + 1).compose(n -> n * 3).applyAsInt(x);
  }

  // run: predicates 4
  // run: predicates 15
  // run: predicates 30
  static String predicates(int x) {
    IntPredicate even = n -> n % 2 == 0;
    IntPredicate large = n -> n > 10;
    Predicate<Object> isNull = Predicate.isEqual(null);
    return even.and(large).test(x) + " " + even.or(large).test(x) + " " + even.negate().test(x)
        + " " + isNull.test("s") + Predicate.not(isNull).test("s") + Predicate.isEqual(4).test(x);
  }

  // run: consumers "ab"
  static String consumers(String text) {
    StringBuilder out = new StringBuilder();
    Consumer<String> append = out::append;
    append.andThen(s -> out.append(s.length())).andThen(append).accept(text);
    return out.toString();
  }

  // run: binary 7 3
  static String binary(int a, int b) {
    BiFunction<Integer, Integer, Integer> minus = (x, y) -> x - y;
    BinaryOperator<Integer> smaller = BinaryOperator.minBy((x, y) -> Integer.compare(x, y));
    Supplier<Supplier<String>> nested = () -> () -> "deep";
    return minus.andThen(n -> n * n).apply(a, b) + " " + smaller.apply(a, b) + nested.get().get();
  }

  // run: pipeline 8
  // run: pipeline 0
  static int pipeline(int steps) {
    IntUnaryOperator all = IntUnaryOperator.identity();
    for (int i = 0; i < steps; i++) {
      int k = i;
      all = k % 3 == 0 ? all.andThen(x -> x + k) : all.compose(x -> x * 2 - k);
    }
    return all.applyAsInt(1);
  }
}
