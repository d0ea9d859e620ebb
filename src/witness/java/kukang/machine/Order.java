package kukang.machine;

import java.util.Comparator;

/**
 * A stranger that is a Comparator, as the machine's class of that name has it: it lists the ranks of
 * the objects that it is asked about.
 */
public class Order extends Stranger implements Comparator<Object> {
    private Object[] objects;
    private long[] ranks;

    private Order() {} // fields are set from outside

    @Override
    public int compare(Object a, Object b) {
        return Long.compare(rank(a), rank(b)) * Math.max(step, 1);
    }

    /** Equal ones have one rank. */
    private static boolean isValue(Object object) {
        return object instanceof Number || object instanceof Boolean || object instanceof Character
                || object instanceof String;
    }

    private long rank(Object object) {
        if (object == null) throw new NullPointerException();
        for (int i = 0; objects != null && i < objects.length; i++) {
            if (objects[i] == object) return ranks[i];
        }
        for (int i = 0; objects != null && i < objects.length && isValue(object); i++) {
            if (object.equals(objects[i])) return ranks[i];
        }
        return 0; // nobody has asked about it where the run was foreseen
    }
}
