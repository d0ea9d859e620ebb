// Disjoint sets with path compression, and a minimum spanning tree built with them.
package programs;

import java.util.Arrays;

class UnionFind {
  private final int[] parent;
  private final int[] size;
  private int sets;

  UnionFind(int n) {
    parent = new int[n];
    size = new int[n];
    sets = n;
    for (int i = 0; i < n; i++) parent[i] = i;
    Arrays.fill(size, 1);
  }

  int find(int x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
  }

  boolean union(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (size[a] < size[b]) {
      int t = a;
      a = b;
      b = t;
    }
    parent[b] = a;
    size[a] += size[b];
    sets--;
    return true;
  }

  // run: joined 10 3
  // run: joined 10 4
  // run: joined 1 1
  static String joined(int n, int step) {
    UnionFind it = new UnionFind(n);
    int useless = 0;
    for (int i = 0; i < n; i++) if (!it.union(i, (i + step) % n)) useless++;
    return it.sets + " " + useless + " " + it.size[it.find(0)];
  }

  record Edge(int a, int b, int weight) implements Comparable<Edge> {
    @Override
    public int compareTo(Edge other) {
      return Integer.compare(weight, other.weight);
    }
  }

  // run: spanningTree 5
  // run: spanningTree 12
  static int spanningTree(int n) {
    Edge[] edges = new Edge[n * (n - 1) / 2];
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) edges[count++] = new Edge(i, j, (i * 31 + j * 17) % 23);
    }
    Arrays.sort(edges);
    UnionFind sets = new UnionFind(n);
    int total = 0;
    for (Edge edge : edges) if (sets.union(edge.a(), edge.b())) total += edge.weight();
    return total;
  }

  // run: outside 3
  static boolean outside(int x) {
    return new UnionFind(3).union(0, x);
  }
}
