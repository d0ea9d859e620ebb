package kukang.machine;

import kukang.Contract;

/**
 * An object of which nothing is known but that it is lawful: of a class that nobody has written,
 * whose equals, hashCode and compareTo go by a number that never changes. The upper half of the
 * number is as good as any place in an order, the lower half as any hash code. See
 * semantics/symbolic/strangers.cc.
 */
public class Stranger implements Comparable<Object> {
    private final long number;
    private final String text;
    private int step; // what compareTo gives for the greater one, for who tells of it

    private Stranger() { // they are found, never made
        number = 0;
        text = null;
    }

    @Override
    public boolean equals(Object other) {
        return isStranger(other) && number == ((Stranger) other).number;
    }

    @Override
    public int hashCode() {
        return (int) number;
    }

    @Override
    public int compareTo(Object other) {
        return other != null && isStranger(other)
                ? compared(number, ((Stranger) other).number)
                : compareWith((Stranger) other);
    }

    private int compareWith(Stranger other) { // the JVM raises what is to be raised
        return compared(number, other.number);
    }

    @Override
    public String toString() {
        Contract.assume(text != null);
        return text;
    }

    /** Whether the object is one as well: what may be one is one from now on. */
    private static native boolean isStranger(Object object);

    /** Negative, 0 or positive as a is less than, equal to or greater than b. */
    static native int compared(long a, long b);
}
