package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.Field;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Arrays: how they are made, and how they are indexed.
 *
 * <p>A solid array is indexed by what is surely below its length. A doubtful one may be null, short
 * or of an unexpected class, and daring code indexes it with anything.
 */
final class Arrays {
  private static final int MASK = Types.SOLID_LENGTH - 1;

  private final Grammar grammar;
  private final Dice dice;

  Arrays(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, ArrayOf type, boolean solid, Scope scope, int depth) {
    menu.add(4, () -> fresh(type, scope, depth));
    if (type.element() == Primitive.CHAR && !solid) {
      menu.add(2, () -> join(grammar.texts.receiver(scope, depth), ".toCharArray()"));
    }
    if (!type.isNested()) {
      menu.add(2, () -> join(primary(type, scope, depth), ".clone()"));
    }
    if (!solid) {
      menu.add(2, () -> small(type, scope, depth));
      menu.add(1, () -> cast(type, scope));
    }
  }

  /** A new solid array. */
  String fresh(ArrayOf type, Scope scope, int depth) {
    int length = Types.SOLID_LENGTH + dice.below(3);
    Type element = type.element();
    if (element instanceof ArrayOf row) {
      if (dice.percent(60)) {
        return "new " + row.element().java() + "[" + length + "][" + Types.SOLID_LENGTH + "]";
      }
      List<String> rows = new ArrayList<>();
      for (int i = 0; i < Types.SOLID_LENGTH; i++) {
        rows.add(braces(row, Types.SOLID_LENGTH, scope, depth - 1));
      }
      return "new " + type.java() + " {" + String.join(", ", rows) + "}";
    }
    if (dice.percent(30)) {
      String extra = grammar.expressions.value(Primitive.INT, scope, depth - 1);
      String size = dice.percent(50) ? "" + length : "(" + extra + " & 3) + " + Types.SOLID_LENGTH;
      return "new " + element.java() + "[" + size + "]";
    }
    return "new " + type.java() + " " + braces(type, length, scope, depth - 1);
  }

  private String braces(ArrayOf type, int length, Scope scope, int depth) {
    List<String> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      elements.add(
          grammar.expressions.value(type.element(), scope, i == 0 ? Math.min(depth, 1) : 0));
    }
    return "{" + String.join(", ", elements) + "}";
  }

  /** A new array of a length that surprises: none, few, or below none where that is allowed. */
  private String small(ArrayOf type, Scope scope, int depth) {
    String size = grammar.expressions.value(Primitive.INT, scope, depth);
    String length =
        scope.dares(dice) ? "(" + size + ") % 5" : dice.any("(" + size + ") & 3", "0", "1", "2");
    if (type.element() instanceof ArrayOf row) {
      return "new " + row.element().java() + "[" + length + "]" + dice.any("[]", "[2]");
    }
    return "new " + type.element().java() + "[" + length + "]";
  }

  /** An array of a narrower class than its type says, or an object that may be no array at all. */
  private String cast(ArrayOf type, Scope scope) {
    if (type.element() == Library.OBJECT) {
      Type narrow =
          dice.any(Library.STRING, new Boxed(Primitive.INT), dice.any(grammar.world.classes));
      return "new " + narrow.java() + "[" + dice.between(1, 4) + "]";
    }
    if (type.element() instanceof ClassType element && !grammar.world.below(element).isEmpty()) {
      ClassType narrow = dice.any(grammar.world.below(element));
      return "new " + narrow.name + "[" + dice.between(1, 4) + "]";
    }
    String object =
        scope.dares(dice) ? grammar.expressions.variable(Library.OBJECT, false, scope) : null;
    return object == null ? null : "((" + type.java() + ") (Object) " + object + ")";
  }

  String primary(ArrayOf type, Scope scope, int depth) {
    return primary(type, false, scope, depth);
  }

  /** A solid array, in a form that can be followed by brackets or a dot. */
  String primary(ArrayOf type, boolean lasting, Scope scope, int depth) {
    Menu<String> menu = new Menu<>(dice);
    for (Variable variable : scope.where(Variable::solid)) {
      addNamed(menu, variable.name(), variable.type(), type, scope, depth);
    }
    for (Field field : grammar.world.statics) {
      if (field.solid()) {
        addNamed(menu, field.name(), field.type(), type, scope, depth);
      }
    }
    if (!type.isNested() && !scope.routine.early) {
      menu.add(2, () -> ofObject(type, lasting, scope, depth));
    }
    return menu.pick();
  }

  private void addNamed(
      Menu<String> menu, String name, Type named, ArrayOf type, Scope scope, int depth) {
    if (named.equals(type)) {
      menu.add(2, () -> name);
    } else if (named.equals(new ArrayOf(type))) {
      menu.add(2, () -> at(name, scope, depth));
    }
  }

  private String ofObject(ArrayOf type, boolean lasting, Scope scope, int depth) {
    Menu<String> menu = new Menu<>(dice);
    for (ClassType owner : grammar.world.classes) {
      for (Field field : owner.fields) {
        if (field.solid() && field.type().equals(type)) {
          menu.add(
              1,
              () ->
                  join(
                      grammar.references.receiver(owner, lasting, scope, depth),
                      ".",
                      field.name()));
        }
      }
    }
    return menu.pick();
  }

  /** An array that may be null or of any length. */
  String doubtful(ArrayOf type, Scope scope) {
    List<Variable> variables = scope.where(v -> v.type().equals(type) && v.isValue());
    return variables.isEmpty() ? null : dice.any(variables).name();
  }

  /** An element of a solid array. */
  String at(String array, Scope scope, int depth) {
    String index = grammar.expressions.value(Primitive.INT, scope, depth);
    return array
        + dice.any(
            "[" + index + " & " + MASK + "]",
            "[" + dice.below(Types.SOLID_LENGTH) + "]",
            "[Math.floorMod(" + index + ", " + Types.SOLID_LENGTH + ")]",
            "[(" + index + " >>> 1) % " + Types.SOLID_LENGTH + "]");
  }

  String wildIndex(Scope scope, int depth) {
    Primitive type = dice.any(Primitive.INT, Primitive.INT, Primitive.BYTE, Primitive.CHAR);
    return dice.percent(40)
        ? "" + dice.between(-1, 6)
        : grammar.expressions.value(type, scope, depth);
  }
}
