package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.EnumType;
import generator.Types.Library;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Objects: instances of the generated classes, enum constants, boxes, and what hides behind Object.
 *
 * <p>A box that is to be an Object is cast to it at once: two boxes in a conditional would
 * otherwise be unboxed to a common type.
 */
final class References {
  private final Grammar grammar;
  private final Dice dice;

  References(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, Type type, boolean solid, Scope scope, int depth) {
    menu.add(5, () -> fresh(type, scope, depth));
    if (!solid) {
      menu.add(1, () -> "((" + type.java() + ") null)");
      menu.add(2, () -> scope.dares(dice) ? cast(type, scope) : null);
    }
  }

  /** A value of the type that is not null and needs no variable. */
  String fresh(Type type, Scope scope, int depth) {
    if (type instanceof ClassType of) {
      return instance(of, scope, depth);
    }
    if (type instanceof Boxed box) {
      String value = grammar.expressions.value(box.primitive(), scope, depth - 1);
      return dice.any(
          box.java() + ".valueOf(" + value + ")", "((" + box.java() + ") " + value + ")");
    }
    if (type instanceof EnumType choice) {
      return dice.percent(60)
          ? grammar.literals.of(choice)
          : choice.java()
              + ".values()["
              + grammar.expressions.value(Primitive.INT, scope, depth - 1)
              + " & 1]";
    }
    return object(scope, depth);
  }

  private String object(Scope scope, int depth) {
    Type type =
        dice.any(
            Library.STRING,
            new Boxed(dice.any(Primitive.ALL)),
            grammar.world.hue,
            grammar.world.anyClass(),
            new ArrayOf(dice.any(World.ELEMENTS)));
    String value = grammar.expressions.solid(type, scope, depth - 1);
    return join("((Object) ", value, ")");
  }

  private String instance(ClassType type, Scope scope, int depth) {
    return scope.routine.early
        ? null
        : creation(dice.any(grammar.world.instantiable(type)), scope, depth);
  }

  private String creation(ClassType type, Scope scope, int depth) {
    return "new " + type.name
        + (type.hasShortConstructor && dice.percent(40)
            ? "()"
            : "(" + arguments(type.constructor, scope, depth) + ")");
  }

  /** Null when a solid argument cannot be made. */
  String arguments(List<Parameter> parameters, Scope scope, int depth) {
    List<String> arguments = new ArrayList<>();
    for (Parameter parameter : parameters) {
      String argument =
          grammar.expressions.value(parameter.type(), parameter.solid(), scope, depth - 1);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    }
    return String.join(", ", arguments);
  }

  /** A reference of an unrelated or wider class, claimed to be of this one. */
  private String cast(Type type, Scope scope) {
    List<Variable> wider =
        scope.where(
            v -> v.type() == Library.OBJECT
                || (type instanceof ClassType to
                    && v.type() instanceof ClassType from
                    && from != to
                    && to.isSubtypeOf(from)));
    return wider.isEmpty() ? null : "((" + type.java() + ") " + dice.any(wider).name() + ")";
  }

  String receiver(ClassType type, Scope scope, int depth) {
    return receiver(type, false, scope, depth);
  }

  /**
   * A solid object in a form that can be followed by a dot; a doubtful one where that is daring. A
   * lasting one is not made on the spot, so that what is written to it may be seen later.
   */
  String receiver(ClassType type, boolean lasting, Scope scope, int depth) {
    ClassType self = scope.routine.self;
    Menu<String> menu = new Menu<>(dice);
    if (scope.dares(dice)) {
      menu.add(12, () -> grammar.expressions.variable(type, false, scope));
      menu.add(6, () -> cast(type, scope));
    }
    menu.add(6, () -> grammar.expressions.variable(type, true, scope));
    if (self != null && self.isSubtypeOf(type)) {
      menu.add(4, () -> "this");
    }
    if (!lasting) {
      menu.add(1, () -> instance(type, scope, depth));
      menu.add(1, () -> join(grammar.expressions.variable(type, true, scope), twin(type, scope)));
    }
    return menu.pick();
  }

  /**
   * A receiver whose static type is the owner where a subclass would not do: it does not inherit
   * private members, and a field of its own may hide the owner's.
   */
  String holder(
      ClassType owner, String member, boolean isPrivate, boolean lasting, Scope scope, int depth) {
    String receiver = receiver(owner, lasting, scope, depth);
    boolean hidden =
        grammar.world.below(owner).stream()
            .anyMatch(c -> c.fields.stream().anyMatch(f -> f.name().equals(member)));
    return hidden || isPrivate ? join("((" + owner.name + ") ", receiver, ")") : receiver;
  }

  /** A call that answers an object of the receiver's own class. */
  private String twin(ClassType type, Scope scope) {
    boolean hasTwin = type.visibleMethods().stream().anyMatch(m -> m.name().equals("twin"));
    return hasTwin && scope.routine.level > 1 ? ".twin()" : null;
  }

  /** An enum value that can be followed by a dot. */
  String enumReceiver(Scope scope) {
    EnumType hue = grammar.world.hue;
    String variable = grammar.expressions.variable(hue, !scope.dares(dice), scope);
    return variable != null ? variable : grammar.literals.of(hue);
  }
}
