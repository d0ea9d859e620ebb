package kukang.machine;

import java.util.Comparator;

/**
 * A Comparator of which nothing is known but that it is lawful: each object has a rank for it, which
 * never changes. See semantics/symbolic/strangers.cc.
 */
public class Order implements Comparator<Object> {
    // For who tells of it: what was ranked, and what compare gives for the greater one.
    private final Object[] objects;
    private final long[] ranks;
    private int step;

    private Order() { // they are found, never made
        objects = null;
        ranks = null;
    }

    @Override
    public int compare(Object a, Object b) {
        return Stranger.compared(rank(a), rank(b));
    }

    /** The rank of an object for this order; there is none of null. */
    private native long rank(Object object);
}
