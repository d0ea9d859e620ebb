// Conway's game of life on a torus, and elementary cellular automata.
package programs;

class GameOfLife {
  private static boolean[][] step(boolean[][] cells) {
    int n = cells.length;
    boolean[][] next = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int neighbours = 0;
        for (int di = -1; di <= 1; di++) {
          for (int dj = -1; dj <= 1; dj++) {
            if ((di | dj) != 0 && cells[(i + di + n) % n][(j + dj + n) % n]) neighbours++;
          }
        }
        next[i][j] = neighbours == 3 || neighbours == 2 && cells[i][j];
      }
    }
    return next;
  }

  private static String text(boolean[][] cells) {
    StringBuilder text = new StringBuilder();
    for (boolean[] row : cells) {
      for (boolean cell : row) text.append(cell ? '#' : '.');
      text.append('\n');
    }
    return text.toString();
  }

  // run: glider 6 0
  // run: glider 6 4
  // run: glider 8 20
  static String glider(int n, int steps) {
    boolean[][] cells = new boolean[n][n];
    cells[0][1] = cells[1][2] = cells[2][0] = cells[2][1] = cells[2][2] = true;
    for (int i = 0; i < steps; i++) cells = step(cells);
    return text(cells);
  }

  // run: rule 30 8
  // run: rule 90 8
  // run: rule 0 3
  // run: rule 110 12
  static void rule(int number, int rows) {
    long cells = 1L << 16;
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = 31; i >= 0; i--) line.append((cells >> i & 1) == 1 ? '*' : ' ');
      System.out.println(line.toString().stripTrailing());
      long next = 0;
      for (int i = 1; i < 31; i++) {
        int pattern = (int) (cells >> i - 1 & 7);
        if ((number >> pattern & 1) == 1) next |= 1L << i;
      }
      cells = next;
    }
  }

  // run: population 5
  static int population(int steps) {
    boolean[][] cells = new boolean[10][10];
    for (int i = 0; i < 100; i++) cells[i / 10][i % 10] = i * i % 7 < 3;
    for (int i = 0; i < steps; i++) cells = step(cells);
    int count = 0;
    for (boolean[] row : cells) for (boolean cell : row) if (cell) count++;
    return count;
  }
}
