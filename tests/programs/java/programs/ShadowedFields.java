// Fields are not overridden: a subclass's field of the same name lives beside the inherited one.
package programs;

class ShadowedFields {
  static class Base {
    int value = 1;
    static String name = "Base";
    protected long shared = 10;

    int value() {
      return value;
    }
  }

  static class Derived extends Base {
    int value = 2;
    static String name = "Derived";
    String shared = "text";

    int own() {
      return value * 100 + super.value * 10 + ((Base) this).value;
    }

    void set(int x) {
      value = x;
      super.value = -x;
      super.shared++;
    }
  }

  static class Third extends Derived {
    double value = 3.5;

    double all() {
      return value + ((Derived) this).value + ((Base) this).value;
    }
  }

  // run: fields 7
  // run: fields -2147483648
  static String fields(int x) {
    Derived derived = new Derived();
    Base base = derived;
    String before = derived.own() + " " + base.value + " " + derived.value + " " + base.value();
    derived.set(x);
    return before + " | " + derived.own() + " " + base.value + " " + derived.value + " "
        + base.shared + derived.shared;
  }

  // run: statics
  static String statics() {
    Base.name += "!";
    return Base.name + " " + Derived.name + " " + Third.name;
  }

  // run: three
  static double three() {
    return new Third().all();
  }

  // run: locals 5
  static int locals(int name) {
    int value = name;
    {
      int inner = value * 2;
      value += inner;
    }
    {
      int inner = value + 1;
      value -= inner;
    }
    return value;
  }
}
