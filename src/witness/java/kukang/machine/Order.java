package kukang.machine;

import java.util.Comparator;

/**
 * A Comparator of which nothing is known but that it is lawful, as the machine's class of that name
 * has it: it lists the ranks of the objects that it is asked about.
 */
public class Order implements Comparator<Object> {
    private Object[] objects;
    private long[] ranks;
    private int step; // what compare gives for the greater one; 0: it matters to nobody

    private Order() {} // fields are set from outside

    @Override
    public int compare(Object a, Object b) {
        return Long.compare(rank(a), rank(b)) * Math.max(step, 1);
    }

    private long rank(Object object) {
        if (object == null) throw new NullPointerException();
        for (int i = 0; objects != null && i < objects.length; i++) {
            if (objects[i] == object) return ranks[i];
        }
        return 0; // nobody has asked about it where the run was foreseen
    }
}
