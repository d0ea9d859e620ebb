package rules;

/** Elements of arrays of references, and arrays of arrays. */
class References {
  static int loads(Node[] a, int i, int j) {
    Node x = a[i];
    Node y = a[j];
    return x == y ? 1 : 0;
  }

  static int loadsOfTwo(Node[] a, Node[] b, int i) {
    Node x = a[i];
    Node y = b[i];
    return x == y ? 1 : 0;
  }

  static int stores(Node[] a, int i, int j, Node x, Node y) {
    a[i] = x;
    a[j] = y;
    return a[i] == y ? 1 : 0;
  }

  static int storesOfTwo(Node[] a, Node[] b, int i, Node x, Node y) {
    a[i] = x;
    b[i] = y;
    return a[i] == y ? 1 : 0;
  }

  static Node load(Node[] a) {
    return a[0];
  }

  static int loadFromGrid(int[][] a, int i, int j) {
    return a[i][j] > 0 ? 1 : 0;
  }

  /** The two rows may be the same array. */
  static int loadFromRows(int[][] a) {
    return a[0][0] == a[1][0] ? 1 : 0;
  }

  // --- stores that the array's own type may forbid ---

  static int storeInLeaves(Object x) {
    Object[] a = new Leaf[1];
    a[0] = x;
    return a[0] == null ? 0 : 1;
  }

  static int storeSomewhereInLeaves(Object x, int i) {
    Object[] a = new Leaf[1];
    a[i] = x;
    return a[0] == null ? 0 : 1;
  }

  /** There is no element: the type of what is stored does not matter. */
  static void storeInNoLeaves(Object x, int i) {
    Object[] a = new Leaf[0];
    a[i] = x;
  }

  static void storeInSomeLeaves(Object x, int i, int length) {
    Object[] a = new Leaf[length];
    a[i] = x;
  }

  static int storeInSymbolicLeaves(Leaf[] leaves, int i, Object x) {
    Object[] a = leaves;
    a[i] = x;
    return a[i] == null ? 0 : 1;
  }

  static int storeLeafInLeaves(Leaf x) {
    Object[] a = new Leaf[1];
    a[0] = x;
    return 1;
  }

  static int storeNodeInLeaves(Node x) {
    Object[] a = new Leaf[1];
    a[0] = x;
    return 1;
  }

  // --- an array that turns out to be of a narrower type, with elements that were met before ---

  static int narrowed(Object[] a) {
    Object x = a[0];
    Node[] nodes = (Node[]) a;
    return nodes[0].value == 0 ? 1 : 0;
  }

  /** An array that holds a Leaf is no array of Nodes. */
  static int heldBefore(Object[] a, Node[] b) {
    if (!(a[0] instanceof Leaf)) {
      return 0;
    }
    Node y = b[0];
    return a == b ? 9 : 1;
  }
}
