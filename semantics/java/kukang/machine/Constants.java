package kukang.machine;

/**
 * The constants of an enum, in one array that all who ask share, as every EnumSet and EnumMap of it
 * does: the class keeps it. See semantics/native/class.cc.
 */
final class Constants {
    private Constants() {}

    /** What Class.getEnumConstantsShared gives when it is first asked; {@code type} is an enum. */
    static Object[] share(Class<?> type) {
        final Object[] constants = values(type);
        keep(type, constants);
        return constants;
    }

    /** What the enum's own values() gives. */
    private static native Object[] values(Class<?> type);

    private static native void keep(Class<?> type, Object[] constants);
}
