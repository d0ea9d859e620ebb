package paged;

import kukang.Ensures;
import kukang.Requires;

/** Branches of which it is known which ways are taken. */
public class Ways {
  static boolean natural(int x) {
    return x >= 0;
  }

  @Requires("natural")
  static int sign(int x) {
    if (x > 0) {            // both ways
      return 1;
    }
    if (x < 0) {            // never true
      return -1;            // never runs
    }
    return 0;
  }

  @Requires("natural")
  static int choose(int x) {
    switch (x & 3) {        // all three ways
      case 0: return 7;
      case 1: return 8;
      default: return x > 1 ? 9 : 10;  // always true
    }
  }

  /** Whichever way the first branch goes, the code after it runs: that is not a way of its own. */
  static int after(boolean once) {
    int n = 0;
    if (once) n++;          // both ways
    if (n > 1) n--;         // never true
    return n;
  }

  static class Cell {
    int number;
    Cell next;
  }

  static boolean unlinked(Cell cell) {
    return cell == null || cell.next == null;
  }

  /** Wrong where there is a next cell: it does not let go of it. */
  @Ensures("unlinked")
  static void unlink(Cell cell) {
    if (cell == null) return;
    if (cell.next != null) {
      cell.next.number = 2;
      cell.next = new Cell();
    }
    cell.number = 1;
  }
}
