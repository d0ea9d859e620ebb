// Sorting moves what is there: each int is there as often as before. With what the methods ensure,
// this says all that there is to say of them.
package sort;

import kukang.NonNull;
import kukang.Property;

class SortProperties {
  private SortProperties() {}

  @Property
  static void insertionSortMoves(@NonNull int[] a, int x) {
    int before = occurrences(a, x);
    Sort.insertionSort(a);
    assert occurrences(a, x) == before;
  }

  @Property
  static void selectionSortMoves(@NonNull int[] a, int x) {
    int before = occurrences(a, x);
    Sort.selectionSort(a);
    assert occurrences(a, x) == before;
  }

  @Property
  static void shellsortMoves(@NonNull int[] a, int x) {
    int before = occurrences(a, x);
    Sort.shellsort(a);
    assert occurrences(a, x) == before;
  }

  private static int occurrences(int[] a, int x) {
    int count = 0;
    for (int y : a) {
      if (y == x) count++;
    }
    return count;
  }
}
