package kukang.machine;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Properties;

/**
 * What the JDK asks about its surroundings: the same everywhere, so that runs can be repeated. The
 * methods stand in for methods of the JDK with the same names and parameters.
 */
final class Surroundings {
    private static Properties properties;

    private Surroundings() {}

    private static final String NAMES = "java.version java.specification.version java.vm.name"
            + " java.vendor java.home java.io.tmpdir java.class.version os.name os.arch os.version"
            + " file.separator path.separator line.separator user.dir user.home user.name"
            + " user.language user.country file.encoding native.encoding sun.jnu.encoding";

    static String getProperty(String name) {
        if (Outside.isSet(name)) return Outside.getProperty(name);
        switch (name) {
            case "java.version":
            case "java.specification.version":
                return "17";
            case "java.vm.name":
            case "java.vendor":
                return "Kukang";
            case "java.class.version":
                return "61.0";
            case "os.name":
                return "Linux";
            case "os.arch":
                return "amd64";
            case "os.version":
                return "0";
            case "java.home":
            case "user.dir":
            case "user.home":
            case "file.separator":
                return "/";
            case "java.io.tmpdir":
                return "/tmp";
            case "path.separator":
                return ":";
            case "line.separator":
                return "\n";
            case "user.name":
                return "user";
            case "user.language":
                return "en";
            case "user.country":
                return "US";
            case "file.encoding":
            case "native.encoding":
            case "sun.jnu.encoding":
                return "UTF-8";
            default:
                return null;
        }
    }

    static String getProperty(String name, String otherwise) {
        String value = getProperty(name);
        return value == null ? otherwise : value;
    }

    static Properties getProperties() {
        if (properties == null) {
            properties = new Properties();
            for (String name : NAMES.split(" ")) {
                properties.setProperty(name, getProperty(name));
            }
        }
        return properties;
    }

    static String privilegedGetProperty(String name) {
        return getProperty(name);
    }

    static String privilegedGetProperty(String name, String otherwise) {
        return getProperty(name, otherwise);
    }

    static Properties privilegedGetProperties() {
        return getProperties();
    }

    /** Numbers are grouped as in English; {@code %,d} and its like ask for no more. */
    static NumberFormat getNumberInstance(Locale locale) {
        return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(locale));
    }

    static String getSavedProperty(String name) {
        return getProperty(name);
    }
}
