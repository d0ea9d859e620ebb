// Optional and its primitive forms.
package programs;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

class Optionals {
  private static Optional<Integer> parse(String text) {
    try {
      return Optional.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  // run: chain "12"
  // run: chain "7"
  // run: chain "x"
  static String chain(String text) {
    Optional<Integer> number = parse(text);
    return number.map(n -> n * 2).filter(n -> n > 20).map(n -> "big " + n).orElse("small") + " "
        + number.isPresent() + number.isEmpty() + number.hashCode();
  }

  // run: alternatives "x" "5"
  // run: alternatives "3" "5"
  // run: alternatives "x" "y"
  static int alternatives(String a, String b) {
    return parse(a).or(() -> parse(b)).orElseGet(() -> -1);
  }

  // run: required "x"
  // run: required "9"
  static int required(String text) {
    return parse(text).orElseThrow();
  }

  // run: custom "x"
  static int custom(String text) {
    return parse(text).orElseThrow(() -> new IllegalStateException("no number: " + text));
  }

  // run: flat "4"
  // run: flat "-4"
  static double flat(String text) {
    Optional<Integer> number = parse(text);
    return number.flatMap(n -> n < 0 ? Optional.empty() : Optional.of(Math.sqrt(n))).orElse(-1.0);
  }

  // run: actions "1"
  // run: actions ""
  static void actions(String text) {
    parse(text).ifPresent(n -> System.out.println("number " + n));
    parse(text).ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
    System.out.println(Optional.ofNullable(null).equals(Optional.empty()));
  }

  // run: primitive 5
  // run: primitive -5
  static String primitive(int n) {
    OptionalInt some = n > 0 ? OptionalInt.of(n) : OptionalInt.empty();
    try {
      return some + " " + some.getAsInt();
    } catch (NoSuchElementException e) {
      return some + " " + e.getMessage();
    }
  }

  // run: ofNull
  static Object ofNull() {
    return Optional.of(null);
  }
}
