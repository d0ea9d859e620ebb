package kukang.machine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** How results and exceptions are written down; called by the machine when a run has ended. */
public final class Show {
    private Show() {}

    /** A result: arrays element by element, everything else as String.valueOf has it. */
    public static String result(Object value) {
        if (value == null || !value.getClass().isArray()) {
            Object text = String.valueOf(value);
            return String.valueOf(text); // toString may give null
        }
        String inBrackets = Arrays.deepToString(new Object[] {value});
        return inBrackets.substring(1, inBrackets.length() - 1);
    }

    public static String ofFloat(float value) {
        return Float.toString(value);
    }

    public static String ofDouble(double value) {
        return Double.toString(value);
    }

    /**
     * The exception and its causes, a line each: an exception as {@code !} and its toString, with
     * line breaks escaped, followed by the elements of its stack trace. After a line of {@code =},
     * what java prints of an exception that nobody caught.
     */
    public static String thrown(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        Set<Throwable> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Throwable t = thrown; t != null && shown.add(t); t = t.getCause()) {
            String escaped = ("" + t).replace("\\", "\\\\").replace("\n", "\\n");
            text.append('!').append(escaped).append('\n');
            for (StackTraceElement element : t.getStackTrace()) {
                text.append(element).append('\n');
            }
        }
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace, true));
        return text.append("=\n").append(trace).toString();
    }
}
