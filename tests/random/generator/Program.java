package generator;

import generator.Scope.Routine;
import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * One source file: static methods h0, h1, ... that call each other downwards, entry points m0, m1,
 * ... that call them, and the nested classes.
 *
 * <p>An entry point begins with reset, so that its result depends on its arguments alone. Some are
 * bold: what they do outside of a try may throw, and the exception escapes.
 */
final class Program {
  /** An entry point, as the cases need to know it. */
  record Entry(String name, List<Parameter> parameters) {}

  private final World world;
  private final Grammar grammar;
  private final Dice dice;
  private final Source out = new Source();
  private final List<Entry> entries = new ArrayList<>();

  Program(String name, Dice dice, int methods) {
    this.dice = dice;
    this.world = new World(name, dice);
    this.grammar = new Grammar(world);
    out.line("package random;").blank();
    out.line("import java.util.function.Function;");
    out.line("import java.util.function.IntUnaryOperator;");
    out.line("import java.util.function.Supplier;").blank();
    out.open("public final class " + name);
    Checksum.write(out, world, grammar);
    for (Method method : world.methods) {
      writeMethod(method);
    }
    for (int i = 0; i < methods; i++) {
      writeEntry("m" + i);
    }
    new Classes(grammar).write(out);
    out.close();
  }

  String source() {
    return out.toString();
  }

  List<Entry> entries() {
    return entries;
  }

  private static String head(String name, Type result, List<Parameter> parameters) {
    List<String> declared =
        parameters.stream().map(p -> p.type().java() + " " + p.name()).toList();
    return "static " + result.java() + " " + name + "(" + String.join(", ", declared) + ")";
  }

  private void writeMethod(Method method) {
    Routine routine = new Routine();
    routine.result = method.result();
    routine.callable = method.level();
    routine.level = Integer.MAX_VALUE;
    routine.budget = dice.between(3, 8);
    routine.recursive = method.is(Trait.RECURSIVE) ? method : null;
    Scope scope = new Scope(routine, method.is(Trait.WILD));
    for (Parameter parameter : method.parameters()) {
      boolean writable =
          !parameter.name().equals("n")
              && !(parameter.type() instanceof Types.Function)
              && dice.percent(30);
      scope.declare(Variable.of(parameter, writable));
    }
    boolean recursive = method.is(Trait.RECURSIVE);
    String nothing = grammar.bodies.nothing(method.result());
    out.blank().open(head(method.name(), method.result(), method.parameters()));
    out.line((recursive ? "if (n <= 0 || --fuel < 0) " : "if (--fuel < 0) ") + nothing);
    if (recursive) {
      String again = grammar.calls.again(method, scope, 2);
      boolean isVoid = method.result() == Library.VOID;
      out.line(isVoid ? again + ";" : "trail = mix(trail, " + again + ");");
    }
    grammar.bodies.write(out, scope);
    out.close();
  }

  private void writeEntry(String name) {
    Routine routine = new Routine();
    routine.entry = true;
    routine.result = result();
    routine.callable = world.methods.size();
    routine.level = Integer.MAX_VALUE;
    routine.budget = dice.between(8, 24);
    Scope scope = new Scope(routine, dice.percent(45));
    List<Parameter> parameters = new ArrayList<>();
    for (int i = dice.between(1, 4); i > 0; i--) {
      Parameter parameter = new Parameter("p" + parameters.size(), parameterType(), false);
      parameters.add(parameter);
      scope.declare(Variable.of(parameter, dice.percent(40)));
    }
    out.blank().open("public " + head(name, routine.result, parameters));
    out.line("reset();");
    grammar.bodies.write(out, scope);
    out.close();
    entries.add(new Entry(name, parameters));
  }

  private Type result() {
    int roll = dice.below(100);
    return roll < 40
        ? Primitive.LONG
        : roll < 60 ? Primitive.INT : roll < 85 ? Library.STRING : dice.any(Primitive.ALL);
  }

  private Type parameterType() {
    int roll = dice.below(100);
    return roll < 75
        ? dice.any(Primitive.ALL)
        : roll < 85
            ? Library.STRING
            : roll < 95 ? world.anyClass() : new ArrayOf(dice.any(World.ELEMENTS));
  }
}
