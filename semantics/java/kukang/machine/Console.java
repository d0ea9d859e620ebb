package kukang.machine;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;

/**
 * System.out and System.err inside the machine: everything printed becomes text and is handed over.
 * The machine makes the two instances itself, without running a constructor, so nothing that
 * PrintStream keeps in fields may be used here.
 */
final class Console extends PrintStream {
    private final boolean toErr;

    private Console() {
        super(OutputStream.nullOutputStream());
        toErr = false;
    }

    private static native void emit(boolean toErr, String text);

    @Override public void print(boolean b) { print(String.valueOf(b)); }
    @Override public void print(char c) { print(String.valueOf(c)); }
    @Override public void print(int i) { print(String.valueOf(i)); }
    @Override public void print(long l) { print(String.valueOf(l)); }
    @Override public void print(float f) { print(String.valueOf(f)); }
    @Override public void print(double d) { print(String.valueOf(d)); }
    @Override public void print(char[] s) { print(String.valueOf(s)); }
    @Override public void print(Object obj) { print(String.valueOf(obj)); }
    @Override public void print(String s) { emit(toErr, String.valueOf(s)); }

    @Override public void println() { emit(toErr, "\n"); }
    @Override public void println(boolean b) { println(String.valueOf(b)); }
    @Override public void println(char c) { println(String.valueOf(c)); }
    @Override public void println(int i) { println(String.valueOf(i)); }
    @Override public void println(long l) { println(String.valueOf(l)); }
    @Override public void println(float f) { println(String.valueOf(f)); }
    @Override public void println(double d) { println(String.valueOf(d)); }
    @Override public void println(char[] s) { println(String.valueOf(s)); }
    @Override public void println(Object obj) { println(String.valueOf(obj)); }

    @Override public void println(String s) {
        emit(toErr, String.valueOf(s));
        emit(toErr, "\n");
    }

    @Override public PrintStream format(String format, Object... args) {
        print(String.format(format, args));
        return this;
    }

    @Override public PrintStream format(Locale l, String format, Object... args) {
        print(String.format(l, format, args));
        return this;
    }

    @Override public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    @Override public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    @Override public PrintStream append(CharSequence s) {
        print(String.valueOf(s));
        return this;
    }

    @Override public PrintStream append(CharSequence s, int start, int end) {
        return append((s == null ? "null" : s).subSequence(start, end));
    }

    @Override public PrintStream append(char c) {
        print(c);
        return this;
    }

    /** Bytes are taken as Latin-1: a byte that is printed alone has no other meaning. */
    @Override public void write(int b) { emit(toErr, String.valueOf((char) (b & 0xff))); }

    @Override public void write(byte[] bytes, int offset, int length) {
        emit(toErr, new String(bytes, offset, length));
    }

    @Override public void write(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void writeBytes(byte[] bytes) { write(bytes, 0, bytes.length); }
    @Override public void flush() {}
    @Override public void close() {}
    @Override public boolean checkError() { return false; }
}
