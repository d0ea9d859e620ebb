package kukang;

/**
 * What a contract may say in code. Kukang gives these methods their meaning; run by a JVM they
 * behave as their bodies say.
 */
public final class Contract {
    private Contract() {}

    /** Only runs on which {@code condition} holds are of interest: others end here, unreported. */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionViolated();
        }
    }

    /** {@code condition} must hold here; unlike a plain assert, this cannot be turned off. */
    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    /** Thrown by {@link #assume} when a JVM runs it on a state outside the contract. */
    public static final class AssumptionViolated extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
