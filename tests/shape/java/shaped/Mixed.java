package shaped;

import kukang.Invariant;

/** What can be read in several ways: subclasses, an enum, fields of different types, open fields. */
public class Mixed {
  enum Colour {
    RED,
    BLACK
  }

  abstract static class Term {}

  static final class Leaf extends Term {
    long number;
  }

  static final class Sum extends Term {
    Term left, right;
  }

  /** A tree of sums. */
  public static class Expression {
    private Term term;
    private Colour colour;
    Object never;

    @Invariant
    boolean isTree() {
      return colour != null && isTree(term, new Seen());
    }

    private static boolean isTree(Term term, Seen seen) {
      if (term == null || !seen.add(term)) return false;
      if (term instanceof Leaf leaf) return leaf.number > 0;
      return term instanceof Sum sum && isTree(sum.left, seen) && isTree(sum.right, seen);
    }
  }

  /** A field of each type may hold the same object; the more special one is read first. */
  public static class Either {
    Object any;
    Either one;

    @Invariant
    boolean isSmall() {
      if (one != null && (one.one != null || one.any != null)) return false;
      return !(any instanceof Either e) || e == this || e == one || e.one == null && e.any == null;
    }
  }

  /** Where the last one is read first, it is near; where the walk comes to it, it is far. */
  public static class Ends {
    Ends next;
    Ends last;

    @Invariant
    boolean isChain() {
      Seen seen = new Seen();
      Ends end = this;
      for (Ends cell = this; cell != null; cell = cell.next) {
        if (!seen.add(cell)) return false;
        end = cell;
      }
      return last == end;
    }
  }
}
