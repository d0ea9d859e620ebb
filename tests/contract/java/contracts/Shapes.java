// Invariants that come from above, by convention, and by overriding.
package contracts;

import kukang.Invariant;

interface Sized {
  @Invariant
  default boolean sized() {
    return true;
  }
}

abstract class Shape implements Sized {
  @Invariant
  private boolean own() {
    return true;
  }

  abstract double area();

  // By convention; @Invariant on another method of the same class takes precedence.
  boolean repOk() {
    return true;
  }

  @Invariant
  boolean drawn() {
    return true;
  }
}

class Square extends Shape {
  double side;

  @Override
  boolean drawn() {
    return side > 0;
  }

  boolean wellFormed() {
    return side >= 0;
  }

  @Override
  double area() {
    return side * side;
  }
}

class ByName {
  boolean repOK() {
    return true;
  }

  boolean invariant() {
    return true;
  }

  // No invariants: not boolean, with a parameter, static.
  int wellFormed() {
    return 1;
  }

  boolean repOk(int x) {
    return true;
  }

  boolean another() {
    return true;
  }

  void change() {}
}

class Nothing {
  static void run(int x) {
    assert x > 0;
  }

  void change(Object o) {}
}

// Methods with and without a contract side by side.
abstract class Mixed {
  int n;

  boolean repOK() {
    return n >= 0;
  }

  static int half(int i) {
    return i / 2;
  }

  static void spoil(Mixed other) {
    if (other != null) other.n = -1;
  }

  void grow() {}
}

// Its own objects may be anything, those of its parameters may not.
class Client {
  void use(Mixed mixed) {}

  void rest() {}
}
