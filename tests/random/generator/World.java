package generator;

import generator.Types.ArrayOf;
import generator.Types.Boxed;
import generator.Types.ClassType;
import generator.Types.EnumType;
import generator.Types.Field;
import generator.Types.Function;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What one program declares, decided before any body is written: classes, an enum, static fields
 * and the static methods that bodies may call.
 *
 * <p>Static fields hold constants at first, and every entry point restores them, so that a case
 * does not see what the case before it did.
 */
final class World {
  static final List<Type> ELEMENTS =
      List.of(
          Primitive.BOOLEAN, Primitive.BYTE, Primitive.SHORT, Primitive.CHAR, Primitive.INT,
          Primitive.INT, Primitive.LONG, Primitive.FLOAT, Primitive.DOUBLE, Library.STRING,
          Library.OBJECT);

  final String name;
  final Dice dice;
  final ClassType part;
  final List<ClassType> classes;
  final EnumType hue;
  final List<Field> statics = new ArrayList<>();
  final List<Method> methods = new ArrayList<>();

  World(String name, Dice dice) {
    this.name = name;
    this.dice = dice;
    this.hue =
        new EnumType("Hue", List.of("RED", "GREEN", "BLUE", "GREY").subList(0, dice.between(3, 4)));
    Hierarchy hierarchy = new Hierarchy(this);
    this.part = hierarchy.part();
    this.classes = hierarchy.classes();
    declareStatics();
    int count = dice.between(6, 9);
    for (int i = 0; i < count; i++) {
      methods.add(staticMethod(i));
    }
  }

  private void declareStatics() {
    List<Type> types = new ArrayList<>(Primitive.ALL);
    types.add(Library.STRING);
    types.add(Library.OBJECT);
    types.add(anyClass());
    types.add(hue);
    for (Type type : types) {
      if (dice.percent(70)) {
        statics.add(new Field("g" + statics.size(), type, true, false, false));
      }
    }
    for (Type type : List.of(anyElement(), anyElement(), new ArrayOf(dice.any(Primitive.ALL)))) {
      statics.add(new Field("g" + statics.size(), new ArrayOf(type), true, false, true));
    }
  }

  private Method staticMethod(int index) {
    List<Parameter> parameters = new ArrayList<>();
    Set<Trait> traits = Trait.none();
    if (dice.percent(25)) {
      traits.add(Trait.RECURSIVE);
      parameters.add(new Parameter("n", Primitive.INT, false));
    }
    if (dice.percent(30)) {
      traits.add(Trait.WILD);
    }
    int count = dice.between(traits.contains(Trait.RECURSIVE) ? 0 : 1, 3);
    for (int i = 0; i < count; i++) {
      parameters.add(parameter("p" + i));
    }
    Type result = dice.percent(60) ? dice.any(Primitive.ALL) : anyType();
    if (result instanceof Function || result instanceof ArrayOf array && array.isNested()) {
      result = dice.percent(50) ? Library.VOID : Primitive.INT;
    }
    return new Method("h" + index, result, parameters, index, traits);
  }

  private Parameter parameter(String parameterName) {
    Type type = dice.percent(60) ? dice.any(Primitive.ALL) : anyType();
    boolean solid = type instanceof Function || (type.isReference() && dice.percent(60));
    return new Parameter(parameterName, type, solid);
  }

  Type anyElement() {
    return dice.percent(88)
        ? dice.any(ELEMENTS)
        : dice.any(anyClass(), hue, new Boxed(Primitive.INT));
  }

  /** The type of a local variable: anything but void. */
  Type anyType() {
    int roll = dice.below(100);
    if (roll < 45) {
      return dice.any(Primitive.ALL);
    }
    if (roll < 55) {
      return Library.STRING;
    }
    if (roll < 70) {
      return anyClass();
    }
    if (roll < 82) {
      return new ArrayOf(anyElement());
    }
    if (roll < 86) {
      return new ArrayOf(new ArrayOf(anyElement()));
    }
    if (roll < 89) {
      return Library.OBJECT;
    }
    if (roll < 92) {
      return hue;
    }
    if (roll < 95) {
      return new Boxed(dice.any(Primitive.INT, Primitive.INT, Primitive.LONG, Primitive.CHAR,
          Primitive.DOUBLE, Primitive.BOOLEAN));
    }
    return dice.any(Function.ALL);
  }

  ClassType anyClass() {
    return dice.percent(20) ? part : dice.any(classes);
  }

  /** The classes below the given one, itself included, that have instances. */
  List<ClassType> instantiable(ClassType type) {
    return classes.stream().filter(c -> c.isInstantiable() && c.isSubtypeOf(type)).toList();
  }

  /** Classes that the given one may turn out to be: candidates for casts and instanceof. */
  List<ClassType> below(ClassType type) {
    return classes.stream().filter(c -> c != type && c.isSubtypeOf(type)).toList();
  }

  /** All static fields, as they are spelled where nothing is in scope but the program. */
  List<Field> allStatics() {
    List<Field> all = new ArrayList<>(statics);
    for (ClassType type : classes) {
      for (Field field : type.fields) {
        if (field.isStatic()) {
          all.add(new Field(type.name + "." + field.name(), field.type(), true, false, false));
        }
      }
    }
    return all;
  }
}
