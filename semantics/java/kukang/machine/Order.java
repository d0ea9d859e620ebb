package kukang.machine;

import java.util.Comparator;

/**
 * A Comparator of which nothing is known but that it is lawful: each object has a rank for it, which
 * never changes. See semantics/symbolic/strangers.cc.
 */
public class Order implements Comparator<Object> {
    private Order() {} // they are found, never made

    @Override
    public int compare(Object a, Object b) {
        return Stranger.compared(rank(a), rank(b));
    }

    /** The rank of an object for this order; there is none of null. */
    private native long rank(Object object);
}
