package witness;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Native methods given what is not decided, or not known: how these end is known. */
final class Natives {
    private Natives() {}

    static class Shape {
        int size;
    }

    static class Square extends Shape {}

    static final class Cube extends Square implements Cloneable {
        Shape face;

        Cube copy() throws CloneNotSupportedException {
            return (Cube) clone();
        }
    }

    // --- stores that System.arraycopy checks ---

    static void store(Object element) {
        System.arraycopy(new Object[] {element}, 0, new String[1], 0, 1);
    }

    static int storeShape(Shape element) {
        Square[] to = new Square[2];
        try {
            System.arraycopy(new Shape[] {element}, 0, to, 1, 1);
        } catch (ArrayStoreException e) {
            return 2;
        }
        return to[1] == null ? 0 : 1;
    }

    static int storeFinal(Shape element) {
        Cube[] to = new Cube[1];
        try {
            System.arraycopy(new Shape[] {element}, 0, to, 0, 1);
        } catch (ArrayStoreException e) {
            return element instanceof Cube ? 3 : 2;
        }
        return to[0] == null ? 0 : 1;
    }

    /** What is before the element that does not fit has been copied. */
    static int storeSecond(Shape first, Shape second) {
        Square[] to = new Square[2];
        try {
            System.arraycopy(new Shape[] {first, second}, 0, to, 0, 2);
        } catch (ArrayStoreException e) {
            if (to[0] == null && first != null) return 1;
            return to[0] == first && to[1] == null ? 2 : 3;
        }
        return to[0] == first && to[1] == second ? 0 : 4;
    }

    static boolean storeMade(boolean fits) {
        Shape element = fits ? new Square() : new Shape();
        try {
            System.arraycopy(new Shape[] {element}, 0, new Square[1], 0, 1);
            return true;
        } catch (ArrayStoreException e) {
            return false;
        }
    }

    static void copyOf(Object element) {
        Arrays.copyOf(new Object[] {element}, 1, String[].class);
    }

    static void toArray(Object element) {
        ArrayList<Object> list = new ArrayList<>();
        list.add(element);
        list.toArray(new String[1]);
    }

    /** No check where the source is an array of what the target holds. */
    static boolean storeAbove(Square element) {
        Shape[] to = new Shape[1];
        System.arraycopy(new Square[] {element}, 0, to, 0, 1);
        return to[0] == element;
    }

    // --- what System.arraycopy says ---

    static int says(Object element) {
        try {
            System.arraycopy(new Object[] {element}, 0, new String[1], 0, 1);
            return 0;
        } catch (ArrayStoreException e) {
            return e.getMessage().equals("arraycopy: element type mismatch: can not cast one of the"
                    + " elements of java.lang.Object[] to the type of the destination array,"
                    + " java.lang.String") ? 1 : 2;
        }
    }

    /** An array in an array is named as Class.getName names it. */
    static int saysOfArrays(Object element) {
        try {
            System.arraycopy(new Object[][] {{}, (Object[]) element}, 0, new String[2][], 0, 2);
            return 0;
        } catch (ArrayStoreException e) {
            return e.getMessage().equals("arraycopy: element type mismatch: can not cast one of the"
                    + " elements of [Ljava.lang.Object;[] to the type of the destination array,"
                    + " [Ljava.lang.String;") ? 1 : 2;
        } catch (ClassCastException e) {
            return 1;
        }
    }

    static boolean saysWhere(int x) {
        int[] a = {x, 2, 3};
        int[] b = new int[2];
        b[0] = x;
        return said(a, -1, b, 0, 1).equals("arraycopy: source index -1 out of bounds for int[3]")
            && said(a, 0, b, -2, 1).equals("arraycopy: destination index -2 out of bounds for int[2]")
            && said(a, 0, b, 0, -3).equals("arraycopy: length -3 is negative")
            && said(a, 2, b, 0, 2).equals("arraycopy: last source index 4 out of bounds for int[3]")
            && said(a, 0, b, 1, 2)
                .equals("arraycopy: last destination index 3 out of bounds for int[2]")
            && said(a, 0, new long[2], 0, 1)
                .equals("arraycopy: type mismatch: can not copy int[] into long[]")
            && said(a, 0, new Object[2], 0, 1)
                .equals("arraycopy: type mismatch: can not copy int[] into object array[]")
            && said(a, 0, "text", 0, 1)
                .equals("arraycopy: destination type java.lang.String is not an array");
    }

