package kukang.machine;

import java.math.BigInteger;
import java.time.Instant;
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
        Comparator<Object> order = orderOf(queue, queue, size);
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
        Comparator<Object> order = orderOf(map, whole, size);
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

    // --- collections of enum constants ---

    static void enumMap(Object map) {
        Object[] constants = constantsOf(map, "keyType", "keyUniverse");
        if (constants == null) {
            return;
        }
        Object[] values = Found.cells(map, "vals", constants.length);
        int size = 0;
        for (int i = 0; i < constants.length; i++) {
            if (Found.has(map, constants[i], size)) {
                Object value = Found.any(values, 1);
                Object nothing = Found.constant("java/util/EnumMap", "NULL");
                Found.put(values, i, value == null ? nothing : value);
                size++;
            }
        }
        Found.set(map, "size", size);
        noViews(map);
    }

    /** Of up to 64 constants, each a bit. */
    static void regularEnumSet(Object set) {
        Object[] constants = constantsOf(set, "elementType", "universe");
        if (constants == null) {
            return;
        }
        Contract.assume(constants.length <= Long.SIZE);
        long elements = Found.amount(set, "elements");
        Contract.assume(constants.length == Long.SIZE
                || 0 <= elements && elements < 1L << constants.length);
    }

    static void jumboEnumSet(Object set) {
        Object[] constants = constantsOf(set, "elementType", "universe");
        if (constants == null) {
            return;
        }
        Contract.assume(constants.length > Long.SIZE);
        Found.anything(set);
    }

    /** Null: nobody knows which enum it is, and nothing is said of the collection. */
    private static Object[] constantsOf(Object collection, String type, String universe) {
        Class<?> enumType = Found.enumType(collection);
        if (enumType == null) {
            Found.anything(collection);
            return null;
        }
        Object[] constants = enumType.getEnumConstants();
        Found.set(collection, type, enumType);
        Object[] cells = Found.cells(collection, universe, constants.length);
        for (int i = 0; i < constants.length; i++) {
            Found.put(cells, i, constants[i]);
        }
        return constants;
    }

    /** Nothing is known of it but its class. */
    static void anything(Object collection) {
        Found.anything(collection);
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
        Object[] array = Found.array(list, "array", 0);
        Contract.assume(array.length <= MOST);
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

    // --- values ---

    static void bigInteger(Object number) {
        int signum = Found.number(number, "signum", -1, 1);
        int[] magnitude = Found.array(number, "mag", 0);
        Contract.assume(signum == 0
                ? magnitude.length == 0
                : magnitude.length > 0 && magnitude[0] != 0);
        Found.set(number, "bitCountPlusOne", 0); // what is computed when it is asked for
        Found.set(number, "bitLengthPlusOne", 0);
        Found.set(number, "lowestSetBitPlusTwo", 0);
        Found.set(number, "firstNonzeroIntNumPlusTwo", 0);
    }

    static void bigDecimal(Object number) {
        if (Found.more(number, 0)) { // too large for a long
            BigInteger unscaled = Found.some(number, "intVal");
            Contract.assume(unscaled.abs().bitLength() > 63);
            Found.set(number, "intCompact", Long.MIN_VALUE);
        } else {
            Contract.assume(Found.amount(number, "intCompact") != Long.MIN_VALUE);
            Found.set(number, "intVal", null);
        }
        Found.set(number, "precision", 0);
        Found.set(number, "stringCache", null);
    }

    static void localDate(Object date) {
        int year = Found.number(date, "year", -999_999_999, 999_999_999);
        int month = Found.number(date, "month", 1, 12);
        int day = Found.number(date, "day", 1, 31);
        Contract.assume(day <= 28
                || (month == 2
                        ? day == 29 && (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0)
                        : day <= 30 || (month != 4 && month != 6 && month != 9 && month != 11)));
    }

    static void localTime(Object time) {
        Found.number(time, "hour", 0, 23);
        Found.number(time, "minute", 0, 59);
        Found.number(time, "second", 0, 59);
        Found.number(time, "nano", 0, 999_999_999);
    }

    static void localDateTime(Object moment) {
        Found.some(moment, "date");
        Found.some(moment, "time");
    }

    static void duration(Object duration) {
        Found.number(duration, "nanos", 0, 999_999_999);
    }

    static void instant(Object instant) {
        long seconds = Found.amount(instant, "seconds");
        Contract.assume(Instant.MIN.getEpochSecond() <= seconds);
        Contract.assume(seconds <= Instant.MAX.getEpochSecond());
        Found.number(instant, "nanos", 0, 999_999_999);
    }

    static void yearMonth(Object month) {
        Found.number(month, "year", -999_999_999, 999_999_999);
        Found.number(month, "month", 1, 12);
    }

    // --- others of the JDK's ---

    static void random(Object random) {
        Found.some(random, "seed");
    }

    /** LongAdder and its like, which nobody else is adding to. */
    static void adder(Object adder) {
        Found.set(adder, "cells", null);
        Found.set(adder, "cellsBusy", 0);
    }

    static void throwable(Object exception) {
        Found.set(exception, "backtrace", null);
        Found.set(exception, "depth", 0);
        Found.set(exception, "stackTrace",
                Found.constant("java/lang/Throwable", "UNASSIGNED_STACK"));
        Found.set(exception, "suppressedExceptions",
                Found.constant("java/lang/Throwable", "SUPPRESSED_SENTINEL"));
    }

    // --- what laws have in common ---

    static void noViews(Object map) {
        Found.set(map, "entrySet", null);
        Found.set(map, "keySet", null);
        Found.set(map, "values", null);
    }

    static int sizeOf(Object collection) {
        int size = 0;
        while (Found.more(collection, size)) {
            size++;
        }
        return size;
    }

    private static Object[] filled(Object holder, String field, int size) {
        Object[] cells = Found.cells(holder, field, size + ROOM);
        for (int i = 0; i < size; i++) {
            Found.put(cells, i, Found.some(cells, 0));
        }
        return cells;
    }

    /** No collection is its own order; an empty one was never asked for it. */
    private static Comparator<Object> orderOf(Object holder, Object whole, int size) {
        if (Found.natural(whole)) {
            Found.set(holder, "comparator", null);
            return null;
        }
        boolean needed = !Found.comparable(whole);
        if (size == 0 && !needed) {
            return null;
        }
        Contract.assume(!(whole instanceof Comparator));
        return needed ? Found.some(holder, "comparator") : Found.any(holder, "comparator");
    }

    private static boolean isComparable(Object key, Comparator<Object> order) {
        if (order != null) {
            compared(key, key, order);
        }
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
