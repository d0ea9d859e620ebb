package kukang.machine;

import kukang.Contract;

/**
 * The laws of hash tables (see Lawful). Which bucket holds what shows in nothing but the order of
 * iteration.
 */
final class LawfulTables {
    private LawfulTables() {}

    static void hashMap(Object map) {
        chains(map, "java/util/HashMap$Node", null);
    }

    static void linkedHashMap(Object map) {
        linked(map, null);
    }

    static void hashSet(Object set) {
        Object map = Found.part(set, "java/util/HashMap");
        Found.set(set, "map", map);
        chains(map, "java/util/HashMap$Node", Found.constant("java/util/HashSet", "PRESENT"));
    }

    static void linkedHashSet(Object set) {
        Object map = Found.part(set, "java/util/LinkedHashMap");
        Found.set(set, "map", map);
        Found.set(map, "accessOrder", 0);
        linked(map, Found.constant("java/util/HashSet", "PRESENT"));
    }

    private static void linked(Object map, Object value) {
        Object last = null;
        for (Object entry : chains(map, "java/util/LinkedHashMap$Entry", value)) {
            Found.set(entry, "before", last);
            if (last == null) {
                Found.set(map, "head", entry);
            } else {
                Found.set(last, "after", entry);
            }
            last = entry;
        }
        if (last == null) {
            Found.set(map, "head", null);
        } else {
            Found.set(last, "after", null);
        }
        Found.set(map, "tail", last);
    }

    /** The entries. A value of null: any. */
    private static Object[] chains(Object map, String kind, Object value) {
        Object[] entries = entries(map, kind, true);
        for (Object entry : entries) {
            if (value != null) {
                Found.set(entry, "value", value);
            }
        }
        int length = buckets(map, entries, false);
        Found.set(map, "threshold", length * 3 / 4);
        Found.set(map, "loadFactor", 0.75f);
        Found.set(map, "size", entries.length);
        Lawful.noViews(map);
        return entries;
    }

    static void concurrentHashMap(Object map) {
        Object[] entries = entries(map, "java/util/concurrent/ConcurrentHashMap$Node", false);
        for (Object entry : entries) {
            Found.some(entry, "val");
        }
        int length = buckets(map, entries, false);
        Found.set(map, "sizeCtl", length * 3 / 4);
        Found.set(map, "baseCount", (long) entries.length);
        Found.set(map, "nextTable", null);
        Found.set(map, "transferIndex", 0);
        Found.set(map, "cellsBusy", 0);
        Found.set(map, "counterCells", null);
        Lawful.noViews(map);
    }

    static void hashtable(Object map) {
        Object[] entries = entries(map, "java/util/Hashtable$Entry", false);
        for (Object entry : entries) {
            Found.some(entry, "value");
        }
        int length = buckets(map, entries, true);
        Found.set(map, "threshold", length * 3 / 4);
        Found.set(map, "loadFactor", 0.75f);
        Found.set(map, "count", entries.length);
        Lawful.noViews(map);
    }

    /** Keys, and behind each its value. */
    static void identityHashMap(Object map) {
        int size = Lawful.sizeOf(map);
        int length = 64;
        while (length < 3 * size) {
            length *= 2;
        }
        Object[] cells = Found.cells(map, "table", length);
        Object[] keys = new Object[length];
        for (int i = 0; i < size; i++) {
            Object found = Found.any(cells, 0);
            Object key = found == null
                    ? Found.constant("java/util/IdentityHashMap", "NULL_KEY")
                    : found;
            Found.unshared(key);
            int hash = System.identityHashCode(key);
            int at = ((hash << 1) - (hash << 8)) & (length - 1);
            for (Object other : keys) {
                Contract.assume(other != key);
            }
            while (keys[at] != null) {
                at = (at + 2) & (length - 1);
            }
            keys[at] = key;
            Found.put(cells, at, key);
            Found.put(cells, at + 1, Found.any(cells, 1));
        }
        Found.set(map, "size", size);
        Lawful.noViews(map);
    }

    /** The machine knows the map by its place here, the first. */
    private static Object[] entries(Object map, String kind, boolean nulls) {
        int size = Lawful.sizeOf(map);
        Object[] entries = new Object[size];
        Object[] keys = new Object[size];
        for (int i = 0; i < size; i++) {
            entries[i] = Found.part(map, kind);
            keys[i] = nulls ? Found.any(entries[i], "key") : Found.some(entries[i], "key");
            Found.set(entries[i], "hash", Tables.codeAtEntry(keys[i], keys, entries, i));
        }
        return entries;
    }

    /** How many there are; an empty table has none, unless it must. */
    private static int buckets(Object map, Object[] entries, boolean always) {
        if (entries.length == 0 && !always) {
            Found.set(map, "table", null);
            return 0;
        }
        int length = 16;
        while (length * 3 / 4 < entries.length) {
            length *= 2;
        }
        Object[] firsts = new Object[length];
        for (Object entry : entries) {
            int bucket = Found.count(entry, "hash") & (length - 1);
            Found.set(entry, "next", firsts[bucket]);
            firsts[bucket] = entry;
        }
        Object[] cells = Found.cells(map, "table", length);
        for (int i = 0; i < length; i++) {
            if (firsts[i] != null) {
                Found.put(cells, i, firsts[i]);
            }
        }
        return length;
    }
}
