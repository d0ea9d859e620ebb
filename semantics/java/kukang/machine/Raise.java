package kukang.machine;

/**
 * Throws the exceptions that the JVM raises itself. The machine calls the method that is named after
 * the exception; frames of this class do not show in stack traces.
 */
final class Raise {
    private Raise() {}

    /** The body of a class initializer where a class has none. */
    static void nothing() {}

    static void NullPointerException(String message) {
        throw message == null ? new NullPointerException() : new NullPointerException(message);
    }

    static void ArithmeticException(String message) {
        throw new ArithmeticException(message);
    }

    static void ArrayIndexOutOfBoundsException(String message) {
        throw new ArrayIndexOutOfBoundsException(message);
    }

    static void StringIndexOutOfBoundsException(String message) {
        throw new StringIndexOutOfBoundsException(message);
    }

    static void IndexOutOfBoundsException(String message) {
        throw new IndexOutOfBoundsException(message);
    }

    static void NegativeArraySizeException(String message) {
        throw new NegativeArraySizeException(message);
    }

    static void ArrayStoreException(String message) {
        throw new ArrayStoreException(message);
    }

    static void ClassCastException(String message) {
        throw new ClassCastException(message);
    }

    static void IllegalArgumentException(String message) {
        throw new IllegalArgumentException(message);
    }

    static void IllegalMonitorStateException(String message) {
        throw message == null
                ? new IllegalMonitorStateException() : new IllegalMonitorStateException(message);
    }

    static void CloneNotSupportedException(String message) throws CloneNotSupportedException {
        throw new CloneNotSupportedException(message);
    }

    static void ClassNotFoundException(String message) throws ClassNotFoundException {
        throw new ClassNotFoundException(message);
    }

    static void SecurityException(String message) {
        throw new SecurityException(message);
    }

    static void UnsupportedOperationException(String message) {
        throw new UnsupportedOperationException(message);
    }

    static void StackOverflowError(String message) {
        throw new StackOverflowError();
    }

    static void OutOfMemoryError(String message) {
        throw new OutOfMemoryError(message);
    }

    static void AssertionError(String message) {
        throw message == null ? new AssertionError() : new AssertionError(message);
    }

    static void ExceptionInInitializerError(Throwable cause) {
        throw new ExceptionInInitializerError(cause);
    }

    /** A class whose initialization has failed before, with {@code original}. */
    static void InitializationFailed(String message, Throwable original) {
        String text = original.getLocalizedMessage();
        Throwable cause = new ExceptionInInitializerError(
                "Exception " + original.getClass().getName() + (text == null ? "" : ": " + text)
                + " [in thread \"main\"]");
        cause.setStackTrace(original.getStackTrace());
        NoClassDefFoundError error = new NoClassDefFoundError(message);
        error.initCause(cause);
        throw error;
    }

    static void NoClassDefFoundError(String message) {
        NoClassDefFoundError error = new NoClassDefFoundError(message);
        error.initCause(new ClassNotFoundException(message.replace('/', '.')));
        throw error;
    }

    static void NoSuchFieldError(String message) {
        throw new NoSuchFieldError(message);
    }

    static void NoSuchMethodError(String message) {
        throw new NoSuchMethodError(message);
    }

    static void AbstractMethodError(String message) {
        throw new AbstractMethodError(message);
    }

    static void IllegalAccessError(String message) {
        throw new IllegalAccessError(message);
    }

    static void InstantiationError(String message) {
        throw new InstantiationError(message);
    }

    static void IncompatibleClassChangeError(String message) {
        throw new IncompatibleClassChangeError(message);
    }

    static void ClassCircularityError(String message) {
        throw new ClassCircularityError(message);
    }
}
