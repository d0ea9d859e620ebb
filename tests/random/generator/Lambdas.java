package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.Function;
import generator.Types.Method;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Functions: lambdas with an expression or a block, references to methods, compositions.
 *
 * <p>A function answers and is given solid values. It is kept in variables that never change, so
 * that one made in a daring scope stays there.
 */
final class Lambdas {
  private final Grammar grammar;
  private final Dice dice;

  Lambdas(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  void addTo(Menu<String> menu, Function type, Scope scope, int depth) {
    menu.add(6, () -> withExpression(type, scope, depth));
    menu.add(2, () -> withBlock(type, scope));
    menu.add(2, () -> methodReference(type, scope));
    menu.add(1, () -> composition(type, scope));
  }

  /** A function that needs nothing in scope. */
  String least(Function type, Scope scope) {
    String parameters = type.parameters.isEmpty() ? "()" : scope.routine.fresh("z");
    String constant =
        switch (type) {
          case LONG_SUPPLIER -> grammar.literals.of(Primitive.LONG);
          case TEXT_SUPPLIER -> grammar.literals.text();
          default -> parameters;
        };
    return "(" + parameters + " -> " + constant + ")";
  }

  private Scope body(Function type, Scope scope, List<String> names) {
    Scope body = scope.lambda(type.result);
    for (Type parameter : type.parameters) {
      Variable variable = new Variable(scope.routine.fresh("z"), parameter, false, true, true);
      names.add(body.declare(variable).name());
    }
    return body;
  }

  private static String head(List<String> names) {
    return (names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")") + " -> ";
  }

  private String withExpression(Function type, Scope scope, int depth) {
    List<String> names = new ArrayList<>();
    Scope body = body(type, scope, names);
    String value = grammar.expressions.solid(type.result, body, depth);
    return join("(", head(names), value, ")");
  }

  private String withBlock(Function type, Scope scope) {
    if (scope.routine.budget <= 0) {
      return null;
    }
    List<String> names = new ArrayList<>();
    Scope body = body(type, scope, names);
    Source source = new Source();
    source.open(head(names).stripTrailing());
    grammar.bodies.write(source, body);
    source.close();
    return "(" + source.toString().stripTrailing() + ")";
  }

  private String methodReference(Function type, Scope scope) {
    List<String> references = new ArrayList<>();
    int callable = Math.min(scope.routine.callable, grammar.world.methods.size());
    for (Method method : grammar.world.methods.subList(0, callable)) {
      if (matches(method, type) && (scope.daring || !method.is(Trait.WILD))) {
        references.add(grammar.world.name + "::" + method.name());
      }
    }
    for (Variable variable : scope.where(v -> v.solid() && v.type() instanceof ClassType)) {
      for (Method method : ((ClassType) variable.type()).visibleMethods()) {
        boolean allowed = method.level() < scope.routine.level && !method.is(Trait.WILD);
        if (matches(method, type) && allowed) {
          references.add(variable.name() + "::" + method.name());
        }
      }
    }
    switch (type) {
      case INT_UNARY -> references.add("Math::abs");
      case TEXT_FUNCTION -> references.addAll(List.of("String::trim", "String::valueOf"));
      case NUMBER_FUNCTION -> references.add("Math::abs");
      default -> {}
    }
    return references.isEmpty() ? null : dice.any(references);
  }

  /** Whether the method can stand for the function, with boxing where that is needed. */
  private boolean matches(Method method, Function type) {
    if (method.is(Trait.RECURSIVE)) {
      return false;
    }
    boolean oneInt =
        method.parameters().size() == 1 && method.parameters().get(0).type() == Primitive.INT;
    return switch (type) {
      case INT_UNARY, NUMBER_FUNCTION -> oneInt && method.result() == Primitive.INT;
      case LONG_SUPPLIER -> method.parameters().isEmpty() && method.result() == Primitive.LONG;
      default -> false;
    };
  }

  private String composition(Function type, Scope scope) {
    List<Variable> functions = scope.where(v -> v.type() == type && v.solid());
    boolean composes = !type.parameters.isEmpty();
    return functions.isEmpty() || !composes
        ? null
        : dice.any(functions).name()
            + dice.any(".andThen(", ".compose(")
            + dice.any(functions).name()
            + ")";
  }

  /** The application of a function in scope whose result is of the type. */
  String application(Type type, Scope scope, int depth) {
    List<Variable> functions =
        scope.where(v -> v.type() instanceof Function && (v.solid() || scope.dares(dice)));
    Menu<String> menu = new Menu<>(dice);
    for (Variable variable : functions) {
      Function function = (Function) variable.type();
      boolean unboxes = function.result instanceof Boxed box && box.primitive() == type;
      if (function.result.equals(type) || unboxes) {
        menu.add(1, () -> {
          String call = application(variable.name(), function, scope, depth);
          return unboxes ? "((" + type.java() + ") " + call + ")" : call;
        });
      }
    }
    return menu.pick();
  }

  String application(String name, Function function, Scope scope, int depth) {
    List<String> arguments = new ArrayList<>();
    for (Type parameter : function.parameters) {
      arguments.add(grammar.expressions.solid(parameter, scope, depth - 1));
    }
    return name + "." + function.apply + "(" + String.join(", ", arguments) + ")";
  }
}
