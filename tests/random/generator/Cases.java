package generator;

import generator.Types.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The cases of a program: for every entry point one to three lists of arguments, different ones.
 *
 * <p>A line is the method's full name and its arguments, separated by tabs. Objects and arrays have
 * no literals; such an argument is null.
 */
final class Cases {
  private Cases() {}

  static List<String> of(String className, Program program, Dice dice) {
    Literals literals = new Literals(dice);
    List<String> cases = new ArrayList<>();
    for (Program.Entry entry : program.entries()) {
      Set<String> lines = new LinkedHashSet<>();
      for (int i = dice.between(1, 3); i > 0; i--) {
        StringBuilder line = new StringBuilder("random." + className + "." + entry.name());
        for (Parameter parameter : entry.parameters()) {
          line.append('\t').append(literals.argument(parameter.type()));
        }
        lines.add(line.toString());
      }
      cases.addAll(lines);
    }
    return cases;
  }
}
