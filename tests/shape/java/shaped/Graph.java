package shaped;

import kukang.Invariant;

/** Whatever can be reached from here: two edges, with labels, from every vertex. */
public class Graph {
  Graph a, b;

  @Invariant
  boolean walked() {
    walk(this, new Seen());
    return true;
  }

  private static void walk(Graph vertex, Seen seen) {
    if (vertex == null || !seen.add(vertex)) return;
    walk(vertex.a, seen);
    walk(vertex.b, seen);
  }
}
