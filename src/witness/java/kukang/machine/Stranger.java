package kukang.machine;

import kukang.Contract;

/**
 * An object of which nothing is known but that it is lawful, as the machine's class of that name has
 * it: equals, hashCode and compareTo go by a number. A Comparable is of a class below.
 */
public class Stranger {
    private long number;
    private String text;
    int step; // what compareTo, or compare, gives for the greater one; 0: it matters to nobody

    Stranger() {} // fields are set from outside

    @Override
    public boolean equals(Object other) {
        return other instanceof Stranger && number == ((Stranger) other).number;
    }

    @Override
    public int hashCode() {
        return (int) number;
    }

    public int compareTo(Object other) {
        return Long.compare(number, ((Stranger) other).number) * Math.max(step, 1);
    }

    @Override
    public String toString() {
        Contract.assume(text != null);
        return text;
    }
}
