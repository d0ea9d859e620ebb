package generator;

import static generator.Grammar.join;

import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.List;

/**
 * Arithmetic of the numeric types.
 *
 * <p>Operands are mixed wherever Java promotes them to the type that is asked for. A divisor of an
 * integral division is made odd, unless the scope is daring; even then it is never a constant,
 * which the compiler would complain about.
 */
final class Numbers {
  private final Grammar grammar;
  private final Dice dice;

  Numbers(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, Primitive type, Scope scope, int depth) {
    menu.add(type.isSmall() ? 8 : 3, () -> cast(type, scope, depth));
    menu.add(2, () -> join("(", step(type, scope, depth), ")"));
    menu.add(2, () -> join("(", compound(type, scope, depth), ")"));
    menu.add(1, () -> unboxed(type, scope, depth));
    if (!type.isSmall()) {
      menu.add(12, () -> binary(type, scope, depth));
      menu.add(3, () -> mathematical(type, scope, depth));
      menu.add(3, () -> unary(type, scope, depth));
    }
    if (type == Primitive.INT || type == Primitive.LONG) {
      menu.add(4, () -> shift(type, scope, depth));
    }
    if (type == Primitive.INT) {
      menu.add(4, () -> measured(scope, depth));
    }
    if (type == Primitive.LONG) {
      menu.add(1, () -> "Double.doubleToLongBits(" + operand(Primitive.DOUBLE, scope, depth) + ")");
    }
    if (type == Primitive.CHAR) {
      menu.add(3, () -> character(scope, depth));
    }
  }

  private String operand(Type type, Scope scope, int depth) {
    return grammar.expressions.value(type, scope, depth);
  }

  /** A type whose values promote to the given one together with a value of it. */
  private Primitive narrower(Primitive type) {
    List<Primitive> numeric = Primitive.NUMERIC;
    return dice.percent(50) ? type : dice.any(numeric.subList(0, numeric.indexOf(type) + 1));
  }

  private String binary(Primitive type, Scope scope, int depth) {
    Primitive left = type == Primitive.INT ? narrower(type) : type;
    Primitive right = narrower(type);
    if (dice.percent(50)) {
      Primitive swapped = left;
      left = right;
      right = swapped;
    }
    String operator =
        type.isIntegral()
            ? dice.any("+", "-", "*", "/", "%", "&", "|", "^")
            : dice.any("+", "-", "*", "/", "%");
    int lesser = depth - dice.below(2);
    return join(
        "(",
        operand(left, scope, depth),
        " " + operator + " ",
        "/%".contains(operator) && type.isIntegral()
            ? divisor(right, scope, lesser)
            : operand(right, scope, lesser),
        ")");
  }

  private String divisor(Primitive type, Scope scope, int depth) {
    if (scope.dares(dice)) {
      Places.Place variable = grammar.places.local(type, scope);
      if (variable != null) {
        return variable.java();
      }
    }
    return "(" + operand(type, scope, depth) + " | 1)";
  }

  private String shift(Primitive type, Scope scope, int depth) {
    Primitive left = type == Primitive.INT ? narrower(type) : type;
    String distance = operand(dice.any(Primitive.INTEGRAL), scope, depth - 1);
    return join("(", operand(left, scope, depth), dice.any(" << ", " >> ", " >>> "), distance, ")");
  }

  private String unary(Primitive type, Scope scope, int depth) {
    Primitive of = type == Primitive.INT ? narrower(type) : type;
    String operator = type.isIntegral() ? dice.any("-", "~", "+") : dice.any("-", "-", "+");
    return join("(", operator, operand(of, scope, depth), ")");
  }

  private String cast(Primitive type, Scope scope, int depth) {
    Primitive from = dice.percent(40) ? Primitive.INT : dice.any(Primitive.NUMERIC);
    return join("((" + type.java() + ") ", operand(from, scope, depth), ")");
  }

