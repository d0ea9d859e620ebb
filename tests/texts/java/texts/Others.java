package texts;

/** The same of other numbers. */
final class Others {
    private Others() {}

    static void longFails(long x) {
        assert !("" + x).equals("-9223372036854775808");
    }

    static void longHolds(long x) {
        assert !("" + x).equals("9223372036854775808");
    }

    static void longLengthFails(long x) {
        assert Long.toString(x).length() < 20;
    }

    static void longLengthHolds(long x) {
        assert Long.toString(x).length() <= 20;
    }

    static void longDigitsFail(long x) {
        assert !String.valueOf(x).equals("1234567890123");
    }

    static void longParseHolds(long x) {
        if (x > -50 && x < 200) {
            assert Long.parseLong("" + x) == x;
        }
    }

    static void charFails(char c) {
        assert !("<" + c + ">").equals("<x>");
    }

    static void charHolds(char c) {
        assert ("<" + c + ">").length() == 3;
    }

    static void wideCharFails(char c) {
        assert !String.valueOf(c).equals("\u20ac");
    }

    static void wideCharHolds(char c) {
        assert String.valueOf(c).charAt(0) == c;
    }

    static void charsAndNumbersFail(char c, int i) {
        if (i >= 0) {
            assert !(i + "" + c).equals("3\u20ac");
        }
    }

    static void charsAndNumbersHold(char c, int i) {
        String text = i + "" + c;
        assert text.charAt(text.length() - 1) == c;
    }

    static void boxedCharFails(Character c) {
        if (c != null) {
            assert !c.toString().equals("q");
        }
    }

    static void booleanFails(boolean b) {
        assert !("" + b).equals("false");
    }

    static void booleanHolds(boolean b, int i) {
        String text = i + "" + b;
        assert text.endsWith("true") || text.endsWith("false");
    }

    static void booleanIdentityHolds(boolean b) {
        assert String.valueOf(b) == (b ? "true" : "false");
    }

    /** Nobody looks at the text of the double. */
    static void unseenDoubleHolds(double d) {
        String text = "d" + d;
        assert text != null;
    }

    static void seenDouble(double d) {
        assert ("d" + d).length() > 1;
    }

    static void seenFloat(float f) {
        assert String.valueOf(f).length() > 0;
    }

    static String unseenFloat(float f) {
        return "f" + f;
    }

    static void constantDoubleFails(int i) {
        assert !(i + "" + 2.5).equals("12.5");
    }
}
