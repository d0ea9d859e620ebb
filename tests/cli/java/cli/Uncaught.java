package cli;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Supplier;

/** Exceptions that nobody catches; main prints them as java prints what leaves main. */
class Uncaught {
    static void thrown() { throw new IllegalArgumentException("a message"); }
    static void withoutMessage() { throw new IllegalStateException(); }
    static void inLines() { throw new RuntimeException("one\ntwo\r\n\tthree \\n"); }
    static void ofOwnClass() throws Exception { throw new Odd(7); }
    static int ofTheMachine() { return new int[3][2][1][0].length / (new int[0].length); }
    static void nullText() { ((String) null).length(); }
    static Object cast() { return (Integer) (Object) "text"; }
    static void chained() {
        try {
            try {
                thrown();
            } catch (IllegalArgumentException e) {
                throw new RuntimeException("around", e);
            }
        } catch (RuntimeException e) {
            throw new IllegalStateException(e);
        }
    }
    static void suppressed() throws Exception {
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            chained();
        }
    }
    static void circular() throws Exception {
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        throw a;
    }
    static void inInitializer() { Broken.use(); }
    static Object inLambda() {
        Supplier<Object> supplier = () -> ((Object[]) new String[1])[2];
        return supplier.get();
    }
    static void recursive() { recurse(5); }
    static void withoutTrace() throws Exception { throw new Quiet(); }
    static void assertion() { throw new AssertionError("wrong", new Odd(1)); }

    private static void recurse(int n) {
        if (n == 0) throw new ArithmeticException();
        recurse(n - 1);
    }

    static class Odd extends Exception {
        private final int number;
        Odd(int number) { this.number = number; }
        @Override public String toString() { return "an odd " + number; }
    }
    static class Quiet extends Exception {
        Quiet() { super("quiet", null, false, false); }
    }
    static class Broken {
        static int value = Integer.parseInt("x");
        static void use() {}
    }
    static class Resource implements AutoCloseable {
        private final String name;
        Resource(String name) { this.name = name; }
        @Override public void close() throws Exception {
            throw new Exception("closing " + name, new Odd(name.length()));
        }
    }

    private static void call(String name) throws Throwable {
        switch (name) {
            case "thrown": thrown(); break;
            case "withoutMessage": withoutMessage(); break;
            case "inLines": inLines(); break;
            case "ofOwnClass": ofOwnClass(); break;
            case "ofTheMachine": ofTheMachine(); break;
            case "nullText": nullText(); break;
            case "cast": cast(); break;
            case "chained": chained(); break;
            case "suppressed": suppressed(); break;
            case "circular": circular(); break;
            case "inInitializer": inInitializer(); break;
            case "inLambda": inLambda(); break;
            case "recursive": recursive(); break;
            case "withoutTrace": withoutTrace(); break;
            case "assertion": assertion(); break;
            default: throw new Error("no case " + name);
        }
    }

    /** Takes away the frames of main and call, and of nothing else. */
    private static void strip(Throwable t, Set<Throwable> seen) {
        if (t == null || !seen.add(t)) return;
        StackTraceElement[] trace = t.getStackTrace();
        if (trace.length > 1) {
            t.setStackTrace(java.util.Arrays.copyOf(trace, trace.length - 2));
        }
        strip(t.getCause(), seen);
        for (Throwable s : t.getSuppressed()) strip(s, seen);
    }

    /** Each case's trace, with a line of dashes behind it. */
    public static void main(String[] cases) {
        for (String name : cases) {
            try {
                call(name);
            } catch (Throwable t) {
                strip(t, Collections.newSetFromMap(new IdentityHashMap<>()));
                System.out.print("Exception in thread \"main\" ");
                t.printStackTrace(System.out);
            }
            System.out.println("----");
        }
    }
}
