package generator;

import generator.Scope.Routine;
import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.ClassType;
import generator.Types.EnumType;
import generator.Types.Field;
import generator.Types.Kind;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the nested classes of a program: the interface, its classes, the enum and the exception.
 *
 * <p>Constructors call virtual methods of level 0 only, which see fields that are not yet assigned.
 * Digest and toString look at an object's own fields and never follow its references, so that lists
 * may be circular.
 */
final class Classes {
  private final Grammar grammar;
  private final World world;
  private final Dice dice;

  Classes(Grammar grammar) {
    this.grammar = grammar;
    this.world = grammar.world;
    this.dice = grammar.dice;
  }

  void write(Source out) {
    writeEnum(out, world.hue);
    writeFault(out);
    writeClass(out, world.part);
    for (ClassType type : world.classes) {
      writeClass(out, type);
    }
  }

  private void writeEnum(Source out, EnumType type) {
    List<String> constants = new ArrayList<>();
    for (String constant : type.constants()) {
      constants.add(constant + "(" + dice.between(-9, 99) + ")");
    }
    out.blank().open("enum " + type.java());
    out.line(String.join(", ", constants) + ";").blank();
    out.line("final int weight;").blank();
    out.open(type.java() + "(int weight)").line("this.weight = weight;").close();
    out.close();
  }

  private void writeFault(Source out) {
    out.blank().open("static class Fault extends RuntimeException");
    out.line("private static final long serialVersionUID = 1L;");
    out.line("final int code;").blank();
    out.open("Fault(int code, String message)");
    out.line("super(message);").line("this.code = code;").close();
    out.close();
  }

  private void writeClass(Source out, ClassType type) {
    out.blank().open(head(type));
    if (type.kind == Kind.INTERFACE) {
      out.line("long digest(long c);");
    } else {
      writeFields(out, type);
      writeConstructors(out, type);
      writeDigest(out, type);
      writeToString(out, type);
    }
    for (Method method : type.methods) {
      if (method.is(Trait.ABSTRACT)) {
        String modifier = type.kind == Kind.INTERFACE ? "" : "abstract ";
        out.blank().line(modifier + signature(method, method.result()) + ";");
      }
    }
    for (Method method : type.bodies) {
      writeMethod(out, type, method);
    }
    out.close();
  }

  private static String head(ClassType type) {
    return switch (type.kind) {
      case INTERFACE -> "interface " + type.name;
      case ABSTRACT -> "abstract static class " + type.name;
      case OPEN -> "static class " + type.name;
      case FINAL -> "static final class " + type.name;
    }
        + (type.parent == null ? "" : type.isRoot() ? " implements " : " extends ")
        + (type.parent == null ? "" : type.parent.name);
  }

  private void writeFields(Source out, ClassType type) {
    Scope nothing = new Scope(new Routine(), false);
    nothing.routine.early = true;
    for (Field field : type.fields) {
      String modifiers =
          (field.isPrivate() ? "private " : "")
              + (field.isStatic() ? "static " : "")
              + (field.solid() ? "final " : "");
      String initial = "";
      if (field.solid()) {
        initial = " = " + grammar.arrays.fresh((ArrayOf) field.type(), nothing, 0);
      } else if (field.isStatic() || dice.percent(30)) {
        initial = " = " + grammar.literals.of(field.type());
      }
      out.line(modifiers + field.type().java() + " " + field.name() + initial + ";");
    }
  }

  private void writeConstructors(Source out, ClassType type) {
    Scope scope = new Scope(routine(type, Library.VOID, 1, true), false);
    Scope beforeThis = new Scope(routine(null, Library.VOID, 0, true), false);
    for (Parameter parameter : type.constructor) {
      scope.declare(Variable.of(parameter, false));
      beforeThis.declare(Variable.of(parameter, false));
    }
    out.blank().open(type.name + "(" + parameters(type.constructor) + ")");
    if (!type.isRoot()) {
      out.line(
          "super(" + grammar.references.arguments(type.parent.constructor, beforeThis, 2) + ");");
    }
    for (Field field : type.fields) {
      if (!field.solid() && !field.isStatic() && dice.percent(75)) {
        String value = grammar.expressions.stored(field.type(), false, scope, 2);
        out.line("this." + field.name() + " = " + value + ";");
      }
    }
    out.close();
    if (type.hasShortConstructor) {
      Scope empty = new Scope(routine(null, Library.VOID, 0, true), false);
      out.blank().open(type.name + "()");
      out.line("this(" + grammar.references.arguments(type.constructor, empty, 1) + ");");
      out.close();
    }
  }

