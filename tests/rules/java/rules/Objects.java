package rules;

/** What is made, thrown and locked. */
class Objects {
  static int makeObject(Node n) {
    Node made = new Node();
    return made.next == null && made != n ? 1 : 0;
  }

  static int makeReferences(int length) {
    return new Node[length].length;
  }

  static int makeNumbers(int length) {
    return new int[length].length;
  }

  /** No array can be made: what is below zero is so for every c. */
  static int makeNegative(char c) {
    return new int[-1 - c].length;
  }

  static int makeReferencesNegative(char c) {
    return new Node[-1 - c].length;
  }

  static int loadReference(int length, int i) {
    Node[] a = new Node[length];
    return a[i] == null ? 0 : 1;
  }

  static int loadNumber(int length, int i) {
    int[] a = new int[length];
    return a[i];
  }

  static int storeNumber(int length, int i, int j) {
    int[] a = new int[length];
    a[i] = 5;
    return a[j];
  }

  // --- arrays of constant length, at an index that is a symbol ---

  static int loadFromThree(int i) {
    int[] a = {10, 20, 30};
    return a[i];
  }

  static int storeInThree(int i) {
    int[] a = {10, 20, 30};
    a[i] = 7;
    return a[1];
  }

  static int loadFromNone(int i) {
    int[] none = {};
    return none[i];
  }

  static int loadFromMany(int i) {
    int[] a = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90};
    return a[i];
  }

  static int storeInMany(int i, int x) {
    int[] a = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90};
    a[i] = x;
    return a[4];
  }

  static long storeWideInMany(int i, long x) {
    long[] a = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90};
    a[i] = x;
    return a[i] + a[4];
  }

  static int storeSymbol(int x) {
    byte[] a = new byte[2];
    a[1] = (byte) x;
    return a[1];
  }

  /** One of three references. */
  static int loadOneOf(int i) {
    Node[] a = {null, new Node(), null};
    return a[i] == null ? 0 : 1;
  }

  static int length(int[] a) {
    return a.length;
  }

  static int lengthIsNatural(Object[] a) {
    return a.length < 0 ? 9 : 1;
  }

  // --- arrays of arrays ---

  static int makeRows(int length) {
    int[][] a = new int[2][length];
    return a[1].length;
  }

  static int makeGrid(int rows, int columns) {
    return new int[rows][columns].length;
  }

  static int makePairs(int rows) {
    return new int[rows][2].length;
  }

  static int makeNegativeGrid(char c) {
    return new int[3][-1 - c].length;
  }

  static int makeRowsOfConstantNegative(int rows) {
    int minusOne = -1;
    return new int[rows][minusOne].length;
  }

  // --- exceptions ---

  static void throwIt(Throwable t) throws Throwable {
    throw t;
  }

  static int throwAndCatch(Throwable t) throws Throwable {
    try {
      throw t;
    } catch (IllegalStateException e) {
      return 1;
    } catch (RuntimeException e) {
      return 2;
    }
  }

  static int catchFromCall(Exception t) throws Throwable {
    try {
      throwIt(t);
      return 0;
    } catch (RuntimeException e) {
      return 1;
    }
  }

  static int catchAnything(Throwable t) {
    try {
      throw t;
    } catch (Throwable e) {
      return e == t ? 1 : 2;
    }
  }

  static int catchImpossible(IllegalStateException t) {
    try {
      throw t;
    } catch (IllegalStateException e) {
      return 1;
    } catch (NullPointerException e) {
      return 2;
    }
  }

  // --- monitors ---

  static int lock(Node n) {
    synchronized (n) {
      return 1;
    }
  }

  static int lockTwo(Node a, Node b) {
    synchronized (a) {
      synchronized (b) {
        return a == b ? 1 : 0;
      }
    }
  }

  synchronized int lockThis() {
    return 1;
  }
}
