package others.sets;

/** Union-find in an array of ints. */
public class Partition {
  private int[] parent;

  public boolean repOK() {
    if (parent == null) return false;
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] < 0 || parent[i] > i) return false;
    }
    return true;
  }

  private int find(int i) {
    while (parent[i] != i) i = parent[i];
    return i;
  }

  public void union(int i, int j) {
    if (i < 0 || j < 0 || i >= parent.length || j >= parent.length) return;
    int a = find(i);
    int b = find(j);
    if (a < b) {
      parent[b] = a;
    } else {
      parent[a] = b;
    }
  }

  /** Also upwards. */
  public void unionEitherWay(int i, int j) {
    if (i < 0 || j < 0 || i >= parent.length || j >= parent.length) return;
    parent[find(i)] = find(j);
  }
}
