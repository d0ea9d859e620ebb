package generator;

import generator.Types.ArrayOf;
import generator.Types.ClassType;
import generator.Types.Field;
import generator.Types.Kind;
import generator.Types.Library;
import generator.Types.Method;
import generator.Types.Parameter;
import generator.Types.Primitive;
import generator.Types.Trait;
import generator.Types.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Draws the class hierarchy of one program: an interface with an abstract and a default method, a
 * root class (sometimes abstract) with subclasses, and a final class beside them.
 *
 * <p>Level 0 methods may run on an object under construction: they make no objects, and
 * constructors call no others. Every instantiable class has a body for every method it sees.
 */
final class Hierarchy {
  private static final int LEVELS = 4;

  private final World world;
  private final Dice dice;
  private final ClassType part = new ClassType("Part", Kind.INTERFACE, null);
  private final List<ClassType> classes = new ArrayList<>();
  private int methodNames;
  private int fieldNames;

  Hierarchy(World world) {
    this.world = world;
    this.dice = world.dice;
    ClassType root = new ClassType("A", dice.percent(30) ? Kind.ABSTRACT : Kind.OPEN, part);
    ClassType left = new ClassType("B", Kind.OPEN, root);
    classes.add(root);
    classes.add(left);
    classes.add(new ClassType("C", dice.any(Kind.OPEN, Kind.FINAL), dice.any(root, left)));
    if (dice.percent(60)) {
      classes.add(new ClassType("D", Kind.OPEN, dice.any(classes.subList(0, 2))));
    }
    classes.add(new ClassType("E", Kind.FINAL, part));
    declareInterface();
    for (ClassType type : classes) {
      declareFields(type);
      declareMethods(type);
      declareConstructor(type);
    }
    classes.forEach(this::chooseBodies);
  }

  ClassType part() {
    return part;
  }

  List<ClassType> classes() {
    return classes;
  }

  private void declareInterface() {
    part.methods.add(method(dice.below(2), EnumSet.of(Trait.ABSTRACT)));
    Method standard = method(dice.between(1, 3), Trait.none());
    part.methods.add(standard);
    part.bodies.add(standard);
  }

  private void declareFields(ClassType type) {
    int count = dice.between(2, 4);
    for (int i = 0; i < count; i++) {
      Type fieldType =
          dice.percent(65)
              ? dice.any(Primitive.ALL)
              : dice.any(Library.STRING, Library.OBJECT, dice.any(classes), part, world.hue);
      type.fields.add(
          new Field(fieldName(type), fieldType, false, dice.percent(15), false));
    }
    if (type.isRoot()) {
      type.fields.add(new Field("next" + type.name, type, false, false, false));
    }
    Type array = new ArrayOf(dice.any(World.ELEMENTS));
    boolean solid = dice.percent(60);
    type.fields.add(new Field("field" + fieldNames++, array, false, false, solid));
    for (int i = dice.between(0, 2); i > 0; i--) {
      Type fieldType =
          dice.percent(80) ? dice.any(Primitive.ALL) : dice.any(Library.STRING, dice.any(classes));
      type.fields.add(new Field("k" + fieldNames++, fieldType, true, false, false));
    }
  }

  /** Now and then the name of an inherited field, which it then hides. */
  private String fieldName(ClassType type) {
    List<Field> inherited =
        type.parent.visibleFields().stream()
            .filter(f -> !f.isStatic() && !f.solid() && !f.name().startsWith("next"))
            .filter(f -> type.fields.stream().noneMatch(own -> own.name().equals(f.name())))
            .toList();
    return !inherited.isEmpty() && dice.percent(12)
        ? dice.any(inherited).name()
        : "field" + fieldNames++;
  }

  private void declareMethods(ClassType type) {
    int count = type.isRoot() ? dice.between(3, 4) : dice.between(1, 2);
    for (int i = 0; i < count; i++) {
      Set<Trait> traits = Trait.none();
      int level = dice.below(LEVELS);
      if (dice.percent(20)) {
        traits.add(Trait.PRIVATE);
      } else if (type.kind == Kind.ABSTRACT && dice.percent(35)) {
        traits.add(Trait.ABSTRACT);
      } else if (dice.percent(10)) {
        traits.add(Trait.SYNCHRONIZED);
      }
      if (level > 0 && dice.percent(20)) {
        traits.add(Trait.WILD);
      }
      type.methods.add(method(level, traits));
    }
    if (type.isRoot() && type.kind != Kind.FINAL) {
      type.methods.add(new Method("twin", type, List.of(), 1, EnumSet.of(Trait.COVARIANT)));
    }
  }

  private Method method(int level, Set<Trait> traits) {
    List<Parameter> parameters = new ArrayList<>();
    for (int i = dice.below(3); i > 0; i--) {
      Type type =
          dice.percent(75)
              ? dice.any(Primitive.ALL)
              : dice.any(Library.STRING, new ArrayOf(Primitive.INT), part);
      parameters.add(
          new Parameter("p" + parameters.size(), type, type.isReference() && dice.percent(50)));
    }
    Type result =
        dice.percent(85) ? dice.any(Primitive.ALL) : dice.any(Library.VOID, Library.STRING);
    return new Method("v" + methodNames++, result, parameters, level, traits);
  }

  private void declareConstructor(ClassType type) {
    for (int i = dice.between(1, 3); i > 0; i--) {
      Type parameter =
          dice.percent(75) ? dice.any(Primitive.ALL) : dice.any(Library.STRING, dice.any(classes));
      type.constructor.add(new Parameter("p" + type.constructor.size(), parameter, false));
    }
    type.hasShortConstructor = dice.percent(40);
  }

  private void chooseBodies(ClassType type) {
    for (Method method : type.visibleMethods()) {
      boolean own = type.methods.contains(method);
      boolean needed =
          method.is(Trait.COVARIANT)
              || (own ? !method.is(Trait.ABSTRACT) : !type.inheritsBody(method));
      boolean possible = !own && !method.is(Trait.PRIVATE);
      if (needed ? own || type.isInstantiable() : possible && dice.percent(40)) {
        type.bodies.add(method);
      }
    }
  }
}
