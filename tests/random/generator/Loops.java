package generator;

import generator.Scope.Jump;
import generator.Scope.Target;
import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.ClassType;
import generator.Types.Field;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.List;

/**
 * Loops. Each burns fuel in every iteration, in its condition or at the head of its body, and ends
 * when there is none; so every program ends, whatever the body does to the counter.
 *
 * <p>A loop can always complete normally: its condition is no constant, or it has a break.
 */
final class Loops {
  private static final String STOP = "if (--fuel < 0) break;";

  private final Grammar grammar;
  private final Dice dice;

  Loops(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  Boolean statement(Source out, Scope scope) {
    return new Menu<Boolean>(dice)
        .add(5, () -> counting(out, scope))
        .add(2, () -> whileLoop(out, scope))
        .add(2, () -> doLoop(out, scope))
        .add(3, () -> forEach(out, scope))
        .add(1, () -> endless(out, scope))
        .add(2, () -> walk(out, scope))
        .pick();
  }

  private Target target(Scope scope) {
    return new Target(dice.percent(30) ? scope.routine.fresh("loop") : null, Jump.LOOP);
  }

  private static String labelled(Target target, String head) {
    return target.label() == null ? head : target.label() + ": " + head;
  }

  private boolean body(Source out, Scope scope) {
    return grammar.statements.block(out, scope, dice.between(1, 4));
  }

  private String value(Type type, Scope scope) {
    return grammar.expressions.value(type, scope, 1);
  }

  private Boolean counting(Source out, Scope scope) {
    Primitive type =
        dice.any(
            Primitive.INT, Primitive.INT, Primitive.INT, Primitive.BYTE, Primitive.SHORT,
            Primitive.CHAR, Primitive.LONG, Primitive.FLOAT, Primitive.DOUBLE);
    Target target = target(scope);
    String counter = scope.routine.fresh("i");
    boolean rising = dice.percent(70);
    int count = dice.between(2, 6);
    String bound =
        dice.percent(60)
            ? "" + count
            : "(" + value(Primitive.INT, scope) + " & " + dice.any(3, 7) + ")";
    String step = dice.percent(25) ? " += 2" : "++";
    String update = rising ? counter + step : counter + step.replace('+', '-');
    String start = rising ? "0" : "" + count;
    // A step of two from 1 would take a char around to its highest value.
    String test = counter + (rising ? " < " + bound : type == Primitive.CHAR ? " > 1" : " > 0");
    boolean inCondition = dice.percent(60);
    String head =
        "for (" + type.java() + " " + counter + " = " + start + "; " + test
            + (inCondition ? " && --fuel > 0" : "") + "; " + update + ")";
    Scope body = scope.free().within(target);
    body.declare(new Variable(counter, type, dice.percent(8), false, false));
    out.open(labelled(target, head));
    if (!inCondition) {
      out.line(STOP);
    }
    body(out, body);
    out.close();
    return true;
  }

  private Boolean whileLoop(Source out, Scope scope) {
    Target target = target(scope);
    String counter = scope.routine.fresh("i");
    out.line("int " + counter + " = " + dice.between(2, 7) + ";");
    Scope body = scope.free().within(target);
    body.declare(new Variable(counter, Primitive.INT, false, false, false));
    String extra =
        dice.percent(40) ? " && " + grammar.statements.condition(scope, 2) : "";
    out.open(labelled(target, "while (" + counter + "-- > 0 && --fuel > 0" + extra + ")"));
    body(out, body);
    out.close();
    return true;
  }

  /** The body must be able to reach the condition: that is where the loop can end. */
  private Boolean doLoop(Source out, Scope scope) {
    Target target = target(scope);
    String counter = scope.routine.fresh("i");
    out.line("int " + counter + " = 0;");
    Scope body = scope.completing().within(target);
    body.declare(new Variable(counter, Primitive.INT, false, false, false));
    String extra =
        dice.percent(40) ? " && " + grammar.statements.condition(scope, 2) : "";
    out.open(labelled(target, "do"));
    body(out, body);
    String test = "++" + counter + " < " + dice.between(1, 5) + " && --fuel > 0" + extra;
    out.close(" while (" + test + ");");
    return true;
  }

  private Boolean forEach(Source out, Scope scope) {
    ArrayOf type = new ArrayOf(grammar.world.anyElement());
    String array = grammar.arrays.primary(type, scope, 1);
    if (array == null) {
      array = grammar.expressions.solid(type, scope, 1);
    }
    Target target = target(scope);
    String element = scope.routine.fresh("e");
    Scope body = scope.free().within(target);
    body.declare(new Variable(element, type.element(), false, true, false));
    String head = "for (" + type.element().java() + " " + element + " : " + array + ")";
    out.open(labelled(target, head));
    out.line(STOP);
    body(out, body);
    out.close();
    return true;
  }

  private Boolean endless(Source out, Scope scope) {
    Target target = target(scope);
    String counter = scope.routine.fresh("i");
    out.line("int " + counter + " = 0;");
    Scope body = scope.free().within(target);
    body.declare(new Variable(counter, Primitive.INT, false, false, false));
    out.open(labelled(target, dice.any("for (;;)", "while (true)")));
    out.line("if (--fuel < 0 || ++" + counter + " > " + dice.between(2, 6) + ") break;");
    out.line("if (" + grammar.statements.condition(scope, 2) + ") break;");
    body(out, body);
    out.close();
    return true;
  }

  /** Along the links of a list, which may be empty and may be a circle. */
  private Boolean walk(Source out, Scope scope) {
    List<ClassType> roots = grammar.world.classes.stream().filter(ClassType::isRoot).toList();
    ClassType type = dice.any(roots);
    Field next =
        type.fields.stream().filter(f -> f.name().startsWith("next")).findFirst().orElseThrow();
    Target target = target(scope);
    String node = scope.routine.fresh("node");
    String first = grammar.expressions.value(type, scope, 2);
    out.line(type.name + " " + node + " = " + first + ";");
    Scope body = scope.completing().within(target);
    body.declare(new Variable(node, type, false, false, true));
    out.open(labelled(target, "while (" + node + " != null && --fuel > 0)"));
    body(out, body);
    out.line(node + " = " + node + "." + next.name() + ";");
    out.close();
    return true;
  }
}
