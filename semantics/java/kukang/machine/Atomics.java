package kukang.machine;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What the atomic classes do through variable handles, in plain Java: there is one thread. The
 * methods stand in for methods of those classes; they take the object first. Those that take an
 * array and an index stand in for methods of Unsafe, where not all is known of the array.
 */
final class Atomics {
    private Atomics() {}

    static Object get(AtomicReference<Object> holder) {
        return holder.get();
    }

    static void set(AtomicReference<Object> holder, Object next) {
        holder.set(next);
    }

    static Object getAndSet(AtomicReference<Object> holder, Object next) {
        final Object found = holder.get();
        holder.set(next);
        return found;
    }

    static boolean compareAndSet(AtomicReference<Object> holder, Object expected, Object next) {
        if (holder.get() != expected) return false;
        holder.set(next);
        return true;
    }

    static Object compareAndExchange(AtomicReference<Object> holder, Object expected, Object next) {
        final Object found = holder.get();
        if (found == expected) holder.set(next);
        return found;
    }

    static boolean get(AtomicBoolean holder) {
        return holder.get();
    }

    static void set(AtomicBoolean holder, boolean next) {
        holder.set(next);
    }

    static boolean getAndSet(AtomicBoolean holder, boolean next) {
        final boolean found = holder.get();
        holder.set(next);
        return found;
    }

    static boolean compareAndSet(AtomicBoolean holder, boolean expected, boolean next) {
        if (holder.get() != expected) return false;
        holder.set(next);
        return true;
    }

    static boolean compareAndExchange(AtomicBoolean holder, boolean expected, boolean next) {
        final boolean found = holder.get();
        if (found == expected) holder.set(next);
        return found;
    }

    private static native Object[] elements(AtomicReferenceArray<Object> array);

    static Object get(AtomicReferenceArray<Object> array, int i) {
        return elements(array)[i];
    }

    static void set(AtomicReferenceArray<Object> array, int i, Object next) {
        elements(array)[i] = next;
    }

    static Object getAndSet(AtomicReferenceArray<Object> array, int i, Object next) {
        final Object found = elements(array)[i];
        elements(array)[i] = next;
        return found;
    }

    static boolean compareAndSet(
            AtomicReferenceArray<Object> array, int i, Object expected, Object next) {
        return compareAndSet(elements(array), i, expected, next);
    }

    static Object compareAndExchange(
            AtomicReferenceArray<Object> array, int i, Object expected, Object next) {
        return compareAndExchange(elements(array), i, expected, next);
    }

    private static native int[] elements(AtomicIntegerArray array);

    static int get(AtomicIntegerArray array, int i) {
        return elements(array)[i];
    }

    static void set(AtomicIntegerArray array, int i, int next) {
        elements(array)[i] = next;
    }

    static int getAndSet(AtomicIntegerArray array, int i, int next) {
        final int found = elements(array)[i];
        elements(array)[i] = next;
        return found;
    }

    static boolean compareAndSet(AtomicIntegerArray array, int i, int expected, int next) {
        return compareAndSet(elements(array), i, expected, next);
    }

    static int compareAndExchange(AtomicIntegerArray array, int i, int expected, int next) {
        return compareAndExchange(elements(array), i, expected, next);
    }

    static int getAndAdd(AtomicIntegerArray array, int i, int delta) {
        final int found = elements(array)[i];
        elements(array)[i] = found + delta;
        return found;
    }

    static int addAndGet(AtomicIntegerArray array, int i, int delta) {
        return getAndAdd(array, i, delta) + delta;
    }

    static int getAndIncrement(AtomicIntegerArray array, int i) {
        return getAndAdd(array, i, 1);
    }

    static int getAndDecrement(AtomicIntegerArray array, int i) {
        return getAndAdd(array, i, -1);
    }

    static int incrementAndGet(AtomicIntegerArray array, int i) {
        return getAndAdd(array, i, 1) + 1;
    }

    static int decrementAndGet(AtomicIntegerArray array, int i) {
        return getAndAdd(array, i, -1) - 1;
    }

    private static native long[] elements(AtomicLongArray array);

    static long get(AtomicLongArray array, int i) {
        return elements(array)[i];
    }

    static void set(AtomicLongArray array, int i, long next) {
        elements(array)[i] = next;
    }

    static long getAndSet(AtomicLongArray array, int i, long next) {
        final long found = elements(array)[i];
        elements(array)[i] = next;
        return found;
    }

    static boolean compareAndSet(AtomicLongArray array, int i, long expected, long next) {
        return compareAndSet(elements(array), i, expected, next);
    }

    static long compareAndExchange(AtomicLongArray array, int i, long expected, long next) {
        return compareAndExchange(elements(array), i, expected, next);
    }

    static long getAndAdd(AtomicLongArray array, int i, long delta) {
        final long found = elements(array)[i];
        elements(array)[i] = found + delta;
        return found;
    }

    static long addAndGet(AtomicLongArray array, int i, long delta) {
        return getAndAdd(array, i, delta) + delta;
    }

    static long getAndIncrement(AtomicLongArray array, int i) {
        return getAndAdd(array, i, 1);
    }

    static long getAndDecrement(AtomicLongArray array, int i) {
        return getAndAdd(array, i, -1);
    }

    static long incrementAndGet(AtomicLongArray array, int i) {
        return getAndAdd(array, i, 1) + 1;
    }

    static long decrementAndGet(AtomicLongArray array, int i) {
        return getAndAdd(array, i, -1) - 1;
    }

    static Object get(Object[] array, int i) {
        return array[i];
    }

    static void set(Object[] array, int i, Object next) {
        array[i] = next;
    }

    static boolean compareAndSet(Object[] array, int i, Object expected, Object next) {
        return compareAndExchange(array, i, expected, next) == expected;
    }

    static Object compareAndExchange(Object[] array, int i, Object expected, Object next) {
        final Object found = array[i];
        if (found == expected) array[i] = next;
        return found;
    }

    static int get(int[] array, int i) {
        return array[i];
    }

    static void set(int[] array, int i, int next) {
        array[i] = next;
    }

    static boolean compareAndSet(int[] array, int i, int expected, int next) {
        return compareAndExchange(array, i, expected, next) == expected;
    }

    static int compareAndExchange(int[] array, int i, int expected, int next) {
        final int found = array[i];
        if (found == expected) array[i] = next;
        return found;
    }

    static long get(long[] array, int i) {
        return array[i];
    }

    static void set(long[] array, int i, long next) {
        array[i] = next;
    }

    static boolean compareAndSet(long[] array, int i, long expected, long next) {
        return compareAndExchange(array, i, expected, next) == expected;
    }

    static long compareAndExchange(long[] array, int i, long expected, long next) {
        final long found = array[i];
        if (found == expected) array[i] = next;
        return found;
    }
}