  /** Not enclosed, so that it can be a statement. */
  String step(Primitive type, Scope scope, int depth) {
    String place = grammar.places.update(type, scope, depth);
    if (place == null) {
      return null;
    }
    String operator = dice.any("++", "--");
    return dice.percent(50) ? place + operator : operator + place;
  }

  /** Not enclosed either. The right side may be wider than the place; Java narrows the result. */
  String compound(Primitive type, Scope scope, int depth) {
    String place = grammar.places.update(type, scope, depth);
    if (place == null) {
      return null;
    }
    if (type.isIntegral() && dice.percent(25)) {
      String distance = operand(dice.any(Primitive.INTEGRAL), scope, depth);
      return join(place, dice.any(" <<= ", " >>= ", " >>>= "), distance);
    }
    Primitive right = dice.percent(60) ? type : dice.any(Primitive.NUMERIC);
    boolean integral = type.isIntegral() && right.isIntegral();
    String operator =
        integral
            ? dice.any("+", "-", "*", "/", "%", "&", "|", "^")
            : dice.any("+", "-", "*", "/", "%");
    String value =
        integral && "/%".contains(operator)
            ? divisor(right, scope, depth)
            : operand(right, scope, depth);
    return join(place, " ", operator, "= ", value);
  }

  private String mathematical(Primitive type, Scope scope, int depth) {
    String first = operand(type, scope, depth);
    String second = operand(type, scope, depth - 1);
    String pair = "(" + first + ", " + second + ")";
    Menu<String> menu = new Menu<>(dice);
    menu.add(3, () -> "Math." + dice.any("min", "max") + pair);
    menu.add(2, () -> "Math.abs(" + first + ")");
    if (type == Primitive.DOUBLE) {
      menu.add(6, () -> "Math." + dice.any("floor", "ceil", "sqrt", "rint") + "(" + first + ")");
    }
    if (type.isIntegral()) {
      menu.add(3, () -> "Math." + dice.any("floorMod", "floorDiv")
          + "(" + first + ", " + divisor(type, scope, depth - 1) + ")");
      Primitive rounded = type == Primitive.INT ? Primitive.FLOAT : Primitive.DOUBLE;
      menu.add(2, () -> "Math.round(" + operand(rounded, scope, depth) + ")");
    }
    return menu.pick();
  }

  private String unboxed(Primitive type, Scope scope, int depth) {
    Boxed box = new Boxed(type);
    boolean dares = scope.dares(dice);
    String value =
        dares && dice.percent(30)
            ? join("(Object) ", grammar.expressions.variable(Library.OBJECT, false, scope))
            : grammar.expressions.value(box, !dares, scope, depth - 1);
    return join("((" + type.java() + ") (" + box.java() + ") ", value, ")");
  }

  /** Lengths, hashes, orders: integers that other values have. */
  private String measured(Scope scope, int depth) {
    Primitive any = dice.any(Primitive.NUMERIC);
    String box = new Boxed(any).java();
    return new Menu<String>(dice)
        .add(2, () -> length(scope, depth))
        .add(4, () -> grammar.texts.measure(scope, depth))
        .add(1, () -> join(grammar.references.enumReceiver(scope), ".ordinal()"))
        .add(1, () -> "Float.floatToIntBits(" + operand(Primitive.FLOAT, scope, depth) + ")")
        .add(1, () -> box + ".compare(" + operand(any, scope, depth) + ", "
            + operand(any, scope, depth - 1) + ")")
        .pick();
  }

  private String length(Scope scope, int depth) {
    ArrayOf type = new ArrayOf(grammar.world.anyElement());
    String array =
        scope.dares(dice)
            ? grammar.arrays.doubtful(type, scope)
            : grammar.arrays.primary(type, scope, depth);
    return join(array, ".length");
  }

  private String character(Scope scope, int depth) {
    String text = grammar.texts.receiver(scope, depth);
    String index = operand(Primitive.INT, scope, depth - 1);
    if (scope.dares(dice)) {
      return text + ".charAt(" + index + ")";
    }
    return "(\"loris\" + " + text + ").charAt(" + index + " & 3)";
  }
}
