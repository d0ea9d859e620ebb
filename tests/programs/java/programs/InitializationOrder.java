// The order in which classes, superclasses and instances are initialized.
package programs;

class InitializationOrder {
  static String say(String text) {
    System.out.println(text);
    return text;
  }

  static class Base {
    static String s = say("Base static");
    String i = say("Base instance");

    Base() {
      say("Base()");
      hook();
    }

    void hook() {
      say("Base.hook");
    }

    static void method() {
      say("Base.method");
    }
  }

  static class Derived extends Base {
    static {
      say("Derived static");
    }

    int number = 42;
    final int constant = 7;
    String i = say("Derived instance " + super.i.length());

    Derived() {
      this("default");
      say("Derived()");
    }

    Derived(String text) {
      say("Derived " + text);
    }

    @Override
    void hook() {
      say("Derived.hook sees " + number + " " + constant + " " + i);
    }
  }

  static class Circular {
    static int early = Other.value + 1;
    static int value = 10;

    static class Other {
      static int value = Circular.value + 100;
    }
  }

  // run: create
  static void create() {
    say("start");
    new Derived();
    say("again");
    new Derived("second");
  }

  // A static member found through a subclass initializes only the class that declares it.
  // run: inherited
  static void inherited() {
    Derived.method();
    say(Derived.s);
  }

  // run: circular
  static String circular() {
    return Circular.early + " " + Circular.Other.value + " " + Circular.value;
  }

  // run: unused
  static void unused() {
    Derived none = null;
    Derived[] array = new Derived[2];
    say(none instanceof Base ? "yes" : "no");
    say(Derived[].class.getSimpleName() + array.length + Derived.class.getSimpleName());
  }
}
