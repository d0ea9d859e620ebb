package others.jdk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Stack;

/** What was done and can be undone: a stack for the one, a deque for the other. */
public class History {
  private final Stack<Integer> done = new Stack<>();
  private final Deque<Integer> undone = new ArrayDeque<>();

  public boolean wellFormed() {
    if (done == null || undone == null) return false;
    for (Integer step : done) {
      if (step == null || step == 0) return false;
    }
    for (Integer step : undone) {
      if (step == null || step == 0) return false;
    }
    return true;
  }

  public void step(int by) {
    if (by == 0) return;
    done.push(by);
    undone.clear();
  }

  public int undo() {
    if (done.isEmpty()) return 0;
    int by = done.pop();
    undone.push(by);
    return -by;
  }

  /** There is nothing to take where nothing was done. */
  public int undoAnyway() {
    if (done.isEmpty()) {
      undone.push(0);
      return 0;
    }
    return undo();
  }
}
