package texts;

/** What is appended to builders. */
final class Builders {
    private Builders() {}

    static void appendFails(int i) {
        StringBuilder builder = new StringBuilder();
        builder.append("n").append(i);
        assert !builder.toString().equals("n17");
    }

    static void appendHolds(int i) {
        StringBuilder builder = new StringBuilder("n");
        builder.append(i);
        assert builder.charAt(0) == 'n' && builder.length() >= 2;
    }

    static void goesOnHolds(int i) {
        StringBuilder builder = new StringBuilder();
        builder.append(i);
        String before = builder.toString();
        builder.append('x').append(true).append(7L).append((String) null);
        assert builder.toString().equals(before + "xtrue7null");
    }

    static void goesOnFails(int i, char c) {
        StringBuilder builder = new StringBuilder();
        builder.append(i).append(c).append(i);
        assert !builder.toString().equals("8-8");
    }

    static void lookedAtInBetweenHolds(int i) {
        StringBuilder builder = new StringBuilder();
        builder.append(i);
        int length = builder.length();
        builder.append(i);
        assert builder.length() == 2 * length;
    }

    static void insertFails(int i) {
        StringBuilder builder = new StringBuilder("ab");
        builder.insert(1, i);
        assert !builder.toString().equals("a9b");
    }

    static void deleteHolds(int i) {
        StringBuilder builder = new StringBuilder("ab");
        builder.append(i);
        builder.setLength(2);
        assert builder.toString().equals("ab");
    }

    static void reverseFails(int i) {
        if (i > 0) {
            assert !new StringBuilder().append(i).reverse().toString().equals("21");
        }
    }

    /** As the JVM grows it: by what was appended, one after the other. */
    static void capacityHolds(int i) {
        StringBuilder builder = new StringBuilder(1);
        builder.append(i);
        if (i >= 10 && i < 100) {
            assert builder.capacity() == 4;
        }
    }

    static void capacityFails(int i) {
        StringBuilder builder = new StringBuilder(1);
        builder.append(i).append("ab");
        assert builder.capacity() != 10;
    }

    static void bufferFails(int i) {
        StringBuffer buffer = new StringBuffer("b");
        buffer.append(i).append(5L);
        assert !buffer.toString().equals("b125");
    }

    static void bufferHolds(long x) {
        assert new StringBuffer().append(x).length() > 0;
    }

    static void givenFails(StringBuilder builder, int i) {
        if (builder != null && builder.length() == 0) {
            builder.append(i);
            assert builder.length() != 3;
        }
    }

    static void codePointHolds(int i) {
        StringBuilder builder = new StringBuilder();
        builder.append(i).appendCodePoint('z');
        assert builder.charAt(builder.length() - 1) == 'z';
    }

    static void loopFails(int i) {
        if (i >= 0 && i < 3) {
            StringBuilder builder = new StringBuilder();
            for (int n = 0; n <= i; n++) {
                builder.append(n + i);
            }
            assert !builder.toString().equals("234");
        }
    }

    static void partsOfDifferentWidthHold(int i) {
        StringBuilder builder = new StringBuilder("\u20ac");
        builder.append(i);
        String text = builder.append("\u00e4").toString();
        assert text.charAt(0) == '\u20ac' && text.charAt(text.length() - 1) == '\u00e4';
    }

    static void lockedHolds(int i) {
        StringBuilder builder = new StringBuilder();
        synchronized (builder) {
            builder.append(i);
        }
        synchronized (builder) {
            assert builder.length() > 0;
        }
    }
}
