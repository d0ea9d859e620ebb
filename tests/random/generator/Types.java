package generator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The types of generated programs, and what is declared of the generated classes.
 *
 * <p>A type is compared by equals; generated classes are themselves and nothing else. An expression
 * made for a primitive or boxed type has exactly that static type, one made for another reference
 * type has it or a subtype.
 *
 * <p><i>Solid</i> is the word for what safe code may rely on. A solid reference is not null; a
 * solid array has at least {@link #SOLID_LENGTH} elements, its run-time class is its static type,
 * and the rows of a solid two-dimensional array are solid and never replaced.
 */
final class Types {
  private Types() {}

  /** A power of two: {@code i & (SOLID_LENGTH - 1)} indexes every solid array. */
  static final int SOLID_LENGTH = 4;

  sealed interface Type permits Primitive, Library, Boxed, ArrayOf, Function, ClassType, EnumType {
    /** How the type is spelled in the source. */
    String java();

    default boolean isReference() {
      return !(this instanceof Primitive);
    }
  }

  enum Primitive implements Type {
    BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE;

    static final List<Primitive> ALL = List.of(values());
    static final List<Primitive> NUMERIC = List.of(BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE);
    static final List<Primitive> INTEGRAL = List.of(BYTE, SHORT, CHAR, INT, LONG);

    @Override
    public String java() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean isIntegral() {
      return INTEGRAL.contains(this);
    }

    /** Narrower than int: arithmetic on it has type int. */
    boolean isSmall() {
      return this == BYTE || this == SHORT || this == CHAR;
    }
  }

  enum Library implements Type {
    STRING("String"), OBJECT("Object"), VOID("void");

    private final String java;

    Library(String java) {
      this.java = java;
    }

    @Override
    public String java() {
      return java;
    }
  }

  record Boxed(Primitive primitive) implements Type {
    @Override
    public String java() {
      return switch (primitive) {
        case INT -> "Integer";
        case CHAR -> "Character";
        default -> primitive.name().charAt(0) + primitive.java().substring(1);
      };
    }
  }

  record ArrayOf(Type element) implements Type {
    @Override
    public String java() {
      return element.java() + "[]";
    }

    boolean isNested() {
      return element instanceof ArrayOf;
    }
  }

  /** Functional interfaces of the JDK, with the method that applies them. */
  enum Function implements Type {
    INT_UNARY("IntUnaryOperator", "applyAsInt", Primitive.INT, Primitive.INT),
    TEXT_SUPPLIER("Supplier<String>", "get", Library.STRING),
    LONG_SUPPLIER("Supplier<Long>", "get", new Boxed(Primitive.LONG)),
    TEXT_FUNCTION("Function<String, String>", "apply", Library.STRING, Library.STRING),
    NUMBER_FUNCTION(
        "Function<Integer, Integer>", "apply", new Boxed(Primitive.INT), new Boxed(Primitive.INT));

    static final List<Function> ALL = List.of(values());
    private final String java;
    final String apply;
    final Type result;
    final List<Type> parameters;

    Function(String java, String apply, Type result, Type... parameters) {
      this.java = java;
      this.apply = apply;
      this.result = result;
      this.parameters = List.of(parameters);
    }

    @Override
    public String java() {
      return java;
    }
  }

  record EnumType(String java, List<String> constants) implements Type {}

  record Parameter(String name, Type type, boolean solid) {}

  /** {@code solid} fields are final; where they are static they live as long as the class. */
  record Field(String name, Type type, boolean isStatic, boolean isPrivate, boolean solid) {}

  enum Trait {
    /** May throw; only daring code calls it. */
    WILD,
    PRIVATE,
    ABSTRACT,
    /** Returns an object of the receiver's own class, never null. */
    COVARIANT,
    /** Calls itself; its first parameter is the counter that decreases. */
    RECURSIVE,
    SYNCHRONIZED;

    static Set<Trait> none() {
      return EnumSet.noneOf(Trait.class);
    }
  }

  /**
   * A method of a generated class, or a static one of the program. Its body calls only methods of a
   * lower level, whatever class overrides them, so that no call chain is endless.
   */
  record Method(
      String name, Type result, List<Parameter> parameters, int level, Set<Trait> traits) {
    boolean is(Trait trait) {
      return traits.contains(trait);
    }
  }

  enum Kind { INTERFACE, ABSTRACT, OPEN, FINAL }

  static final class ClassType implements Type {
    final String name;
    final Kind kind;
    /** The superclass, or the interface for a root class; null for the interface itself. */
    final ClassType parent;
    final List<Field> fields = new ArrayList<>();
    /** Declared here and in no supertype. */
    final List<Method> methods = new ArrayList<>();
    /** Given a body here, declared or overridden. */
    final List<Method> bodies = new ArrayList<>();
    final List<Parameter> constructor = new ArrayList<>();
    boolean hasShortConstructor;

    ClassType(String name, Kind kind, ClassType parent) {
      this.name = name;
      this.kind = kind;
      this.parent = parent;
    }

    @Override
    public String java() {
      return name;
    }

    boolean isRoot() {
      return parent != null && parent.kind == Kind.INTERFACE;
    }

    boolean isInstantiable() {
      return kind == Kind.OPEN || kind == Kind.FINAL;
    }

    boolean isSubtypeOf(ClassType other) {
      return this == other || (parent != null && parent.isSubtypeOf(other));
    }

    /** Own and inherited fields, without the private and the hidden ones of supertypes. */
    List<Field> visibleFields() {
      List<Field> visible = new ArrayList<>(fields);
      if (parent != null) {
        for (Field field : parent.visibleFields()) {
          boolean hidden = fields.stream().anyMatch(own -> own.name().equals(field.name()));
          if (!field.isPrivate() && !hidden) {
            visible.add(field);
          }
        }
      }
      return visible;
    }

    List<Method> visibleMethods() {
      List<Method> visible = new ArrayList<>(methods);
      if (parent != null) {
        parent.visibleMethods().stream()
            .filter(method -> !method.is(Trait.PRIVATE))
            .forEach(visible::add);
      }
      return visible;
    }

    /** Whether a supertype gives the method a body. */
    boolean inheritsBody(Method method) {
      return parent != null && (parent.bodies.contains(method) || parent.inheritsBody(method));
    }
  }
}
