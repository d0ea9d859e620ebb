package others.lists;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.Set;

/** Jobs in queues by priority, and those that are blocked. */
public class Schedule {
  static final int LOW = 0;
  static final int HIGH = 1;
  static final int BLOCKED = 2;

  static class Job {
    int level;
    Job next;
  }

  private Job low;
  private Job high;
  private Job blocked;
  private int jobs;

  public boolean repOk() {
    Set<Job> visited = new HashSet<>();
    return isQueue(low, LOW, visited)
        && isQueue(high, HIGH, visited)
        && isQueue(blocked, BLOCKED, visited)
        && visited.size() == jobs;
  }

  private static boolean isQueue(Job first, int level, Set<Job> visited) {
    LinkedList<Job> work = new LinkedList<>();
    if (first != null) work.add(first);
    while (!work.isEmpty()) {
      Job job = work.removeFirst();
      if (job.level != level || !visited.add(job)) return false;
      if (job.next != null) work.addLast(job.next);
    }
    return true;
  }

  public void raise() {
    if (low == null) return;
    Job job = low;
    low = job.next;
    job.next = high;
    job.level = HIGH;
    high = job;
  }

  public void raiseKeepsLevel() {
    if (low == null) return;
    Job job = low;
    low = job.next;
    job.next = high;
    high = job;
  }

  public void finish() {
    if (high != null) {
      high = high.next;
    } else if (low != null) {
      low = low.next;
    } else {
      return;
    }
    jobs--;
  }
}
