package shaped;

import kukang.Invariant;

/** A graph without a way from a vertex to itself. */
public class Acyclic {
  Acyclic a, b;

  @Invariant
  boolean isAcyclic() {
    return isAcyclic(this, null);
  }

  /** The vertices on the way here. */
  private static final class Way {
    final Acyclic vertex;
    final Way before;

    Way(Acyclic vertex, Way before) {
      this.vertex = vertex;
      this.before = before;
    }
  }

  private static boolean isAcyclic(Acyclic vertex, Way way) {
    if (vertex == null) return true;
    for (Way w = way; w != null; w = w.before) {
      if (w.vertex == vertex) return false;
    }
    Way here = new Way(vertex, way);
    return isAcyclic(vertex.a, here) && isAcyclic(vertex.b, here);
  }
}
