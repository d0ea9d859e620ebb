// Operands of a concatenation are evaluated from left to right, then turned into text.
package programs;

class ConcatenationOrder {
  private static int counter;

  static class Noisy {
    private final String name;

    Noisy(String name) {
      this.name = name;
      System.out.println("new " + name);
    }

    @Override
    public String toString() {
      System.out.println("text of " + name);
      return name + counter++;
    }
  }

  private static int next() {
    System.out.println("next");
    return counter++;
  }

  // run: order
  static String order() {
    return "<" + new Noisy("a") + next() + new Noisy("b") + next() + ">";
  }

  // run: mutable
  static String mutable() {
    StringBuilder text = new StringBuilder("x");
    return "" + text + text.append("y") + text;
  }

  static class Failing {
    @Override
    public String toString() {
      throw new UnsupportedOperationException("no text");
    }
  }

  // run: failing
  static String failing() {
    return "before " + next() + new Failing() + next();
  }

  static class NullText {
    @Override
    public String toString() {
      return null;
    }
  }

  // run: nullText
  static String nullText() {
    return new NullText() + "|" + String.valueOf(new NullText()) + "|" + new NullText();
  }

  // run: compound 2
  static String compound(int i) {
    String[] array = {"a", "b", "c"};
    array[next()] += array[i] + next();
    return String.join(",", array) + counter;
  }
}
