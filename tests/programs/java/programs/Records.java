// Records: accessors, equals, hashCode, toString, compact constructors, static members.
package programs;

import java.util.HashSet;
import java.util.Set;

class Records {
  record Point(int x, int y) implements Comparable<Point> {
    static final Point ORIGIN = new Point(0, 0);

    Point {
      if (x < -1000) throw new IllegalArgumentException("x too small: " + x);
      y = Math.min(y, 1000);
    }

    Point(int both) {
      this(both, both);
    }

    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }

    @Override
    public int compareTo(Point other) {
      return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }
  }

  record Named<T>(String name, T value) {
    @Override
    public String name() {
      return name.toUpperCase();
    }
  }

  record Empty() {}

  // run: points 3 4
  // run: points 5 5000
  // run: points -2000 1
  static String points(int x, int y) {
    Point p = new Point(x, y);
    Point q = p.plus(new Point(1)).plus(Point.ORIGIN);
    return p + " " + q + " " + p.equals(new Point(x, y)) + p.equals(q) + p.equals("p") + " "
        + p.hashCode() + " " + Integer.signum(p.compareTo(q));
  }

  // run: named "ana"
  // run: named null
  static String named(String name) {
    Named<Point> a = new Named<>(name, new Point(1, 2));
    Named<Object> b = new Named<>(name, null);
    return a + " " + b + " " + a.equals(new Named<>(name, new Point(1, 2))) + " " + b.hashCode()
        + " " + new Empty() + new Empty().hashCode() + new Empty().equals(new Empty()) + b.name();
  }

  // run: inSet 10
  static int inSet(int n) {
    Set<Point> set = new HashSet<>();
    for (int i = 0; i < n; i++) set.add(new Point(i % 3, i % 2));
    return set.size() * 100 + (set.contains(new Point(2, 1)) ? 1 : 0);
  }
}
