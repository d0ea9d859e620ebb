package kukang.machine;

import kukang.Contract;

/**
 * An object of which nothing is known but that it is lawful: of a class that nobody has written,
 * whose equals, hashCode and compareTo go by a number that never changes. The upper half of the
 * number is as good as any place in an order, the lower half as any hash code. It is no Comparable
 * by that: one that is known to be one is of a class below that implements it by what is here. See
 * semantics/symbolic/strangers.cc.
 */
public class Stranger {
    private final long number;
    private final String text;
    private int step; // what compareTo, or compare, gives for the greater one, for who tells of it

    Stranger() { // they are found, never made
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

    public int compareTo(Object other) {
        if (other == null) {
            refuseNull();
        }
        isPeer(other);
        return compared(number, ((Stranger) other).number); // or the JVM raises what is to be raised
    }

    /** As the JVM does, but no message tells what this class is like. */
    private static native void refuseNull();

    @Override
    public String toString() {
        Contract.assume(text != null);
        return text;
    }

    /** Whether the object is one as well: what may be one is one from now on. */
    private static native boolean isStranger(Object object);

    /** The same; and it is a Comparable from now on, as lawful objects are that can be compared. */
    private static native boolean isPeer(Object object);

    /** Negative, 0 or positive as a is less than, equal to or greater than b. */
    static native int compared(long a, long b);
}