  private static Routine routine(ClassType self, Type result, int level, boolean early) {
    Routine routine = new Routine();
    routine.self = self;
    routine.result = result;
    routine.level = level;
    routine.early = early;
    return routine;
  }

  private static String parameters(List<Parameter> parameters) {
    return String.join(
        ", ", parameters.stream().map(p -> p.type().java() + " " + p.name()).toList());
  }

  private static String signature(Method method, Type result) {
    return result.java() + " " + method.name() + "(" + parameters(method.parameters()) + ")";
  }

  private void writeDigest(Source out, ClassType type) {
    out.blank().line("@Override").open("public long digest(long c)");
    if (!type.isRoot()) {
      out.line("c = super.digest(c);");
    }
    for (Field field : type.fields) {
      Type held = field.type() instanceof ArrayOf array ? array.element() : field.type();
      boolean follows = held instanceof ClassType || held == Library.OBJECT;
      if (!field.isStatic()) {
        out.line("c = mix(c, this." + field.name() + (follows ? " == null);" : ");"));
      }
    }
    out.line("return c;").close();
  }

  private void writeToString(Source out, ClassType type) {
    StringBuilder text = new StringBuilder("\"" + type.name + "[\"");
    for (Field field : type.fields) {
      boolean isPlain = field.type() instanceof Primitive || field.type() == Library.STRING;
      if (!field.isStatic() && isPlain) {
        text.append(" + ").append(field.name()).append(" + \",\"");
      }
    }
    boolean callsSuper = !type.isRoot() && dice.percent(50);
    out.blank().line("@Override").open("public String toString()");
    out.line("return " + text + (callsSuper ? " + super.toString()" : "") + " + \"]\";");
    out.close();
  }

  private void writeMethod(Source out, ClassType type, Method method) {
    boolean overrides = !type.methods.contains(method);
    boolean fromInterface = world.part.methods.contains(method);
    String modifiers =
        (type.kind == Kind.INTERFACE ? "default " : fromInterface ? "public " : "")
            + (method.is(Trait.PRIVATE) ? "private " : "")
            + (method.is(Trait.SYNCHRONIZED) && dice.percent(70) ? "synchronized " : "");
    Type result = method.is(Trait.COVARIANT) ? type : method.result();
    out.blank();
    if (overrides) {
      out.line("@Override");
    }
    out.open(modifiers + signature(method, result));
    if (method.is(Trait.COVARIANT)) {
      writeTwin(out, type);
    } else {
      writeBody(out, type, method, overrides);
    }
    out.close();
  }

  private void writeTwin(Source out, ClassType type) {
    Scope empty = new Scope(routine(null, Library.VOID, 0, true), false);
    boolean isNew = type.isInstantiable() && dice.percent(70);
    String arguments = grammar.references.arguments(type.constructor, empty, 0);
    out.line(isNew ? "return new " + type.name + "(" + arguments + ");" : "return this;");
  }

  private void writeBody(Source out, ClassType type, Method method, boolean overrides) {
    Routine routine = routine(type, method.result(), method.level(), method.level() == 0);
    routine.budget = dice.between(1, 4);
    Scope scope = new Scope(routine, method.is(Trait.WILD));
    for (Parameter parameter : method.parameters()) {
      scope.declare(Variable.of(parameter, dice.percent(30)));
    }
    if (method.level() > 0) {
      out.line("if (--fuel < 0) " + grammar.bodies.nothing(method.result()));
    }
    if (overrides && type.inheritsBody(method) && dice.percent(60)) {
      callInherited(out, type, method);
    }
    grammar.bodies.write(out, scope);
  }

  private void callInherited(Source out, ClassType type, Method method) {
    String of = type.isRoot() ? world.part.name + ".super." : "super.";
    List<String> names = method.parameters().stream().map(Parameter::name).toList();
    String call = of + method.name() + "(" + String.join(", ", names) + ")";
    out.line(
        method.result() == Library.VOID ? call + ";" : "trail = mix(trail, " + call + ");");
  }
}
