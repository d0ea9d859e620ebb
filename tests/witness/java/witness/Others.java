package witness;

/** Enums, strings, boxes, interfaces that nobody has implemented, static fields, classes. */
final class Others {
    private static final StringBuilder TRAIL = new StringBuilder();

    private Others() {}

    enum Color {
        RED,
        GREEN {
            @Override
            int weight() {
                return 2;
            }
        },
        BLUE;

        int used;

        int weight() {
            return 1;
        }
    }

    interface Nobody {
        int number();

        default int twice() {
            return 2;
        }
    }

    interface Empty {}

    abstract static class Half implements Nobody {
        int seen;
    }

    static class Counter {
        static int count;
        static final Counter FIRST = new Counter(null);
        static final int[] TABLE = {1, 2, 3};
        static Counter last;
        static String name = "none";
        final Counter before;

        Counter(Counter before) {
            this.before = before;
            count++;
            last = this;
        }
    }

    static int color(Color color) {
        switch (color) {
            case RED:
                return color.ordinal();
            case GREEN:
                return color.weight();
            default:
                return color.used;
        }
    }

    static Color next(Color a, Color b) {
        return a == b ? Color.values()[(a.ordinal() + 1) % 3] : a;
    }

    static int text(String s) {
        if (s.length() > 2 && s.charAt(1) == 'q') {
            return 1;
        }
        if (s.equals("ab")) {
            return 2;
        }
        return s.isEmpty() ? 3 : s.charAt(0);
    }

    static String joined(String s, boolean twice) {
        return twice ? s + s : s == "literal" ? "the literal" : s.substring(1);
    }

    static int boxes(Integer a, Long b, Character c, Boolean d) {
        if (a > 5 && b < a) {
            return c == 'c' ? a : -1;
        }
        return d ? 1 : 0;
    }

    static Integer boxed(int a, Integer b) {
        Integer c = a;
        return b == null || c.equals(b) ? c : b;
    }

    static int nobody(Nobody n, Empty e) {
        if (n == e) {
            return 1;
        }
        return n.twice();
    }

    static int half(Half half) {
        return half.seen > 3 ? half.seen : half.twice();
    }

    static int both(Runnable r) {
        if (r instanceof Comparable) {
            return 1;
        }
        return r instanceof Empty ? 2 : 3;
    }

    static int counters(Counter c) {
        if (c == Counter.FIRST) {
            Counter.count += 10;
            return 1;
        }
        if (c.before == Counter.FIRST) {
            Counter.last = c;
            Counter.TABLE[1]++;
            return 2;
        }
        Counter.name = "some";
        return new Counter(c).before == Counter.FIRST ? 3 : Counter.count;
    }

    static int remembered(Color color, int a) {
        color.used += a;
        TRAIL.append('x');
        return a > 0 ? color.used : TRAIL.length();
    }

    static Class<?> kind(Object o) {
        return o instanceof Color ? Color.class : o.getClass() == Counter.class ? int.class : null;
    }

    static int caught(Object o) {
        try {
            return ((Counter) o).before == null ? 1 : 2;
        } catch (NullPointerException e) {
            return 3;
        } catch (ClassCastException e) {
            throw new IllegalStateException(e);
        }
    }

    static void asserted(int a) {
        assert a != 77 : "seventy-seven";
        if (a == 78) {
            System.exit(5);
        }
    }

    static Runnable lambda(int a, Runnable other) {
        Runnable r = a > 3 ? () -> Counter.count = a : other;
        if (r != null && a > 3) {
            r.run();
        }
        return r;
    }

    class Inner {
        int value;

        Others outer() {
            return value > 0 ? Others.this : null;
        }
    }

    static Others outer(Inner inner) {
        return inner.outer();
    }

    /** One path relies on how Math rounds, the others do not. */
    static int rounded(int number, int[] numbers) {
        if (number < 0) return (int) Math.exp(number == -7 ? 1 : 2);
        return numbers == null ? 0 : numbers[number];
    }
}
