package rules;

/**
 * Elements of arrays of primitives. `loads` and `stores` meet two indexes of one array, `...OfTwo` one
 * index of two arrays that may be the same; each returns whether the two elements are equal.
 */
class Elements {
  static int intLoads(int[] a, int i, int j) {
    int x = a[i];
    int y = a[j];
    return x == y ? 1 : 0;
  }

  static int intStores(int[] a, int i, int j, int x, int y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int intLoadsOfTwo(int[] a, int[] b, int i) {
    int x = a[i];
    int y = b[i];
    return x == y ? 1 : 0;
  }

  static int intStoresOfTwo(int[] a, int[] b, int i, int x, int y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int longLoads(long[] a, int i, int j) {
    long x = a[i];
    long y = a[j];
    return x == y ? 1 : 0;
  }

  static int longStores(long[] a, int i, int j, long x, long y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int longLoadsOfTwo(long[] a, long[] b, int i) {
    long x = a[i];
    long y = b[i];
    return x == y ? 1 : 0;
  }

  static int longStoresOfTwo(long[] a, long[] b, int i, long x, long y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int floatLoads(float[] a, int i, int j) {
    float x = a[i];
    float y = a[j];
    return x == y ? 1 : 0;
  }

  static int floatStores(float[] a, int i, int j, float x, float y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int floatLoadsOfTwo(float[] a, float[] b, int i) {
    float x = a[i];
    float y = b[i];
    return x == y ? 1 : 0;
  }

  static int floatStoresOfTwo(float[] a, float[] b, int i, float x, float y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int doubleLoads(double[] a, int i, int j) {
    double x = a[i];
    double y = a[j];
    return x == y ? 1 : 0;
  }

  static int doubleStores(double[] a, int i, int j, double x, double y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int doubleLoadsOfTwo(double[] a, double[] b, int i) {
    double x = a[i];
    double y = b[i];
    return x == y ? 1 : 0;
  }

  static int doubleStoresOfTwo(double[] a, double[] b, int i, double x, double y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int booleanLoads(boolean[] a, int i, int j) {
    boolean x = a[i];
    boolean y = a[j];
    return x == y ? 1 : 0;
  }

  static int booleanStores(boolean[] a, int i, int j, boolean x, boolean y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int booleanLoadsOfTwo(boolean[] a, boolean[] b, int i) {
    boolean x = a[i];
    boolean y = b[i];
    return x == y ? 1 : 0;
  }

  static int booleanStoresOfTwo(boolean[] a, boolean[] b, int i, boolean x, boolean y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int byteLoads(byte[] a, int i, int j) {
    byte x = a[i];
    byte y = a[j];
    return x == y ? 1 : 0;
  }

  static int byteStores(byte[] a, int i, int j, byte x, byte y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int byteLoadsOfTwo(byte[] a, byte[] b, int i) {
    byte x = a[i];
    byte y = b[i];
    return x == y ? 1 : 0;
  }

  static int byteStoresOfTwo(byte[] a, byte[] b, int i, byte x, byte y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int charLoads(char[] a, int i, int j) {
    char x = a[i];
    char y = a[j];
    return x == y ? 1 : 0;
  }

  static int charStores(char[] a, int i, int j, char x, char y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int charLoadsOfTwo(char[] a, char[] b, int i) {
    char x = a[i];
    char y = b[i];
    return x == y ? 1 : 0;
  }

  static int charStoresOfTwo(char[] a, char[] b, int i, char x, char y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static int shortLoads(short[] a, int i, int j) {
    short x = a[i];
    short y = a[j];
    return x == y ? 1 : 0;
  }

  static int shortStores(short[] a, int i, int j, short x, short y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int shortLoadsOfTwo(short[] a, short[] b, int i) {
    short x = a[i];
    short y = b[i];
    return x == y ? 1 : 0;
  }

  static int shortStoresOfTwo(short[] a, short[] b, int i, short x, short y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }
}
