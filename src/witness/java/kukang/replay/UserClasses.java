package kukang.replay;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The classes of the program, loaded afresh: static fields are as their initializers leave them.
 *
 * <p>The JDK comes first, then the class path, as for {@code java -cp}; kukang.Contract and
 * the classes of strangers are the replay's own. Assertions are on.
 */
final class UserClasses extends URLClassLoader {
    static final String NAME = "replayed";

    private final Map<String, Class<?>> found = new HashMap<>();

    UserClasses(String classPath) {
        super(NAME, urls(classPath), ClassLoader.getPlatformClassLoader());
        setDefaultAssertionStatus(true);
    }

    private static URL[] urls(String classPath) {
        List<URL> urls = new ArrayList<>();
        for (String element : classPath.split(File.pathSeparator, -1)) {
            try {
                if (element.endsWith("/*")) {
                    File[] files = new File(element.substring(0, element.length() - 1)).listFiles();
                    for (File file : files == null ? new File[0] : files) {
                        if (file.getName().endsWith(".jar") || file.getName().endsWith(".JAR")) {
                            urls.add(file.toURI().toURL());
                        }
                    }
                } else {
                    urls.add(new File(element).toURI().toURL());
                }
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(element, e);
            }
        }
        return urls.toArray(new URL[0]);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        boolean contract = name.startsWith("kukang.Contract")
                && (name.length() == 15 || name.charAt(15) == '$');
        if (contract || name.startsWith("kukang.machine.")) {
            return Class.forName(name);
        }
        return super.loadClass(name, resolve);
    }

    /** By its name as Class.getName has it; not initialized. */
    Class<?> find(String name) throws ClassNotFoundException {
        Class<?> type = found.get(name);
        if (type == null) {
            type = Class.forName(name, false, this);
            found.put(name, type);
        }
        return type;
    }

    /** Makes a class in the package of {@code neighbour}, which has nothing of its own. */
    void define(String name, Class<?> neighbour, Class<?> superclass, List<Class<?>> interfaces)
            throws IllegalAccessException {
        if (found.containsKey(name)) {
            return;
        }
        Class<?> type;
        try { // one beside a class of the JDK stays there
            type = Class.forName(name, false, neighbour.getClassLoader());
        } catch (ClassNotFoundException e) {
            type = Place.LOOKUP.in(neighbour).defineClass(bytes(name, superclass, interfaces));
        }
        found.put(name, type);
    }

    private static byte[] bytes(String name, Class<?> superclass, List<Class<?>> interfaces) {
        final int magic = 0xCAFEBABE, javaEight = 52, flags = Modifier.PUBLIC | 0x0020;
        final int utf8 = 1, classTag = 7;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        List<String> names = new ArrayList<>(List.of(name, superclass.getName()));
        for (Class<?> each : interfaces) {
            names.add(each.getName());
        }
        try {
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(magic);
            out.writeInt(javaEight);
            out.writeShort(2 * names.size() + 1);
            for (int i = 0; i < names.size(); i++) { // constant 2i+1 is the class, 2i+2 its name
                out.writeByte(classTag);
                out.writeShort(2 * i + 2);
                out.writeByte(utf8);
                out.writeUTF(names.get(i).replace('.', '/'));
            }
            out.writeShort(flags);
            out.writeShort(1);
            out.writeShort(3);
            out.writeShort(interfaces.size());
            for (int i = 0; i < interfaces.size(); i++) {
                out.writeShort(2 * i + 5);
            }
            out.writeShort(0); // fields
            out.writeShort(0); // methods
            out.writeShort(0); // attributes
        } catch (IOException e) {
            throw new IllegalStateException(e); // cannot be: the bytes are in memory
        }
        return bytes.toByteArray();
    }
}
