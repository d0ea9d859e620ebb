// Interfaces with default, static and private methods; a class wins over an interface.
package programs;

class DefaultMethods {
  interface Greeter {
    String name();

    default String greet() {
      return decorate("hello " + name());
    }

    private String decorate(String text) {
      return brackets(text, '[') + count(text);
    }

    private static String brackets(String text, char open) {
      return open + text + (char) (open + 2);
    }

    static int count(String text) {
      return text.length();
    }
  }

  interface Polite extends Greeter {
    @Override
    default String greet() {
      return "dear " + Greeter.super.greet();
    }
  }

  record Person(String name) implements Greeter {}

  record Lady(String name) implements Polite {}

  static class Base {
    public String greet() {
      return "base";
    }
  }

  static class Mixed extends Base implements Polite {
    @Override
    public String name() {
      return "mixed";
    }
  }

  interface Counter {
    int next();

    default int skip(int n) {
      int last = -1;
      for (int i = 0; i < n; i++) last = next();
      return last;
    }
  }

  // run: greet 0
  // run: greet 1
  // run: greet 2
  // run: greet 3
  static String greet(int kind) {
    Greeter greeter = switch (kind) {
      case 0 -> new Person("Ana");
      case 1 -> new Lady("Bea");
      case 2 -> new Mixed();
      default -> () -> "lambda";
    };
    return greeter.greet() + Greeter.count(greeter.name());
  }

  // run: skip 5
  // run: skip 0
  static int skip(int n) {
    int[] state = {10};
    Counter counter = () -> state[0] += 3;
    return counter.skip(n) * 100 + counter.next();
  }
}
