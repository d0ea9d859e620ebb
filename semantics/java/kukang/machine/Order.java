package kukang.machine;

import java.util.Comparator;

/**
 * A stranger that is a Comparator: each object has a rank for it, which never changes; equal boxes
 * and equal texts have one rank. See semantics/symbolic/strangers.cc.
 */
public class Order extends Stranger implements Comparator<Object> {
    // For who tells of it: what was ranked.
    private final Object[] objects;
    private final long[] ranks;

    private Order() { // they are found, never made
        objects = null;
        ranks = null;
    }

    @Override
    public int compare(Object a, Object b) {
        return Stranger.compared(rank(ranked(a)), rank(ranked(b)));
    }

    /** An equal text that has a rank, or the object itself. */
    private Object ranked(Object object) {
        if (isText(object)) {
            String text = rankedText(0);
            for (int i = 1; text != null; i++) {
                if (text.equals(object)) {
                    return text;
                }
                text = rankedText(i);
            }
        }
        return object;
    }

    /** Is it known to be a String, if it is not null? */
    private static native boolean isText(Object object);

    /** The i-th of the texts that have a rank for this order; null: there are fewer. */
    private native String rankedText(int i);

    /** The rank of an object for this order; there is none of null. */
    private native long rank(Object object);
}
