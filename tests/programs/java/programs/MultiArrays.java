// Arrays of arrays: all dimensions at once, some only, ragged rows, aliasing rows, bad sizes.
package programs;

import java.util.Arrays;

class MultiArrays {
  // run: full 2 3
  // run: full 0 3
  // run: full 2 -1
  // run: full 0 -1
  // run: full -5 -6
  static String full(int rows, int columns) {
    int[][] a = new int[rows][columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) a[i][j] = i * 10 + j;
    }
    return Arrays.deepToString(a);
  }

  // run: partial
  static String partial() {
    long[][][] a = new long[2][3][];
    a[1][2] = new long[] {7L};
    String[][] s = new String[2][2];
    s[0][1] = "x";
    return Arrays.deepToString(a) + Arrays.deepToString(s) + a.getClass().getName();
  }

  // run: pascal 6
  // run: pascal 1
  static String pascal(int size) {
    int[][] rows = new int[size][];
    for (int i = 0; i < size; i++) {
      rows[i] = new int[i + 1];
      rows[i][0] = rows[i][i] = 1;
      for (int j = 1; j < i; j++) rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
    }
    return Arrays.toString(rows[size - 1]) + rows.length;
  }

  // run: shared
  static String shared() {
    int[] row = {1, 2};
    int[][] a = {row, row, row.clone()};
    a[0][1] = 9;
    return Arrays.deepToString(a) + (a[0] == a[1]) + (a[1] == a[2]);
  }

  // run: cube 3
  static double cube(int n) {
    double[][][] a = new double[n][n][n];
    for (int i = 0; i < n * n * n; i++) a[i / n / n][i / n % n][i % n] = i / 2.0;
    double sum = 0;
    for (double[][] plane : a) for (double[] line : plane) for (double x : line) sum += x;
    return sum;
  }

  // run: spiral 4
  // run: spiral 1
  static String spiral(int n) {
    char[][] grid = new char[n][n];
    for (char[] line : grid) Arrays.fill(line, '.');
    int row = 0, column = 0, dr = 0, dc = 1;
    for (int i = 0; i < n * n; i++) {
      grid[row][column] = (char) ('a' + i);
      int nr = row + dr, nc = column + dc;
      if (nr < 0 || nr >= n || nc < 0 || nc >= n || grid[nr][nc] != '.') {
        int t = dr;
        dr = dc;
        dc = -t;
      }
      row += dr;
      column += dc;
    }
    StringBuilder text = new StringBuilder();
    for (char[] line : grid) text.append(line).append('/');
    return text.toString();
  }
}
