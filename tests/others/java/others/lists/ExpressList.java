package others.lists;

import java.util.HashSet;
import java.util.Set;

/** A sorted list with a second one above it, which leaves some out: a skip list of two levels. */
public class ExpressList {
  static class Stop {
    int at;
    Stop next;
    Stop express;
    boolean isExpress;
  }

  Stop local;
  Stop express;

  boolean repOK() {
    Set<Stop> stops = new HashSet<>();
    Stop previous = null;
    Stop expected = express;
    for (Stop stop = local; stop != null; stop = stop.next) {
      if (!stops.add(stop)) return false;
      if (previous != null && previous.at >= stop.at) return false;
      if (stop.isExpress) {
        if (stop != expected) return false;
        expected = stop.express;
      } else if (stop.express != null) {
        return false;
      }
      previous = stop;
    }
    return expected == null;
  }

  public boolean has(int at) {
    Stop stop = null;
    for (Stop s = express; s != null && s.at <= at; s = s.express) stop = s;
    for (stop = stop == null ? local : stop; stop != null && stop.at < at; ) stop = stop.next;
    return stop != null && stop.at == at;
  }

  public void closeFirst() {
    if (local == null) return;
    if (local == express) express = express.express;
    local = local.next;
  }

  public void closeFirstOfLocal() {
    if (local == null) return;
    local = local.next;
  }
}
