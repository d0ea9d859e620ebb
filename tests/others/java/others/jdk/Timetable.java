package others.jdk;

import java.util.LinkedList;
import java.util.ListIterator;

/** Times of departure, in order, in a list that is gone through by an iterator. */
public class Timetable {
  private LinkedList<Integer> departures = new LinkedList<>();

  public boolean repOk() {
    if (departures == null) return false;
    Integer previous = null;
    for (Integer departure : departures) {
      if (departure == null) return false;
      if (previous != null && previous >= departure) return false;
      previous = departure;
    }
    return true;
  }

  public void add(int departure) {
    ListIterator<Integer> all = departures.listIterator();
    while (all.hasNext()) {
      int next = all.next();
      if (next == departure) return;
      if (next > departure) {
        all.previous();
        break;
      }
    }
    all.add(departure);
  }

  /** Behind the one that is later. */
  public void addBehind(int departure) {
    ListIterator<Integer> all = departures.listIterator();
    while (all.hasNext()) {
      int next = all.next();
      if (next == departure) return;
      if (next > departure) break;
    }
    all.add(departure);
  }
}
