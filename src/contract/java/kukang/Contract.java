package kukang;

import java.lang.reflect.Field;
import java.util.function.Supplier;

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

    /**
     * The value of {@code expression} on the heap as it was before the call; for predicates that
     * {@link Ensures} names. What the lambda captures are the values of now.
     */
    public static <T> T old(Supplier<T> expression) {
        throw new UnsupportedOperationException(
                "Contract.old: a JVM does not keep the heap from before the call");
    }

    /** The field of the object with that name, its own or an inherited one, whatever its access. */
    @SuppressWarnings("unchecked") // the caller says what the field holds, as with a cast
    public static <T> T field(Object object, String name) {
        for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
            try {
                Field field = c.getDeclaredField(name);
                field.setAccessible(true);
                return (T) field.get(object);
            } catch (NoSuchFieldException e) {
                continue; // perhaps a superclass has it
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e); // cannot be: it was made accessible
            }
        }
        throw new IllegalArgumentException(
                "Contract.field: no field " + name + " in " + object.getClass().getName());
    }

    /** Thrown by {@link #assume} when a JVM runs it on a state outside the contract. */
    public static final class AssumptionViolated extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
