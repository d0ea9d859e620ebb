package driver;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import truth.Holds;
import truth.Outside;
import truth.Vacuous;
import truth.Violated;

/**
 * Are the truths true? {@code java driver.Driver FOLDER} runs every case below FOLDER on the real
 * JVM with many arguments and says of each, on a line, what was seen:
 * {@code right<TAB>cases.Copies.storedAmongObjects<TAB>33 runs}, or wrong, and why.
 *
 * <p>One that holds goes wrong on none of them; one that is violated does so on some, and never in
 * another way than it says; one that is vacuous may be called with none.
 */
public final class Driver {
  private static final long LONG_ENOUGH = 30_000;
  private static final long NEVER = 1_000;

  private final PrintStream answers = System.out;
  private final Classes classes;

  private Driver(Classes classes) {
    this.classes = classes;
  }

  public static void main(String[] args) throws Exception {
    Driver driver = new Driver(new Classes(Path.of(args[0])));
    for (Method method : driver.cases()) driver.answers.println(driver.answer(method));
    driver.answers.flush();
    Runtime.getRuntime().halt(0); // some runs are still under way, and will be
  }

  /** Those that do not end come last: their threads go on. */
  private List<Method> cases() throws ClassNotFoundException {
    List<Method> cases = new ArrayList<>();
    for (String name : classes.names()) {
      for (Method method : classes.fresh(name).getDeclaredMethods()) {
        boolean isCase =
            method.isAnnotationPresent(Holds.class)
                || method.isAnnotationPresent(Violated.class)
                || method.isAnnotationPresent(Outside.class)
                || method.isAnnotationPresent(Vacuous.class);
        if (isCase) cases.add(method);
      }
    }
    cases.sort(Comparator.comparing(Driver::mayHang));
    return cases;
  }

  private static List<String> expected(Method method) {
    Violated violated = method.getAnnotation(Violated.class);
    return violated == null ? List.of() : List.of(violated.value());
  }

  private static boolean mayHang(Method method) {
    return method.isAnnotationPresent(Vacuous.class)
        || method.isAnnotationPresent(Outside.class)
        || expected(method).contains(Run.DIVERGES);
  }

  private String answer(Method method) throws InterruptedException {
    List<String> expected = expected(method);
    TreeSet<String> seen = new TreeSet<>();
    String unexpected = "";
    int runs = 0;
    while (true) {
      Run run = new Run(classes, method, runs);
      String end = run.end(mayHang(method) ? NEVER : LONG_ENOUGH);
      if (end.equals(Run.NO_MORE)) break;
      ++runs;
      seen.add(end);
      boolean wrong = !end.equals(Run.FINE) && !end.equals(Run.REFUSED) && !expected.contains(end);
      if (wrong && unexpected.isEmpty()) unexpected = end + " on " + run.arguments();
      if (end.equals(Run.DIVERGES)) break;
    }
    String why = whyWrong(method, seen, unexpected);
    String name = method.getDeclaringClass().getName() + "." + method.getName();
    return (why.isEmpty() ? "right" : "wrong") + "\t" + name + "\t"
        + (why.isEmpty() ? runs + " runs" : why);
  }

  /** Empty where nothing is. */
  private static String whyWrong(Method method, TreeSet<String> seen, String unexpected) {
    if (seen.stream().anyMatch(end -> end.startsWith("cannot"))) return unexpected;
    if (method.isAnnotationPresent(Outside.class)) return "";
    if (method.isAnnotationPresent(Vacuous.class)) {
      return seen.contains(Run.FINE) ? "there is something to call it with" : "";
    }
    if (!unexpected.isEmpty()) return unexpected;
    if (method.isAnnotationPresent(Holds.class)) {
      return seen.contains(Run.FINE) ? "" : "no run of it comes to an end";
    }
    seen.retainAll(expected(method));
    return seen.isEmpty() ? "no run goes wrong as it should" : "";
  }
}
