package cli;

import java.util.ArrayList;
import java.util.List;

/** What a run does besides returning. */
class Effects {
    static int prints() {
        System.out.println("to out, \u00e9 \ud83d\ude00");
        System.err.println("to err");
        System.out.printf("%d and %s%n", 7, "text");
        System.out.print("no line end: ");
        return 1;
    }
    static void exits(int status) {
        System.out.println("before");
        System.exit(status);
        System.out.println("after");
    }
    static void loops() {
        while (true) { }
    }
    static Object loopsWhenShown() {
        return new Object() {
            @Override public String toString() {
                while (true) { }
            }
        };
    }
    static int keeps() {
        List<long[]> all = new ArrayList<>();
        while (true) all.add(new long[1000]);
    }
    static int survives() {
        try {
            return keeps();
        } catch (OutOfMemoryError e) {
            return -1;
        }
    }
    static long drops(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) sum += new long[10_000].length;
        return sum;
    }
    static String tooLarge() {
        try {
            return "" + new int[1 << 30][1 << 30].length;
        } catch (OutOfMemoryError e) {
            return e.getMessage();
        }
    }
    static boolean asserts(int i) {
        assert i > 0 : "not positive: " + i;
        return true;
    }
    static int startsThread() {
        new Thread(() -> { }).start();
        return 1;
    }
    static String looksForLambda() {
        Runnable lambda = () -> { };
        try {
            return "found " + Class.forName(lambda.getClass().getName());
        } catch (ClassNotFoundException e) {
            return "hidden";
        }
    }
    static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }
    static int overflows() {
        try {
            return deep(Integer.MAX_VALUE);
        } catch (StackOverflowError e) {
            return -1;
        }
    }
}
