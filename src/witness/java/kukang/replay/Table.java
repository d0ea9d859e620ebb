package kukang.replay;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A hash table of the JDK's as what it holds: its keys and values, in an order that nothing is made
 * of, or, for a linked one, in its own. See src/view/hash_tables.h.
 */
final class Table {
    private enum Layout { CHAINS, PAIRS, KEYS }

    private static final class Kind {
        final String array;
        final Layout layout;
        final boolean always; // has no order whatever its keys are

        Kind(String array, Layout layout, boolean always) {
            this.array = array;
            this.layout = layout;
            this.always = always;
        }
    }

    private static final Map<String, Kind> KINDS = Map.of(
            "java.util.HashMap", new Kind("table", Layout.CHAINS, false),
            "java.util.Hashtable", new Kind("table", Layout.CHAINS, false),
            "java.util.WeakHashMap", new Kind("table", Layout.CHAINS, false),
            "java.util.concurrent.ConcurrentHashMap", new Kind("table", Layout.CHAINS, false),
            "java.util.IdentityHashMap", new Kind("table", Layout.PAIRS, false),
            "java.util.ImmutableCollections$SetN", new Kind("elements", Layout.KEYS, true),
            "java.util.ImmutableCollections$MapN", new Kind("table", Layout.PAIRS, true));

    private static final Set<String> NODES = Set.of(
            "java.util.HashMap$Node", "java.util.HashMap$TreeNode",
            "java.util.LinkedHashMap$Entry", "java.util.Hashtable$Entry",
            "java.util.WeakHashMap$Entry", "java.util.concurrent.ConcurrentHashMap$Node",
            "java.util.concurrent.ConcurrentHashMap$TreeNode");

    final boolean ordered;
    final List<Object> keys = new ArrayList<>();
    final List<Object> values = new ArrayList<>();

    private Table(boolean ordered) {
        this.ordered = ordered;
    }

    /** Null: it is no such table. {@code placed}: others than those of Set.of and Map.of count. */
    static Table of(Object object, boolean placed) {
        Class<?> type = object.getClass();
        while (type != null && !KINDS.containsKey(type.getName())) {
            type = type.getSuperclass();
        }
        Kind kind = type == null ? null : KINDS.get(type.getName());
        if (kind == null || !placed && !kind.always) {
            return null;
        }
        Table table = new Table(object instanceof LinkedHashMap);
        boolean whole = table.ordered
                ? table.addChain(Place.find(LinkedHashMap.class, "head").reference(object), "after")
                : table.addElements(
                        (Object[]) Place.find(type, kind.array).reference(object), kind.layout);
        return whole ? table : null;
    }

    private boolean addElements(Object[] array, Layout layout) {
        if (array == null) {
            return true;
        }
        int step = layout == Layout.PAIRS ? 2 : 1;
        for (int i = 0; i + step <= array.length; i += step) {
            if (layout == Layout.CHAINS) {
                if (!addChain(array[i], "next")) {
                    return false;
                }
            } else if (array[i] != null) {
                keys.add(array[i]);
                values.add(step == 2 ? array[i + 1] : null);
            }
        }
        return true;
    }

    /** A chain that is longer than any table is no table's. */
    private boolean addChain(Object first, String next) {
        final int most = 100_000;
        Object node = first;
        if (node != null && node.getClass().getName().endsWith("$TreeBin")) {
            node = field(node, "first");
        }
        for (; node != null; node = field(node, next)) {
            if (keys.size() == most) {
                return false;
            }
            Object key = field(node, "key");
            Object value = field(node, "value");
            keys.add(key == null ? field(node, "referent") : key);
            values.add(value == null ? field(node, "val") : value);
        }
        return true;
    }

    /** Of the lowest class that has one; null where there is none. */
    private static Object field(Object object, String name) {
        Place found = place(object, name);
        return found == null ? null : found.reference(object);
    }

    private static Place place(Object object, String name) {
        Place found = null;
        for (Place place : Place.ofObjects(object.getClass())) {
            found = place.field.getName().equals(name) ? place : found;
        }
        return found;
    }

    /**
     * Puts what a table of a witness holds where this JVM looks for it. REQUIRES that its keys are
     * as they are going to be.
     */
    static void rehash(Object object) {
        Class<?> type = object.getClass();
        while (type != null && !KINDS.containsKey(type.getName())) {
            type = type.getSuperclass();
        }
        if (type == null) {
            return;
        }
        Object[] cells = (Object[]) Place.find(type, KINDS.get(type.getName()).array).reference(object);
        if (cells == null) {
            return;
        }
        if (type == IdentityHashMap.class) {
            replacePairs(cells);
        } else {
            rechain(type, cells);
        }
    }

    /** As IdentityHashMap has them: a key, its value, the next key. */
    private static void replacePairs(Object[] cells) {
        Object[] before = cells.clone();
        Arrays.fill(cells, null);
        for (int i = 0; i < before.length; i += 2) {
            if (before[i] == null) {
                continue;
            }
            int hash = System.identityHashCode(before[i]);
            int at = ((hash << 1) - (hash << 8)) & (cells.length - 1);
            while (cells[at] != null) {
                at = (at + 2) & (cells.length - 1);
            }
            cells[at] = before[i];
            cells[at + 1] = before[i + 1];
        }
    }

    private static void rechain(Class<?> type, Object[] buckets) {
        List<Object> nodes = new ArrayList<>();
        for (int i = 0; i < buckets.length; i++) {
            for (Object node = buckets[i]; node != null; node = field(node, "next")) {
                nodes.add(node);
            }
            buckets[i] = null;
        }
        for (Object node : nodes) {
            Object key = field(node, "key");
            int hash = key == null ? 0 : spread(type, key.hashCode());
            int bucket = (hash & Integer.MAX_VALUE) % buckets.length;
            place(node, "hash").set(node, hash);
            place(node, "next").set(node, buckets[bucket]);
            buckets[bucket] = node;
        }
    }

    /** What the table makes of a hash code. */
    private static int spread(Class<?> type, int code) {
        if (type == Hashtable.class) {
            return code;
        }
        int hash = code ^ (code >>> 16);
        return type == HashMap.class ? hash : hash & Integer.MAX_VALUE;
    }

    /** Whether the field says where a table, or a node of one, has put things. */
    static boolean tellsPlaces(Field field, boolean placed) {
        String owner = field.getDeclaringClass().getName();
        String name = field.getName();
        Kind kind = KINDS.get(owner);
        if (kind != null && name.equals(kind.array)) {
            return placed || kind.always;
        }
        if (!placed) {
            return false;
        }
        if (owner.equals("java.util.LinkedHashMap")) {
            return name.equals("head") || name.equals("tail");
        }
        boolean held = name.equals("key") || name.equals("value") || name.equals("val");
        return !held && NODES.contains(owner);
    }
}
