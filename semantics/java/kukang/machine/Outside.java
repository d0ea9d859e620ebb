package kukang.machine;

import java.util.Properties;

/**
 * What the program itself, not the JDK, asks of its environment. The methods stand in for methods of
 * System with the same names and parameters. Where what is outside is not known, an answer is any
 * text, or none; who asks for the same again gets the same.
 */
final class Outside {
    private static final class Asked {
        final String name;
        final Asked next;
        String value;
        boolean set;

        Asked(String name, String value, Asked next) {
            this.name = name;
            this.value = value;
            this.next = next;
        }
    }

    private static Asked variables;
    private static Asked properties;

    private Outside() {}

    private static native boolean isKnown();

    /** A text or null; and a text. */
    private static native String variable();

    private static native String property();

    private static native String propertyThatExists();

    /** It is assumed that the program runs on Unix. */
    private static native void onUnix();

    private static native void listProperties();

    private static Asked find(Asked first, String name) {
        for (Asked asked = first; asked != null; asked = asked.next) {
            if (asked.name.equals(name)) return asked;
        }
        return null;
    }

    static String getenv(String name) {
        if (name == null) throw new NullPointerException();
        if (isKnown()) return null;
        Asked asked = find(variables, name);
        if (asked == null) variables = asked = new Asked(name, variable(), variables);
        return asked.value;
    }

    private static Asked askProperty(String name) {
        if (name == null) throw new NullPointerException("key can't be null");
        if (name.isEmpty()) throw new IllegalArgumentException("key can't be empty");
        Asked asked = find(properties, name);
        if (asked == null) properties = asked = new Asked(name, propertyOf(name), properties);
        return asked;
    }

    private static String propertyOf(String name) {
        if (isKnown()) return Surroundings.getProperty(name);
        switch (name) {
            case "file.separator":
            case "path.separator":
            case "line.separator":
                onUnix();
                return Surroundings.getProperty(name);
            case "java.version":
            case "java.version.date":
            case "java.vendor":
            case "java.vendor.url":
            case "java.home":
            case "java.vm.specification.version":
            case "java.vm.specification.vendor":
            case "java.vm.specification.name":
            case "java.vm.version":
            case "java.vm.vendor":
            case "java.vm.name":
            case "java.specification.version":
            case "java.specification.vendor":
            case "java.specification.name":
            case "java.class.version":
            case "java.class.path":
            case "java.library.path":
            case "java.io.tmpdir":
            case "native.encoding":
            case "os.name":
            case "os.arch":
            case "os.version":
            case "user.name":
            case "user.home":
            case "user.dir":
                return propertyThatExists();
            default:
                return property();
        }
    }

    static String getProperty(String name) {
        return askProperty(name).value;
    }

    static String getProperty(String name, String otherwise) {
        String value = askProperty(name).value;
        return value == null ? otherwise : value;
    }

    static String setProperty(String name, String value) {
        Asked asked = askProperty(name);
        if (value == null) throw new NullPointerException();
        return change(asked, value);
    }

    static String clearProperty(String name) {
        return change(askProperty(name), null);
    }

    private static String change(Asked asked, String value) {
        String old = asked.value;
        asked.value = value;
        asked.set = true;
        return old;
    }

    static Properties getProperties() {
        if (!isKnown()) listProperties();
        return Surroundings.getProperties();
    }

    /** Has the program itself said what it is? */
    static boolean isSet(String name) {
        Asked asked = find(properties, name);
        return asked != null && asked.set;
    }
}
