package generator;

import generator.Scope.Routine;
import generator.Scope.Variable;
import generator.Types.Boxed;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;

/**
 * What stands between the braces of a method or a block lambda: a checksum that starts with a
 * constant, statements, and a return of what the checksum has become.
 *
 * <p>A checksum that does not become the result goes into the static {@code trail}; an entry point
 * folds the trail and every static field into its own. So nothing that was computed is lost.
 */
final class Bodies {
  private final Grammar grammar;
  private final Dice dice;

  Bodies(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void write(Source out, Scope scope) {
    Routine routine = scope.routine;
    routine.sum = routine.fresh("c");
    out.line("long " + routine.sum + " = " + dice.below(1000) + "L;");
    if (routine.entry && routine.result == Library.STRING) {
      routine.log = routine.fresh("log");
      out.line("String " + routine.log + " = \"\";");
    }
    for (Variable parameter : scope.own()) {
      if (dice.percent(50)) {
        grammar.statements.absorb(out, scope, parameter);
      }
    }
    if (routine.entry && dice.percent(3)) {
      crowd(out, scope);
    }
    grammar.statements.prologue(out, scope, routine.entry ? dice.between(3, 6) : dice.below(3));
    if (grammar.statements.block(out, scope, routine.budget)) {
      finish(out, scope);
    }
  }

  /** So many locals that those declared later have numbers above 255. */
  private void crowd(Source out, Scope scope) {
    for (int i = 0; i < 13; i++) {
      StringBuilder line = new StringBuilder(i % 2 == 0 ? "long " : "double ");
      for (int j = 0; j < 10; j++) {
        line.append(j == 0 ? "" : ", ").append(scope.routine.fresh("w")).append(" = ").append(j);
      }
      out.line(line + ";");
    }
    for (Primitive type : Primitive.ALL) {
      String name = scope.routine.fresh("x");
      out.line(type.java() + " " + name + " = " + grammar.literals.of(type) + ";");
      scope.declare(new Variable(name, type, true, false, false));
    }
  }

  /** Returns; nothing may follow. */
  void finish(Source out, Scope scope) {
    Routine routine = scope.routine;
    Type type = routine.result;
    if (routine.entry) {
      out.line(routine.sum + " = settle(" + routine.sum + ");");
      out.line("return " + folded(type, routine) + ";");
      return;
    }
    String folded = folded(type, routine);
    boolean isLambda = routine.isLambda;
    if (folded != null && (isLambda || dice.percent(50))) {
      out.line("return " + folded + ";");
      return;
    }
    out.line("trail = mix(trail, " + routine.sum + ");");
    out.line(
        type == Library.VOID
            ? "return;"
            : "return " + grammar.expressions.stored(type, false, scope, 1) + ";");
  }

  /** The checksum as a value of the type; null where the type has too few values to show it. */
  private String folded(Type type, Routine routine) {
    String sum = routine.sum;
    if (type instanceof Boxed box) {
      return folded(box.primitive(), routine);
    }
    if (type == Library.STRING) {
      return routine.log == null ? "clip(\"#\" + " + sum + ")" : sum + " + " + routine.log;
    }
    if (!(type instanceof Primitive primitive)) {
      return null;
    }
    return switch (primitive) {
      case BOOLEAN -> "(" + sum + " & 1) == 0";
      case BYTE, SHORT -> "(" + type.java() + ") " + sum;
      case CHAR -> "(char) (' ' + Math.floorMod(" + sum + ", 95))";
      case INT -> "(int) (" + sum + " ^ " + sum + " >>> 32)";
      case LONG -> sum;
      case FLOAT -> sum + " % 10007 / 8f";
      case DOUBLE -> "(double) " + sum + " / 8";
    };
  }

  /** The least a method can answer, when there is no fuel for more. */
  String nothing(Type type) {
    return type == Library.VOID ? "return;" : "return " + grammar.literals.of(type) + ";";
  }
}
