// Permutations, combinations and subsets, by recursion and in lexicographic order.
package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Permutations {
  // run: all "abc"
  // run: all "a"
  // run: all ""
  static String all(String letters) {
    List<String> found = new ArrayList<>();
    permute(letters.toCharArray(), 0, found);
    return found.size() + found.toString();
  }

  private static void permute(char[] letters, int from, List<String> found) {
    if (from >= letters.length - 1) {
      found.add(new String(letters));
      return;
    }
    for (int i = from; i < letters.length; i++) {
      swap(letters, from, i);
      permute(letters, from + 1, found);
      swap(letters, from, i);
    }
  }

  private static void swap(char[] a, int i, int j) {
    char t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  // run: next 1 2 3
  // run: next 1 3 2
  // run: next 3 2 1
  // run: next 2 2 1
  static int[] next(int a, int b, int c) {
    int[] p = {a, b, c};
    int i = p.length - 2;
    while (i >= 0 && p[i] >= p[i + 1]) i--;
    if (i >= 0) {
      int j = p.length - 1;
      while (p[j] <= p[i]) j--;
      int t = p[i];
      p[i] = p[j];
      p[j] = t;
    }
    for (int l = i + 1, r = p.length - 1; l < r; l++, r--) {
      int t = p[l];
      p[l] = p[r];
      p[r] = t;
    }
    return p;
  }

  // run: combinations 5 3
  // run: combinations 3 0
  // run: combinations 2 3
  static String combinations(int n, int k) {
    StringBuilder text = new StringBuilder();
    combine(new int[k], 0, 1, n, text);
    return text.toString();
  }

  private static void combine(int[] chosen, int filled, int from, int n, StringBuilder text) {
    if (filled == chosen.length) {
      text.append(Arrays.toString(chosen));
      return;
    }
    for (int i = from; i <= n - (chosen.length - filled) + 1; i++) {
      chosen[filled] = i;
      combine(chosen, filled + 1, i + 1, n, text);
    }
  }
}
