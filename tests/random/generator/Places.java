package generator;

import static generator.Grammar.join;

import generator.Scope.Variable;
import generator.Types.ArrayOf;
import generator.Types.ClassType;
import generator.Types.Field;
import generator.Types.Primitive;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Places that hold values: local variables, static fields, fields of objects, elements of arrays.
 *
 * <p>Whoever stores into a solid place must store a solid value. Elements of a reference array are
 * stored only into solid arrays, unless the scope is daring: another array might be of a narrower
 * class than it seems.
 */
final class Places {
  record Place(String java, boolean solid) {}

  private final Grammar grammar;
  private final Dice dice;

  Places(Grammar grammar) {
    this.grammar = grammar;
    this.dice = grammar.dice;
  }

  String read(Type type, boolean solid, Scope scope, int depth) {
    boolean mustBeSolid = solid && type.isReference();
    Menu<String> menu = new Menu<>(dice);
    menu.add(3, () -> grammar.expressions.variable(type, mustBeSolid, scope));
    menu.add(1, () -> staticField(type, mustBeSolid, false));
    menu.add(3, () -> field(type, mustBeSolid, false, scope, depth));
    if (!mustBeSolid || type instanceof ArrayOf) {
      menu.add(3, () -> element(type, mustBeSolid, false, scope, depth));
    }
    return menu.pick();
  }

  /** A place to write to, or null. */
  Place write(Type type, Scope scope, int depth) {
    return new Menu<Place>(dice)
        .add(6, () -> local(type, scope))
        .add(1, () -> weak(staticField(type, false, true)))
        .add(3, () -> weak(field(type, false, true, scope, depth)))
        .add(4, () -> weak(element(type, false, true, scope, depth)))
        .pick();
  }

  private static Place weak(String java) {
    return java == null ? null : new Place(java, false);
  }

  Place local(Type type, Scope scope) {
    List<Variable> locals =
        scope.where(v -> v.writable() && v.type().equals(type) && v.isValue());
    if (locals.isEmpty()) {
      return null;
    }
    Variable local = dice.any(locals);
    return new Place(local.name(), local.solid());
  }

  String staticField(Type type, boolean solid, boolean write) {
    List<Field> fields =
        grammar.world.allStatics().stream()
            .filter(f -> f.type().equals(type) && (f.solid() ? !write && isValue(type) : !solid))
            .toList();
    return fields.isEmpty() ? null : dice.any(fields).name();
  }

  private static boolean isValue(Type type) {
    return !(type instanceof ArrayOf array && array.isNested());
  }

  private record Owned(ClassType owner, Field field) {}

  private String field(Type type, boolean solid, boolean write, Scope scope, int depth) {
    boolean early = scope.routine.early;
    List<Owned> owned = new ArrayList<>();
    for (ClassType owner : grammar.world.classes) {
      for (Field field : owner.visibleFields()) {
        boolean fits = field.type().equals(type) && !field.isStatic();
        boolean allowed = write ? !field.solid() : !solid || (field.solid() && !early);
        if (fits && allowed) {
          owned.add(new Owned(owner, field));
        }
      }
    }
    if (owned.isEmpty()) {
      return null;
    }
    Owned chosen = dice.any(owned);
    ClassType self = scope.routine.self;
    if (self != null && self.visibleFields().contains(chosen.field()) && dice.percent(70)) {
      return dice.any("this.", "") + chosen.field().name();
    }
    String name = chosen.field().name();
    String holder =
        grammar.references.holder(
            chosen.owner(), name, chosen.field().isPrivate(), write, scope, depth);
    return join(holder, ".", name);
  }

  private String element(Type type, boolean solid, boolean write, Scope scope, int depth) {
    boolean isRow = type instanceof ArrayOf;
    if (!solid && scope.dares(dice)) {
      String array = grammar.arrays.doubtful(new ArrayOf(type), scope);
      if (array != null) {
        return join(array, "[", grammar.arrays.wildIndex(scope, depth), "]");
      }
    }
    if (isRow && (write || !solid)) {
      return null;
    }
    String array = grammar.arrays.primary(new ArrayOf(type), write, scope, depth);
    return array == null ? null : grammar.arrays.at(array, scope, depth);
  }

  /** A place whose next value an operator computes from the last: {@code x++}, {@code x += 2}. */
  String update(Primitive type, Scope scope, int depth) {
    Place place = write(type, scope, depth);
    return place == null ? null : place.java();
  }
}
