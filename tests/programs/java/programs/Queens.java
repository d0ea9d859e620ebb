// The queens problem, with arrays and with bits, must have the same number of solutions.
package programs;

class Queens {
  private static int solve(int row, int[] columns) {
    if (row == columns.length) return 1;
    int count = 0;
    for (int column = 0; column < columns.length; column++) {
      if (!attacked(row, column, columns)) {
        columns[row] = column;
        count += solve(row + 1, columns);
      }
    }
    return count;
  }

  private static boolean attacked(int row, int column, int[] columns) {
    for (int other = 0; other < row; other++) {
      int distance = columns[other] - column;
      if (distance == 0 || distance == row - other || distance == other - row) return true;
    }
    return false;
  }

  private static int solve(int all, int columns, int left, int right) {
    if (columns == all) return 1;
    int count = 0;
    for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
      int bit = free & -free;
      count += solve(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
  }

  // run: withArrays 4
  // run: withArrays 6
  // run: withArrays 1
  // run: withArrays 3
  static int withArrays(int n) {
    return solve(0, new int[n]);
  }

  // run: withBits 4
  // run: withBits 8
  // run: withBits 0
  static int withBits(int n) {
    return solve((1 << n) - 1, 0, 0, 0);
  }

  // run: valid 1 3 0 2
  // run: valid 0 1 2 3
  // run: valid 2 0 3 1
  static boolean valid(int a, int b, int c, int d) {
    int[] columns = {a, b, c, d};
    for (int row = 1; row < 4; row++) {
      if (attacked(row, columns[row], columns)) return false;
    }
    return true;
  }
}
