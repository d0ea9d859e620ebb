package generator;

import static generator.Grammar.join;

import generator.Scope.Jump;
import generator.Scope.Target;
import generator.Scope.Variable;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Switches on integers, strings and enum constants: the old form with its falling through, the
 * arrow form, and the expression.
 *
 * <p>The last group of a switch statement can complete normally, so that the switch always can. Two
 * of the strings have the same hash code.
 */
final class Switches {
  private static final List<String> TEXTS =
      List.of("\"Aa\"", "\"BB\"", "\"a\"", "\"kukang\"", "\"\"");

  private record Selector(String java, List<String> labels) {}

  private final Grammar grammar;
  private final Dice dice;

  Switches(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  private Selector selector(Scope scope, int depth) {
    return new Menu<Selector>(dice)
        .add(4, () -> number(scope, depth))
        .add(2, () -> {
          String text = grammar.texts.receiver(scope, depth);
          return new Selector(text, shuffled(TEXTS, dice.between(2, 5)));
        })
        .add(2, () -> {
          String value = grammar.references.enumReceiver(scope);
          List<String> names = grammar.world.hue.constants();
          return new Selector(value, shuffled(names, dice.between(1, names.size())));
        })
        .pick();
  }

  private Selector number(Scope scope, int depth) {
    Primitive type = dice.any(Primitive.INT, Primitive.INT, Primitive.INT, Primitive.BYTE,
        Primitive.SHORT, Primitive.CHAR);
    String value = grammar.expressions.value(type, scope, depth);
    boolean sparse = dice.percent(40);
    Set<Integer> labels = new TreeSet<>();
    int lowest = type == Primitive.CHAR ? dice.any(0, 97) : dice.between(-2, 1);
    for (int i = dice.between(2, 5); i > 0; i--) {
      labels.add(sparse ? lowest + dice.below(100) : lowest + i);
    }
    String java = dice.percent(60) && type == Primitive.INT
        ? value + dice.any(" & 7", " % 5", " & 63")
        : value;
    return new Selector(java, labels.stream().map(String::valueOf).toList());
  }

  private List<String> shuffled(List<String> items, int count) {
    List<String> rest = new ArrayList<>(items);
    List<String> taken = new ArrayList<>();
    while (taken.size() < count) {
      taken.add(rest.remove(dice.below(rest.size())));
    }
    return taken;
  }

  Boolean statement(Source out, Scope scope) {
    Selector selector = selector(scope, 2);
    out.open("switch (" + selector.java() + ")");
    if (dice.percent(50)) {
      oldForm(out, scope, selector.labels());
    } else {
      arrowForm(out, scope, selector.labels());
    }
    out.close();
    return true;
  }

  private Scope group(Scope scope, boolean isLast) {
    return (isLast ? scope.completing() : scope.free()).within(new Target(null, Jump.SWITCH));
  }

  private void oldForm(Source out, Scope scope, List<String> labels) {
    int fallback = dice.percent(70) ? dice.below(labels.size() + 1) : -1;
    for (int i = 0; i <= labels.size(); i++) {
      if (i == fallback) {
        out.line("default:");
      }
      boolean isLabelled = i < labels.size();
      if (isLabelled) {
        out.line("case " + labels.get(i) + ":");
      }
      if (isLabelled ? dice.percent(85) : i == fallback) {
        oldGroup(out, group(scope, i + 1 >= labels.size()));
      }
    }
  }

  /**
   * A group of the old form, in braces. Without them javac 17 lets a local of the group live on at
   * the next label if a binding instanceof is near, and the verifier rejects the method.
   */
  private void oldGroup(Source out, Scope scope) {
    out.open("");
    boolean completes = grammar.statements.block(out, scope, dice.between(1, 2));
    if (completes && dice.percent(70)) {
      out.line("break;");
    }
    out.close();
  }

  private void arrowForm(Source out, Scope scope, List<String> labels) {
    for (int i = 0; i < labels.size(); i++) {
      String label = labels.get(i);
      if (i + 1 < labels.size() && dice.percent(20)) {
        label += ", " + labels.get(++i);
      }
      out.open("case " + label + " ->");
      grammar.statements.block(out, group(scope, false), dice.between(1, 2));
      out.close();
    }
    out.open("default ->");
    grammar.statements.block(out, group(scope, true), dice.between(1, 2));
    out.close();
  }

  String expression(Type type, boolean solid, Scope scope, int depth) {
    Selector selector = selector(scope, depth);
    boolean isComplete =
        selector.labels().size() == grammar.world.hue.constants().size()
            && grammar.world.hue.constants().containsAll(selector.labels());
    StringBuilder text = new StringBuilder("(switch (" + selector.java() + ") { ");
    for (String label : selector.labels()) {
      String arm = arm(type, solid, scope, depth);
      if (arm == null) {
        return null;
      }
      text.append("case ").append(label).append(" -> ").append(arm);
    }
    String last =
        isComplete && dice.percent(60)
            ? ""
            : join("default -> ", arm(type, solid, scope, depth));
    if (last == null) {
      return null;
    }
    String java = text + last + "})";
    return type == Library.OBJECT ? "((Object) " + java + ")" : java;
  }

  private String arm(Type type, boolean solid, Scope scope, int depth) {
    if (scope.dares(dice) && dice.percent(30)) {
      return grammar.exceptions.thrown(scope) + " ";
    }
    if (dice.percent(80)) {
      return join(grammar.expressions.value(type, solid, scope, depth - 1), "; ");
    }
    Primitive local = dice.any(Primitive.ALL);
    String first = scope.routine.fresh("y");
    String last = scope.routine.fresh("y");
    String initial = grammar.expressions.value(local, scope, depth - 1);
    Scope inner = scope.child();
    inner.declare(new Variable(first, local, true, false, false));
    // A variable of its own: javac takes some forms of yield (...) for a call.
    return join(
        "{ " + local.java() + " " + first + " = " + initial + "; ",
        type.java() + " " + last + " = ",
        grammar.expressions.value(type, solid, inner, depth),
        "; yield " + last + "; } ");
  }
}
