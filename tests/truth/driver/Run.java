package driver;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import kukang.Contract;
import kukang.Ensures;
import kukang.NonNull;
import kukang.Requires;
import truth.Samples;

/** One run of a method, in classes that nobody has used before, contract and all. */
final class Run {
  static final String FINE = "fine";
  /** Nobody may call it so. */
  static final String REFUSED = "refused";
  static final String DIVERGES = "diverges";
  /** All runs have been made. */
  static final String NO_MORE = "no more";

  private static final Set<String> OF_THE_JVM =
      Set.of(
          "AssertionError",
          "NullPointerException",
          "ArithmeticException",
          "ArrayStoreException",
          "ArrayIndexOutOfBoundsException",
          "NegativeArraySizeException",
          "ClassCastException",
          "ExceptionInInitializerError",
          "NoClassDefFoundError",
          "StackOverflowError");

  private final Classes classes;
  private final String type;
  private final String method;
  private final int number;

  private Object[] arguments = {};
  private volatile String end = DIVERGES;

  Run(Classes classes, Method method, int number) {
    this.classes = classes;
    this.type = method.getDeclaringClass().getName();
    this.method = method.getName();
    this.number = number;
  }

  /** FINE, REFUSED, DIVERGES, NO_MORE, or how it goes wrong: AssertionError, ensures. */
  String end(long milliseconds) throws InterruptedException {
    PrintStream out = System.out;
    PrintStream err = System.err;
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    Thread thread = new Thread(this::run);
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.start();
    thread.join(milliseconds);
    System.setOut(out);
    System.setErr(err);
    return end;
  }

  String arguments() {
    return Arrays.deepToString(arguments);
  }

  private void run() {
    try {
      Class<?> fresh = classes.fresh(type);
      Method target = named(fresh, method);
      Object[] made = Arguments.ofRun(number, target.getParameterTypes(), samples(fresh));
      if (made == null) {
        end = NO_MORE;
        return;
      }
      arguments = made;
      end = isAllowed(target) ? endOf(target) : REFUSED;
    } catch (Throwable e) {
      end = "cannot be run: " + e;
    }
  }

  private static Method named(Class<?> type, String name) {
    for (Method method : type.getDeclaredMethods()) {
      if (!method.getName().equals(name)) continue;
      method.setAccessible(true);
      return method;
    }
    throw new IllegalArgumentException("no method " + name + " in " + type);
  }

  private static Object[] samples(Class<?> type) throws ReflectiveOperationException {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getAnnotation(Samples.class) == null) continue;
      method.setAccessible(true);
      return (Object[]) method.invoke(null);
    }
    return new Object[] {};
  }

  private boolean isAllowed(Method target) throws ReflectiveOperationException {
    for (int i = 0; i < arguments.length; i++) {
      Object argument = arguments[i];
      boolean wanted = target.getParameters()[i].isAnnotationPresent(NonNull.class);
      if (argument == null ? wanted : !isWellFormed(argument)) return false;
    }
    Requires required = target.getAnnotation(Requires.class);
    return required == null || satisfies(target, required.value(), arguments);
  }

  private static boolean isWellFormed(Object object) throws ReflectiveOperationException {
    if (!object.getClass().getName().startsWith("cases.")) return true;
    for (Method method : object.getClass().getDeclaredMethods()) {
      if (!method.getName().equals("repOk") || Modifier.isStatic(method.getModifiers())) continue;
      method.setAccessible(true);
      return (boolean) method.invoke(object);
    }
    return true;
  }

  /** A predicate that throws does not hold. */
  private static boolean satisfies(Method target, String[] names, Object[] arguments)
      throws IllegalAccessException {
    for (String name : names) {
      try {
        Object holds = named(target.getDeclaringClass(), name).invoke(null, arguments);
        if (!(boolean) holds) return false;
      } catch (InvocationTargetException e) {
        return false;
      }
    }
    return true;
  }

  private String endOf(Method target) throws IllegalAccessException {
    Object result;
    try {
      result = target.invoke(null, arguments);
    } catch (ExceptionInInitializerError e) {
      return "ExceptionInInitializerError";
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Contract.AssumptionViolated) return REFUSED;
      String kind = e.getCause().getClass().getSimpleName();
      return OF_THE_JVM.contains(kind) ? kind : FINE;
    }
    Ensures ensured = target.getAnnotation(Ensures.class);
    if (ensured == null) return FINE;
    Object[] withResult = arguments;
    if (target.getReturnType() != void.class) {
      withResult = Arrays.copyOf(arguments, arguments.length + 1);
      withResult[arguments.length] = result;
    }
    return satisfies(target, ensured.value(), withResult) ? FINE : "ensures";
  }
}
