package kukang.machine;

import java.util.Comparator;
import kukang.Contract;

/**
 * What is known of an object of a class of the JDK that was there at entry: one method for each
 * such class (see the table in semantics/symbolic/laws.cc). It runs before anything is read of the
 * object, and says what its fields hold.
 *
 * <p>It need not say all that they could hold, where nobody can tell the difference: a deque begins
 * at the start of its array, a tree is as flat as can be. It says nothing of fields that can hold
 * anything.
 */
final class Lawful {
    /** How many more fit in before there must be a larger array. */
    private static final int ROOM = 10;

    private static final int MOST = Integer.MAX_VALUE - 2 * ROOM;

    private Lawful() {}

    static void arrayList(Object list) {
        int size = Found.number(list, "size", 0, MOST);
        Found.array(list, "elementData", size + ROOM);
    }

    static void arrayListIterator(Object iterator) {
        Object list = Found.some(iterator, "this$0");
        int cursor = Found.number(iterator, "cursor", 0, Found.count(list, "size"));
        boolean hasReturned = cursor > 0 && Found.more(iterator, 0);
        Found.set(iterator, "lastRet", hasReturned ? cursor - 1 : -1);
    }

    static void vector(Object vector) {
        int size = Found.number(vector, "elementCount", 0, MOST);
        Found.array(vector, "elementData", size + ROOM);
    }

    static void linkedList(Object list) {
        Object last = null;
        int size = 0;
        for (; Found.more(list, size); size++) {
            Object node = Found.part(list, "java/util/LinkedList$Node");
            Found.set(node, "prev", last);
            if (last == null) {
                Found.set(list, "first", node);
            } else {
                Found.set(last, "next", node);
            }
            last = node;
        }
        if (last == null) {
            Found.set(list, "first", null);
        } else {
            Found.set(last, "next", null);
        }
        Found.set(list, "last", last);
        Found.set(list, "size", size);
    }

    static void arrayDeque(Object deque) {
        int size = sizeOf(deque);
        filled(deque, "elements", size);
        Found.set(deque, "head", 0);
        Found.set(deque, "tail", size);
    }

    static void priorityQueue(Object queue) {
        int size = sizeOf(queue);
        Object[] cells = filled(queue, "queue", size);
        Found.set(queue, "size", size);
        Comparator<Object> order = size == 0 ? null : orderOf(queue, queue);
        for (int i = 1; i < size; i++) {
            Contract.assume(compared(cells[(i - 1) >>> 1], cells[i], order) <= 0);
        }
    }

    // --- trees ---

    static void treeMap(Object map) {
        tree(map, map, null);
    }

    static void treeSet(Object set) {
        Object map = Found.part(set, "java/util/TreeMap");
        Found.set(set, "m", map);
        tree(map, set, Found.constant("java/util/TreeSet", "PRESENT"));
    }

    /** Of the whole, which may be the map itself. A value of null: any. */
    private static void tree(Object map, Object whole, Object value) {
        int size = sizeOf(map);
        Comparator<Object> order = size == 0 ? null : orderOf(map, whole);
        Object[] entries = new Object[size];
        Object before = null;
        for (int i = 0; i < size; i++) {
            entries[i] = Found.part(map, "java/util/TreeMap$Entry");
            Object key = order == null ? Found.some(entries[i], "key") : Found.any(entries[i], "key");
            Contract.assume(i == 0 ? isComparable(key, order) : compared(before, key, order) < 0);
            before = key;
            if (value != null) {
                Found.set(entries[i], "value", value);
            }
        }
        int redLevel = 31 - Integer.numberOfLeadingZeros(size + 1);
        Object root = subtree(entries, 0, size - 1, 0, redLevel);
        if (root != null) {
            Found.set(root, "parent", null);
        }
        Found.set(map, "root", root);
        Found.set(map, "size", size);
        Found.set(map, "entrySet", null);
        Found.set(map, "navigableKeySet", null);
        Found.set(map, "descendingMap", null);
        Found.set(map, "keySet", null);
        Found.set(map, "values", null);
    }

    private static Object subtree(Object[] entries, int low, int high, int level, int redLevel) {
        if (high < low) {
            return null;
        }
        int middle = (low + high) >>> 1;
        Object entry = entries[middle];
        Found.set(entry, "color", level == redLevel ? 0 : 1);
        Object left = subtree(entries, low, middle - 1, level + 1, redLevel);
        Object right = subtree(entries, middle + 1, high, level + 1, redLevel);
        Found.set(entry, "left", left);
        Found.set(entry, "right", right);
        if (left != null) {
            Found.set(left, "parent", entry);
        }
        if (right != null) {
            Found.set(right, "parent", entry);
        }
        return entry;
    }

    // --- others ---

    static void bitSet(Object set) {
        int inUse = Found.number(set, "wordsInUse", 0, 1 << 25); // a bit's number is an int
        long[] words = Found.array(set, "words", inUse);
        Contract.assume(inUse == 0 || words[inUse - 1] != 0);
    }

    static void arraysList(Object list) {
        Found.some(list, "a");
    }

    static void wrapped(Object collection) {
        Found.some(collection, "c");
    }

    static void wrappedList(Object list) {
        Object wrapped = Found.some(list, "list");
        Found.set(list, "c", wrapped);
    }

    static void copyOnWriteArrayList(Object list) {
        Found.array(list, "array", 0);
        Found.set(list, "lock", (Object) Found.part(list, "java/lang/Object"));
    }

    static void atomicArray(Object array) {
        Found.array(array, "array", 0);
    }

    static void stringBuilder(Object builder) {
        int count = Found.number(builder, "count", 0, MOST / 2);
        boolean latin1 = Found.latin1(builder);
        Found.set(builder, "coder", latin1 ? 0 : 1);
        Found.array(builder, "value", latin1 ? count + ROOM : 2 * (count + ROOM));
    }

    // --- what laws have in common ---

    private static int sizeOf(Object collection) {
        int size = 0;
        while (Found.more(collection, size)) {
            size++;
        }
        return size;
    }

    private static Object[] filled(Object holder, String field, int size) {
        Object[] cells = Found.cells(holder, field, size + ROOM);
        for (int i = 0; i < size; i++) {
            Found.hold(cells, i);
        }
        return cells;
    }

    /** No collection is its own order. */
    private static Comparator<Object> orderOf(Object holder, Object whole) {
        Contract.assume(!(whole instanceof Comparator));
        return Found.any(holder, "comparator");
    }

    private static boolean isComparable(Object key, Comparator<Object> order) {
        return order != null || key instanceof Comparable;
    }

    @SuppressWarnings("unchecked")
    private static int compared(Object a, Object b, Comparator<Object> order) {
        try {
            return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare(a, b);
        } catch (RuntimeException e) { // so these two cannot be in it together
            Contract.assume(false);
            throw e;
        }
    }
}
