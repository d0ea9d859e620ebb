package kukang.machine;

import java.lang.ref.Reference;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import kukang.Contract;

/**
 * What the hash tables of the JDK are told for the hash code of a key of which not all is known. See
 * semantics/symbolic/hash_tables.cc.
 */
final class Tables {
    private Tables() {}

    /** The code of an equal key that is in the table, or else one of its own. */
    static int hashCode(Object key) {
        final boolean lawful = isLawful(key);
        final boolean byEquals = lawful && !isHashKnown(key);
        final int hash = byEquals ? 0 : key.hashCode();
        final Object[] suspects = byEquals ? entries() : suspects(hash);
        if (suspects == null) {
            return hash;
        }
        for (int i = 0; i < suspects.length; i += 2) {
            final Object other = suspects[i];
            final Object entry = suspects[i + 1];
            if (other != null && isFound(key, lawful, hash, other, entry)) {
                return isPlaced(other, entry) ? place(other, entry)
                        : entry != null ? codeOf(entry) : other.hashCode();
            }
        }
        return byEquals ? ownCode(key) : ownCode(key, hash);
    }

    /**
     * What a table that was there at entry has made of the code of a key, which is equal to none of
     * the first `count` of its keys.
     */
    static int codeAtEntry(Object key, Object[] keys, Object[] entries, int count) {
        if (key == null) {
            for (int i = 0; i < count; i++) {
                Contract.assume(keys[i] != null);
            }
            return 0;
        }
        try {
            final boolean lawful = isLawful(key);
            final boolean byEquals = lawful && !isHashKnown(key);
            final int hash = byEquals ? 0 : key.hashCode();
            for (int i = 0; i < count; i++) {
                Contract.assume(keys[i] == null || !isFound(key, lawful, hash, keys[i], entries[i]));
            }
            asAtEntry(key);
            return spread(byEquals ? ownCode(key) : ownCode(key, hash));
        } catch (RuntimeException e) { // so it cannot be in there
            Contract.assume(false);
            throw e;
        }
    }

    /** What a table asks: do the hash codes agree, and are they equal? */
    private static boolean isFound(
            Object key, boolean lawful, int hash, Object other, Object entry) {
        if (lawful) {
            return key.equals(other);
        }
        if (entry == null) {
            return key.equals(other) && (hash == other.hashCode() || isLost());
        }
        final int theirs = isLawful(other) ? other.hashCode()
                : isPlaced(other, entry) ? hash(other, entry) : codeOf(entry);
        return ((hash ^ theirs) & bitsThatCount()) == 0 && (key == other || key.equals(other));
    }

    /** WeakHashMap asks whether the objects are the same before it asks whether they are equal. */
    static boolean matchesKey(WeakHashMap<?, ?> map, Object entry, Object key) {
        final Object other = ((Reference<?>) entry).get();
        return other != null && (!isLawful(key) && key == other || key.equals(other));
    }

    /** Hashtable keeps the code that it was told. */
    static int hashCodeOfEntry(Map.Entry<?, ?> entry) {
        return Objects.hashCode(entry.getKey()) ^ Objects.hashCode(entry.getValue());
    }

    /** All that the table holds: a key, its entry or null where that tells no code, the next key. */
    private static native Object[] entries();

    /** Those of them that may have the key; null: the table can tell by itself. */
    private static native Object[] suspects(int hash);

    /** Has the key got a code of its own? */
    private static native boolean isPlaced(Object key, Object entry);

    private static native int place(Object key, Object entry);

    /** Its hash code, which was not known. */
    private static native int hash(Object key, Object entry);

    /** The code that the table was told for one that has none of its own. */
    private static native int codeOf(Object entry);

    private static native int bitsThatCount();

    /** What the table makes of a code. */
    private static native int spread(int code);

    /** Whether it is equal to others, and its hash code, must be now as they were at entry. */
    private static native void asAtEntry(Object key);

    private static native int ownCode(Object key);

    private static native int ownCode(Object key, int hash);

    /** What is equal, but for the hash code, is not found. */
    private static native boolean isLost();

    /** Have equal objects of its class equal hash codes, which never change? */
    private static native boolean isLawful(Object key);

    /** Can its hash code be told without asking anything? */
    private static native boolean isHashKnown(Object key);
}
