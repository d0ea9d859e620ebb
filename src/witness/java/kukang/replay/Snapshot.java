package kukang.replay;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What objects and static fields held at some moment, so that they can be made to hold it again.
 *
 * <p>Objects that the JDK keeps for itself (streams, threads, classes) are left alone, as are
 * exceptions.
 */
final class Snapshot {
    /** Static fields of a class, or the fields or elements of an object. */
    private static final class Contents {
        final Object holder;
        final Place[] places; // null: of an array
        final Object[] references;
        final long[] bits;
        final Object elements;

        Contents(Object holder, Place[] places) {
            this.holder = holder;
            this.places = places;
            elements = null;
            references = new Object[places.length];
            bits = new long[places.length];
            for (int i = 0; i < places.length; i++) {
                if (places[i].kind == 'L') {
                    references[i] = places[i].reference(holder);
                } else {
                    bits[i] = places[i].bits(holder);
                }
            }
        }

        Contents(Object array) {
            holder = array;
            places = null;
            references = array instanceof Object[] ? ((Object[]) array).clone() : null;
            bits = null;
            elements = references == null ? copy(array) : references;
        }

        private static Object copy(Object array) {
            int length = Array.getLength(array);
            Object copy = Array.newInstance(array.getClass().getComponentType(), length);
            System.arraycopy(array, 0, copy, 0, length);
            return copy;
        }

        void writeBack() {
            if (places == null) {
                System.arraycopy(elements, 0, holder, 0, Array.getLength(elements));
                return;
            }
            for (int i = 0; i < places.length; i++) {
                if (places[i].kind == 'L') {
                    places[i].set(holder, references[i]);
                } else {
                    places[i].set(holder, bits[i]);
                }
            }
        }
    }

    private final Map<Object, Boolean> seen = new IdentityHashMap<>();
    private final List<Contents> contents = new ArrayList<>();
    private int followed;

    private void add(Object object) {
        if (object == null || !canChange(object) || seen.put(object, true) != null) {
            return;
        }
        contents.add(object.getClass().isArray()
                ? new Contents(object)
                : new Contents(object, Place.ofObjects(object.getClass())));
    }

    private static boolean canChange(Object object) {
        if (object instanceof Throwable || object.getClass().isHidden()) {
            return false;
        }
        return Shape.isKnown(object) || !Shape.isOfTheJdk(object.getClass())
                || object instanceof StringBuilder || object instanceof StringBuffer;
    }

    /** The static fields of the classes, the objects, and everything that these lead to. */
    static Snapshot of(Collection<Class<?>> classes, Collection<Object> objects) {
        Snapshot snapshot = new Snapshot();
        for (Class<?> type : classes) {
            List<Place> places = new ArrayList<>();
            for (Place place : Place.declared(type)) {
                if (place.isStatic) {
                    places.add(place);
                }
            }
            snapshot.contents.add(new Contents(null, places.toArray(new Place[0])));
        }
        for (Object object : objects) {
            snapshot.add(object);
        }
        for (; snapshot.followed < snapshot.contents.size(); snapshot.followed++) {
            Contents next = snapshot.contents.get(snapshot.followed);
            if (next.references == null) {
                continue;
            }
            for (Object reference : next.references) {
                snapshot.add(reference);
            }
        }
        return snapshot;
    }

    /** The same objects and static fields as they are now. */
    Snapshot again() {
        Snapshot now = new Snapshot();
        for (Contents then : contents) {
            now.contents.add(then.places == null ? new Contents(then.holder)
                                                 : new Contents(then.holder, then.places));
        }
        return now;
    }

    void writeBack() {
        for (Contents each : contents) {
            each.writeBack();
        }
    }
}
