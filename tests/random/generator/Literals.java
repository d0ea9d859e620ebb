package generator;

import generator.Types.EnumType;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.List;

/**
 * Constants of every type, with a liking for the values at which arithmetic goes wrong.
 *
 * <p>Two spellings: as a Java expression, whose static type is exactly the one asked for, and as an
 * argument on a command line, where only plain literals exist: no NaN, no infinity, no exponent, no
 * escape sequence, and a byte is written like an int.
 */
final class Literals {
  private static final List<String> TEXTS =
      List.of("", "a", "Aa", "BB", "kukang", "x y", "0", "-17", "zebra", "AaBB", "BBAa", "null");
  private static final List<String> WIDE_TEXTS =
      List.of("\\u00e9t\\u00e9", "\\u03bb", "\\t|\\\\", "\\\"");
  private static final List<String> FRACTIONS =
      List.of("0.0", "1.0", "0.5", "2.5", "0.1", "3.75", "100.25", "16777217.0", "2147483648.0");

  private final Dice dice;

  Literals(Dice dice) {
    this.dice = dice;
  }

  String of(Type type) {
    if (type instanceof Primitive primitive) {
      return switch (primitive) {
        case BOOLEAN -> dice.any("true", "false");
        case BYTE, SHORT -> "((" + primitive.java() + ") " + integer(primitive) + ")";
        case CHAR -> dice.percent(70)
            ? character()
            : "((char) " + dice.any(0, 127, 128, 0xd800, 0xffff) + ")";
        case INT -> enclosed(integer(primitive));
        case LONG -> enclosed(number(primitive) + "L");
        case FLOAT -> dice.percent(25)
            ? dice.any("Float.NaN", "Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY",
                "Float.MIN_VALUE", "Float.MAX_VALUE", "(-0.0f)", "1.0e10f")
            : signed(dice.any(FRACTIONS) + "f");
        case DOUBLE -> dice.percent(25)
            ? dice.any("Double.NaN", "Double.POSITIVE_INFINITY", "Double.NEGATIVE_INFINITY",
                "Double.MIN_VALUE", "Double.MAX_VALUE", "(-0.0)", "1.0e-300", "9.3e18")
            : signed(dice.any(FRACTIONS));
      };
    }
    if (type == Library.STRING) {
      return text();
    }
    if (type instanceof EnumType choice) {
      return choice.java() + "." + dice.any(choice.constants());
    }
    return "null";
  }

  String text() {
    return "\"" + dice.any(dice.percent(85) ? TEXTS : WIDE_TEXTS) + "\"";
  }

  String argument(Type type) {
    if (type instanceof Primitive primitive) {
      return switch (primitive) {
        case BOOLEAN -> dice.any("true", "false");
        case BYTE, SHORT, INT -> integer(primitive);
        case CHAR -> character();
        case LONG -> number(Primitive.LONG) + "L";
        case FLOAT -> dice.any("", "-") + dice.any(FRACTIONS) + "f";
        case DOUBLE -> dice.any("", "-") + dice.any(FRACTIONS);
      };
    }
    return type == Library.STRING && dice.percent(85) ? "\"" + dice.any(TEXTS) + "\"" : "null";
  }

  /** A decimal numeral, with its sign, in the range of the type. */
  String integer(Primitive type) {
    return Long.toString(number(type));
  }

  private long number(Primitive type) {
    int size = switch (type) {
      case BYTE -> 8;
      case SHORT -> 16;
      case INT -> 32;
      default -> 64;
    };
    long highest = -1L >>> (65 - size);
    return switch (dice.below(10)) {
      case 0 -> highest;
      case 1 -> -highest - 1;
      case 2 -> dice.bits() >> (64 - size);
      case 3 -> 1L << dice.below(size - 1);
      case 4 -> -dice.between(1, 12);
      case 5 -> dice.between(0, 120);
      default -> dice.between(-1, 9);
    };
  }

  private static String enclosed(String numeral) {
    return numeral.startsWith("-") ? "(" + numeral + ")" : numeral;
  }

  private String signed(String numeral) {
    return enclosed(dice.percent(30) ? "-" + numeral : numeral);
  }

  private String character() {
    return "'" + (char) dice.any((int) ' ', dice.between('0', '9'), dice.between('A', 'Z'),
        dice.between('a', 'z')).intValue() + "'";
  }
}
