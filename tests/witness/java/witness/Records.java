package witness;

/** Records, whose fields not even reflection changes. */
final class Records {
    private Records() {}

    record Point(int x, int y) {
        Point {
            if (x > 1000) {
                throw new IllegalArgumentException();
            }
        }
    }

    record Line(Point from, Point to, String name) {
        boolean flat() {
            return from.y == to.y;
        }
    }

    record Named<T extends Comparable<T>>(T key, Named<T> rest) {}

    static int length(Line line) {
        if (line.flat() && line.from().x() < line.to().x()) {
            return line.to().x() - line.from().x();
        }
        return line.name() == null ? -1 : line.name().length();
    }

    static Point between(Point a, Point b) {
        return a.equals(b) ? a : new Point(a.x(), b.y());
    }

    static int depth(Named<Integer> named) {
        int depth = 0;
        while (named != null && named.key() > depth) {
            named = named.rest();
            depth++;
        }
        return depth;
    }
}
