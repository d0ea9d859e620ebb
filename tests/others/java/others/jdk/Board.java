package others.jdk;

import java.util.HashMap;
import java.util.Map;

/** A board of squares, most of them empty; where a piece is, is a record. */
public class Board {
  record Square(int row, int column) {}

  private Map<Square, Integer> pieces = new HashMap<>();

  public boolean isConsistent() {
    if (pieces == null) return false;
    for (Map.Entry<Square, Integer> entry : pieces.entrySet()) {
      Square square = entry.getKey();
      if (square == null || entry.getValue() == null) return false;
      if (square.row() < 0 || square.row() > 7) return false;
      if (square.column() < 0 || square.column() > 7) return false;
    }
    return true;
  }

  public void put(int row, int column, int piece) {
    if (row < 0 || row > 7 || column < 0 || column > 7) return;
    pieces.put(new Square(row, column), piece);
  }

  public void putAnywhere(int row, int column, int piece) {
    if (row < 0 || row > 7 || column < 0 || column > 8) return;
    pieces.put(new Square(row, column), piece);
  }

  public boolean isFree(int row, int column) {
    return !pieces.containsKey(new Square(row, column));
  }
}
