package generator;

/**
 * Java text in the making, indented by its braces.
 *
 * <p>Every open has its close. A line may itself span several lines (an expression that holds a
 * block lambda); each of them gets the indentation of the place where it lands.
 */
final class Source {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  Source line(String line) {
    for (String part : line.split("\n")) {
      text.append(part.isEmpty() ? "" : "  ".repeat(depth)).append(part).append('\n');
    }
    return this;
  }

  Source blank() {
    text.append('\n');
    return this;
  }

  Source open(String head) {
    line(head.isEmpty() ? "{" : head + " {");
    depth++;
    return this;
  }

  /** Ends a block and begins the next part of the same statement: else, catch, finally. */
  Source turn(String head) {
    depth--;
    line("} " + head + " {");
    depth++;
    return this;
  }

  Source close() {
    return close("");
  }

  Source close(String tail) {
    depth--;
    return line("}" + tail);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
