package others.graphs;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** A graph as a list of vertices, each with a list of its edges. */
public class AdjacencyGraph {
  static class Vertex {
    Edge edges;
    Vertex next;
  }

  static class Edge {
    Vertex to;
    Edge next;
  }

  private Vertex vertices;
  private int order;

  public boolean repOk() {
    Set<Vertex> known = new LinkedHashSet<>();
    for (Vertex v = vertices; v != null; v = v.next) {
      if (!known.add(v)) return false;
    }
    if (known.size() != order) return false;
    Set<Edge> edges = new HashSet<>();
    for (Vertex v : known) {
      for (Edge e = v.edges; e != null; e = e.next) {
        if (!edges.add(e)) return false;
        if (!known.contains(e.to)) return false;
      }
    }
    return true;
  }

  public void addLoop() {
    if (vertices == null) return;
    Edge edge = new Edge();
    edge.to = vertices;
    edge.next = vertices.edges;
    vertices.edges = edge;
  }

  public void removeFirst() {
    if (vertices == null) return;
    Vertex removed = vertices;
    vertices = removed.next;
    order--;
    for (Vertex v = vertices; v != null; v = v.next) {
      while (v.edges != null && v.edges.to == removed) v.edges = v.edges.next;
      for (Edge e = v.edges; e != null; e = e.next) {
        while (e.next != null && e.next.to == removed) e.next = e.next.next;
      }
    }
  }

  /** Edges lead to what was removed. */
  public void removeFirstLeavesEdges() {
    if (vertices == null) return;
    vertices = vertices.next;
    order--;
  }
}
