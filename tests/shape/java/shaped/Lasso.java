package shaped;

import kukang.Invariant;

/** A list that may end, or lead back into itself. */
public class Lasso {
  Lasso next;

  @Invariant
  boolean walked() {
    Seen seen = new Seen();
    for (Lasso cell = this; cell != null && seen.add(cell); cell = cell.next) {}
    return true;
  }

  /** A list that ends. */
  public static class Straight extends Lasso {
    @Invariant
    boolean ends() {
      Seen seen = new Seen();
      for (Lasso cell = this; cell != null; cell = cell.next) {
        if (!seen.add(cell)) return false;
      }
      return true;
    }
  }
}