    /** The same of an array of which nothing else is known. */
    static boolean saysOfAny(byte[] a) {
        if (a == null) return true;
        return said(a, 0, new long[2], 0, 1)
                .equals("arraycopy: type mismatch: can not copy byte[] into long[]")
            && said(new Object[2], 0, a, 0, 1)
                .equals("arraycopy: type mismatch: can not copy object array[] into byte[]")
            && said(a, 0, new byte[1], 0, -1).equals("arraycopy: length -1 is negative")
            && said(a, 0, new byte[1], -1, 1)
                .equals("arraycopy: destination index -1 out of bounds for byte[1]")
            && said(new Cube(), 0, a, 0, 1)
                .equals("arraycopy: source type witness.Natives$Cube is not an array");
    }

    private static String said(Object from, int at, Object to, int there, int count) {
        try {
            System.arraycopy(from, at, to, there, count);
            return "nothing";
        } catch (ArrayStoreException | IndexOutOfBoundsException e) {
            return e.getMessage();
        }
    }

    static int copyNumbers(int x) {
        byte[] from = {1, (byte) x, 3};
        byte[] to = new byte[4];
        System.arraycopy(from, 0, to, 1, 3);
        System.arraycopy(to, 1, to, 0, 3);
        return to[0] == 1 && to[1] == (byte) x && to[2] == 3 && to[3] == 3 ? 0 : 1;
    }

    // --- atomic numbers ---

    static boolean swap(int x) {
        return new AtomicInteger(x).compareAndSet(5, 6);
    }

    static int swapped(int x, int next) {
        AtomicInteger number = new AtomicInteger(x);
        boolean did = number.compareAndSet(5, next);
        if (did != (x == 5)) return 1;
        return number.get() == (did ? next : x) ? 0 : 2;
    }

    static int exchanged(long x) {
        AtomicLong number = new AtomicLong(3);
        if (number.compareAndExchange(x, 4) != 3) return 1;
        return number.get() == (x == 3 ? 4 : 3) ? 0 : 2;
    }

    static int counted(int x) {
        AtomicInteger number = new AtomicInteger(x);
        if (number.incrementAndGet() != x + 1 || number.getAndAdd(2) != x + 1) return 1;
        if (number.accumulateAndGet(4, (a, b) -> a - b) != x - 1) return 2;
        if (number.getAndUpdate(a -> -a) != x - 1) return 3;
        return number.getAndSet(7) == 1 - x && number.get() == 7 ? 0 : 4;
    }

    static int countedAny(AtomicInteger number) {
        if (number == null) return 0;
        int x = number.get();
        if (number.incrementAndGet() != x + 1 || number.getAndAdd(2) != x + 1) return 1;
        if (number.accumulateAndGet(4, (a, b) -> a - b) != x - 1) return 2;
        return number.compareAndSet(x - 1, 5) && number.get() == 5 ? 3 : 4;
    }

    static boolean startsAt17(AtomicInteger number) {
        return number != null && number.getAndIncrement() == 17;
    }

    static boolean swapAny(AtomicLong number, long x) {
        return number != null && number.compareAndSet(x, 2) && number.get() == 2;
    }

    static int swapBoolean(boolean x) {
        AtomicBoolean flag = new AtomicBoolean(x);
        boolean did = flag.compareAndSet(true, false);
        return did == x && !flag.get() && !flag.getAndSet(true) && flag.getPlain() ? 0 : 1;
    }

