// Classes as objects: names, simple names, kinds, relations, literals of all types.
package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class ClassLiterals {
  interface Shape {}

  enum Color { RED }

  record Point(int x) implements Shape {}

  static class Base {}

  static final class Derived extends Base implements Shape {}

  private static String show(Class<?> c) {
    return c.getName() + " " + c.getSimpleName() + " " + c.isInterface() + c.isArray() + c.isEnum()
        + c.isRecord() + c.isPrimitive();
  }

  // run: names 0
  // run: names 1
  // run: names 2
  // run: names 3
  // run: names 4
  // run: names 5
  // run: names 6
  // run: names 7
  static String names(int kind) {
    return show(switch (kind) {
      case 0 -> ClassLiterals.class;
      case 1 -> Shape.class;
      case 2 -> Color.class;
      case 3 -> Point.class;
      case 4 -> int.class;
      case 5 -> long[][].class;
      case 6 -> Map.Entry.class;
      default -> Derived[].class;
    });
  }

  // run: relations
  static String relations() {
    Object derived = new Derived();
    return Base.class.isInstance(derived) + " " + Shape.class.isAssignableFrom(Derived.class) + " "
        + Derived.class.isAssignableFrom(Base.class) + " " + Object[].class.isInstance(new int[0])
        + " " + (derived.getClass().getSuperclass() == Base.class)
        + " " + Derived.class.cast(derived).getClass().getSimpleName();
  }

  // run: same
  static String same() {
    List<String> a = new ArrayList<>();
    List<Integer> b = new ArrayList<>();
    return (a.getClass() == b.getClass()) + " " + (int.class == Integer.class) + " "
        + (int.class == Integer.TYPE) + " " + (new int[0].getClass() == int[].class) + " "
        + int[].class.getComponentType() + " " + String[][].class.getComponentType().getName();
  }

  // run: cast "text"
  static Integer cast(Object o) {
    return Integer.class.cast(o);
  }

  // run: anonymous
  static String anonymous() {
    Object o = new Object() {};
    class Local {}
    return o.getClass().getName() + "|" + o.getClass().getSimpleName() + "|" + Local.class.getName()
        + "|" + Local.class.getSimpleName() + "|" + o.getClass().getPackageName();
  }
}
