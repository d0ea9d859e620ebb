// Tic-tac-toe by minimax over two bit boards.
package programs;

class TicTacToe {
  private static final int[] LINES = {7, 56, 448, 73, 146, 292, 273, 84};
  private static int visited;

  private static boolean wins(int board) {
    for (int line : LINES) if ((board & line) == line) return true;
    return false;
  }

  // Value for the player to move: 1 won, 0 drawn, -1 lost.
  private static int value(int mine, int theirs) {
    visited++;
    if (wins(theirs)) return -1;
    int free = 511 & ~(mine | theirs);
    if (free == 0) return 0;
    int best = -1;
    for (int rest = free; rest != 0 && best < 1; rest &= rest - 1) {
      best = Math.max(best, -value(theirs, mine | rest & -rest));
    }
    return best;
  }

  private static int bits(String board, char player) {
    int bits = 0;
    for (int i = 0; i < 9; i++) if (board.charAt(i) == player) bits |= 1 << i;
    return bits;
  }

  // run: solve "XO......."
  // run: solve "XX.OO...."
  // run: solve "XOXOXOOXO"
  // run: solve "X...O...."
  // run: solve "XXX"
  static String solve(String board) {
    int x = bits(board, 'X');
    int o = bits(board, 'O');
    boolean xMoves = Integer.bitCount(x) == Integer.bitCount(o);
    int value = xMoves ? value(x, o) : value(o, x);
    return (xMoves ? "X " : "O ") + value + " after " + visited;
  }

  // run: winner 7 56
  // run: winner 273 0
  // run: winner 3 24
  static char winner(int x, int o) {
    return wins(x) ? wins(o) ? '!' : 'X' : wins(o) ? 'O' : '-';
  }
}
