package subjects;

import java.util.ArrayList;
import java.util.List;

/** A scheduler with three priorities that is told, number by number, what to do next. */
final class Schedule {
  private static final int LOWEST = 0, MIDDLE = 1, HIGHEST = 2;

  private static final class Job {
    final int number;
    int priority;

    Job(int number, int priority) {
      this.number = number;
      this.priority = priority;
    }
  }

  private final List<List<Job>> ready = new ArrayList<>();
  private final List<Job> blocked = new ArrayList<>();
  private int created, finished;

  private Schedule() {
    for (int priority = LOWEST; priority <= HIGHEST; priority++) ready.add(new ArrayList<>());
    create(MIDDLE);
    create(LOWEST);
  }

  private void create(int priority) {
    ready.get(priority).add(new Job(created++, priority));
  }

  /** The next to run; null: none. It stays in its list. */
  private Job current() {
    for (int priority = HIGHEST; priority >= LOWEST; priority--) {
      if (!ready.get(priority).isEmpty()) return ready.get(priority).get(0);
    }
    return null;
  }

  private Job takeCurrent() {
    Job job = current();
    if (job != null) ready.get(job.priority).remove(0);
    return job;
  }

  private void obey(int command) {
    switch (command) {
      case 1: create(LOWEST); break;
      case 2: raise(); break;
      case 3: block(); break;
      case 4: unblock(); break;
      case 5: expire(); break;
      case 6: finish(); break;
      default: flush();
    }
  }

  private void raise() {
    for (int priority = LOWEST; priority < HIGHEST; priority++) {
      List<Job> jobs = ready.get(priority);
      if (jobs.isEmpty()) continue;
      Job job = jobs.remove(0);
      job.priority++;
      ready.get(job.priority).add(job);
      return;
    }
  }

  private void block() {
    Job job = takeCurrent();
    if (job != null) blocked.add(job);
  }

  private void unblock() {
    if (blocked.isEmpty()) return;
    Job job = blocked.remove(0);
    ready.get(job.priority).add(job);
  }

  private void expire() {
    Job job = takeCurrent();
    if (job != null) ready.get(job.priority).add(job);
  }

  private void finish() {
    if (takeCurrent() != null) finished++;
  }

  private void flush() {
    while (current() != null) finish();
  }

  private int waiting() {
    int jobs = blocked.size();
    for (List<Job> some : ready) jobs += some.size();
    return jobs;
  }

  static int three(int first, int second, int third) {
    Schedule schedule = new Schedule();
    schedule.obey(first);
    schedule.obey(second);
    schedule.obey(third);
    assert schedule.created == schedule.finished + schedule.waiting();
    Job next = schedule.current();
    return next == null ? -1 : next.number;
  }
}
