package texts;

import java.util.ArrayList;

/** Texts that nobody looks at cost nothing: each method has as many paths as it would without. */
final class Unseen {
    private Unseen() {}

    static String kept;

    /** 2 paths. */
    static void thrown(int i, long x) {
        if (i < 0) {
            throw new IllegalArgumentException("i is " + i + ", x is " + x);
        }
    }

    /** 1 path. */
    static String returned(int i, double d) {
        return "i is " + i + ", d is " + d;
    }

    /** 1 path. */
    static String formatted(int i) {
        return String.format("i is %s", i);
    }

    /** 1 path. */
    static void stored(int i) {
        kept = "i is " + i;
    }

    /** 1 path. */
    static StringBuilder built(int i) {
        return new StringBuilder("i is ").append(i).append(' ').append(2.5).append(i);
    }

    /** 1 path. */
    static void printed(int i) {
        System.out.println("i is " + i);
        System.out.println(i);
    }

    /** 2 paths: the list is empty, so that every index is outside. */
    static Object outside(int i) {
        return new ArrayList<>().get(i);
    }

    /** 1 path: every index is outside. */
    static int element(int i) {
        return new int[] {}[i];
    }

    /** 1 path. */
    static boolean compared(int i) {
        return ("" + i) == null | ("" + i) == kept;
    }

    /** 1 path. */
    static String nested(int i, int j) {
        String text = "" + i;
        for (int n = 0; n < 10; n++) {
            text += j;
        }
        return new Messages.Named(text).toString();
    }
}
