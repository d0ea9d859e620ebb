// A tree whose colours and kinds are ints, and specs of it that say nothing, or not what is meant.
package cli;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.Requires;
import kukang.SpecFor;

class Painted {
  private static final int RED = 0;
  private static final int BLACK = 1;

  static class Node {
    int color = BLACK;
    int kind; // switched on
    int chosen; // by a conditional expression
    int copied;
    int counted; // and added to
    int ordered; // compared by more than equality
    int given; // by a caller
    Node next;
  }

  Node root;

  boolean repOk() {
    return root == null || (root.color == BLACK && root.kind != 7 && root.next == null);
  }

  boolean hasRoot() {
    return root != null;
  }

  boolean isAt(int depth) {
    return depth == 0;
  }

  int depth() {
    return 1;
  }

  int kindOfRoot() {
    if (root == null) return 0;
    switch (root.kind) {
      case 2:
        return 1;
      case 4:
        return 2;
      default:
        return 3;
    }
  }

  void repaint(boolean red, int to) {
    if (root == null) return;
    root.color = RED;
    root.color = BLACK;
    root.chosen = red ? 3 : 5;
    if (root.chosen == 3) root.copied = 1;
    if (root.next != null) root.next.copied = root.copied;
    if (root.copied == 0) root.counted++;
    if (root.counted == 2) root.given = to;
    if (root.ordered < 3 || root.given == 1) root.ordered = 2;
  }
}

@SpecFor(Painted.class)
class SilentSpec {
  static boolean fine(Painted p) {
    return true;
  }
}

@SpecFor(Painted.class)
class MisplacedSpec {
  @Requires("fine")
  static void repaint(Painted p, boolean red, int to) {}

  static boolean fine(Painted p, boolean red, int to) {
    return true;
  }
}

@SpecFor(Painted.class)
class EnsuringSpec {
  @Ensures("fine")
  static void repaint(Painted p, boolean red, int to) {}
}

@SpecFor(Painted.class)
class InstanceSpec {
  @Invariant
  boolean fine(Painted p) {
    return true;
  }
}

@SpecFor(String.class)
class ElsewhereSpec {
  @Invariant
  static boolean fine(String s) {
    return true;
  }
}

@SpecFor(Painted.class)
class MisspeltSpec {
  @Invariant
  static boolean fine(Painted p) {
    return Contract.field(p, "rot") == null;
  }
}
