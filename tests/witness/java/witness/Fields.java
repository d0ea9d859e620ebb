package witness;

/** Fields that only the class itself can reach, inherited and hidden ones, final ones. */
class Fields {
    private int number;
    private final long wide;
    protected Fields next;
    private final boolean flag;
    private char letter;
    private double real;
    private float small;
    private byte tiny;
    private short little;

    Fields(int number, long wide, boolean flag) {
        if (number < 0) {
            throw new IllegalArgumentException();
        }
        this.number = number;
        this.wide = wide;
        this.flag = flag;
        real = number / 2.0;
    }

    static class Below extends Fields {
        private int number; // hides the one above
        private final Fields other;

        Below(Fields other) {
            super(1, 2, true);
            this.other = other;
        }

        int both() {
            if (number > 10 && super.next == other) {
                number--;
                return number;
            }
            return other == null ? -1 : other.number;
        }
    }

    abstract static class Shape {
        int area;

        abstract int corners();

        int all() {
            return area > 3 ? corners() : 0;
        }
    }

    static final class Square extends Shape {
        private int side;

        @Override
        int corners() {
            return side > area ? 4 : 5;
        }
    }

    static class Round extends Shape {
        @Override
        int corners() {
            next().area = 1;
            return 0;
        }

        Shape next() {
            return this;
        }
    }

    int kinds() {
        if (flag && letter == 'x') {
            return tiny + little;
        }
        if (wide > Integer.MAX_VALUE) {
            number = (int) wide;
            return 1;
        }
        if (real > 0.5 && small < 0.25f) {
            real = small;
            return 2;
        }
        return 3;
    }

    Fields swap() {
        if (next == null || next.next == null) {
            return null;
        }
        Fields first = next;
        next = first.next;
        first.next = this;
        if (next == first) {
            throw new IllegalStateException("a loop");
        }
        return next;
    }

    static int corners(Shape shape) {
        return shape.all();
    }

    static int deep(Fields a, Fields b) {
        if (a.next == b.next && a != b) {
            b.number = a.number + 1;
        }
        return a.number / b.number;
    }

    static Object whichever(Object o) {
        if (o instanceof Below) {
            return ((Below) o).other;
        }
        if (o instanceof Shape) {
            return o;
        }
        if (o instanceof int[]) {
            return ((int[]) o).length > 2 ? o : null;
        }
        return o == null ? "nothing" : (Fields) o;
    }
}
