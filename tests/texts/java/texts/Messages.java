package texts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Messages of exceptions, and texts as keys. */
final class Messages {
    private Messages() {}

    static void indexFails(int i) {
        try {
            int j = new int[] {1, 2, 3}[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 5 out of bounds for length 3");
        }
    }

    static void indexHolds(int i) {
        try {
            int j = new int[] {1, 2, 3}[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage().startsWith("Index ") && e.getMessage().endsWith(" for length 3");
        }
    }

    static void lengthOfArrayFails(int[] a, int i) {
        try {
            a[i]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            if (i == 2) {
                assert !e.getMessage().equals("Index 2 out of bounds for length 1");
            }
        } catch (NullPointerException e) {
            return;
        }
    }

    static void negativeSizeFails(int n) {
        try {
            Object made = new int[n];
        } catch (NegativeArraySizeException e) {
            assert !e.getMessage().equals("-12");
        }
    }

    static void negativeSizeHolds(int n) {
        try {
            Object made = new int[2][n];
        } catch (NegativeArraySizeException e) {
            assert e.getMessage().charAt(0) == '-';
        }
    }

    static void listFails(int i) {
        List<String> list = new ArrayList<>();
        try {
            list.get(i);
        } catch (IndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 7 out of bounds for length 0");
        }
    }

    static void stringIndexFails(int i) {
        try {
            "abc".charAt(i);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().endsWith(" -3");
        }
    }

    static void thrownFails(int i) {
        try {
            check(i);
        } catch (IllegalArgumentException e) {
            assert !e.getMessage().equals("not positive: -4");
        }
    }

    static void thrownHolds(int i) {
        try {
            check(i);
        } catch (IllegalArgumentException e) {
            assert e.toString().startsWith("java.lang.IllegalArgumentException: not positive: ");
        }
    }

    private static void check(int i) {
        if (i <= 0) {
            throw new IllegalArgumentException("not positive: " + i);
        }
    }

    static void keyFails(int i) {
        Map<String, Integer> map = new HashMap<>();
        map.put("k1", 1);
        map.put("k22", 2);
        if (i >= 0 && i < 100) {
            assert map.get("k" + i) == null;
        }
    }

    static void keyHolds(int i) {
        Map<String, Integer> map = new HashMap<>();
        map.put("k1", 1);
        map.put("k22", 2);
        if (i > 22 && i < 100) {
            assert !map.containsKey("k" + i);
        }
    }

    static void symbolicKeyHolds(int i) {
        if (i >= 0 && i < 10) {
            Map<String, Integer> map = new HashMap<>();
            map.put("" + i, i);
            assert map.get("" + i) == i;
        }
    }

    static void toStringFails(int i) {
        assert !new Pair(i, 2).toString().equals("Pair[1, 2]");
    }

    static void toStringHolds(int i) {
        assert ("" + new Pair(i, 2)).startsWith("Pair[");
    }

    static void recordFails(int i) {
        assert !new Point(i, -1).toString().equals("Point[x=-6, y=-1]");
    }

    static void listTextFails(int i) {
        assert !List.of(1, i).toString().equals("[1, 30]");
    }

    private static final class Pair {
        final int a, b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }

        @Override public String toString() {
            return "Pair[" + a + ", " + b + "]";
        }
    }

    private record Point(int x, int y) {}

    record Named(String name) {}
}
