package generator;

import static generator.Grammar.join;

import generator.Types.Boxed;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Strings: concatenation of everything that has a text of its own, and methods of String.
 *
 * <p>Arrays and functions are never turned into text, since theirs tells an identity hash code.
 */
final class Texts {
  private final Grammar grammar;
  private final Dice dice;

  Texts(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, boolean solid, Scope scope, int depth) {
    menu.add(8, () -> concatenation(scope, depth));
    menu.add(2, () -> transformed(scope, depth));
    menu.add(1, () -> {
      Primitive type = dice.any(Primitive.ALL);
      return "String.valueOf(" + grammar.expressions.value(type, scope, depth) + ")";
    });
    menu.add(1, () -> {
      String object = grammar.references.receiver(grammar.world.anyClass(), scope, depth);
      return join(object, ".toString()");
    });
    if (!solid && scope.dares(dice)) {
      menu.add(3, () -> {
        String object = grammar.expressions.variable(Library.OBJECT, false, scope);
        return join("((String) (Object) ", object, ")");
      });
    }
  }

  /** A string that can be followed by a dot: solid, or doubtful where that is daring. */
  String receiver(Scope scope, int depth) {
    String variable = grammar.expressions.variable(Library.STRING, !scope.dares(dice), scope);
    if (variable != null && dice.percent(75)) {
      return variable;
    }
    return depth > 0 ? concatenation(scope, depth - 1) : grammar.literals.text();
  }

  private String concatenation(Scope scope, int depth) {
    List<String> pieces = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      pieces.add(piece(scope, depth));
    }
    String text =
        dice.percent(70)
            ? grammar.literals.text()
            : "clip(" + grammar.expressions.value(Library.STRING, scope, depth - 1) + ")";
    // One of the first two must be a string, or + would add numbers.
    pieces.add(dice.below(2), text);
    return "(" + String.join(" + ", pieces) + ")";
  }

  private String piece(Scope scope, int depth) {
    Type type =
        dice.any(
            dice.any(Primitive.ALL), dice.any(Primitive.INT, Primitive.CHAR, Primitive.LONG),
            Library.STRING, new Boxed(Primitive.INT), grammar.world.hue, grammar.world.anyClass());
    return grammar.expressions.value(type, scope, depth - 1);
  }

  private String transformed(Scope scope, int depth) {
    String text = receiver(scope, depth);
    String index = grammar.expressions.value(Primitive.INT, scope, depth - 1);
    String other = grammar.expressions.solid(Library.STRING, scope, depth - 1);
    if (scope.dares(dice)) {
      return text + ".substring(" + index + dice.any("", ", 2") + ")";
    }
    return dice.any(
        "(\"lori\" + " + text + ").substring(" + index + " & 3)",
        text + ".concat(" + other + ")",
        text + ".replace('a', " + grammar.expressions.value(Primitive.CHAR, scope, 0) + ")",
        text + ".trim()");
  }

  /** An integer that a string has. */
  String measure(Scope scope, int depth) {
    String text = receiver(scope, depth);
    String other = grammar.expressions.solid(Library.STRING, scope, depth - 1);
    return text
        + dice.any(
            ".length()",
            ".length()",
            ".hashCode()",
            ".indexOf(" + other + ")",
            ".compareTo(" + other + ")");
  }

  String test(Scope scope, int depth) {
    String text = receiver(scope, depth);
    String other = grammar.expressions.value(Library.STRING, scope, depth - 1);
    return text
        + dice.any(
            ".equals(" + other + ")",
            ".isEmpty()",
            ".startsWith(" + grammar.literals.text() + ")");
  }
}
