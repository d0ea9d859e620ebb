package texts;

/** Methods that look at the text of an int; of each name it is known whether its assertion holds. */
final class Ints {
    private Ints() {}

    static void concatenationFails(int i) {
        assert !("n" + i).equals("n17");
    }

    static void concatenationHolds(int i) {
        assert ("n" + i).startsWith("n");
    }

    static void valueOfFails(int i) {
        assert !String.valueOf(i).equals("-2147483648");
    }

    static void valueOfHolds(int i) {
        assert !String.valueOf(i).equals("2147483648");
    }

    static void noLeadingZeroHolds(int i) {
        String text = Integer.toString(i);
        assert text.charAt(0) != '0' || i == 0;
    }

    static void leadingZeroFails(int i) {
        assert Integer.toString(i).charAt(0) != '0';
    }

    static void lengthHolds(int i) {
        int length = Integer.toString(i).length();
        assert length >= 1 && length <= 11;
    }

    static void lengthFails(int i) {
        assert Integer.toString(i).length() <= 10;
    }

    static void signHolds(int i) {
        assert (String.valueOf(i).charAt(0) == '-') == (i < 0);
    }

    static void signFails(int i) {
        if (i > -5) {
            assert String.valueOf(i).charAt(0) != '-';
        }
    }

    static void lastDigitHolds(int i) {
        if (i >= 0) {
            String text = String.valueOf(i);
            assert text.charAt(text.length() - 1) - '0' == i % 10;
        }
    }

    static void lastDigitFails(int i) {
        String text = String.valueOf(i);
        assert text.charAt(text.length() - 1) - '0' == i % 10;
    }

    static void severalPartsFail(int i, int j) {
        if (i >= 0 && j >= 0) {
            assert !(i + "," + j + ";").equals("12,3;");
        }
    }

    /** 1 and 23, or 12 and 3. */
    static void jointFails(int i, int j) {
        if (i > 0 && i < 100 && j > 0 && j < 100 && i < j) {
            assert !("" + i + j).equals("123");
        }
    }

    static void jointHolds(int i, int j) {
        if (i > 0 && i < 100 && j > 0 && j < 100 && i > j && i < 12) {
            assert !("" + i + j).equals("123");
        }
    }

    static void indexOfHolds(int i) {
        assert ("a" + i + "b").indexOf('b') >= 2;
    }

    static void indexOfFails(int i) {
        if (i >= 0) {
            assert String.valueOf(i).indexOf('7') != 2;
        }
    }

    static void containsHolds(int i) {
        assert !("" + i).contains("x");
    }

    static void hashHolds(int i) {
        if (i >= 0 && i < 10) {
            assert String.valueOf(i).hashCode() == '0' + i;
        }
    }

    static void hashFails(int i) {
        if (i >= 0 && i < 1000) {
            assert String.valueOf(i).hashCode() != "421".hashCode();
        }
    }

    static void switchFails(int i) {
        if (i < -99 || i > 999) {
            return;
        }
        switch ("k" + i) {
            case "k1": break;
            case "k25": assert false;
            default: break;
        }
    }

    static void switchHolds(int i) {
        if (i > 5 && i < 1000) {
            switch ("k" + i) {
                case "k1": assert false;
                case "k-25": assert false;
                default: break;
            }
        }
    }

    static void parseHolds(int i) {
        if (i >= -99 && i <= 999) {
            assert Integer.parseInt(String.valueOf(i)) == i;
        }
    }

    static void parseFails(int i) {
        if (i >= 0 && i <= 999) {
            assert Integer.parseInt(i + "0") != 420;
        }
    }

    static void comparedHolds(int i) {
        if (i >= 10 && i < 20) {
            assert String.valueOf(i).compareTo("2") < 0;
        }
    }

    static void comparedFails(int i) {
        if (i > 2) {
            assert String.valueOf(i).compareTo("2") > 0;
        }
    }

    static void substringFails(int i) {
        if (i >= 1000) {
            assert !String.valueOf(i).substring(1, 3).equals("04");
        }
    }

    static void trimHolds(int i) {
        assert (" " + i + " ").trim().length() == ("" + i).length();
    }

    /** What is computed has a text, too. */
    static void computedFails(int i) {
        assert !("" + (2 * i + 1)).equals("15");
    }

    static void computedHolds(int i) {
        assert !("" + (2 * i + 1)).endsWith("4");
    }

    static void bytesHold(byte b) {
        assert ("" + b).length() <= 4;
    }

    static void bytesFail(byte b) {
        assert !("" + b).equals("-128");
    }

    static void shortsHold(short s) {
        assert ("" + s).length() <= 6;
    }

    static void shortsFail(short s) {
        assert !String.valueOf(s).equals("-32768");
    }

    static void boxFails(int i) {
        Integer box = i;
        assert !("<" + box + ">").equals("<100>");
    }

    static void boxHolds(int i) {
        Object box = i;
        assert box.toString().length() > 0;
    }

    static void radixFails(int i) {
        if (i >= 0 && i < 300) {
            assert !Integer.toString(i, 16).equals("ff");
        }
    }

    static void hexHolds(int i) {
        if (i >= 0 && i < 16) {
            assert Integer.toHexString(i).length() == 1;
        }
    }

    /** The same number has the same text, but not the same String. */
    static void identityHolds(int i) {
        String a = "" + i, b = "" + i;
        assert a != b && a.equals(b);
    }

    static void identityFails(int i) {
        assert ("" + i) == ("" + i);
    }

    static void formatFails(int i) {
        if (i >= 0 && i < 100) {
            assert !String.format("<%d>", i).equals("<42>");
        }
    }

    static void formatHolds(int i) {
        if (i >= 0 && i < 100) {
            assert String.format("%4d", i).length() == 4;
        }
    }

    static void formatTextFails(int i) {
        assert !String.format("%s!", i).equals("-7!");
    }

    static void nestedHolds(int i) {
        String text = "x" + i;
        for (int n = 0; n < 4; n++) {
            text = "(" + text + ")";
        }
        assert text.startsWith("((((x");
    }

    static void nestedFails(int i) {
        String text = "" + i;
        for (int n = 0; n < 3; n++) {
            text = n + text;
        }
        assert !text.equals("2105");
    }

    static void equalTextsHold(int i, int j) {
        if (i >= 0 && i < 50 && j >= 0 && j < 50) {
            assert ("" + i).equals("" + j) == (i == j);
        }
    }

    static void nullPartFails(int i, String s) {
        assert !(i + ":" + s).equals("7:null");
    }

    static void stringPartFails(int i, String s) {
        if (s != null && s.length() == 1) {
            assert !(i + s).equals("5a");
        }
    }

    static void stringPartHolds(int i, String s) {
        if (s != null && s.length() == 2) {
            assert (i + s).length() >= 3;
        }
    }
}
