package kukang.machine;

/**
 * Where the hash tables of the JDK put a key whose hash code is not known. See
 * semantics/symbolic/hash_tables.cc.
 */
final class Tables {
    private Tables() {}

    /** What HashMap.hash gives. */
    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        final int code = key.hashCode();
        return place(key, code ^ (code >>> 16));
    }

    /** What ConcurrentHashMap.spread gives. */
    static int spread(int code) {
        return place(askedKey(), (code ^ (code >>> 16)) & 0x7fffffff);
    }

    /** Where the table has put an equal key, or else a place of its own. */
    private static int place(Object key, int hash) {
        final Object[] suspects = suspects(hash);
        if (suspects == null) {
            return hash;
        }
        for (Object entry : suspects) {
            final Object other = keyOf(entry);
            if (other != null && isFound(key, hash, other, entry)) {
                return placeOf(entry);
            }
        }
        return ownPlace(key, hash);
    }

    /** What a table asks: do the hash codes agree, and are they equal? */
    private static boolean isFound(Object key, int hash, Object other, Object entry) {
        if (!isLawful(key)) {
            return hash == hashOf(entry) && (key == other || key.equals(other));
        }
        return isText(key) && isText(other)
                ? isSameText((String) key, (String) other)
                : key.equals(other);
    }

    private static boolean isSameText(String a, String b) {
        final int length = a.length();
        if (length != b.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The entries that may have the key; null: the table can tell by itself. */
    private static native Object[] suspects(int hash);

    private static native Object keyOf(Object entry);

    /** Where the table has put the entry: what it takes for the hash code. */
    private static native int placeOf(Object entry);

    /** The hash code that it would have taken, had it been known. */
    private static native int hashOf(Object entry);

    private static native int ownPlace(Object key, int hash);

    /** The key that the table was asked about. */
    private static native Object askedKey();

    /** Have equal objects of its class equal hash codes, which never change? */
    private static native boolean isLawful(Object key);

    private static native boolean isText(Object key);
}
