package preview;

/** Switches over types and constants, as a compiler of Java 17 makes them with --enable-preview. */
public class Switches {
  sealed interface Shape permits Circle, Square, Empty {}

  record Circle(int radius) implements Shape {}

  record Square(int side) implements Shape {}

  enum Empty implements Shape {
    NOTHING
  }

  enum Size {
    SMALL,
    MIDDLE,
    LARGE {
      @Override
      int weight() {
        return 9;
      }
    };

    int weight() {
      return ordinal();
    }
  }

  private static Object object(int which) {
    return switch (which) {
      case 0 -> null;
      case 1 -> "one";
      case 2 -> "twelve";
      case 3 -> 7;
      case 4 -> 700;
      case 5 -> 'c';
      case 6 -> new int[] {1, 2};
      case 7 -> new String[] {"a"};
      case 8 -> new Circle(3);
      case 9 -> Size.LARGE;
      case 10 -> 7L;
      default -> new Object();
    };
  }

  // run: byType 0
  // run: byType 1
  // run: byType 2
  // run: byType 3
  // run: byType 4
  // run: byType 5
  // run: byType 6
  // run: byType 7
  // run: byType 8
  // run: byType 9
  // run: byType 10
  // run: byType 11
  static String byType(int which) {
    return switch (object(which)) {
      case null -> "nothing";
      case String s && s.length() > 3 -> "long " + s;
      case String s -> "short " + s;
      case Integer i && i > 100 -> "large " + i;
      case Integer i -> "small " + i;
      case Number n -> "number " + n.intValue();
      case Character c -> "character " + c;
      case int[] a -> "ints " + a.length;
      case Object[] a -> "objects " + a.length;
      case Enum<?> e -> "constant " + e.name();
      case Record r -> "record " + r;
      default -> "something";
    };
  }

  // run: withoutNull 1
  // run: withoutNull 0
  static int withoutNull(int which) {
    return switch (object(which)) {
      case String s -> s.length();
      default -> -1;
    };
  }

  private static int area(Shape shape) {
    return switch (shape) {
      case Circle c -> 3 * c.radius() * c.radius();
      case Square s -> s.side() * s.side();
      case Empty e -> 0;
    };
  }

  // run: areas 4
  static int areas(int n) {
    return area(new Circle(n)) + 100 * area(new Square(n)) + area(Empty.NOTHING);
  }

  // run: ofText "one"
  // run: ofText "two"
  // run: ofText "three"
  // run: ofText ""
  // run: ofText null
  static String ofText(String text) {
    return switch (text) {
      case "one" -> "1";
      case String s && s.length() > 4 -> "long";
      case "two" -> "2";
      case String s -> "other " + s;
    };
  }

  // run: ofNumber 1
  // run: ofNumber 2
  // run: ofNumber 50
  // run: ofNumber -1
  static String ofNumber(int number) {
    Integer boxed = number;
    return switch (boxed) {
      case 1 -> "one";
      case Integer i && i > 10 -> "many " + i;
      case -1 -> "less";
      case Integer i -> "some " + i;
    };
  }

  // run: ofCharacter 'a'
  // run: ofCharacter 'z'
  // run: ofCharacter '0'
  static String ofCharacter(char character) {
    Character boxed = character;
    return switch (boxed) {
      case 'a' -> "first";
      case Character c && Character.isDigit(c) -> "digit";
      case 'z' -> "last";
      case Character c -> "other";
    };
  }

  // run: ofConstant 0
  // run: ofConstant 1
  // run: ofConstant 2
  // run: ofConstant 3
  static String ofConstant(int which) {
    Size size = which > 2 ? null : Size.values()[which];
    return switch (size) {
      case null -> "none";
      case SMALL -> "small";
      case Size s && s.weight() > 5 -> "heavy";
      case MIDDLE -> "middle";
      case Size s -> "another";
    };
  }

  // run: again 0
  // run: again 1
  static String again(int which) {
    StringBuilder tried = new StringBuilder();
    Object object = which == 0 ? "text" : Integer.valueOf(3);
    String end =
        switch (object) {
          case String s && tried.append("a").length() > 1 -> "first";
          case CharSequence s && tried.append("b").length() > 2 -> "second";
          case Comparable<?> c && tried.append("c").length() > 2 -> "third";
          case Object o -> "last";
        };
    return tried + end;
  }
}
