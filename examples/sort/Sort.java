// Three ways to sort an array of ints in place, least first.
//
// There is no object, hence no invariant; instead, what each method leaves behind is sorted. Each
// outer loop keeps an invariant of its own, which a comment states.
package sort;

import java.util.Arrays;
import java.util.Random;
import kukang.Ensures;
import kukang.NonNull;

public class Sort {
  private Sort() {}

  private static boolean sorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[i - 1]) return false;
    }
    return true;
  }

  @Ensures("sorted")
  public static void insertionSort(@NonNull int[] a) {
    // a[0 .. i-1] is sorted.
    for (int i = 1; i < a.length; i++) {
      int x = a[i];
      int hole = i;
      while (hole > 0 && x < a[hole - 1]) {
        a[hole] = a[hole - 1];
        hole--;
      }
      a[hole] = x;
    }
  }

  @Ensures("sorted")
  public static void selectionSort(@NonNull int[] a) {
    // a[0 .. i-1] is sorted, and nothing after it is less than anything in it.
    for (int i = 0; i < a.length - 1; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[least]) least = j;
      }
      int x = a[i];
      a[i] = a[least];
      a[least] = x;
    }
  }

  /** Shell's sort of 1959, with the gaps that he gave: half the length, a quarter, ..., 1. */
  @Ensures("sorted")
  public static void shellsort(@NonNull int[] a) {
    // Whatever is 2 * gap apart, or 2 * gap + 1 where halving has rounded, is in order.
    for (int gap = a.length / 2; gap > 0; gap /= 2) {
      // In a[0 .. i-1], whatever is a gap apart is in order.
      for (int i = gap; i < a.length; i++) {
        int x = a[i];
        int hole = i;
        while (hole >= gap && x < a[hole - gap]) {
          a[hole] = a[hole - gap];
          hole -= gap;
        }
        a[hole] = x;
      }
    }
  }

  // Demonstrations.

  // run: three 1 2 3
  // run: three 1 3 2
  // run: three 2 1 3
  // run: three 2 3 1
  // run: three 3 1 2
  // run: three 3 2 1
  // run: three 4 4 4
  // run: three 2147483647 -1 -2147483648
  public static String three(int a, int b, int c) {
    return inEveryWay(a, b, c);
  }

  // run: random 0 10 1L
  // run: random 1 10 1L
  // run: random 2 10 1L
  // run: random 5 2 3L
  // run: random 20 100 7L
  // run: random 100 1000 -5L
  public static String random(int n, int bound, long seed) {
    Random random = new Random(seed);
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = random.nextInt(bound);
    return inEveryWay(a);
  }

  // run: descending 4
  // run: descending 33
  public static String descending(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = n - i;
    return inEveryWay(a);
  }

  // run: sortsNull
  public static void sortsNull() {
    insertionSort(null);
  }

  private static String inEveryWay(int... a) {
    int[] inserted = a.clone();
    int[] selected = a.clone();
    int[] shelled = a.clone();
    insertionSort(inserted);
    selectionSort(selected);
    shellsort(shelled);
    if (!sorted(inserted) || !sorted(selected) || !sorted(shelled)) {
      throw new AssertionError("not sorted");
    }
    if (!Arrays.equals(inserted, selected) || !Arrays.equals(inserted, shelled)) {
      throw new AssertionError("something was lost");
    }
    return (sorted(a) ? "sorted already: " : "") + Arrays.toString(inserted);
  }
}
