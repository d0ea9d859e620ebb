package generator;

import static generator.Grammar.join;

import generator.Types.ClassType;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls: of static methods, of methods of objects through their class or interface, of functions,
 * and of the method itself with a smaller counter.
 *
 * <p>A wild method is called only where its exception would be caught. The counter of a recursive
 * method starts below {@link #RECURSION}.
 */
final class Calls {
  private static final int RECURSION = 8;

  private record Candidate(ClassType owner, Method method) {}

  private final Grammar grammar;
  private final Dice dice;

  Calls(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  /** A call with a result of the type; results of reference type are never known to be solid. */
  String result(Type type, boolean solid, Scope scope, int depth) {
    boolean mustBeSolid = solid && type.isReference();
    Menu<String> menu = new Menu<>(dice);
    menu.add(2, () -> grammar.lambdas.application(type, scope, depth));
    if (!mustBeSolid) {
      menu.add(3, () -> staticCall(type, scope, depth));
      menu.add(4, () -> virtualCall(type, scope, depth));
      menu.add(2, () -> recursiveCall(type, scope, depth));
    }
    return menu.pick();
  }

  /** A call as a statement, of a method with any result or none. */
  String statement(Scope scope, int depth) {
    Type type = dice.percent(40) ? Library.VOID : dice.any(Primitive.ALL);
    return new Menu<String>(dice)
        .add(4, () -> staticCall(type, scope, depth))
        .add(3, () -> virtualCall(type, scope, depth))
        .pick();
  }

  private boolean isAllowed(Method method, Scope scope) {
    return !method.is(Trait.WILD) || (scope.daring && dice.percent(40));
  }

  private String staticCall(Type type, Scope scope, int depth) {
    int callable = Math.min(scope.routine.callable, grammar.world.methods.size());
    List<Method> methods =
        grammar.world.methods.subList(0, callable).stream()
            .filter(m -> m.result().equals(type) && isAllowed(m, scope))
            .toList();
    if (methods.isEmpty()) {
      return null;
    }
    Method method = dice.any(methods);
    List<Parameter> parameters = new ArrayList<>(method.parameters());
    String counter = "";
    if (method.is(Trait.RECURSIVE)) {
      parameters.remove(0);
      String start = grammar.expressions.value(Primitive.INT, scope, depth - 1);
      counter = start + " & " + (RECURSION - 1) + (parameters.isEmpty() ? "" : ", ");
    }
    String arguments = grammar.references.arguments(parameters, scope, depth);
    return join(method.name(), "(", counter, arguments, ")");
  }

  private String recursiveCall(Type type, Scope scope, int depth) {
    Method method = scope.routine.recursive;
    return method == null || !method.result().equals(type) ? null : again(method, scope, depth);
  }

  /** The call of a recursive method in its own body. */
  String again(Method method, Scope scope, int depth) {
    List<Parameter> others = method.parameters().subList(1, method.parameters().size());
    String counter = dice.any("n - 1", "n - 2", "n / 2") + (others.isEmpty() ? "" : ", ");
    return join(
        method.name(), "(", counter, grammar.references.arguments(others, scope, depth), ")");
  }

  private String virtualCall(Type type, Scope scope, int depth) {
    List<Candidate> candidates = new ArrayList<>();
    List<ClassType> owners = new ArrayList<>(grammar.world.classes);
    owners.add(grammar.world.part);
    for (ClassType owner : owners) {
      for (Method method : owner.visibleMethods()) {
        boolean reachable = method.level() < scope.routine.level && !method.is(Trait.COVARIANT);
        if (method.result().equals(type) && reachable && isAllowed(method, scope)) {
          candidates.add(new Candidate(owner, method));
        }
      }
    }
    if (candidates.isEmpty()) {
      return null;
    }
    Candidate chosen = dice.any(candidates);
    Method method = chosen.method();
    String holder =
        grammar.references.holder(
            chosen.owner(), method.name(), method.is(Trait.PRIVATE), false, scope, depth);
    String arguments = grammar.references.arguments(method.parameters(), scope, depth);
    return join(holder, ".", method.name(), "(", arguments, ")");
  }
}
