package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.ClassType;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.List;

/**
 * Boolean expressions: comparisons of numbers and references, instanceof, and the logical
 * operators, those that stop early and those that do not.
 *
 * <p>A binding instanceof is written only where the type tested for is properly below the
 * variable's, as Java 17 demands.
 */
final class Conditions {
  private final Grammar grammar;
  private final Dice dice;

  Conditions(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, Scope scope, int depth) {
    menu.add(10, () -> comparison(scope, depth));
    menu.add(5, () -> logical(scope, depth));
    menu.add(2, () -> join("(!", grammar.expressions.value(Primitive.BOOLEAN, scope, depth), ")"));
    menu.add(2, () -> sameReference(scope, depth));
    menu.add(2, () -> nullness(scope));
    menu.add(2, () -> tested(scope));
    menu.add(2, () -> grammar.texts.test(scope, depth));
    menu.add(1, () -> binding(scope, depth));
  }

  private String comparison(Scope scope, int depth) {
    Primitive left = dice.any(Primitive.NUMERIC);
    Primitive right = dice.percent(50) ? left : dice.any(Primitive.NUMERIC);
    return join(
        "(",
        grammar.expressions.value(left, scope, depth),
        dice.any(" < ", " <= ", " > ", " >= ", " == ", " != "),
        dice.percent(15) ? zero(right) : grammar.expressions.value(right, scope, depth - 1),
        ")");
  }

  /** Comparing with zero has instructions of its own. */
  private String zero(Primitive type) {
    return switch (type) {
      case LONG -> "0L";
      case FLOAT -> "0.0f";
      case DOUBLE -> "0.0";
      default -> "0";
    };
  }

  private String logical(Scope scope, int depth) {
    return join(
        "(",
        grammar.expressions.value(Primitive.BOOLEAN, scope, depth),
        dice.any(" && ", " && ", " || ", " || ", " & ", " | ", " ^ ", " == ", " != "),
        grammar.expressions.value(Primitive.BOOLEAN, scope, depth - 1),
        ")");
  }

  private String sameReference(Scope scope, int depth) {
    Type type =
        dice.any(grammar.world.anyClass(), Library.OBJECT, Library.STRING, grammar.world.hue);
    // The cast makes them comparable: without it the operands might be of unrelated classes.
    return join(
        "((" + type.java() + ") ",
        grammar.expressions.value(type, scope, depth),
        dice.any(" == ", " != "),
        grammar.expressions.value(type, scope, depth - 1),
        ")");
  }

  private String nullness(Scope scope) {
    List<Variable> references = scope.where(v -> v.type().isReference() && !v.solid());
    return references.isEmpty()
        ? null
        : "(" + dice.any(references).name() + dice.any(" == null)", " != null)");
  }

  private String tested(Scope scope) {
    List<Variable> objects =
        scope.where(v -> v.type() == Library.OBJECT || v.type() instanceof ClassType);
    if (objects.isEmpty()) {
      return null;
    }
    Variable object = dice.any(objects);
    List<ClassType> below =
        object.type() instanceof ClassType type
            ? grammar.world.below(type)
            : grammar.world.classes;
    String tested =
        object.type() == Library.OBJECT && dice.percent(40)
            ? dice.any("String", "int[]", "Integer", "Object[]", "Hue", "long[][]", "Comparable")
            : below.isEmpty() ? object.type().java() : dice.any(below).name;
    return "(" + object.name() + " instanceof " + tested + ")";
  }

  /** {@code (x instanceof B q && ...q...)}. */
  private String binding(Scope scope, int depth) {
    List<Variable> objects =
        scope.where(v -> v.type() instanceof ClassType c && !grammar.world.below(c).isEmpty());
    if (objects.isEmpty()) {
      return null;
    }
    Variable object = dice.any(objects);
    ClassType tested = dice.any(grammar.world.below((ClassType) object.type()));
    Variable bound = new Variable(scope.routine.fresh("q"), tested, false, true, true);
    Scope inner = scope.child();
    inner.declare(bound);
    return join(
        "(" + object.name() + " instanceof " + tested.name + " " + bound.name() + " && ",
        grammar.expressions.value(Primitive.BOOLEAN, inner, depth),
        ")");
  }
}
