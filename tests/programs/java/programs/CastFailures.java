// ClassCastException messages: classes, interfaces, arrays, generics; and casts that succeed.
package programs;

import java.util.ArrayList;
import java.util.List;

@SuppressWarnings("unchecked")
class CastFailures {
  interface Swimmer {}

  static class Fish implements Swimmer {}

  static class Shark extends Fish {}

  private static Object make(int kind) {
    return switch (kind) {
      case 0 -> "text";
      case 1 -> new Fish();
      case 2 -> new Shark();
      case 3 -> new int[0];
      case 4 -> new Shark[0];
      case 5 -> new String[0][];
      case 6 -> null;
      default -> kind;
    };
  }

  // run: toFish 0
  // run: toFish 2
  // run: toFish 3
  // run: toFish 6
  static boolean toFish(int kind) {
    return (Fish) make(kind) == null;
  }

  // run: toShark 1
  // run: toShark 2
  // run: toShark 4
  static Class<?> toShark(int kind) {
    return ((Shark) make(kind)).getClass();
  }

  // run: toSwimmer 1
  // run: toSwimmer 7
  static String toSwimmer(int kind) {
    Swimmer swimmer = (Swimmer) make(kind);
    return "swims";
  }

  // run: toArray 3
  // run: toArray 4
  // run: toArray 5
  // run: toArray 0
  static int toArray(int kind) {
    return ((Fish[]) make(kind)).length;
  }

  // run: toInteger 7
  // run: toInteger 0
  static int toInteger(int kind) {
    return (Integer) make(kind);
  }

  // Nothing is checked where the list is filled; the compiler's cast fails where it is read.
  // run: polluted
  static int polluted() {
    List<Integer> numbers = new ArrayList<>();
    ((List<Object>) (List<?>) numbers).add("text");
    Object fine = numbers.get(0);
    System.out.println(fine);
    return numbers.get(0);
  }

  // run: message
  static String message() {
    try {
      Object o = 1L;
      return (String) o;
    } catch (ClassCastException e) {
      return e.getMessage();
    }
  }
}
