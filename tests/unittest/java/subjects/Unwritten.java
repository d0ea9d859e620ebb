package subjects;

/** Interfaces and abstract classes that nobody has implemented. */
final class Unwritten {
  private Unwritten() {}

  interface Shape {
    double area();

    default boolean isFlat() {
      return false;
    }
  }

  interface Named {
    String name();
  }

  abstract static class Figure implements Shape {
    final int corners;

    Figure(int corners, String name) throws java.io.IOException {
      if (name == null) throw new java.io.IOException();
      this.corners = corners;
    }

    protected abstract Figure turned(int degrees, int[] about);
  }

  static int kind(Object o) {
    if (o instanceof Figure f) return f.corners == 3 ? 3 : f.isFlat() ? 2 : 4;
    return o instanceof Named ? 1 : o instanceof Shape ? 5 : 0;
  }

  static Shape other(Shape a, Shape b) {
    return a == null ? b : a;
  }

  static double area(Shape s) {
    return s.area();
  }
}
