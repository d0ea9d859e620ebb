// Names that mean several things.
package cli;

import java.util.Map;

class Heaps<T extends Comparable<T>> {
  static class Twin {
    int size;

    boolean repOk() {
      return size >= 0;
    }

    void grow() {
      if (size < 9) ++size;
    }
  }

  Heaps<T> left;
  int size;

  boolean repOk() {
    return size >= 0;
  }

  public void merge(Heaps<T> other) {}

  private Heaps<T> merge(Heaps<T> a, Heaps<T> b) {
    return a;
  }

  private void hidden(int x) {}

  void take(Map.Entry<String, int[]> entry, int... keys) {}

  void take(Twin twin, String[][] names) {}
}
