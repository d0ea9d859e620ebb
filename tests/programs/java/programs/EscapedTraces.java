// Traces of exceptions that leave the program: recursion, constructors, lambdas, JDK code.
package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

@SuppressWarnings("unchecked")
class EscapedTraces {
  private final int inverse;

  EscapedTraces(int x) {
    inverse = 100 / x;
  }

  // run: recursive 5
  static int recursive(int n) {
    if (n == 0) {
      throw new IllegalStateException("bottom");
    }
    return 1 + recursive(n - 1);
  }

  // run: constructor 0
  // run: constructor 7
  static int constructor(int x) {
    return new EscapedTraces(x).inverse;
  }

  // run: lambda 0
  static int lambda(int x) {
    IntUnaryOperator f = y -> {
      return 10 / y;
    };
    return f.applyAsInt(x);
  }

  // run: inner 3
  static int inner(int x) {
    Object o = new Object() {
      @Override
      public String toString() {
        return "abc".substring(x + 1);
      }
    };
    return o.toString().length();
  }

  // run: library 4
  static Object library(int index) {
    List<String> list = new ArrayList<>(List.of("a", "b"));
    return list.get(index);
  }

  // run: comparator
  static void comparator() {
    List<Object> list = new ArrayList<>(List.of("a", 1));
    list.sort((x, y) -> ((Comparable<Object>) x).compareTo(y));
  }

  // run: callback
  static void callback() {
    List<Integer> list = new ArrayList<>(List.of(3, 1, 0));
    list.forEach(x -> System.out.println(6 / x));
  }

  // run: several
  static int several() {
    int zero = 0;
    return 1
        + 2 / zero;
  }
}
