package kukang.replay;

/**
 * A line from the other side: words, separated by single spaces.
 *
 * <p>A character of a word that is not a printable one of ASCII, or is a space, a quote, '*', '%' or
 * '\\', is written as %XXXX, the hexadecimal number of the UTF-16 unit. The empty word is "%".
 */
final class Line {
    private final String[] words;
    private int next = 1;

    Line(String line) {
        words = line.split(" ");
    }

    String command() {
        return words[0];
    }

    boolean hasMore() {
        return next < words.length;
    }

    String raw() {
        return words[next++];
    }

    int number() {
        return Integer.parseInt(words[next++]);
    }

    String word() {
        String raw = raw();
        if (raw.indexOf('%') < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder();
        if (raw.equals("%")) {
            return "";
        }
        for (int i = 0; i < raw.length(); i++) {
            if (raw.charAt(i) == '%') {
                text.append((char) Integer.parseInt(raw.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                text.append(raw.charAt(i));
            }
        }
        return text.toString();
    }

    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        escape(text, out);
        return out.toString();
    }

    static void escape(String text, StringBuilder out) {
        if (text.isEmpty()) {
            out.append('%');
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c > '~' || c == '"' || c == '*' || c == '%' || c == '\\') {
                out.append(String.format("%%%04x", (int) c));
            } else {
                out.append(c);
            }
        }
    }
}
