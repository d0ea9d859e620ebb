// Sorting algorithms written by hand, which must agree with each other.
package programs;

import java.util.Arrays;

class SortingAlgorithms {
  private static void insertion(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int x = a[i];
      int j = i - 1;
      for (; j >= 0 && a[j] > x; j--) a[j + 1] = a[j];
      a[j + 1] = x;
    }
  }

  private static void quick(int[] a, int low, int high) {
    if (low >= high) return;
    int pivot = a[(low + high) >>> 1];
    int i = low;
    int j = high;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i <= j) swap(a, i++, j--);
    }
    quick(a, low, j);
    quick(a, i, high);
  }

  private static void swap(int[] a, int i, int j) {
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  private static int[] merge(int[] a) {
    if (a.length < 2) return a;
    int[] left = merge(Arrays.copyOfRange(a, 0, a.length / 2));
    int[] right = merge(Arrays.copyOfRange(a, a.length / 2, a.length));
    int[] all = new int[a.length];
    for (int i = 0, j = 0, k = 0; k < all.length; k++) {
      all[k] = j == right.length || i < left.length && left[i] <= right[j] ? left[i++] : right[j++];
    }
    return all;
  }

  private static void heap(int[] a) {
    for (int i = a.length / 2; i-- > 0; ) sift(a, i, a.length);
    for (int n = a.length - 1; n > 0; n--) {
      swap(a, 0, n);
      sift(a, 0, n);
    }
  }

  private static void sift(int[] a, int i, int n) {
    for (int child; (child = 2 * i + 1) < n; i = child) {
      if (child + 1 < n && a[child + 1] > a[child]) child++;
      if (a[i] >= a[child]) return;
      swap(a, i, child);
    }
  }

  // run: agree 10 1
  // run: agree 200 2
  // run: agree 1 3
  // run: agree 0 4
  static String agree(int n, int seed) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = (seed = seed * 22695477 + 1) >> 16;
    int[] b = a.clone();
    int[] c = a.clone();
    insertion(a);
    quick(b, 0, n - 1);
    heap(c);
    int[] d = merge(c.clone());
    boolean same = Arrays.equals(a, b) && Arrays.equals(b, c) && Arrays.equals(c, d);
    return same + " " + Arrays.hashCode(a);
  }

  // run: three 3 1 2
  // run: three 1 1 0
  static int[] three(int a, int b, int c) {
    int[] all = {a, b, c};
    quick(all, 0, 2);
    return all;
  }
}
