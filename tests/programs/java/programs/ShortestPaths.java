// Dijkstra, Bellman-Ford and Floyd-Warshall on one small weighted graph must agree.
package programs;

import java.util.Arrays;
import java.util.PriorityQueue;

class ShortestPaths {
  private static final int FAR = 1_000_000;

  private static int[][] weights(int n, int seed) {
    int[][] weights = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        seed = seed * 69069 + 1;
        weights[i][j] = i == j ? 0 : (seed >>> 28) < 6 ? (seed >>> 20 & 63) + 1 : FAR;
      }
    }
    return weights;
  }

  private static int[] dijkstra(int[][] w, int from) {
    int[] best = new int[w.length];
    Arrays.fill(best, FAR);
    best[from] = 0;
    PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> a[1] - b[1]);
    queue.add(new int[] {from, 0});
    while (!queue.isEmpty()) {
      int[] top = queue.poll();
      if (top[1] > best[top[0]]) continue;
      for (int to = 0; to < w.length; to++) {
        int length = top[1] + w[top[0]][to];
        if (length < best[to]) {
          best[to] = length;
          queue.add(new int[] {to, length});
        }
      }
    }
    return best;
  }

  private static int[] bellmanFord(int[][] w, int from) {
    int[] best = w[from].clone();
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = 0; i < w.length; i++) {
        for (int j = 0; j < w.length; j++) {
          if (best[i] + w[i][j] < best[j]) {
            best[j] = best[i] + w[i][j];
            changed = true;
          }
        }
      }
    }
    return best;
  }

  // run: agree 8 1
  // run: agree 12 7
  // run: agree 1 3
  static String agree(int n, int seed) {
    int[][] w = weights(n, seed);
    int[][] all = weights(n, seed);
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) all[i][j] = Math.min(all[i][j], all[i][k] + all[k][j]);
      }
    }
    int[] one = dijkstra(w, 0);
    boolean same = Arrays.equals(one, bellmanFord(w, 0)) && Arrays.equals(one, all[0]);
    return same + Arrays.toString(one);
  }
}
