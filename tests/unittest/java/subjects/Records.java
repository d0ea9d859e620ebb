package subjects;

/** Records, nested ones, one that nobody may name, one whose constructor refuses. */
final class Records {
  private Records() {}

  record Point(int x, long y) {}

  record Segment(Point from, Point to) {}

  private record Hidden(String name, Hidden next) {}

  record Positive(int value) {
    Positive {
      if (value <= 0) throw new IllegalArgumentException();
    }
  }

  static long manhattan(Point p) {
    return p.x() > 0 ? p.x() + p.y() : -p.y();
  }

  static boolean isDegenerate(Segment s) {
    return s.from() == s.to() || s.from() != null && s.from().equals(s.to());
  }

  static int depth(Object o) {
    if (!(o instanceof Hidden h)) return 0;
    return h.next() == null ? 1 : 2;
  }

  static Point origin() {
    return new Point(0, 0);
  }

  /** A record that its constructor refuses cannot be made by a test. */
  static int of(Positive p) {
    return p.value() > 0 ? 1 : 0;
  }
}
