package witness;

/** Arrays of every kind, and of arrays. */
final class Arrays {
    private Arrays() {}

    static class Box {
        private Object[] things;
        int[][] table;
    }

    static int ints(int[] a, int i) {
        if (a[i] > a[0]) {
            a[i] = a[0];
            return i;
        }
        return a.length;
    }

    static long longs(long[] a, long b) {
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == b) {
                return sum;
            }
            sum += a[i];
        }
        return -1;
    }

    static int smalls(byte[] b, short[] s, char[] c, boolean[] z) {
        if (b[0] < 0 && s[1] > 300 && c[1] == 'y' && z[0]) {
            b[0] = (byte) s[1];
            c[0] = 'z';
            return b[0];
        }
        return 0;
    }

    static double reals(float[] f, double[] d) {
        if (f[0] > 1.5f) {
            d[0] = f[0];
        }
        return d[0] > 3 ? d[0] : Double.NaN;
    }

    static Object things(Object[] a, Object o) {
        if (a.length > 1 && a[0] == o) {
            a[1] = o;
            return a[1];
        }
        return a;
    }

    static int nested(int[][] a, int i) {
        int[] row = a[i];
        if (row == null) {
            a[i] = new int[i + 1];
            return -1;
        }
        return row.length > i ? row[i]++ : row.length;
    }

    static int inside(Box box) {
        if (box.things != null && box.things.length > 0 && box.things[0] instanceof Box) {
            Box inner = (Box) box.things[0];
            if (inner == box) {
                return 1;
            }
            inner.table = box.table;
            return 2;
        }
        return box.table[0][0];
    }

    static int store(Object[] a, String s) {
        a[0] = s;
        return a.length;
    }

    static int[] made(int n) {
        int[] a = new int[n];
        if (n > 2) {
            a[n - 1] = n;
        }
        return a;
    }

    static int[] copied(int[] a) {
        int[] b = a.clone();
        if (b.length == 2 && b[0] == 7) {
            b[1] = 8;
        }
        return b;
    }
}
