package kukang;

import java.util.function.Supplier;
import kukang.replay.Replay;

/**
 * kukang.Contract as a replay has it. It means what it means to the machine: {@link #old} looks at
 * the heap from before the call, which the replay has kept, and {@link #field} reads the JDK's
 * fields, too.
 */
public final class Contract {
    private Contract() {}

    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionViolated();
        }
    }

    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static <T> T old(Supplier<T> expression) {
        return Replay.onOldHeap(expression);
    }

    @SuppressWarnings("unchecked") // the caller says what the field holds, as with a cast
    public static <T> T field(Object object, String name) {
        return (T) Replay.field(object, name);
    }

    /** Not an exception of the program's: the run is outside what is assumed. */
    public static final class AssumptionViolated extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
