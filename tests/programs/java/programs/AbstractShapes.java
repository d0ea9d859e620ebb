// An abstract class with a template method, and the shapes below it.
package programs;

abstract class AbstractShapes {
  private static int made;
  final int id = ++made;

  abstract double area();

  String label() {
    return getClass().getSimpleName();
  }

  @Override
  public final String toString() {
    return label() + "#" + id + "=" + area();
  }

  static class Circle extends AbstractShapes {
    final double radius;

    Circle(double radius) {
      this.radius = radius;
    }

    @Override
    double area() {
      return 3.0 * radius * radius;
    }
  }

  static class Box extends AbstractShapes {
    final int width;
    final int height;

    Box(int width, int height) {
      if (width < 0 || height < 0) throw new IllegalArgumentException(width + "x" + height);
      this.width = width;
      this.height = height;
    }

    @Override
    double area() {
      return width * height;
    }
  }

  static class Square extends Box {
    Square(int side) {
      super(side, side);
    }

    @Override
    String label() {
      return "Regular" + super.label();
    }
  }

  // run: sum 2 3
  // run: sum 0 5
  // run: sum -1 2
  static double sum(int a, int b) {
    AbstractShapes[] shapes = {new Circle(a), new Box(a, b), new Square(b)};
    double sum = 0;
    for (AbstractShapes shape : shapes) {
      System.out.println(shape);
      sum += shape.area();
    }
    return sum;
  }

  // run: largest 4 1
  // run: largest 1 9
  static AbstractShapes largest(int a, int b) {
    AbstractShapes best = null;
    for (AbstractShapes shape : new AbstractShapes[] {new Circle(a), new Square(b)}) {
      if (best == null || shape.area() > best.area()) best = shape;
    }
    return best;
  }
}
