package others.lists;

import java.util.ArrayList;
import java.util.List;

/** Numbers in ascending order; the author has never heard of sets. */
public class SortedList {
  static class Cell {
    int number;
    Cell next;
  }

  Cell first;
  int length;

  boolean invariant() {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell = first; cell != null; cell = cell.next) {
      for (Cell earlier : cells) {
        if (earlier == cell) return false;
      }
      cells.add(cell);
    }
    for (int i = 1; i < cells.size(); i++) {
      if (cells.get(i - 1).number > cells.get(i).number) return false;
    }
    return cells.size() == length;
  }

  public void insert(int number) {
    Cell added = new Cell();
    added.number = number;
    length++;
    if (first == null || number <= first.number) {
      added.next = first;
      first = added;
      return;
    }
    Cell before = first;
    while (before.next != null && before.next.number < number) before = before.next;
    added.next = before.next;
    before.next = added;
  }

  /** Looks one too far. */
  public void insertTooFar(int number) {
    Cell added = new Cell();
    added.number = number;
    length++;
    if (first == null || number <= first.number) {
      added.next = first;
      first = added;
      return;
    }
    Cell before = first;
    while (before.next != null && before.number < number) before = before.next;
    added.next = before.next;
    before.next = added;
  }
}
