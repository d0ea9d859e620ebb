package cli;

import java.util.List;

/** A method for every kind of argument and result. */
class Values {
    static boolean aBoolean(boolean b) { return b; }
    static byte aByte(byte b) { return b; }
    static short aShort(short s) { return s; }
    static char aChar(char c) { return c; }
    static int anInt(int i) { return i; }
    static long aLong(long l) { return l; }
    static float aFloat(float f) { return f; }
    static double aDouble(double d) { return d; }
    static String aString(String s) { return s; }
    static CharSequence aSequence(CharSequence s) { return s; }
    static Object anObject(Object o) { return o; }
    static Thread aThread(Thread t) { return t; }
    static void nothing() {}
    static String several(int i, long l, double d, String s) {
        return i + "|" + l + "|" + d + "|" + s;
    }

    static int[] ints(int n) {
        int[] array = new int[n];
        for (int i = 0; i < n; i++) array[i] = i * i;
        return array;
    }
    static Object[][] nested() { return new Object[][] {{"a", 1}, {}, null, {new char[] {'x'}}}; }
    static List<String> list() { return List.of("one", "two"); }

    static class Shown {
        private final String text;
        Shown(String text) { this.text = text; }
        @Override public String toString() {
            if (text == null) throw new IllegalStateException("cannot be shown");
            return text.isEmpty() ? null : text;
        }
    }
    static Object shown(String text) { return new Shown(text); }

    static String over(int i) { return "int"; }
    static String over(long l) { return "long"; }
    static String over(double d) { return "double"; }
    static String over(String s) { return "String"; }
    static String over(Object o) { return "Object"; }
    static String over(int i, int j) { return "int, int"; }

    int instance(int i) { return i; }
    static native int unmodelled(int i);
    static class Inner {
        static String name() { return "Inner"; }
    }
}
