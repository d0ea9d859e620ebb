package kukang.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A heap as a text that two heaps share iff they are the same but for where the objects are.
 *
 * <p>Objects are numbered breadth first from the roots, and written one after the other:
 *
 * <pre>
 *   #0 7 = null | a.Node key=7 next=#1 | int[] 3:0 0*2
 * </pre>
 *
 * What has no identity that matters is written where it stands: strings, boxes, enum constants,
 * classes, exceptions, lambdas, and what the JDK keeps for itself. Numbers are the bits that a field
 * holds; names are escaped as on a {@link Line}. src/witness/final_heap.cc writes what is expected in the same way.
 */
final class Shape {
    private static final Set<String> KNOWN_PACKAGES = Set.of(
            "java.util", "java.util.concurrent", "java.util.concurrent.atomic", "java.math");

    private static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return Line.escaped(type.getName());
        }
    };

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final List<Object> objects = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();
    private final boolean placed;

    Shape(boolean placed) {
        this.placed = placed;
    }

    /** Whether the fields of the object are looked at. */
    static boolean isKnown(Object object) {
        Class<?> type = object.getClass();
        if (type.isArray()) {
            return true;
        }
        if (object instanceof Enum || object instanceof Throwable || type.isHidden()) {
            return false;
        }
        return !isOfTheJdk(type) || type == Object.class
                || KNOWN_PACKAGES.contains(type.getPackageName());
    }

    static boolean isOfTheJdk(Class<?> type) {
        return !(type.getClassLoader() instanceof UserClasses);
    }

    Shape add(String text) {
        out.append(text);
        return this;
    }

    Shape add(long bits) {
        out.append(bits);
        return this;
    }

    Shape add(Object object) {
        if (object == null) {
            out.append("null");
        } else if (isKnown(object)) {
            out.append('#').append(numbers.computeIfAbsent(object, this::number).intValue());
        } else {
            addText(object);
        }
        return this;
    }

    private Integer number(Object object) {
        objects.add(object);
        return objects.size() - 1;
    }

    private void addText(Object object) {
        Class<?> type = object.getClass();
        if (object instanceof String) {
            out.append('"');
            Line.escape((String) object, out);
            out.append('"');
        } else if (object instanceof Enum) {
            Enum<?> constant = (Enum<?>) object;
            out.append(NAMES.get(constant.getDeclaringClass())).append('.');
            Line.escape(String.valueOf(constant.name()), out);
        } else if (object instanceof Class) {
            out.append("class ").append(NAMES.get((Class<?>) object));
        } else if (type.isHidden()) {
            out.append("lambda");
        } else if (isBox(object)) {
            out.append(NAMES.get(type)).append(' ').append(Place.find(type, "value").bits(object));
        } else {
            out.append("some ").append(Given.isGiven(object) ? Given.of(object).name() : NAMES.get(type));
        }
    }

    private static boolean isBox(Object object) {
        Class<?> type = object.getClass();
        return type.getName().startsWith("java.lang.")
                && (object instanceof Number || object instanceof Character
                        || object instanceof Boolean);
    }

    /** With all objects that the roots lead to. */
    String text() {
        for (int i = 0; i < objects.size(); i++) {
            Object object = objects.get(i);
            out.append(" | ").append(NAMES.get(object.getClass()));
            if (object.getClass().isArray()) {
                addElements(object);
            } else {
                addFields(object);
            }
        }
        return out.toString();
    }

    private void addFields(Object object) {
        Table table = Table.of(object, placed);
        if (table != null) {
            addContent(table);
        }
        for (Place place : Place.ofObjects(object.getClass())) {
            if (place.field.isSynthetic() || isOffset(place.field)
                    || Table.tellsPlaces(place.field, placed)) {
                continue;
            }
            out.append(' ').append(place.name).append('=');
            if (place.kind == 'L') {
                add(place.reference(object));
            } else {
                add(place.bits(object));
            }
        }
    }

    /** Where the JVM has put a field: what an AtomicIntegerFieldUpdater and its like hold. */
    private static boolean isOffset(Field field) {
        return field.getName().equals("offset")
                && field.getDeclaringClass().getPackageName().equals("java.util.concurrent.atomic");
    }

    private void addContent(Table table) {
        String before = table.ordered ? " ( " : " { ";
        for (int i = 0; i < table.keys.size(); i++) {
            add(before).add(table.keys.get(i)).add(" : ").add(table.values.get(i));
            before = " ; ";
        }
        if (!table.keys.isEmpty()) {
            add(table.ordered ? " )" : " }");
        }
    }

    /** The length, then the elements; v*n stands for n of them that are not strings. */
    private void addElements(Object array) {
        int length = Array.getLength(array);
        out.append(' ').append(length).append(':');
        for (int i = 0, next; i < length; i = next) {
            int start = out.length();
            addElement(array, i);
            String element = out.substring(start);
            for (next = i + 1; next < length; next++) {
                int end = out.length();
                addElement(array, next);
                boolean same = out.substring(end).equals(element) && !element.startsWith("\"");
                out.setLength(end);
                if (!same) {
                    break;
                }
            }
            if (next - i > 1) {
                out.append('*').append(next - i);
            }
            if (next < length) {
                out.append(' ');
            }
        }
    }

    private void addElement(Object array, int index) {
        if (array instanceof Object[]) {
            add(((Object[]) array)[index]);
        } else if (array instanceof boolean[]) {
            add(((boolean[]) array)[index] ? 1 : 0);
        } else if (array instanceof char[]) {
            add((long) ((char[]) array)[index]);
        } else if (array instanceof float[]) {
            add(Float.floatToIntBits(((float[]) array)[index]));
        } else if (array instanceof double[]) {
            add(Double.doubleToLongBits(((double[]) array)[index]));
        } else {
            add(Array.getLong(array, index));
        }
    }
}
