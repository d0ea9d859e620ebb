package sealed_types;

/** Types that nobody can add a subtype to, in every way that Java has. */
public sealed interface Shape permits Circle, Square, Polygon {}

record Circle(int radius) implements Shape {}

final class Square implements Shape, Comparable<Square> {
  @Override
  public int compareTo(Square other) {
    return 0;
  }
}

non-sealed interface Polygon extends Shape {}

sealed abstract class Vehicle permits Car, Truck {}

final class Car extends Vehicle {}

sealed class Truck extends Vehicle permits FireTruck {}

final class FireTruck extends Truck implements Runnable {
  @Override
  public void run() {}
}

enum Colour {
  RED,
  GREEN
}

enum Operation implements Runnable {
  PLUS {
    @Override
    public void run() {}
  },
  MINUS {
    @Override
    public void run() {}
  }
}
