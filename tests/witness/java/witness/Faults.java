package witness;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Unsafe;

/** What can go wrong with a JVM that runs somebody's code. */
final class Faults {
    private Faults() {}

    static int runs;

    static final class Fails {
        static int value = 1 / zero();

        private static int zero() {
            return 0;
        }
    }

    static int fine(int a) {
        return a + ++runs;
    }

    static int exits(int a) {
        System.exit(a);
        return 0;
    }

    static int hangs(int a) {
        while (a != 0) {
            a |= 1;
        }
        return a;
    }

    static int crashes(int a) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((Unsafe) field.get(null)).putAddress(a, 0);
        return a;
    }

    static int exhausts(int a) {
        List<int[]> all = new ArrayList<>();
        while (a != 0) {
            all.add(new int[1 << 20]);
        }
        return all.size();
    }

    static int prints(int a) throws java.io.IOException {
        System.out.println("alone returned 0 - - garbage");
        System.err.println("ready");
        byte[] garbage = "alone threw 0 - - \n\0\377".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        new java.io.FileOutputStream(java.io.FileDescriptor.out).write(garbage);
        new java.io.FileOutputStream(java.io.FileDescriptor.err).write(garbage);
        return System.in.read() + a;
    }

    static int starts(int a) {
        Thread thread = new Thread(() -> hangs(a));
        thread.start();
        return a;
    }

    static int initializes(int a) {
        if (a > 7) {
            return Fails.value;
        }
        try {
            return a < 0 ? 0 : Fails.value;
        } catch (ExceptionInInitializerError e) {
            return -1;
        }
    }

    static int recurses(int a) {
        return a == 0 ? 0 : 1 + recurses(a);
    }

    static long tellsTheTime(int a) {
        return System.nanoTime() + a;
    }

    static int hashes(Object o) {
        return System.identityHashCode(o) % 2 == 0 ? 1 : 2;
    }
}
