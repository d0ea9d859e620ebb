package kukang.replay;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a class one of whose fields is of a class that is missing: reflection then tells of
 * none, so they are read from the class file. A field of such a class can hold nothing but null; it
 * is one of Objects here.
 */
final class ClassFields {
    private ClassFields() {}

    static Field[] of(Class<?> type) throws Throwable {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream bytes = type.getClassLoader().getResourceAsStream(file)) {
            if (bytes == null) {
                throw new IOException("no " + file);
            }
            return read(new DataInputStream(bytes), type);
        }
    }

    private static Field[] read(DataInputStream in, Class<?> type) throws Throwable {
        MethodHandle make = Place.LOOKUP.findConstructor(Field.class, MethodType.methodType(
                void.class, Class.class, String.class, Class.class, int.class, boolean.class,
                int.class, String.class, byte[].class));
        in.skipNBytes(8); // magic and version
        String[] texts = texts(in);
        in.skipNBytes(6); // flags, this and super
        in.skipNBytes(2L * in.readUnsignedShort());
        List<Field> fields = new ArrayList<>();
        int count = in.readUnsignedShort();
        for (int slot = 0; slot < count; slot++) {
            int flags = in.readUnsignedShort();
            String name = texts[in.readUnsignedShort()].intern();
            Class<?> held = held(texts[in.readUnsignedShort()], type);
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                in.skipNBytes(2);
                in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
            }
            fields.add((Field) make.invoke(
                    type, name, held, flags, false, slot, (String) null, (byte[]) null));
        }
        return fields.toArray(new Field[0]);
    }

    /** The texts of the constant pool, by index. */
    private static String[] texts(DataInputStream in) throws IOException {
        // The sizes of constants by tag, where they have one.
        int[] sizes = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};
        final int utf8 = 1, wide = 8;
        String[] texts = new String[in.readUnsignedShort()];
        for (int i = 1; i < texts.length; i++) {
            int tag = in.readUnsignedByte();
            if (tag == utf8) {
                texts[i] = in.readUTF();
                continue;
            }
            in.skipNBytes(sizes[tag]);
            i += sizes[tag] == wide ? 1 : 0;
        }
        return texts;
    }

    private static Class<?> held(String descriptor, Class<?> type) {
        try {
            return MethodType.fromMethodDescriptorString(
                    "()" + descriptor, type.getClassLoader()).returnType();
        } catch (TypeNotPresentException e) {
            return Object.class;
        }
    }
}
