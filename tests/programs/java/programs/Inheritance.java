// Virtual calls, super calls, private and static methods that do not override, final methods.
package programs;

class Inheritance {
  static class A {
    String name() {
      return "A";
    }

    private String secret() {
      return "secret A";
    }

    String reveal() {
      return secret() + " of " + name();
    }

    static String kind() {
      return "kind A";
    }

    final int size() {
      return name().length();
    }
  }

  static class B extends A {
    @Override
    String name() {
      return "B<" + super.name();
    }

    String secret() {
      return "secret B";
    }

    static String kind() {
      return "kind B";
    }
  }

  static class C extends B {
    @Override
    String name() {
      return "C<" + super.name();
    }
  }

  static class D extends C {}

  private static A make(int kind) {
    switch (kind) {
      case 0:
        return new A();
      case 1:
        return new B();
      case 2:
        return new C();
      default:
        return new D();
    }
  }

  // run: describe 0
  // run: describe 1
  // run: describe 2
  // run: describe 3
  static String describe(int kind) {
    A a = make(kind);
    return a.name() + " " + a.size() + " " + a.reveal() + " " + a.getClass().getSimpleName();
  }

  // run: hidden
  static String hidden() {
    return A.kind() + " " + B.kind() + " " + C.kind() + " " + new B().secret();
  }

  // run: relations 0
  // run: relations 2
  static String relations(int kind) {
    Object o = make(kind);
    return (o instanceof A) + " " + (o instanceof B) + " " + (o instanceof C) + " "
        + (o.getClass() == A.class) + " " + A.class.isInstance(o) + " " + (o instanceof Runnable);
  }
}
