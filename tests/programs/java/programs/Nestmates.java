// Private members are shared between a class and the classes nested in it, in all directions.
package programs;

class Nestmates {
  private int value;
  private static int calls;

  private Nestmates(int value) {
    this.value = value;
  }

  private int scaled(int by) {
    calls++;
    return value * by;
  }

  private static String tag(String text) {
    return "<" + text + ">";
  }

  static class Reader {
    private long offset = 1000;

    private long read(Nestmates from) {
      return offset + from.scaled(3) + from.value++;
    }

    private static class Deeper {
      private String show(Reader reader) {
        return tag("" + reader.offset-- + calls);
      }
    }
  }

  private interface Shape {
    private int hidden() {
      return 5;
    }

    default int visible() {
      return hidden() + 1;
    }
  }

  private static class Parent {
    private String who() {
      return "parent";
    }

    String call(Parent other) {
      return other.who();
    }
  }

  private static class Derived extends Parent {
    private String who() {
      return "derived";
    }
  }

  // run: read 7
  // run: read -2147483648
  static String read(int x) {
    Nestmates it = new Nestmates(x);
    Reader reader = new Reader();
    long first = reader.read(it);
    reader.offset = first;
    return first + " " + reader.read(it) + new Reader.Deeper().show(reader) + it.value;
  }

  // A private method is never overridden, even inside one nest.
  // run: notOverridden
  static String notOverridden() {
    Derived derived = new Derived();
    return derived.call(derived) + " " + derived.who() + " " + ((Parent) derived).who();
  }

  // run: shape
  static int shape() {
    Shape shape = new Shape() {};
    return shape.visible() * 10 + shape.hidden();
  }
}
