package kukang.machine;

/**
 * What the laws of kukang.machine.Lawful are made of: the fields of an object that was there at
 * entry, as they were then. The machine gives these methods their meaning, see
 * semantics/symbolic/found.cc.
 */
final class Found {
    private Found() {}

    /** A field becomes an array of its own, of any length from `least`. */
    static native <T> T array(Object holder, String field, int least);

    /** A field becomes an array of its own, with nothing in it but what put() says. */
    static native Object[] cells(Object holder, String field, int length);

    static native void put(Object[] array, int index, Object element);

    /**
     * What such an array may hold, be it null: of the type that this type argument of its
     * collection says.
     */
    static native Object any(Object[] array, int argument);

    /** The same, which is not null. */
    static native Object some(Object[] array, int argument);

    /** A field becomes some number from low to high. */
    static native int number(Object holder, String field, int low, int high);

    /** A number that has nothing to do with the law. */
    static native int count(Object holder, String field);

    static native long amount(Object holder, String field);

    /** What a field refers to, be it null. */
    static native <T> T any(Object holder, String field);

    /** What a field refers to, which is not null. */
    static native <T> T some(Object holder, String field);

    static native void set(Object holder, String field, Object value);

    static native void set(Object holder, String field, int value);

    static native void set(Object holder, String field, long value);

    static native void set(Object holder, String field, float value);

    /** What a static field holds. */
    static native Object constant(String type, String field);

    /** Another object of the class, which nobody but the holder leads to. */
    static native <T> T part(Object holder, String type);

    /** Whether it is known to have no Comparator. */
    static native boolean natural(Object collection);

    /** Whether what a collection is declared to hold may be Comparable. */
    static native boolean comparable(Object collection);

    /** The enum whose constants a collection is declared to hold; null: that is not known. */
    static native Class<?> enumType(Object collection);

    /** It may be any object of its class: more is considered than there is. */
    static native void anything(Object holder);

    /** The path ends unless nothing but this very object can be the same: no box, no String. */
    static native void unshared(Object object);

    /** Whether the collection has the element, beside so many others. */
    static native boolean has(Object collection, Object element, int count);

    /** Whether there is one more beside these. */
    static native boolean more(Object holder, int count);

    /** Whether each character of a text is a byte. */
    static native boolean latin1(Object text);
}
