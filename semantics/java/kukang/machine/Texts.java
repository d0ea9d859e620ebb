package kukang.machine;

/** Are two texts the same? See semantics/symbolic/same_text.h. And: is one an object of its own? */
public final class Texts {
    private Texts() {}

    /** What a StringBuilder gives: the literal where nothing is in it. */
    public static String ofItsOwn(String text) {
        return text == "" ? new String("") : text;
    }

    static boolean isSame(String a, String b) {
        return isOneQuestion(a, b) ? ask(a, b) : isSameByCharacters(a, b);
    }

    private static boolean isSameByCharacters(String a, String b) {
        final int length = a.length();
        if (length != b.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static native boolean isOneQuestion(String a, String b);

    private static native boolean ask(String a, String b);
}