    static int swapElement(int i, int x) {
        AtomicIntegerArray array = new AtomicIntegerArray(2);
        array.set(0, x);
        if (array.compareAndSet(i, 4, 5)) return i == 0 && x == 4 && array.get(0) == 5 ? 1 : 2;
        return array.getAndIncrement(i) == (i == 0 ? x : 0) ? 3 : 4;
    }

    // --- atomic references ---

    static boolean swapReference(Object held, Object expected) {
        AtomicReference<Object> holder = new AtomicReference<>(held);
        return holder.compareAndSet(expected, holder);
    }

    static int swappedReference(Shape held, Shape expected, Shape next) {
        AtomicReference<Shape> holder = new AtomicReference<>(held);
        boolean did = holder.compareAndSet(expected, next);
        if (did != (held == expected)) return 1;
        return holder.get() == (did ? next : held) ? 0 : 2;
    }

    static boolean swapNull(Shape held) {
        return new AtomicReference<>(held).compareAndSet(null, new Cube());
    }

    static boolean swapAnyReference(AtomicReference<Shape> holder, Shape expected) {
        if (holder == null) return false;
        Shape held = holder.get();
        boolean did = holder.weakCompareAndSetVolatile(expected, null);
        if (did != (held == expected)) throw new IllegalStateException();
        return did;
    }

    static boolean swapBox(int x) {
        AtomicReference<Integer> holder = new AtomicReference<>(x);
        return holder.compareAndSet(100, 5);
    }

    static boolean swapReferenceElement(Shape held, Shape expected) {
        AtomicReferenceArray<Shape> array = new AtomicReferenceArray<>(1);
        array.set(0, held);
        return array.compareAndExchange(0, expected, null) == expected;
    }

    // --- references ---

    static boolean refersToNull(Object referent) {
        return new WeakReference<>(referent).refersTo(null);
    }

    static boolean refersToItself(Object referent) {
        return new WeakReference<>(referent).refersTo(referent);
    }

    static boolean refersToOther(Shape referent, Shape other) {
        return new SoftReference<>(referent).refersTo(other) == (referent == other);
    }

    static boolean refersCleared(Object referent) {
        WeakReference<Object> reference = new WeakReference<>(referent);
        reference.clear();
        return reference.refersTo(null) && reference.get() == null;
    }

    // --- other objects ---

    static int copied(Cube cube) throws CloneNotSupportedException {
        if (cube == null) return 0;
        Cube copy = cube.copy();
        return copy != cube && copy.size == cube.size && copy.face == cube.face ? 1 : 2;
    }

    static boolean copiedNumbers(int n, int x) {
        if (n < 1 || n > 3) return true;
        int[] numbers = new int[n];
        numbers[n - 1] = x;
        int[] copy = numbers.clone();
        numbers[n - 1] = 7;
        return copy.length == n && copy[n - 1] == x;
    }

    static int measured(Object object) {
        try {
            int length = java.lang.reflect.Array.getLength(object);
            return object instanceof Shape[] && ((Shape[]) object).length == length ? 1 : 2;
        } catch (IllegalArgumentException e) {
            return object instanceof int[] ? 3 : 4;
        }
    }

    static boolean isAlive() {
        return new Thread().isAlive() || !Thread.currentThread().isAlive();
    }

    static void sleeps(long time) throws InterruptedException {
        if (time < 2) Thread.sleep(time);
    }

    synchronized void notified() {
        notify();
    }

    static int filled(IllegalStateException exception, Shape shape) {
        if (exception == null || shape == null) return 0;
        int size = shape.size;
        return exception.fillInStackTrace() == exception && size == shape.size ? 1 : 2;
    }

    synchronized boolean locked(Natives other) {
        return Thread.holdsLock(this) && (other == null || Thread.holdsLock(other) == (other == this));
    }

    static void waits(Shape shape, boolean forward) throws InterruptedException {
        if (shape != null) shape.wait(forward ? 1 : -1);
    }

    static boolean printed(char c) {
        System.out.print(new String(new char[] {c}));
        return true;
    }
}
