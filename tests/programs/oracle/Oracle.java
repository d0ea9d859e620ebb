package oracle;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the real JVM says. {@code java oracle.Oracle CLASSPATH} reads cases from standard input, one
 * per line, {@code pkg.Class.method<TAB>literal<TAB>literal...}, and answers each with one line of
 * JSON: what the method printed to System.out, its result as text, or the Throwable that left it,
 * with its trace and its causes. A case that cannot be run at all is answered with an "error".
 *
 * <p>What must hold: an answer is what a plain {@code java -cp CLASSPATH} would give. So every case
 * runs with classes of its own (static fields are fresh), on a thread named main, and nothing of
 * this program shows: not its frames below the case's method, and not its class loader, which
 * messages call 'app' as java does. With {@code --shared} in place of CLASSPATH the cases run with
 * the classes of this program's own class path, once loaded for all: for programs that look at the
 * texts of such messages themselves, and reset their own static fields. It is to be run with -XX:-OmitStackTraceInFastThrow, or an
 * exception that is thrown very often loses its trace.
 */
public final class Oracle {
  private static final long STACK_BYTES = 8L << 20;
  private static final Pattern LOADER = Pattern.compile("java\\.net\\.URLClassLoader @[0-9a-f]+");

  /** Null: the cases share the classes that are on this program's own class path. */
  private final URL[] classPath;

  private Oracle(URL[] classPath) {
    this.classPath = classPath;
  }

  public static void main(String[] args) throws Exception {
    boolean shared = args[0].equals("--shared");
    List<URL> classPath = new ArrayList<>();
    for (String entry : args[0].split(File.pathSeparator)) {
      classPath.add(new File(entry).toURI().toURL());
    }
    Oracle oracle = new Oracle(shared ? null : classPath.toArray(new URL[0]));
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    BufferedReader cases =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Runnable all = () -> cases.lines().map(oracle::answer).forEach(answers::println);
    Thread main = new Thread(null, all, "main", STACK_BYTES);
    main.start();
    main.join();
  }

  private String answer(String line) {
    Json json = new Json().field("case", line);
    String[] call = line.split("\t");
    ClassLoader parent = ClassLoader.getPlatformClassLoader();
    try {
      if (classPath == null) {
        run(call, Oracle.class.getClassLoader(), json);
      } else {
        try (URLClassLoader loader = new URLClassLoader(classPath, parent)) {
          run(call, loader, json);
        }
      }
    } catch (Exception | LinkageError e) {
      json.field("error", e.toString());
    }
    return json.end();
  }

  private static void run(String[] call, ClassLoader loader, Json json) throws Exception {
    int dot = call[0].lastIndexOf('.');
    Class<?> type = Class.forName(call[0].substring(0, dot), false, loader);
    Method method = method(type, call[0].substring(dot + 1));
    Object[] arguments = arguments(method, call);

    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
    String result = null;
    Throwable thrown = null;
    try {
      Class.forName(type.getName(), true, loader);
      Object value = method.invoke(null, arguments);
      if (method.getReturnType() != void.class) result = text(value);
    } catch (InvocationTargetException e) {
      thrown = e.getCause();
    } catch (Throwable e) {
      thrown = e;
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    json.field("output", plain(printed.toString(StandardCharsets.UTF_8)));
    json.field("result", plain(result));
    throwable(thrown, json);
    if (thrown != null && thrown.getCause() != null) causes(thrown, json);
  }

  private static Method method(Class<?> type, String name) throws NoSuchMethodException {
    List<Method> found = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      if (isStatic && method.getName().equals(name)) found.add(method);
    }
    if (found.size() != 1) {
      throw new NoSuchMethodException(found.size() + " static methods " + name + " in " + type);
    }
    found.get(0).setAccessible(true);
    return found.get(0);
  }

  private static Object[] arguments(Method method, String[] call) {
    Class<?>[] types = method.getParameterTypes();
    if (types.length != call.length - 1) {
      throw new IllegalArgumentException(types.length + " parameters, not " + (call.length - 1));
    }
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) arguments[i] = Literals.read(call[i + 1], types[i]);
    return arguments;
  }

  private static String text(Object value) {
    if (value == null || !value.getClass().isArray()) return String.valueOf(value);
    String inBrackets = Arrays.deepToString(new Object[] {value});
    return inBrackets.substring(1, inBrackets.length() - 1);
  }

  private static void throwable(Throwable thrown, Json json) {
    json.field("exception", thrown == null ? null : plain(thrown.toString()));
    json.field("trace", thrown == null ? List.of() : trace(thrown.getStackTrace()));
  }

  private static void causes(Throwable thrown, Json json) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    seen.add(thrown);
    List<Json> causes = new ArrayList<>();
    Throwable cause = thrown.getCause();
    for (; cause != null && seen.add(cause); cause = cause.getCause()) {
      Json one = new Json();
      throwable(cause, one);
      causes.add(one);
    }
    json.objects("causes", causes);
  }

  /** A trace as java prints it, without this program's frames and the reflection above them. */
  private static List<String> trace(StackTraceElement[] frames) {
    int end = frames.length;
    for (int i = 0; i < frames.length; i++) {
      if (frames[i].getClassName().startsWith("oracle.Oracle")) {
        end = i;
        break;
      }
    }
    while (end > 0 && end < frames.length && isReflection(frames[end - 1])) end--;
    return Arrays.stream(frames, 0, end).map(StackTraceElement::toString).toList();
  }

  private static boolean isReflection(StackTraceElement frame) {
    String type = frame.getClassName();
    return type.startsWith("jdk.internal.reflect.")
        || type.equals("java.lang.reflect.Method")
        || (type.equals("java.lang.Class") && frame.getMethodName().startsWith("forName"));
  }

  private static String plain(String text) {
    return text == null ? null : LOADER.matcher(text).replaceAll("'app'");
  }
}
