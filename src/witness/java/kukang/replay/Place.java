package kukang.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sun.misc.Unsafe;

/**
 * A field, of objects or static: where its value is in memory.
 *
 * <p>Fields are read and written there, whatever their access, final ones and those of records too.
 * sun.misc.Unsafe does that, but does not say where the fields of records are, and reflection hides
 * some of the JDK's fields; for both there are the JDK's internal methods, which a lookup that may do
 * anything calls.
 */
final class Place {
    static final Unsafe UNSAFE;
    static final Lookup LOOKUP;
    private static final MethodHandle DECLARED;
    private static final MethodHandle OFFSET;
    private static final MethodHandle STATIC_OFFSET;
    private static final MethodHandle STATIC_BASE;

    static {
        try {
            Field unsafe = Unsafe.class.getDeclaredField("theUnsafe");
            unsafe.setAccessible(true);
            UNSAFE = (Unsafe) unsafe.get(null);
            Field lookup = Lookup.class.getDeclaredField("IMPL_LOOKUP");
            LOOKUP = (Lookup) UNSAFE.getObject(
                    UNSAFE.staticFieldBase(lookup), UNSAFE.staticFieldOffset(lookup));
            DECLARED = LOOKUP.findVirtual(Class.class, "getDeclaredFields0",
                    MethodType.methodType(Field[].class, boolean.class));
            Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
            Object instance = LOOKUP.findStatic(internal, "getUnsafe",
                    MethodType.methodType(internal)).invoke();
            MethodType offset = MethodType.methodType(long.class, Field.class);
            OFFSET = LOOKUP.bind(instance, "objectFieldOffset", offset);
            STATIC_OFFSET = LOOKUP.bind(instance, "staticFieldOffset", offset);
            STATIC_BASE = LOOKUP.bind(instance, "staticFieldBase",
                    MethodType.methodType(Object.class, Field.class));
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static final ClassValue<Place[]> DECLARED_IN = new ClassValue<>() {
        @Override
        protected Place[] computeValue(Class<?> type) {
            return declaredIn(type);
        }
    };
    private static final ClassValue<Place[]> OF_OBJECTS = new ClassValue<>() {
        @Override
        protected Place[] computeValue(Class<?> type) {
            List<Place> places = new ArrayList<>();
            if (type.getSuperclass() != null) {
                places.addAll(List.of(OF_OBJECTS.get(type.getSuperclass())));
            }
            for (Place place : DECLARED_IN.get(type)) {
                if (!place.isStatic) {
                    places.add(place);
                }
            }
            return places.toArray(new Place[0]);
        }
    };

    final Field field;
    final String name; // as it is on a line
    final boolean isStatic;
    final char kind; // the first character of its descriptor; L for all references
    private final Object base; // of a static field
    private final long offset;

    private Place(Field field) throws Throwable {
        this.field = field;
        name = Line.escaped(field.getName());
        isStatic = Modifier.isStatic(field.getModifiers());
        kind = kindOf(field.getType());
        base = isStatic ? (Object) STATIC_BASE.invokeExact(field) : null;
        offset = isStatic ? (long) STATIC_OFFSET.invokeExact(field)
                          : (long) OFFSET.invokeExact(field);
    }

    private static Place[] declaredIn(Class<?> type) {
        try {
            List<Place> places = new ArrayList<>();
            for (Field field : fieldsOf(type)) {
                places.add(new Place(field));
            }
            places.sort(Comparator.comparing(place -> place.field.getName()));
            return places.toArray(new Place[0]);
        } catch (Throwable e) {
            throw new IllegalStateException("the fields of " + type.getName(), e);
        }
    }

    private static Field[] fieldsOf(Class<?> type) throws Throwable {
        try {
            return (Field[]) DECLARED.invokeExact(type, false);
        } catch (NoClassDefFoundError e) {
            return ClassFields.of(type);
        }
    }

    /** The fields of objects of the class: inherited ones first, those of one class by name. */
    static Place[] ofObjects(Class<?> type) {
        return OF_OBJECTS.get(type);
    }

    /** Static ones included. */
    static Place[] declared(Class<?> type) {
        return DECLARED_IN.get(type);
    }

    static Place find(Class<?> owner, String name) {
        for (Place place : DECLARED_IN.get(owner)) {
            if (place.field.getName().equals(name)) {
                return place;
            }
        }
        throw new IllegalArgumentException("no field " + name + " in " + owner.getName());
    }

    static char kindOf(Class<?> type) {
        return type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
    }

    Object reference(Object holder) {
        return UNSAFE.getObject(isStatic ? base : holder, offset);
    }

    /** What a primitive field holds; floating-point numbers as their bits, NaN as the usual one. */
    long bits(Object holder) {
        Object object = isStatic ? base : holder;
        switch (kind) {
            case 'Z':
                return UNSAFE.getBoolean(object, offset) ? 1 : 0;
            case 'B':
                return UNSAFE.getByte(object, offset);
            case 'C':
                return UNSAFE.getChar(object, offset);
            case 'S':
                return UNSAFE.getShort(object, offset);
            case 'I':
                return UNSAFE.getInt(object, offset);
            case 'J':
                return UNSAFE.getLong(object, offset);
            case 'F':
                return Float.floatToIntBits(UNSAFE.getFloat(object, offset));
            default:
                return Double.doubleToLongBits(UNSAFE.getDouble(object, offset));
        }
    }

    void set(Object holder, Object reference) {
        UNSAFE.putObject(isStatic ? base : holder, offset, reference);
    }

    void set(Object holder, long bits) {
        Object object = isStatic ? base : holder;
        switch (kind) {
            case 'Z':
                UNSAFE.putBoolean(object, offset, bits != 0);
                break;
            case 'B':
                UNSAFE.putByte(object, offset, (byte) bits);
                break;
            case 'C':
                UNSAFE.putChar(object, offset, (char) bits);
                break;
            case 'S':
                UNSAFE.putShort(object, offset, (short) bits);
                break;
            case 'I':
            case 'F':
                UNSAFE.putInt(object, offset, (int) bits);
                break;
            default:
                UNSAFE.putLong(object, offset, bits);
        }
    }
}
