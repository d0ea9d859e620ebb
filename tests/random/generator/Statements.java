package generator;

import static generator.Grammar.join;

import generator.Scope.Jump;
import generator.Scope.Routine;
import generator.Scope.Target;
import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.Function;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Statements, except for loops, switches and exceptions, which have files of their own.
 *
 * <p>A statement answers whether it can complete normally, by the rules of the Java language:
 * nothing may follow one that cannot. A null answer means that it does not apply here and wrote
 * nothing. What a block has computed goes into the checksum when the block ends.
 */
final class Statements {
  private final Grammar grammar;
  private final Dice dice;

  Statements(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  /** At least one statement; only simple ones when the routine's budget is spent. */
  boolean block(Source out, Scope scope, int size) {
    Routine routine = scope.routine;
    for (int i = 0; i == 0 || (i < size && routine.budget > 0); i++) {
      if (!statement(out, scope)) {
        return false;
      }
    }
    for (Variable variable : scope.own()) {
      if (dice.percent(80)) {
        absorb(out, scope, variable);
      }
    }
    boolean mayJump = !scope.mustComplete && !scope.targets.isEmpty();
    return !(mayJump && dice.percent(8) && jump(out, scope));
  }

  boolean statement(Source out, Scope scope) {
    scope.routine.budget--;
    Menu<Boolean> menu = new Menu<>(dice);
    menu.add(12, () -> declaration(out, scope));
    menu.add(8, () -> assignment(out, scope));
    menu.add(7, () -> update(out, scope));
    menu.add(5, () -> absorption(out, scope));
    menu.add(5, () -> call(out, scope));
    menu.add(1, () -> copy(out, scope));
    if (scope.routine.budget > 0) {
      menu.add(6, () -> alternative(out, scope));
      menu.add(2, () -> nullTest(out, scope));
      menu.add(2, () -> typeTest(out, scope));
      menu.add(13, () -> grammar.loops.statement(out, scope));
      menu.add(4, () -> grammar.switches.statement(out, scope));
      menu.add(6, () -> grammar.exceptions.attempt(out, scope));
      menu.add(1, () -> labelled(out, scope));
      menu.add(1, () -> monitor(out, scope));
    }
    menu.add(4, () -> grammar.hazards.statement(out, scope));
    menu.add(2, () -> conditionalJump(out, scope));
    return menu.pick();
  }

  private int depth() {
    return dice.any(1, 1, 2, 2, 3);
  }

  /** Adds a variable to the checksum; functions have no value to add. */
  void absorb(Source out, Scope scope, Variable variable) {
    if (!(variable.type() instanceof Function)) {
      String sum = scope.routine.sum;
      out.line(sum + " = mix(" + sum + ", " + variable.name() + ");");
    }
  }

  /** Applies everywhere, so that there is always some statement to write. */
  private Boolean absorption(Source out, Scope scope) {
    Type any = grammar.world.anyType();
    Type type = any instanceof Function function ? function.result : any;
    String sum = scope.routine.sum;
    String value = grammar.expressions.value(type, scope, depth());
    out.line(sum + " = mix(" + sum + ", " + value + ");");
    return true;
  }

  /** Something to work with: variables of several types, an object and an array. */
  void prologue(Source out, Scope scope, int size) {
    World world = grammar.world;
    for (int i = 0; i < size; i++) {
      Type type =
          dice.any(
              dice.any(Primitive.ALL), dice.any(Primitive.ALL), dice.any(world.classes),
              new ArrayOf(world.anyElement()));
      declaration(out, scope, type, type.isReference());
    }
  }

  private Boolean declaration(Source out, Scope scope) {
    Type type = grammar.world.anyType();
    boolean solid = type instanceof Function || (type.isReference() && dice.percent(65));
    return declaration(out, scope, type, solid);
  }

  private Boolean declaration(Source out, Scope scope, Type type, boolean solid) {
    String value = initial(type, solid, scope);
    if (value == null) {
      return null;
    }
    boolean isFixed =
        type instanceof Function || (solid && type instanceof ArrayOf array && array.isNested());
    boolean writable = !isFixed && dice.percent(60);
    String name = scope.routine.fresh(prefix(type));
    if (type.isReference() || !dice.percent(12)) {
      String modifier = !writable && dice.percent(50) ? "final " : "";
      String spelled = !type.isReference() && dice.percent(15) ? "var" : type.java();
      out.line(modifier + spelled + " " + name + " = " + value + ";");
    } else {
      out.line(type.java() + " " + name + ";");
      out.open("if (" + condition(scope, 1) + ")").line(name + " = " + value + ";");
      out.turn("else").line(name + " = " + initial(type, solid, scope) + ";").close();
    }
    scope.declare(new Variable(name, type, writable, !writable, solid));
    return true;
  }

  private String initial(Type type, boolean solid, Scope scope) {
    return solid && type instanceof ArrayOf array && array.isNested()
        ? grammar.arrays.fresh(array, scope, depth())
        : grammar.expressions.stored(type, solid, scope, depth());
  }

  private static String prefix(Type type) {
    return type instanceof Primitive ? type.java().substring(0, 1) : "r";
  }

  String condition(Scope scope, int depth) {
    return grammar.expressions.value(Primitive.BOOLEAN, scope, depth);
  }

  private Boolean assignment(Source out, Scope scope) {
    Type type = dice.percent(50) ? dice.any(Primitive.ALL) : grammar.world.anyType();
    Places.Place place = grammar.places.write(type, scope, 1);
    String value =
        place == null ? null : grammar.expressions.stored(type, place.solid(), scope, depth());
    if (value == null) {
      return null;
    }
    out.line(place.java() + " = " + value + ";");
    return true;
  }

  /** Compound assignments and steps. */
  private Boolean update(Source out, Scope scope) {
    if (dice.percent(10)) {
      return growth(out, scope);
    }
    if (dice.percent(8)) {
      return boxedStep(out, scope);
    }
    Primitive type = dice.any(Primitive.ALL);
    String update;
    if (type == Primitive.BOOLEAN) {
      String place = grammar.places.update(type, scope, 1);
      update = join(place, dice.any(" &= ", " |= ", " ^= "), condition(scope, 2));
    } else if (type == Primitive.INT && dice.percent(20)) {
      Places.Place place = grammar.places.local(type, scope);
      update = place == null ? null : place.java() + " += " + dice.any(100, 1000, -129, 32767);
    } else if (dice.percent(40)) {
      update = grammar.numbers.step(type, scope, 1);
    } else {
      update = grammar.numbers.compound(type, scope, 2);
    }
    if (update == null) {
      return null;
    }
    out.line(update + ";");
    return true;
  }

  private Boolean growth(Source out, Scope scope) {
    Places.Place place = grammar.places.local(Library.STRING, scope);
    if (place == null) {
      return null;
    }
    Type type = dice.any(Primitive.INT, Primitive.CHAR, Primitive.BOOLEAN, Library.STRING);
    out.line(place.java() + " += " + grammar.expressions.value(type, scope, 1) + ";");
    out.line(place.java() + " = clip(" + place.java() + ");");
    return true;
  }

  private Boolean boxedStep(Source out, Scope scope) {
    List<Variable> boxes =
        scope.where(
            v -> v.writable() && v.solid() && v.type().equals(new Boxed(Primitive.INT)));
    if (boxes.isEmpty()) {
      return null;
    }
    out.line(dice.any(boxes).name() + dice.any("++;", "--;", " += 2;", " ^= 5;"));
    return true;
  }

  private Boolean call(Source out, Scope scope) {
    String call = grammar.calls.statement(scope, 2);
    if (call == null) {
      return null;
    }
    out.line(call + ";");
    return true;
  }

  /** System.arraycopy between arrays of one type, which may be the same one. */
  private Boolean copy(Source out, Scope scope) {
    ArrayOf type = new ArrayOf(dice.any(World.ELEMENTS));
    boolean dares = scope.dares(dice);
    Supplier<String> array =
        () ->
            dares ? grammar.arrays.doubtful(type, scope) : grammar.arrays.primary(type, scope, 0);
    String from = array.get();
    String to = array.get();
    String call = join("System.arraycopy(", from, ", " + dice.below(3) + ", ", to, ", ");
    if (call == null) {
      return null;
    }
    out.line(call + dice.below(3) + ", " + (dares ? dice.between(-1, 6) : 2) + ");");
    return true;
  }

  private Boolean alternative(Source out, Scope scope) {
    out.open("if (" + condition(scope, depth()) + ")");
    if (dice.percent(50)) {
      block(out, scope.free(), dice.between(1, 4));
      out.close();
      return true;
    }
    boolean first = block(out, scope.child(), dice.between(1, 3));
    if (dice.percent(25)) {
      out.turn("else if (" + condition(scope, 2) + ")");
      first |= block(out, scope.child(), dice.between(1, 3));
    }
    out.turn("else");
    boolean second = block(out, scope.child(), dice.between(1, 3));
    out.close();
    return first || second;
  }

  /** Code for which a reference that may be null has become solid. */
  private Boolean nullTest(Source out, Scope scope) {
    List<Variable> doubtful =
        scope.where(
            v -> !v.solid() && v.type().isReference() && !(v.type() instanceof ArrayOf));
    if (doubtful.isEmpty()) {
      return null;
    }
    Variable variable = dice.any(doubtful);
    Scope knowing = scope.free().knowing(variable);
    out.open("if (" + variable.name() + " != null)");
    block(out, knowing, dice.between(2, 4));
    if (variable.writable() && dice.percent(30)) {
      out.turn("else");
      String value = grammar.expressions.stored(variable.type(), false, scope, 1);
      out.line(variable.name() + " = " + value + ";");
    }
    out.close();
    return true;
  }

  private Boolean typeTest(Source out, Scope scope) {
    List<Variable> objects =
        scope.where(
            v -> v.type() == Library.OBJECT
                || (v.type() instanceof ClassType c && !grammar.world.below(c).isEmpty()));
    if (objects.isEmpty()) {
      return null;
    }
    Variable object = dice.any(objects);
    Type tested;
    if (object.type() instanceof ClassType type) {
      tested = dice.any(grammar.world.below(type));
    } else {
      tested =
          dice.any(
              Library.STRING, new Boxed(dice.any(Primitive.ALL)), dice.any(grammar.world.classes));
    }
    String name = scope.routine.fresh("q");
    Scope inner = scope.free();
    inner.declare(new Variable(name, tested, false, true, true));
    out.open("if (" + object.name() + " instanceof " + tested.java() + " " + name + ")");
    block(out, inner, dice.between(1, 3));
    out.close();
    return true;
  }

  private Boolean labelled(Source out, Scope scope) {
    String label = scope.routine.fresh("block");
    Scope inner = scope.completing().within(new Target(label, Jump.BLOCK));
    out.open(label + ":");
    block(out, inner, dice.between(1, 3));
    out.line("if (" + condition(scope, 2) + ") break " + label + ";");
    block(out, inner.free(), dice.between(1, 3));
    out.close();
    return true;
  }

  private Boolean monitor(Source out, Scope scope) {
    String lock = grammar.references.receiver(grammar.world.anyClass(), scope, 0);
    if (lock == null) {
      return null;
    }
    out.open("synchronized (" + lock + ")");
    boolean completes = block(out, scope.child(), dice.between(1, 3));
    out.close();
    return completes;
  }

  private Boolean conditionalJump(Source out, Scope scope) {
    Scope inner = scope.free();
    Source body = new Source();
    if (!jump(body, inner)) {
      return null;
    }
    out.open("if (" + condition(scope, 2) + ")").line(body.toString().stripTrailing()).close();
    return true;
  }

  /** Leaves the block for good; answers false where there is nowhere to go. */
  private boolean jump(Source out, Scope scope) {
    List<String> jumps = jumps(scope.targets);
    if (scope.daring && dice.percent(25)) {
      out.line(grammar.exceptions.thrown(scope));
    } else if (!jumps.isEmpty() && dice.percent(80)) {
      out.line(dice.any(jumps));
    } else if (dice.percent(60)) {
      grammar.bodies.finish(out, scope);
    } else {
      return false;
    }
    return true;
  }

  private static List<String> jumps(List<Target> targets) {
    List<String> jumps = new ArrayList<>();
    for (Target target : targets) {
      if (target.label() != null) {
        jumps.add("break " + target.label() + ";");
        if (target.kind() == Jump.LOOP) {
          jumps.add("continue " + target.label() + ";");
        }
      }
    }
    if (targets.stream().anyMatch(target -> target.kind() != Jump.BLOCK)) {
      jumps.add("break;");
    }
    if (targets.stream().anyMatch(target -> target.kind() == Jump.LOOP)) {
      jumps.add("continue;");
    }
    return jumps;
  }
}
