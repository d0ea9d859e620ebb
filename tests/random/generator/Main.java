package generator;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Random, well-typed Java methods, and arguments to call them with.
 *
 * <p>Usage: {@code java generator.Main --seed S --count N --out DIR [--methods-per-class M]} writes
 * DIR/random/P0.java, P1.java, ... with N entry points in all, and DIR/cases.txt with one call per
 * line. Equal options give equal files, byte for byte. Every call ends soon, with a result or an
 * exception that depends on nothing but its arguments, so two machines that run it must agree.
 *
 * <p>Messages of exceptions are part of the results. HotSpot must therefore run with
 * -XX:-OmitStackTraceInFastThrow (or -Xint): without it, compiled code throws exceptions that say
 * nothing.
 */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, String> options = options(arguments);
    if (options == null || !options.keySet().containsAll(List.of("seed", "count", "out"))) {
      System.err.println(
          "usage: generator.Main --seed S --count N --out DIR [--methods-per-class M]");
      System.exit(64);
    }
    long seed = Long.parseLong(options.get("seed"));
    int count = Integer.parseInt(options.get("count"));
    int perClass = Integer.parseInt(options.getOrDefault("methods-per-class", "25"));
    write(seed, count, perClass, Path.of(options.get("out")));
  }

  private static Map<String, String> options(String[] arguments) {
    List<String> known = List.of("seed", "count", "out", "methods-per-class");
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      String name = arguments[i].startsWith("--") ? arguments[i].substring(2) : "";
      if (!known.contains(name) || i + 1 == arguments.length) {
        return null;
      }
      options.put(name, arguments[i + 1]);
    }
    return options;
  }

  private static void write(long seed, int count, int perClass, Path out) throws IOException {
    Path folder = Files.createDirectories(out.resolve("random"));
    List<String> cases = new ArrayList<>();
    for (int file = 0; file * perClass < count; file++) {
      String name = "P" + file;
      Dice dice = Dice.of(seed, file);
      Program program = new Program(name, dice, Math.min(perClass, count - file * perClass));
      Files.writeString(
          folder.resolve(name + ".java"), program.source(), StandardCharsets.UTF_8);
      cases.addAll(Cases.of(name, program, dice));
    }
    cases.add("");
    Files.writeString(
        out.resolve("cases.txt"), String.join("\n", cases), StandardCharsets.UTF_8);
  }
}
