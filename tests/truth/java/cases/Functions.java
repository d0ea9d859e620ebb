// Functions that a method is given.
package cases;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Functions {
  static class Increment implements Function<Object, Object> {
    @Override
    public Object apply(Object x) {
      return x instanceof Integer ? (Integer) x + 1 : x;
    }
  }

  private static int turn;

  @Samples
  static Object[] samples() {
    Function<Object, Object> first = x -> x instanceof Object[] ? ((Object[]) x)[0] : x;
    Predicate<Object> everyOther = x -> turn++ % 2 == 0;
    Supplier<Object> seven = () -> 7;
    IntBinaryOperator sum = Integer::sum;
    Callable<Object> nothing = () -> null;
    BiFunction<Object, Object, Object> both = (x, y) -> 7L;
    UnaryOperator<Object> same = UnaryOperator.identity();
    Runnable idle = () -> {};
    Consumer<Object> ignores = x -> {};
    return new Object[] {
      first, everyOther, seven, sum, nothing, both, same, idle, ignores, new Increment()
    };
  }

  @Violated
  static void neverGivesSeven(Supplier<Integer> s) {
    if (s == null) return;
    Integer given = s.get();
    assert given == null || given != 7;
  }

  @Holds
  static void whatIsGivenIsUsed(Supplier<Integer> s) {
    if (s == null) return;
    Integer given = s.get();
    assert given == null || given + 1 != given;
  }

  @Violated("NullPointerException")
  static int lengthOfCalled(Callable<String> c) throws Exception {
    return c == null ? 0 : c.call().length();
  }

  @Violated
  static void alwaysTheSame(Predicate<String> p) {
    if (p == null) return;
    assert p.test("x") == p.test("x");
  }

  @Holds
  static void composedPredicates(Predicate<String> p) {
    if (p == null) return;
    assert !p.and(x -> false).test("x") && p.or(x -> true).test("x");
  }

  @Violated
  static void neverItsArgument(Function<Object, Object> f) {
    if (f == null) return;
    Object made = new Object();
    assert f.apply(made) != made;
  }

  @Violated(notReplayed = true)
  static void neverWhatItsArgumentHolds(Function<Object, Object> f) {
    if (f == null) return;
    Object made = new Object();
    assert f.apply(new Object[] {made}) != made;
  }

  @Holds
  static void neverWhatItWasNotGiven(Function<Object, Object> f) {
    if (f == null) return;
    Object made = new Object();
    assert f.apply("x") != made;
  }

  @Violated
  static void sumIsNeverThree(IntBinaryOperator op) {
    assert op == null || op.applyAsInt(1, 2) != 3;
  }

  @Holds
  static void changesNothing(Runnable r, Consumer<int[]> c) {
    if (r == null || c == null) return;
    int[] numbers = {1, 2};
    r.run();
    c.accept(numbers);
    assert numbers[0] == 1 && numbers[1] == 2;
  }

  @Violated
  static void bothIsNotSeven(BiFunction<String, String, Long> f) {
    if (f == null) return;
    Long both = f.apply("a", "b");
    assert both == null || both != 7;
  }

  @Holds
  static void textIsText(UnaryOperator<String> f) {
    if (f == null) return;
    String text = f.apply("x");
    assert text == null || text.length() >= 0;
  }

  @Holds
  static void increments(Function<Object, Object> f) {
    if (f instanceof Increment) {
      assert (Integer) f.apply(1) == 2;
    }
  }

  @Holds
  static void appliedToAll(Consumer<Integer> c) {
    if (c == null) return;
    List<Integer> all = new ArrayList<>(List.of(1, 2));
    all.forEach(c);
    assert all.size() == 2;
  }

  private static <T> T passedOn(Supplier<T> s) {
    return s.get();
  }

  @Holds
  static void isWhatItIsCastTo(Supplier<String> s) {
    if (s == null) return;
    try {
      String text = passedOn(s);
      assert text == null || text.length() >= 0;
    } catch (ClassCastException e) {
      return; // of whoever has given another supplier
    }
  }

  @Violated
  static void countsNeverReachTwo(Predicate<Object> p, Object[] all) {
    if (p == null || all == null) return;
    int count = 0;
    for (Object one : all) {
      if (p.test(one)) count++;
    }
    assert count < 2;
  }

  @Violated
  static void runsFirst(Runnable r, int x) {
    if (r == null) return;
    r.run();
    assert x != 3;
  }
}
