package generator;

import generator.Types.Library;
import generator.Types.Primitive;
import java.util.ArrayList;
import java.util.List;

/**
 * Try statements and throws.
 *
 * <p>The body of a try is daring. Unless the scope around it is daring too, a last clause catches
 * every RuntimeException. What is caught leaves its message in the checksum.
 */
final class Exceptions {
  private static final List<String> NAMED =
      List.of(
          "ArithmeticException", "NullPointerException", "IndexOutOfBoundsException",
          "ClassCastException", "ArrayStoreException", "NegativeArraySizeException", "Fault",
          "IllegalStateException");

  private final Grammar grammar;
  private final Dice dice;

  Exceptions(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  Boolean attempt(Source out, Scope scope) {
    boolean catchesAll = !scope.daring || dice.percent(60);
    List<String> clauses = clauses(catchesAll);
    boolean hasFinally = clauses.isEmpty() || dice.percent(35);
    out.open("try");
    boolean completes =
        grammar.statements.block(out, scope.inDanger(true), dice.between(1, 4));
    for (String clause : clauses) {
      String caught = scope.routine.fresh("x");
      out.turn("catch (" + clause + " " + caught + ")");
      keepMessage(out, scope, caught);
      completes |= handler(out, scope, caught, clause);
    }
    if (hasFinally) {
      out.turn("finally");
      completes &= grammar.statements.block(out, scope.child(), dice.between(1, 2));
    }
    out.close();
    return completes;
  }

  private List<String> clauses(boolean catchesAll) {
    List<String> rest = new ArrayList<>(NAMED);
    List<String> clauses = new ArrayList<>();
    for (int i = dice.below(3); i > 0; i--) {
      String clause = rest.remove(dice.below(rest.size()));
      if (dice.percent(30)) {
        clause += " | " + rest.remove(dice.below(rest.size()));
      }
      clauses.add(clause);
    }
    if (catchesAll) {
      clauses.add(dice.any("RuntimeException", "RuntimeException", "Exception", "Throwable"));
    }
    return clauses;
  }

  private boolean handler(Source out, Scope scope, String caught, String clause) {
    if (clause.equals("Fault")) {
      String sum = scope.routine.sum;
      out.line(sum + " = mix(" + sum + ", " + caught + ".code);");
    }
    boolean completes =
        dice.percent(50) || grammar.statements.block(out, scope.child(), dice.between(1, 2));
    if (completes && scope.daring && !scope.mustComplete && dice.percent(15)) {
      boolean unchecked = !clause.equals("Exception") && !clause.equals("Throwable");
      out.line(
          unchecked && dice.percent(50)
              ? "throw " + caught + ";"
              : "throw new IllegalStateException(\"again\", " + caught + ");");
      return false;
    }
    return completes;
  }

  /** Puts what an exception says into the checksum, and into the log where there is one. */
  void keepMessage(Source out, Scope scope, String caught) {
    String sum = scope.routine.sum;
    String log = scope.routine.log;
    String message = caught + (dice.percent(75) ? ".getMessage()" : ".toString()");
    out.line(sum + " = mix(" + sum + ", " + message + ");");
    if (log != null) {
      out.line(log + " = note(" + log + ", " + message + ");");
    }
  }

  /** A throw statement. */
  String thrown(Scope scope) {
    String text = "plain(clip(" + grammar.expressions.value(Library.STRING, scope, 1) + "))";
    String code = grammar.expressions.value(Primitive.INT, scope, 1);
    return "throw new "
        + dice.any(
            "Fault(" + code + ", " + text + ")",
            "Fault(" + code + ", null)",
            "IllegalStateException(" + text + ")",
            "ArithmeticException(" + text + ")",
            "RuntimeException()",
            "IndexOutOfBoundsException(" + code + ")")
        + ";";
  }
}
