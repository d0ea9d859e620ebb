package shaped;

import kukang.Invariant;

/** Invariants with which something is wrong. */
public class Mistakes {
  public static class None {
    None next;
  }

  /** Throws where there is no next one. */
  public static class Throwing {
    Throwing next;

    @Invariant
    boolean hasNext() {
      return next.next == null;
    }
  }

  /** Nothing is like this. */
  public static class Nothing {
    int age;

    @Invariant
    boolean isOlder() {
      return age > age;
    }
  }

  /** Goes round and round where the list is circular. */
  public static class Endless {
    Endless next;

    @Invariant
    boolean ends() {
      for (Endless cell = this; cell != null; cell = cell.next) {}
      return true;
    }
  }

  public static class Writing {
    static int calls;
    Writing next;
    boolean visited;

    @Invariant
    boolean marks() {
      calls++;
      visited = true;
      return next == null || next.next == null;
    }
  }

  public static class Exiting {
    Exiting next;

    @Invariant
    boolean leaves() {
      if (next == null) System.exit(0);
      return next.next == null;
    }
  }

  /** Asks a function of which nothing is known but that it gives a number, if there is a next. */
  public static class Doubtful {
    Doubtful next;
    double angle;

    @Invariant
    boolean isSteep() {
      return next == null || (next.next == null && Math.sin(angle) > 0.5);
    }
  }
}
