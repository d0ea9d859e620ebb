package kukang.machine;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * System.in inside the machine. The machine makes the instance itself, without running a
 * constructor. A stream that can wait for a terminal gives bytes one by one or several at once, and
 * goes on after an end of file.
 */
final class Input extends InputStream {
    private boolean closed;

    private Input() {}

    /** A byte, or -1. */
    private static native int next();

    /** Does another byte come with those that have come? */
    private static native boolean more();

    /** How many bytes are there already. */
    private static native int waiting();

    @Override public int read() throws IOException {
        ensureOpen();
        return next();
    }

    @Override public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    @Override public int read(byte[] bytes, int offset, int length) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length == 0) return 0;
        int count = 0;
        do {
            int next = next();
            if (next < 0) break;
            bytes[offset + count++] = (byte) next;
        } while (count < length && more());
        return count == 0 ? -1 : count;
    }

    @Override public int available() throws IOException {
        ensureOpen();
        return waiting();
    }

    @Override public void close() {
        closed = true;
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }
}
