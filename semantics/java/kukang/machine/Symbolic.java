package kukang.machine;

/**
 * What stands in for methods that the machine does by itself, where an argument is symbolic: loops
 * that fork like any other. The methods have the names and parameters of those they stand for.
 */
final class Symbolic {
    private Symbolic() {}

    /** Contract.old: the value of an expression on the heap as it was at entry. */
    static Object old(java.util.function.Supplier<?> expression) {
        enterOld();
        try {
            return expression.get();
        } finally {
            leaveOld();
        }
    }

    private static native void enterOld();

    private static native void leaveOld();

    /** String.length of a symbolic String. */
    static native int stringLength(String text);

    // Texts of symbolic numbers are put off until somebody looks: see semantics/symbolic/texts.cc.

    /** The text of a symbolic number. */
    static native String text(int number);

    static native String text(long number);

    static native String text(char number);

    static native String text(float number);

    static native String text(double number);

    static StringBuilder append(StringBuilder builder, int number) {
        return builder.append(String.valueOf(number));
    }

    static StringBuilder append(StringBuilder builder, long number) {
        return builder.append(String.valueOf(number));
    }

    static StringBuilder append(StringBuilder builder, float number) {
        return builder.append(String.valueOf(number));
    }

    static StringBuilder append(StringBuilder builder, double number) {
        return builder.append(String.valueOf(number));
    }

    static StringBuffer append(StringBuffer buffer, int number) {
        return buffer.append(String.valueOf(number));
    }

    static StringBuffer append(StringBuffer buffer, long number) {
        return buffer.append(String.valueOf(number));
    }

    static StringBuilder append(StringBuilder builder, char character) {
        return builder.append(String.valueOf(character));
    }

    static StringBuilder append(StringBuilder builder, boolean truth) {
        return builder.append(String.valueOf(truth));
    }

    static StringBuilder append(StringBuilder builder, CharSequence text, int start, int end) {
        return builder.append(new StringBuilder().append(text, start, end).toString());
    }

    /** The builder, or what is appended to it, is put off. */
    static StringBuilder append(StringBuilder builder, String part) {
        if (!isPutOff(builder)) {
            putOff(builder, builder.toString());
        }
        add(builder, part);
        return builder;
    }

    private static native boolean isPutOff(StringBuilder builder);

    private static native void putOff(StringBuilder builder, String content);

    private static native void add(StringBuilder builder, String part);

    /** The text of a builder that is put off; it is put off as well. */
    static native String toString(StringBuilder builder);

    /** Somebody looks at a text that was put off; no part of it is any more. */
    private static void write(String text, String[] parts) {
        final StringBuilder builder = new StringBuilder();
        write(builder, parts);
        become(text, builder.toString());
    }

    private static void write(StringBuilder builder, String[] parts) {
        for (String part : parts) {
            builder.append(part);
        }
    }

    private static native void become(String text, String written);

    /** The same object has the same text. */
    static boolean equals(String text, Object other) {
        return other instanceof String && Texts.isSame(text, (String) other);
    }

    static String toHexString(int number) {
        int digits = number < 0 ? 8 : 1;
        while (digits < 8 && number >= 1 << 4 * digits) {
            digits++;
        }
        final byte[] text = new byte[digits];
        for (int i = 0; i < digits; i++) {
            text[digits - 1 - i] = (byte) "0123456789abcdef".charAt(number >>> 4 * i & 15);
        }
        return new String(text, 0);
    }

    /** No character is a letter of "true" in upper or lower case but those of ASCII. */
    static boolean parseBoolean(String text) {
        return text != null && text.length() == 4 && (text.charAt(0) | 32) == 't'
                && (text.charAt(1) | 32) == 'r' && (text.charAt(2) | 32) == 'u'
                && (text.charAt(3) | 32) == 'e';
    }

