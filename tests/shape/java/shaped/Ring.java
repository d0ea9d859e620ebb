package shaped;

import kukang.Invariant;

/** A circular list, linked both ways; it may be empty. */
public class Ring {
  static class Cell {
    Cell next, previous;
  }

  Cell first;

  @Invariant
  boolean isRing() {
    if (first == null) return true;
    Seen seen = new Seen();
    Cell cell = first;
    do {
      if (!seen.add(cell) || cell.next == null || cell.next.previous != cell) return false;
      cell = cell.next;
    } while (cell != first);
    return true;
  }
}
