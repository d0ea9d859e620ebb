package others.graphs;

import java.util.HashSet;
import java.util.Set;

/** What has to be built before what: a graph without cycles below one target. */
public class Build {
  static class Target {
    Target first;
    Target second;
    boolean done;
  }

  Target all;

  public boolean repOK() {
    return all != null && isAcyclic(all, new HashSet<>(), new HashSet<>());
  }

  private static boolean isAcyclic(Target target, Set<Target> above, Set<Target> finished) {
    if (target == null || finished.contains(target)) return true;
    if (!above.add(target)) return false;
    boolean below = isAcyclic(target.first, above, finished)
        && isAcyclic(target.second, above, finished);
    above.remove(target);
    finished.add(target);
    return below;
  }

  public void build() {
    build(all);
  }

  private static void build(Target target) {
    if (target == null || target.done) return;
    build(target.first);
    build(target.second);
    target.done = true;
  }

  public void dependAlso() {
    if (all.second != null) return;
    all.second = all.first;
  }

  /** On what depends on it. */
  public void dependBackwards() {
    if (all.first == null || all.first.first != null) return;
    all.first.first = all;
  }
}
