// Breadth-first and depth-first search, topological order, connected components.
package programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

class GraphSearch {
  private static List<List<Integer>> graph(int n, int... edges) {
    List<List<Integer>> graph = new ArrayList<>();
    for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
    for (int i = 0; i < edges.length; i += 2) graph.get(edges[i]).add(edges[i + 1]);
    return graph;
  }

  // run: distances 0
  // run: distances 5
  // run: distances 6
  static String distances(int start) {
    List<List<Integer>> graph = graph(6, 0, 1, 0, 2, 1, 3, 2, 3, 3, 4, 4, 0);
    int[] distance = new int[graph.size()];
    Arrays.fill(distance, -1);
    distance[start] = 0;
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(start);
    while (!queue.isEmpty()) {
      int at = queue.remove();
      for (int next : graph.get(at)) {
        if (distance[next] >= 0) continue;
        distance[next] = distance[at] + 1;
        queue.add(next);
      }
    }
    return Arrays.toString(distance);
  }

  // run: topological false
  // run: topological true
  static String topological(boolean withCycle) {
    List<List<Integer>> graph = graph(6, 5, 2, 5, 0, 4, 0, 4, 1, 2, 3, 3, 1);
    if (withCycle) graph.get(1).add(5);
    int[] state = new int[6];
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 6; i++) if (!visit(graph, i, state, order)) return "cycle through " + i;
    return order.reverse().toString();
  }

  private static boolean visit(
      List<List<Integer>> graph, int at, int[] state, StringBuilder order) {
    if (state[at] == 1) return false;
    if (state[at] == 2) return true;
    state[at] = 1;
    for (int next : graph.get(at)) if (!visit(graph, next, state, order)) return false;
    state[at] = 2;
    order.append(at);
    return true;
  }

  // run: components 8 3
  // run: components 10 2
  // run: components 1 1
  static int components(int n, int step) {
    boolean[] seen = new boolean[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      if (seen[i]) continue;
      count++;
      for (int at = i; !seen[at]; at = (at + step) % n) seen[at] = true;
    }
    return count;
  }
}
