package generator;

import generator.Types.ArrayOf;
import generator.Types.ClassType;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a piece of code may refer to and what it may do, at one point of one method.
 *
 * <p>A Routine belongs to a whole body (method, constructor or lambda), a Scope to a block of it.
 * Names are unique in a method, its lambdas included, so that nothing ever shadows or clashes.
 *
 * <p>A scope is <i>daring</i> where an exception would be caught, or where the method is meant to
 * let one escape. Elsewhere code is safe: it uses only solid references and never throws. What is
 * made in a daring scope (a lambda that divides by zero) must not outlive it.
 */
final class Scope {
  /** {@code capturable}: effectively final, so a lambda may refer to it; never both writable. */
  record Variable(String name, Type type, boolean writable, boolean capturable, boolean solid) {
    static Variable of(Parameter parameter, boolean writable) {
      return new Variable(
          parameter.name(), parameter.type(), writable, !writable, parameter.solid());
    }

    /** Two-dimensional solid arrays are only indexed: an alias could replace their rows. */
    boolean isValue() {
      return !(solid && type instanceof ArrayOf array && array.isNested());
    }
  }

  enum Jump { LOOP, SWITCH, BLOCK }

  /** What break and continue may name. */
  record Target(String label, Jump kind) {}

  static final class Routine {
    Type result = Library.VOID;
    /** The class whose instance is {@code this}; null in static code. */
    ClassType self;
    /** The local that accumulates the checksum. */
    String sum;
    /** The local that keeps messages in clear text; null in most routines. */
    String log;
    /** An entry point ends by folding the whole static state into its checksum. */
    boolean entry;
    /** Static methods below this index may be called, and virtual methods below this level. */
    int callable;
    int level;
    /** No object may be made: this code runs in constructors. */
    boolean early;
    /** The method that may call itself with a smaller counter; null in most routines. */
    Method recursive;
    boolean isLambda;
    /** Statements that may still be written. */
    int budget;
    private int[] names = {0};

    String fresh(String prefix) {
      return prefix + names[0]++;
    }

    Routine lambda(Type lambdaResult) {
      Routine inner = new Routine();
      inner.result = lambdaResult;
      inner.self = self;
      inner.callable = callable;
      inner.level = level;
      inner.early = early;
      inner.isLambda = true;
      inner.budget = 3;
      inner.names = names;
      return inner;
    }
  }

  final Routine routine;
  final boolean daring;
  /** No statement here may jump or return unconditionally: what follows must stay reachable. */
  final boolean mustComplete;
  final List<Target> targets;
  private final List<Variable> outer;
  private final List<Variable> own = new ArrayList<>();

  Scope(Routine routine, boolean daring) {
    this(routine, daring, false, List.of(), List.of());
  }

  private Scope(
      Routine routine,
      boolean daring,
      boolean mustComplete,
      List<Target> targets,
      List<Variable> outer) {
    this.routine = routine;
    this.daring = daring;
    this.mustComplete = mustComplete;
    this.targets = targets;
    this.outer = outer;
  }

  Scope child() {
    return new Scope(routine, daring, mustComplete, targets, visible());
  }

  /** A block that need not complete, since the statement around it does anyway. */
  Scope free() {
    return new Scope(routine, daring, false, targets, visible());
  }

  Scope completing() {
    return new Scope(routine, daring, true, targets, visible());
  }

  Scope inDanger(boolean nowDaring) {
    return new Scope(routine, nowDaring, mustComplete, targets, visible());
  }

  Scope within(Target target) {
    List<Target> nested = new ArrayList<>(targets);
    nested.add(target);
    return new Scope(routine, daring, mustComplete, nested, visible());
  }

  /** The body of a lambda: sees what it may capture, and jumps nowhere. */
  Scope lambda(Type result) {
    return new Scope(
        routine.lambda(result),
        daring,
        false,
        List.of(),
        visible().stream().filter(Variable::capturable).toList());
  }

  /** The same variables where the given one is known to be non-null and stays so. */
  Scope knowing(Variable variable) {
    Variable known =
        new Variable(variable.name(), variable.type(), false, variable.capturable(), true);
    List<Variable> narrowed =
        visible().stream().map(v -> v.equals(variable) ? known : v).toList();
    return new Scope(routine, daring, mustComplete, targets, narrowed);
  }

  Variable declare(Variable variable) {
    own.add(variable);
    return variable;
  }

  List<Variable> own() {
    return own;
  }

  List<Variable> visible() {
    List<Variable> all = new ArrayList<>(own);
    all.addAll(outer);
    return all;
  }

  List<Variable> where(Predicate<Variable> condition) {
    return visible().stream().filter(condition).toList();
  }

  /** Whether to take one of the ways that may throw. */
  boolean dares(Dice dice) {
    return daring && dice.percent(12);
  }

  /** Whether a value of the source type may stand where the target type is expected. */
  static boolean fits(Type source, Type target) {
    return source.equals(target)
        || (source instanceof ClassType from
            && target instanceof ClassType to
            && from.isSubtypeOf(to))
        || (target == Library.OBJECT && source instanceof ClassType);
  }

  static boolean isNumeric(Type type) {
    return type instanceof Primitive && type != Primitive.BOOLEAN;
  }
}
