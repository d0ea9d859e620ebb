package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.EnumType;
import generator.Types.Field;
import generator.Types.Function;
import generator.Types.Library;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Expressions of any type: what all types have in common, and the way to what is particular to
 * each.
 *
 * <p>What comes out can stand as an operand or an argument (compound expressions are enclosed in
 * parentheses), is at most as deep as asked for, and in a scope that is not daring never throws.
 * Only a solid object may be impossible to make, where constructors run; then the answer is null.
 */
final class Expressions {
  private final Grammar grammar;
  private final Dice dice;

  Expressions(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  /** A value that may be null where its type allows it. */
  String value(Type type, Scope scope, int depth) {
    return value(type, false, scope, depth);
  }

  /** A value that is solid. */
  String solid(Type type, Scope scope, int depth) {
    return value(type, true, scope, depth);
  }

  String value(Type type, boolean solid, Scope scope, int depth) {
    if (depth <= 0) {
      return leaf(type, solid, scope);
    }
    int below = depth - 1;
    Menu<String> menu = new Menu<>(dice);
    menu.add(3, () -> leaf(type, solid, scope));
    menu.add(4, () -> grammar.places.read(type, solid, scope, below));
    menu.add(3, () -> grammar.calls.result(type, solid, scope, below));
    menu.add(1, () -> conditional(type, solid, scope, below));
    menu.add(1, () -> assignment(type, solid, scope, below));
    if (depth > 1) {
      menu.add(1, () -> grammar.switches.expression(type, solid, scope, below));
    }
    if (!solid || !type.isReference()) {
      menu.add(2, () -> guarded(type, scope, below));
    }
    particular(menu, type, solid, scope, below);
    return menu.pick();
  }

  private void particular(Menu<String> menu, Type type, boolean solid, Scope scope, int depth) {
    if (type == Primitive.BOOLEAN) {
      grammar.conditions.addTo(menu, scope, depth);
    } else if (type instanceof Primitive number) {
      grammar.numbers.addTo(menu, number, scope, depth);
    } else if (type == Library.STRING) {
      grammar.texts.addTo(menu, solid, scope, depth);
    } else if (type instanceof ArrayOf array) {
      grammar.arrays.addTo(menu, array, solid, scope, depth);
    } else if (type instanceof Function function) {
      grammar.lambdas.addTo(menu, function, scope, depth);
    } else {
      grammar.references.addTo(menu, type, solid, scope, depth);
    }
  }

  /** A variable or a constant, or the least there is of the type. */
  String leaf(Type type, boolean solid, Scope scope) {
    if (type instanceof Primitive primitive) {
      return new Menu<String>(dice)
          .add(6, () -> variable(type, false, scope))
          .add(4, () -> converted(primitive, scope))
          .add(1, () -> grammar.places.staticField(type, false, false))
          .add(2, () -> grammar.literals.of(type))
          .pick();
    }
    String variable = variable(type, solid, scope);
    boolean isPlain = type == Library.STRING || type instanceof EnumType;
    if (variable != null && dice.percent(isPlain ? 75 : 90)) {
      return variable;
    }
    if (isPlain && (solid || !dice.percent(20))) {
      return grammar.literals.of(type);
    }
    if (type instanceof Function function) {
      return grammar.lambdas.least(function, scope);
    }
    if (!solid) {
      return "null";
    }
    if (type instanceof ArrayOf array) {
      return grammar.arrays.fresh(array, scope, 0);
    }
    String made = grammar.references.fresh(type, scope, 0);
    return made != null ? made : variable;
  }

  /** A variable of another type, made one of this type: better than a constant, which is folded. */
  private String converted(Primitive type, Scope scope) {
    List<Variable> others =
        scope.where(v -> v.type() instanceof Primitive && !v.type().equals(type));
    if (others.isEmpty()) {
      return null;
    }
    Variable other = dice.any(others);
    if (type == Primitive.BOOLEAN) {
      String bound = grammar.literals.of(dice.any(Primitive.INT, (Primitive) other.type()));
      return "(" + other.name() + dice.any(" < ", " > ", " == ", " != ") + bound + ")";
    }
    boolean isTruth = other.type() == Primitive.BOOLEAN;
    String value = isTruth ? "(" + other.name() + " ? 1 : 0)" : other.name();
    return "((" + type.java() + ") " + value + ")";
  }

  String variable(Type type, boolean solid, Scope scope) {
    boolean mustBeSolid = solid && type.isReference();
    List<Variable> candidates =
        scope.where(
            v -> Scope.fits(v.type(), type) && v.isValue() && (v.solid() || !mustBeSolid));
    return candidates.isEmpty() ? null : dice.any(candidates).name();
  }

  private String conditional(Type type, boolean solid, Scope scope, int depth) {
    String text =
        join(
            "(",
            value(Primitive.BOOLEAN, scope, depth),
            " ? ",
            value(type, solid, scope, depth),
            " : ",
            value(type, solid, scope, depth - 1),
            ")");
    return type == Library.OBJECT ? join("((Object) ", text, ")") : text;
  }

  /** An assignment used for its value. */
  private String assignment(Type type, boolean solid, Scope scope, int depth) {
    Places.Place place = grammar.places.write(type, scope, depth);
    if (place == null || (solid && type.isReference() && !place.solid())) {
      return null;
    }
    return join("(", place.java(), " = ", stored(type, place.solid(), scope, depth), ")");
  }

  /** What may be stored in a place: texts are cut, so that no loop makes them grow. */
  String stored(Type type, boolean solid, Scope scope, int depth) {
    String value = value(type, solid, scope, depth);
    return type == Library.STRING ? join("clip(", value, ")") : value;
  }

  /** Looks before it leaps: uses a reference that may be null behind the test that it is not. */
  private String guarded(Type type, Scope scope, int depth) {
    List<Variable> candidates = scope.where(v -> !v.solid() && v.type().isReference());
    List<String> uses = new ArrayList<>();
    for (Variable variable : candidates) {
      String name = variable.name();
      if (variable.type() instanceof ClassType owner) {
        for (Field field : owner.visibleFields()) {
          if (field.type().equals(type) && !field.isStatic()) {
            uses.add(name + " != null ? " + name + "." + field.name());
          }
        }
      } else if (variable.type().equals(new ArrayOf(type))) {
        int index = dice.below(3);
        uses.add(
            name + " != null && " + name + ".length > " + index + " ? " + name + "[" + index + "]");
      } else if (variable.type() == Library.STRING && type == Primitive.INT) {
        uses.add(name + " != null ? " + name + ".length()");
      } else if (variable.type() instanceof Boxed boxed && boxed.primitive() == type) {
        uses.add(name + " != null ? (" + type.java() + ") " + name);
      } else if (variable.type() == Library.OBJECT) {
        uses.add(tested(name, type, scope));
      }
    }
    return uses.isEmpty()
        ? null
        : join("(", dice.any(uses), " : ", value(type, scope, depth - 1), ")");
  }

  /** The part before the colon of a conditional that tests what an object is. */
  private String tested(String name, Type type, Scope scope) {
    String bound = scope.routine.fresh("q");
    if (type instanceof Primitive primitive) {
      String box = new Boxed(primitive).java();
      return name + " instanceof " + box + " " + bound + " ? (" + type.java() + ") " + bound;
    }
    if (type == Library.OBJECT) {
      return name + " != null ? " + name;
    }
    // No object is known to be a function of a certain type: its type arguments are erased.
    return type instanceof Function function
        ? name + " == null ? " + grammar.lambdas.least(function, scope)
        : name + " instanceof " + type.java() + " " + bound + " ? " + bound;
  }
}
