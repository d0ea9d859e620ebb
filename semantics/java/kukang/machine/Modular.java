package kukang.machine;

/**
 * What a call that is replaced by its contract does to the state: the machine gives these methods
 * their meaning. The number says which contract.
 */
public final class Modular {
    private Modular() {}

    /** Everything that the method may assign gets a value that nothing is known of. */
    public static native void forget(Object receiver, int contract);

    public static native int freshInt(int contract);

    public static native long freshLong(int contract);

    public static native float freshFloat(int contract);

    public static native double freshDouble(int contract);

    public static native Object freshReference(int contract);
}
