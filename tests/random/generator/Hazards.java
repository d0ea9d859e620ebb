package generator;

import static generator.Grammar.join;

import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.EnumType;
import generator.Types.Field;
import generator.Types.Function;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.List;

/**
 * Code made for one exception that the machine raises itself, together with the clause that keeps
 * its message.
 *
 * <p>Most are null dereferences, since the message names the expression that was null: a local, a
 * field, a static field, an element, a call. The rest of such an expression is safe, so that
 * nothing but the intended exception can happen. Often it depends on a condition whether it does.
 * Daring code sometimes goes without the clause.
 */
final class Hazards {
  private final Grammar grammar;
  private final Dice dice;

  Hazards(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  /** Lines to run before the one that throws, that line, and the exception's name. */
  private record Hazard(String before, String throwing, String exception) {
    static Hazard onNull(String before, String throwing) {
      return throwing == null ? null : new Hazard(before, throwing, "NullPointerException");
    }
  }

  Boolean statement(Source out, Scope scope) {
    Scope safe = scope.inDanger(false);
    Hazard hazard = dice.percent(70) ? nullHazard(safe) : otherHazard(safe);
    if (hazard == null) {
      return null;
    }
    if (!hazard.before().isEmpty()) {
      out.line(hazard.before());
    }
    if (scope.daring && dice.percent(25)) {
      boolean isEnd = hazard.throwing().startsWith("throw");
      out.line(isEnd ? "if (fuel > 0) " + hazard.throwing() : hazard.throwing());
      return true;
    }
    String caught = scope.routine.fresh("x");
    out.open("try").line(hazard.throwing());
    out.turn("catch (" + hazard.exception() + " " + caught + ")");
    grammar.exceptions.keepMessage(out, scope, caught);
    out.close();
    return true;
  }

  private Hazard nullHazard(Scope scope) {
    return new Menu<Hazard>(dice)
        .add(6, () -> onObject(scope))
        .add(4, () -> onArray(scope))
        .add(3, () -> onLink(scope))
        .add(2, () -> onElement(scope))
        .add(2, () -> onText(scope))
        .add(2, () -> onBox(scope))
        .add(2, () -> onStatic(scope))
        .add(1, () -> onFunction(scope))
        .add(1, () -> onResult(scope))
        .add(1, () -> onThrow(scope))
        .add(1, () -> onEnum(scope))
        .add(1, () -> onCast(scope))
        .pick();
  }

  private Hazard otherHazard(Scope scope) {
    return new Menu<Hazard>(dice)
        .add(3, () -> division(scope))
        .add(3, () -> index(scope))
        .add(3, () -> classCast(scope))
        .add(2, () -> store(scope))
        .add(2, () -> negativeSize(scope))
        .add(1, () -> textIndex(scope))
        .pick();
  }

  private String value(Type type, Scope scope) {
    return grammar.expressions.value(type, scope, 1);
  }

  private String absorbed(Scope scope, String expression) {
    String sum = scope.routine.sum;
    return expression == null ? null : sum + " = mix(" + sum + ", " + expression + ");";
  }

  /** Declares a local that is null, always or on a condition. */
  private String nullLocal(Type type, String name, Scope scope) {
    String other = dice.percent(50) ? null : grammar.expressions.solid(type, scope, 1);
    String value =
        other == null ? "null" : value(Primitive.BOOLEAN, scope) + " ? null : " + other;
    return type.java() + " " + name + " = " + value + ";";
  }

  private Hazard onObject(Scope scope) {
    ClassType type = grammar.world.anyClass();
    String name = scope.routine.fresh("nil");
    return Hazard.onNull(nullLocal(type, name, scope), use(name, type, scope));
  }

  /** A statement that dereferences an object. */
  private String use(String object, ClassType type, Scope scope) {
    Menu<String> menu = new Menu<>(dice);
    menu.add(3, () -> invocation(object, type, scope));
    menu.add(1, () -> "synchronized (" + object + ") { fuel--; }");
    menu.add(1, () -> absorbed(scope, object + ".toString()"));
    String bound = scope.routine.fresh("s");
    menu.add(1, () -> "Supplier<String> " + bound + " = " + object + "::toString;");
    for (Field field : type.visibleFields()) {
      if (!field.isStatic()) {
        menu.add(3, () -> access(object + "." + field.name(), field, scope));
      }
    }
    return menu.pick();
  }

  private String access(String place, Field field, Scope scope) {
    Type type = field.type();
    if (field.solid()) {
      return absorbed(scope, dice.any(place + "[2]", place + ".length"));
    }
    if (Scope.isNumeric(type) && dice.percent(30)) {
      return place + dice.any("++;", " += 3;", " -= 2;");
    }
    return dice.percent(35)
        ? join(place, " = ", grammar.expressions.stored(type, false, scope, 1), ";")
        : absorbed(scope, place);
  }

  private String invocation(String object, ClassType type, Scope scope) {
    List<Method> methods =
        type.visibleMethods().stream()
            .filter(m -> m.level() < scope.routine.level && !m.is(Trait.WILD))
            .toList();
    if (methods.isEmpty()) {
      return null;
    }
    Method method = dice.any(methods);
    String arguments = grammar.references.arguments(method.parameters(), scope, 1);
    String call = join(object, ".", method.name(), "(", arguments, ")");
    return method.result() == Library.VOID ? join(call, ";") : absorbed(scope, call);
  }

  private Hazard onArray(Scope scope) {
    Type element = grammar.world.anyElement();
    String name = scope.routine.fresh("nil");
    String at = grammar.arrays.at(name, scope, 1);
    String throwing =
        dice.any(
            absorbed(scope, at),
            absorbed(scope, name + ".length"),
            at + " = " + value(element, scope) + ";",
            absorbed(scope, name + ".clone()"),
            "for (" + element.java() + " " + scope.routine.fresh("e") + " : " + name + ") fuel--;");
    if (Scope.isNumeric(element) && dice.percent(25)) {
      throwing = at + dice.any("++;", " *= 3;");
    }
    return Hazard.onNull(nullLocal(new ArrayOf(element), name, scope), throwing);
  }

  /** Through the link of an object that has none: {@code a.next.next.f}. */
  private Hazard onLink(Scope scope) {
    ClassType type =
        dice.any(grammar.world.classes.stream().filter(ClassType::isRoot).toList());
    String link = ".next" + type.name;
    String first = grammar.references.receiver(type, scope, 1);
    String path = join(first, link, dice.any("", link, link + link));
    return path == null ? null : Hazard.onNull("", use(path, type, scope));
  }

  /** An element of an array of objects, or a row of an array of arrays, that is null. */
  private Hazard onElement(Scope scope) {
    String name = scope.routine.fresh("nil");
    int index = dice.below(3);
    if (dice.percent(50)) {
      ClassType type = grammar.world.anyClass();
      String before = type.name + "[] " + name + " = new " + type.name + "[3];";
      return Hazard.onNull(before, use(name + "[" + index + "]", type, scope));
    }
    Type element = dice.any(World.ELEMENTS);
    String row = name + "[" + index + "]";
    return Hazard.onNull(
        element.java() + "[][] " + name + " = new " + element.java() + "[3][];",
        dice.any(
            absorbed(scope, grammar.arrays.at(row, scope, 1)),
            row + "[1] = " + value(element, scope) + ";",
            absorbed(scope, row + ".length")));
  }

  private Hazard onText(Scope scope) {
    String name = scope.routine.fresh("nil");
    String label = grammar.literals.text();
    return Hazard.onNull(
        nullLocal(Library.STRING, name, scope),
        dice.any(
            absorbed(scope, name + ".length()"),
            absorbed(scope, name + ".equals(\"a\")"),
            absorbed(scope, label + ".compareTo(" + name + ")"),
            "switch (" + name + ") { case " + label + ": fuel--; break; default: fuel++; }"));
  }

  private Hazard onBox(Scope scope) {
    Primitive primitive = dice.any(Primitive.ALL);
    Boxed box = new Boxed(primitive);
    String name = scope.routine.fresh("nil");
    String plain = scope.routine.fresh("u");
    return Hazard.onNull(
        nullLocal(box, name, scope),
        dice.any(
            primitive.java() + " " + plain + " = " + name + ";",
            absorbed(scope, "(" + primitive.java() + ") " + name)));
  }

  private Hazard onStatic(Scope scope) {
    List<Field> fields =
        grammar.world.allStatics().stream().filter(f -> f.type() instanceof ClassType).toList();
    if (fields.isEmpty()) {
      return null;
    }
    Field field = dice.any(fields);
    String before = dice.percent(50) ? field.name() + " = null;" : "";
    return Hazard.onNull(before, use(field.name(), (ClassType) field.type(), scope));
  }

  private Hazard onFunction(Scope scope) {
    Function type = dice.any(Function.ALL);
    String name = scope.routine.fresh("nil");
    return Hazard.onNull(
        type.java() + " " + name + " = null;",
        absorbed(scope, grammar.lambdas.application(name, type, scope, 1)));
  }

  /** What a call answers. */
  private Hazard onResult(Scope scope) {
    String name = scope.routine.fresh("s");
    boolean text = dice.percent(50);
    return Hazard.onNull(
        "Supplier<" + (text ? "String" : "Long") + "> " + name + " = () -> null;",
        absorbed(scope, text ? name + ".get().length()" : "(long) " + name + ".get()"));
  }

  private Hazard onThrow(Scope scope) {
    String name = scope.routine.fresh("nil");
    return Hazard.onNull("Fault " + name + " = null;", "throw " + name + ";");
  }

  private Hazard onEnum(Scope scope) {
    EnumType hue = grammar.world.hue;
    String name = scope.routine.fresh("nil");
    String constant = dice.any(hue.constants());
    return Hazard.onNull(
        nullLocal(hue, name, scope),
        dice.any(
            absorbed(scope, name + ".ordinal()"),
            absorbed(scope, name + ".weight"),
            "switch (" + name + ") { case " + constant + " -> fuel--; default -> fuel++; }"));
  }

  private Hazard onCast(Scope scope) {
    ClassType type = dice.any(grammar.world.classes);
    String name = scope.routine.fresh("nil");
    return Hazard.onNull(
        "Object " + name + " = null;", use("((" + type.name + ") " + name + ")", type, scope));
  }

  private Hazard division(Scope scope) {
    Primitive type = dice.any(Primitive.INT, Primitive.LONG, Primitive.BYTE, Primitive.CHAR);
    String name = scope.routine.fresh("d");
    String divisor = "(" + type.java() + ") (" + value(Primitive.INT, scope) + " & 1)";
    return new Hazard(
        type.java() + " " + name + " = " + divisor + ";",
        absorbed(scope, value(Primitive.INT, scope) + dice.any(" / ", " % ") + name),
        "ArithmeticException");
  }

  private Hazard index(Scope scope) {
    ArrayOf type = new ArrayOf(grammar.world.anyElement());
    String array = grammar.arrays.primary(type, scope, 1);
    if (array == null) {
      return null;
    }
    String at = array + "[" + grammar.arrays.wildIndex(scope, 1) + "]";
    boolean writes = dice.percent(40);
    return new Hazard(
        "",
        writes ? at + " = " + value(type.element(), scope) + ";" : absorbed(scope, at),
        dice.any("ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException"));
  }

  private Hazard classCast(Scope scope) {
    Type target =
        dice.any(
            dice.any(grammar.world.classes), Library.STRING, new Boxed(Primitive.INT),
            new ArrayOf(Primitive.INT), new ArrayOf(Library.OBJECT), grammar.world.hue);
    String object = grammar.expressions.solid(Library.OBJECT, scope, 2);
    return object == null
        ? null
        : new Hazard(
            "",
            absorbed(scope, "(" + target.java() + ") (Object) " + object),
            "ClassCastException");
  }

  /** An element that does not fit the class that the array really has. */
  private Hazard store(Scope scope) {
    String name = scope.routine.fresh("a");
    String value = grammar.expressions.solid(Library.OBJECT, scope, 2);
    String narrow =
        dice.any("String", "Integer", "int[]", "Number", dice.any(grammar.world.classes).name);
    String made = narrow.equals("int[]") ? "new int[3][2]" : "new " + narrow + "[3]";
    return value == null
        ? null
        : new Hazard(
            "Object[] " + name + " = " + made + ";",
            name + "[" + dice.below(3) + "] = " + value + ";",
            "ArrayStoreException");
  }

  private Hazard negativeSize(Scope scope) {
    String size = value(Primitive.INT, scope) + " % 4";
    String made =
        dice.any(
            "new int[" + size + "]",
            "new String[" + size + "]",
            "new long[2][" + size + "]",
            "new " + dice.any(grammar.world.classes).name + "[" + size + "][1]");
    return new Hazard("", absorbed(scope, made), "NegativeArraySizeException");
  }

  private Hazard textIndex(Scope scope) {
    String text = grammar.texts.receiver(scope, 1);
    String index = grammar.arrays.wildIndex(scope, 1);
    return new Hazard(
        "",
        absorbed(scope, text + dice.any(".charAt(", ".substring(") + index + ")"),
        "StringIndexOutOfBoundsException");
  }
}
