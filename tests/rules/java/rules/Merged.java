package rules;

/** Where states merge that hold different references: which it is, the numbers say. */
class Merged {
  int value;

  static int chosen(int x) {
    Merged a = new Merged(), b = new Merged();
    a.value = 1;
    b.value = 2;
    Merged c = x > 0 ? a : b;
    return c.value;
  }

  static int nullOrNot(int x) {
    Object o = x > 0 ? new Merged() : null;
    if (o == null) throw new IllegalStateException();
    return 1;
  }
}
