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
