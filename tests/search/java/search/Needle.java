package search;

/** What is wrong is on the last choice of the first fork; below the first are very many paths. */
class Needle {
  /** dfs comes to the bug when it has been through all of the loops. */
  static int behindLoops(int x, int[] a) {
    if (x == 7) throw new AssertionError("found");
    return a != null && a.length == 21 ? loops(a) : 0;
  }

  private static int loops(int[] a) {
    int at = 0;
    while (a[at++] > 0) {
      while (a[at++] > 0) {
        while (a[at++] > 0);
      }
    }
    return at;
  }
}
