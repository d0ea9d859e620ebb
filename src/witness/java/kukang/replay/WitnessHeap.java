package kukang.replay;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The objects of a witness: made without constructors, filled field by field, or found in static
 * fields.
 */
final class WitnessHeap {
    private final UserClasses classes;
    private final List<Object> objects = new ArrayList<>();
    private final List<Object> tables = new ArrayList<>(); // that must put their keys elsewhere
    private boolean placed;

    WitnessHeap(UserClasses classes) {
        this.classes = classes;
    }

    List<Object> objects() {
        return Collections.unmodifiableList(objects);
    }

    /** Whether hash tables have put things where no two runs put them. */
    boolean isPlaced() {
        return placed;
    }

    /** All lines are read: hash tables put what they hold where it belongs. */
    void finish() {
        tables.forEach(Table::rehash);
    }

    /** A line of the witness. */
    void build(Line line) throws Throwable {
        switch (line.command()) {
            case "placed":
                placed = true;
                break;
            case "subclass":
                makeSubclass(line);
                break;
            case "new":
                objects.add(Place.UNSAFE.allocateInstance(classes.find(line.word())));
                break;
            case "function":
                objects.add(makeFunction(line));
                break;
            case "answer":
                Given.of(objects.get(line.number())).add(line.raw().charAt(0), line.raw(), this);
                break;
            case "array":
                Class<?> element = classes.find(line.word()).getComponentType();
                objects.add(Array.newInstance(element, line.number()));
                break;
            case "string":
                objects.add(new String(line.word()));
                break;
            case "class":
                objects.add(classes.find(line.word()));
                break;
            case "static":
                objects.add(Place.find(classes.find(line.word()), line.word()).reference(null));
                break;
            case "of":
                Object holder = objects.get(line.number());
                objects.add(Place.find(classes.find(line.word()), line.word()).reference(holder));
                break;
            case "at":
                objects.add(Array.get(objects.get(line.number()), line.number()));
                break;
            case "set":
                Object object = objects.get(line.number());
                set(Place.find(classes.find(line.word()), line.word()), object, line.raw());
                break;
            case "let":
                set(Place.find(classes.find(line.word()), line.word()), null, line.raw());
                break;
            case "rehash":
                tables.add(objects.get(line.number()));
                break;
            case "put":
                put(line);
                break;
            default:
                throw new IllegalArgumentException(line.command());
        }
    }

    private void makeSubclass(Line line) throws ReflectiveOperationException {
        String name = line.word();
        Class<?> neighbour = classes.find(line.word());
        Class<?> superclass = classes.find(line.word());
        List<Class<?>> interfaces = new ArrayList<>();
        while (line.hasMore()) {
            interfaces.add(classes.find(line.word()));
        }
        classes.define(name, neighbour, superclass, interfaces);
    }

    private Object makeFunction(Line line) throws ReflectiveOperationException {
        Given given = new Given(line.word());
        List<Class<?>> interfaces = new ArrayList<>();
        while (line.hasMore()) {
            interfaces.add(classes.find(line.word()));
        }
        return given.as(interfaces);
    }

    /** A reference: #n, or _ for null. */
    Object reference(String word) {
        return word.equals("_") ? null : objects.get(Integer.parseInt(word, 1, word.length(), 10));
    }

    private void set(Place place, Object holder, String value) {
        if (place.kind == 'L') {
            place.set(holder, reference(value));
        } else {
            place.set(holder, Long.parseLong(value));
        }
    }

    private void put(Line line) {
        Object array = objects.get(line.number());
        int index = line.number();
        char kind = Place.kindOf(array.getClass().getComponentType());
        for (; line.hasMore(); index++) {
            String value = line.raw();
            Array.set(array, index, kind == 'L' ? reference(value) : box(kind, Long.parseLong(value)));
        }
    }

    static Object box(char kind, long bits) {
        switch (kind) {
            case 'Z':
                return bits != 0;
            case 'B':
                return (byte) bits;
            case 'C':
                return (char) bits;
            case 'S':
                return (short) bits;
            case 'I':
                return (int) bits;
            case 'J':
                return bits;
            case 'F':
                return Float.intBitsToFloat((int) bits);
            default:
                return Double.longBitsToDouble(bits);
        }
    }
}
