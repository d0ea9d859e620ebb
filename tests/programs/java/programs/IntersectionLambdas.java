// Lambdas with marker interfaces: serializable ones, and those that implement several types.
package programs;

import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

class IntersectionLambdas {
  interface Marker {}

  interface Loud {
    default String shout() {
      return "loud";
    }
  }

  interface SerializableFunction<A, B> extends Function<A, B>, Serializable {}

  // run: markers 4
  static String markers(int x) {
    Object plain = (IntSupplier) () -> x;
    Object marked = (IntSupplier & Marker & Serializable) () -> x * 2;
    return (plain instanceof Marker) + " " + (marked instanceof Marker) + " "
        + (marked instanceof Serializable) + " " + ((IntSupplier) plain).getAsInt()
        + ((IntSupplier) marked).getAsInt();
  }

  // run: defaults
  static String defaults() {
    var both = (Supplier<String> & Loud) () -> "quiet";
    return both.get() + both.shout();
  }

  // run: serializable "abc"
  static int serializable(String text) {
    SerializableFunction<String, Integer> length = String::length;
    SerializableFunction<Integer, Integer> square = n -> n * n;
    return length.andThen(square).apply(text);
  }

  // run: comparators
  static int comparators() {
    Comparator<String> order = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
    return order.compare("a", "b") + order.reversed().compare("a", "c") * 10;
  }

  private static <T extends Marker & IntSupplier> int both(T t) {
    Marker marker = t;
    return marker == t ? t.getAsInt() : -1;
  }

  static class Implementation implements Marker, IntSupplier {
    @Override
    public int getAsInt() {
      return 77;
    }
  }

  // run: bound
  static int bound() {
    return both(new Implementation());
  }
}
