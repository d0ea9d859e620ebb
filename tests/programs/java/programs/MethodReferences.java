// The four kinds of method references, with varargs, super, and interfaces as their target.
package programs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

class MethodReferences {
  private final String prefix;

  MethodReferences(String prefix) {
    this.prefix = prefix;
  }

  String greet(String name) {
    return prefix + name;
  }

  static String join(String... parts) {
    return String.join("-", parts);
  }

  @Override
  public String toString() {
    return "[" + prefix + "]";
  }

  static class Child extends MethodReferences {
    Child() {
      super("child ");
    }

    @Override
    String greet(String name) {
      UnaryOperator<String> parent = super::greet;
      UnaryOperator<String> own = this::twice;
      return own.apply(parent.apply(name));
    }

    private String twice(String s) {
      return s + s;
    }
  }

  // run: four 12 -7
  static String four(int a, int b) {
    IntBinaryOperator isStatic = Math::max;
    Function<String, String> bound = new MethodReferences("hi ")::greet;
    BiFunction<MethodReferences, String, String> unbound = MethodReferences::greet;
    Function<String, MethodReferences> constructor = MethodReferences::new;
    return isStatic.applyAsInt(a, b) + bound.apply("x") + unbound.apply(new Child(), "y")
        + constructor.apply("z");
  }

  // The receiver of a bound reference is evaluated once, when the reference is made.
  // run: evaluatedOnce
  static String evaluatedOnce() {
    StringBuilder text = new StringBuilder("a");
    Supplier<String> first = text::toString;
    text = new StringBuilder("b");
    return first.get() + text;
  }

  // run: varargs
  static String varargs() {
    BiFunction<String, String, String> two = MethodReferences::join;
    Supplier<String> none = MethodReferences::join;
    return two.apply("a", "b") + "|" + none.get() + "|";
  }

  // run: sorted
  static String sorted() {
    List<String> words = new ArrayList<>(List.of("pear", "Fig", "apple", "date"));
    words.sort(String::compareToIgnoreCase);
    String byCase = words.toString();
    words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    return byCase + words;
  }
}
