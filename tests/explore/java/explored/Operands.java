package explored;

import java.lang.ref.WeakReference;
import java.security.PrivilegedAction;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Operands for native methods: objects that are made, of what may not be known. The first one of a
 * type has nothing in it that is not. None of these methods throws.
 */
public final class Operands {
    private Operands() {}

    public static Object known() {
        return new AtomicInteger();
    }

    public static Object plain() {
        return new Object();
    }

    public static String knownText() {
        return "java.lang.Runnable";
    }

    public static String text(char c) {
        return new String(new char[] {'a', c});
    }

    public static Class<?> type() {
        return String[].class;
    }

    public static Class<?> number() {
        return int.class;
    }

    public static Object[] elements() {
        return new Object[] {"text", null};
    }

    public static Object[] elements(Object element) {
        return new Object[] {element};
    }

    public static String[] texts() {
        return new String[2];
    }

    public static int[] ints(int x) {
        return new int[] {x, 2};
    }

    public static byte[] bytes(byte x) {
        return new byte[] {1, x, 3, 4, 5, 6, 7, 8};
    }

    public static long[] longs(long x) {
        return new long[] {x};
    }

    public static int[] sized(int length) {
        return new int[length < 0 ? 0 : length];
    }

    public static Integer box(int x) {
        return x;
    }

    public static AtomicInteger atomic(int x) {
        return new AtomicInteger(x);
    }

    public static AtomicLong atomic(long x) {
        return new AtomicLong(x);
    }

    public static AtomicReference<Object> atomic(Object held) {
        return new AtomicReference<>(held);
    }

    public static AtomicIntegerArray atomicInts(int x) {
        return new AtomicIntegerArray(new int[] {x});
    }

    public static WeakReference<Object> weak(Object referent) {
        return new WeakReference<>(referent);
    }

    public static Throwable throwable(String message) {
        return new RuntimeException(message);
    }

    public static Thread thread() {
        return Thread.currentThread();
    }

    public static Locale english() {
        return Locale.ENGLISH;
    }

    public static Locale locale(String language) {
        return new Locale(language == null ? "" : language);
    }

    public static PrivilegedAction<Object> action(int x) {
        return () -> x;
    }
}
