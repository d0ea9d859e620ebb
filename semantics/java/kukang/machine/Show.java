package kukang.machine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;

/** How results and exceptions are written down; called by the machine when a run has ended. */
public final class Show {
    private Show() {}

    /** A result: arrays element by element, everything else as String.valueOf has it. */
    public static String result(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return String.valueOf(value);
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

    /** What java prints of an exception that nobody caught. */
    public static String stackTrace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }

    /**
     * The exception and its causes, a line each: an exception as {@code !} and its toString, with
     * line breaks escaped, followed by the elements of its stack trace.
     */
    public static String chain(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            text.append('!').append(t.toString().replace("\\", "\\\\").replace("\n", "\\n"));
            text.append('\n');
            for (StackTraceElement element : t.getStackTrace()) {
                text.append(element).append('\n');
            }
        }
        return text.toString();
    }
}
