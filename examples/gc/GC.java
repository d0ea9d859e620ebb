// The mark phase of a garbage collector, over objects that have two links each.
//
// The graph may be anything: a link may be null, or lead back, or to where another one leads. So
// there is no invariant; mark requires that nothing is marked yet, and ensures that in the end all
// that can be reached is.
package gc;

import java.util.Random;
import kukang.Ensures;
import kukang.Requires;

public class GC {
  /** An object of the program whose garbage is collected. */
  public static final class Cell {
    Cell left;
    Cell right;
    boolean marked;
  }

  /** Cells, newest first; null if there is none. */
  private record Cells(Cell cell, Cells rest) {
    static boolean contain(Cells cells, Cell wanted) {
      for (; cells != null; cells = cells.rest) {
        if (cells.cell == wanted) return true;
      }
      return false;
    }
  }

  private GC() {}

  /** Marks the root, which may be null, and all that its links lead to. */
  @Requires("nothingIsMarked")
  @Ensures("allIsMarked")
  public static void mark(Cell root) {
    if (root == null) return;
    root.marked = true;
    // What is pending is marked, but perhaps not what its links lead to.
    Cells pending = new Cells(root, null);
    while (pending != null) {
      Cell cell = pending.cell;
      pending = pending.rest;
      for (Cell next : new Cell[] {cell.left, cell.right}) {
        if (next != null && !next.marked) {
          next.marked = true;
          pending = new Cells(next, pending);
        }
      }
    }
  }

  private static boolean nothingIsMarked(Cell root) {
    for (Cells cells = reachable(root); cells != null; cells = cells.rest) {
      if (cells.cell.marked) return false;
    }
    return true;
  }

  private static boolean allIsMarked(Cell root) {
    for (Cells cells = reachable(root); cells != null; cells = cells.rest) {
      if (!cells.cell.marked) return false;
    }
    return true;
  }

  /** The cells that can be reached from the root, found without a look at any mark. */
  private static Cells reachable(Cell root) {
    if (root == null) return null;
    Cells found = new Cells(root, null);
    Cells pending = found;
    while (pending != null) {
      Cell cell = pending.cell;
      pending = pending.rest;
      for (Cell next : new Cell[] {cell.left, cell.right}) {
        if (next != null && !Cells.contain(found, next)) {
          found = new Cells(next, found);
          pending = new Cells(next, pending);
        }
      }
    }
    return found;
  }

  // Demonstrations.

  /** Marks a random graph from its first cell on; shows the numbers of the marked cells. */
  // run: marked 1 0 1L
  // run: marked 1 2 1L
  // run: marked 6 3 2L
  // run: marked 12 30 5L
  // run: marked 60 100 -7L
  public static String marked(int n, int links, long seed) {
    Random random = new Random(seed);
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) cells[i] = new Cell();
    for (int i = 0; i < links; i++) {
      Cell from = cells[random.nextInt(n)];
      Cell to = cells[random.nextInt(n)];
      if (random.nextBoolean()) {
        from.left = to;
      } else {
        from.right = to;
      }
    }
    mark(cells[0]);
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < n; i++) {
      if (cells[i].marked != Cells.contain(reachable(cells[0]), cells[i])) {
        throw new AssertionError("another mark than expected at " + i);
      }
      if (cells[i].marked) numbers.append(i).append(' ');
    }
    return numbers + "of " + n;
  }

  // run: markedFromNull
  public static boolean markedFromNull() {
    mark(null);
    return nothingIsMarked(null) && allIsMarked(null);
  }

  /** What is marked at the start is taken to be done: hence the precondition. */
  // run: markedAgain
  public static boolean markedAgain() {
    Cell root = new Cell();
    root.left = new Cell();
    root.left.left = new Cell();
    root.left.marked = true;
    boolean allowed = nothingIsMarked(root);
    mark(root);
    return allowed || allIsMarked(root);
  }
}