    static void arraycopy(Object source, int from, Object target, int to, int count) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        final int sourceLength = length(source, "source");
        final int targetLength = length(target, "destination");
        if (kind(source) != kind(target)) { // literals of this class
            throw new ArrayStoreException("arraycopy: type mismatch: can not copy " + kind(source)
                    + "[] into " + kind(target) + "[]");
        }
        if (from < 0) throw outside("source index", from, source, sourceLength);
        if (to < 0) throw outside("destination index", to, target, targetLength);
        if (count < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
        }
        if (count > sourceLength - from) {
            throw outside("last source index", (long) from + count, source, sourceLength);
        }
        if (count > targetLength - to) {
            throw outside("last destination index", (long) to + count, target, targetLength);
        }
        try {
            move(source, from, target, to, count);
        } catch (ArrayStoreException e) {
            throw new ArrayStoreException("arraycopy: element type mismatch: can not cast one of"
                    + " the elements of " + elementName(source) + "[] to the type of the"
                    + " destination array, " + elementName(target));
        }
    }

    private static void move(Object source, int from, Object target, int to, int count) {
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                move(source, from + i, target, to + i);
            }
        } else {
            for (int i = 0; i < count; i++) {
                move(source, from + i, target, to + i);
            }
        }
    }

    /** The name of its class, as Class.getName has it; of the lowest that it is known to be of. */
    private static native String nameOf(Object object);

    private static String elementName(Object array) {
        final String name = nameOf(array);
        return name.startsWith("[L") ? name.substring(2, name.length() - 1) : name.substring(1);
    }

    private static ArrayIndexOutOfBoundsException outside(
            String what, long at, Object array, int length) {
        return new ArrayIndexOutOfBoundsException("arraycopy: " + what + " " + at
                + " out of bounds for " + kind(array) + "[" + length + "]");
    }

    static int getLength(Object array) {
        if (array == null) {
            throw new NullPointerException();
        }
        try {
            return length(array, "argument");
        } catch (ArrayStoreException e) {
            throw new IllegalArgumentException("Argument is not an array");
        }
    }

    private static int length(Object array, String role) {
        if (array instanceof Object[]) return ((Object[]) array).length;
        if (array instanceof int[]) return ((int[]) array).length;
        if (array instanceof byte[]) return ((byte[]) array).length;
        if (array instanceof char[]) return ((char[]) array).length;
        if (array instanceof long[]) return ((long[]) array).length;
        if (array instanceof double[]) return ((double[]) array).length;
        if (array instanceof boolean[]) return ((boolean[]) array).length;
        if (array instanceof float[]) return ((float[]) array).length;
        if (array instanceof short[]) return ((short[]) array).length;
        throw new ArrayStoreException(
                "arraycopy: " + role + " type " + nameOf(array) + " is not an array");
    }

    private static String kind(Object array) {
        if (array instanceof Object[]) return "object array";
        if (array instanceof int[]) return "int";
        if (array instanceof byte[]) return "byte";
        if (array instanceof char[]) return "char";
        if (array instanceof long[]) return "long";
        if (array instanceof double[]) return "double";
        if (array instanceof boolean[]) return "boolean";
        return array instanceof float[] ? "float" : "short";
    }

    private static void move(Object source, int from, Object target, int to) {
        if (source instanceof Object[]) {
            ((Object[]) target)[to] = ((Object[]) source)[from];
        } else if (source instanceof int[]) {
            ((int[]) target)[to] = ((int[]) source)[from];
        } else if (source instanceof byte[]) {
            ((byte[]) target)[to] = ((byte[]) source)[from];
        } else if (source instanceof char[]) {
            ((char[]) target)[to] = ((char[]) source)[from];
        } else if (source instanceof long[]) {
            ((long[]) target)[to] = ((long[]) source)[from];
        } else if (source instanceof double[]) {
            ((double[]) target)[to] = ((double[]) source)[from];
        } else if (source instanceof boolean[]) {
            ((boolean[]) target)[to] = ((boolean[]) source)[from];
        } else if (source instanceof float[]) {
            ((float[]) target)[to] = ((float[]) source)[from];
        } else {
            ((short[]) target)[to] = ((short[]) source)[from];
        }
    }

    static Object cloneArray(Object original) {
        final int length = length(original, "source");
        final Object copy =
                java.lang.reflect.Array.newInstance(original.getClass().getComponentType(), length);
        for (int i = 0; i < length; i++) {
            move(original, i, copy, i);
        }
        return copy;
    }

    static int mismatch(boolean[] a, boolean[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(boolean[] a, int aFrom, boolean[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(byte[] a, byte[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(byte[] a, int aFrom, byte[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(char[] a, char[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(char[] a, int aFrom, char[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(short[] a, short[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(short[] a, int aFrom, short[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(int[] a, int[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(int[] a, int aFrom, int[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(long[] a, long[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(long[] a, int aFrom, long[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) return i;
        }
        return -1;
    }

    static int mismatch(float[] a, float[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(float[] a, int aFrom, float[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Float.compare(a[aFrom + i], b[bFrom + i]) != 0) return i;
        }
        return -1;
    }

    static int mismatch(double[] a, double[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    static int mismatch(double[] a, int aFrom, double[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Double.compare(a[aFrom + i], b[bFrom + i]) != 0) return i;
        }
        return -1;
    }
}
