package shaped;

import java.lang.reflect.Method;

/**
 * Builds the heaps of generated classes and asks their invariants. Arguments: for each, the generated
 * class and the names of the invariant's methods, with commas between them.
 */
public class BuildShapes {
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < args.length; i += 2) {
      int built = 0;
      for (Method method : Class.forName(args[i]).getDeclaredMethods()) {
        if (!method.getName().matches("shape\\d+")) continue;
        Object object = method.invoke(null);
        for (String name : args[i + 1].split(",")) {
          if (!holds(object, name)) System.out.println(args[i] + "." + method.getName() + " is wrong");
        }
        built++;
      }
      System.out.println(args[i] + " " + built);
    }
  }

  private static boolean holds(Object object, String name) throws Exception {
    for (Class<?> type = object.getClass(); ; type = type.getSuperclass()) {
      try {
        Method invariant = type.getDeclaredMethod(name);
        invariant.setAccessible(true);
        return (boolean) invariant.invoke(object);
      } catch (NoSuchMethodException e) {
        if (type == Object.class) throw e;
      }
    }
  }
}
