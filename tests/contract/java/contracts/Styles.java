// Invariants as people have them: static, in parts, beside a spec class.
package contracts;

import kukang.Invariant;
import kukang.SpecFor;

class Parts {
  int[] cells;
  int used;

  boolean wellFormed() {
    return cells != null && counted();
  }

  private boolean counted() {
    return used <= cells.length;
  }

  // Nobody calls it, and it has a loop.
  private boolean ordered() {
    for (int i = 1; i < used; ++i) {
      if (cells[i - 1] > cells[i]) return false;
    }
    return true;
  }

  // Nobody calls it, and it hands something on.
  boolean positive() {
    return positive(0);
  }

  private boolean positive(int from) {
    return from == used || (cells[from] > 0 && positive(from + 1));
  }

  // No part of an invariant: looks at its own fields only; assigns.
  boolean isEmpty() {
    return used == 0;
  }

  boolean drop() {
    return drop(1);
  }

  private boolean drop(int n) {
    used -= n;
    return true;
  }

  void change(Other other) {}
}

class Other {
  boolean repOk() {
    return true;
  }
}

class StaticInvariant {
  int x;

  private static boolean repOK(StaticInvariant it) {
    return it.x > 0;
  }

  // About anything else: none of its invariants, unless it is named.
  static boolean repOk(Object it) {
    return it != null;
  }

  static boolean invariant(Other other) {
    return true;
  }

  void change() {}
}

// The static one is what the other calls.
class Both {
  boolean repOk() {
    return repOk(this);
  }

  static boolean repOk(Both it) {
    return it != null;
  }

  void change() {}
}

class StaticAnnotated {
  @Invariant
  private static boolean holds(StaticAnnotated it) {
    return true;
  }

  boolean repOk() {
    return false;
  }

  void change() {}
}

class Derived extends Parts {
  boolean repOK() {
    return used >= 0;
  }

  @Override
  void change(Other other) {}
}

@SpecFor(Parts.class)
class PartsSpec {
  @Invariant
  static boolean said(Parts parts) {
    return parts.used >= 0;
  }

  static boolean unsaid(Parts parts) {
    return true;
  }
}

// Says nothing of invariants.
@SpecFor(Parts.class)
class SilentSpec {
  static boolean odd(Parts parts) {
    return true;
  }
}

@SpecFor(StaticAnnotated.class)
class MoreSpec {
  static boolean repOk(StaticAnnotated it) {
    return true;
  }
}
