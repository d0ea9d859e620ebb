// PriorityQueue by natural order and by comparators, ties, removal from the middle.
package programs;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class PriorityQueues {
  record Task(String name, int priority) {}

  // run: sorted 7
  // run: sorted 100
  static String sorted(int seed) {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    for (int i = 0; i < 12; i++) {
      seed = seed * 1103515245 + 12345;
      queue.add(seed >>> 24);
    }
    StringBuilder text = new StringBuilder();
    while (!queue.isEmpty()) text.append(queue.poll()).append(' ');
    return text.toString();
  }

  // run: tasks
  static String tasks() {
    PriorityQueue<Task> queue = new PriorityQueue<>(
        Comparator.comparingInt(Task::priority).reversed().thenComparing(Task::name));
    queue.add(new Task("sweep", 2));
    queue.add(new Task("cook", 5));
    queue.add(new Task("read", 2));
    queue.add(new Task("sleep", 9));
    queue.remove(new Task("cook", 5));
    StringBuilder text = new StringBuilder();
    for (Task task; (task = queue.poll()) != null; ) text.append(task.name()).append(' ');
    return text + "" + queue.peek();
  }

  // run: heapOrder
  static String heapOrder() {
    PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 3, 8, 1, 9, 2));
    String before = queue.toString();
    queue.remove(3);
    return before + queue + queue.contains(8) + queue.size();
  }

  // run: median 9 2 7 4
  // run: median 1 1 1 1
  static double median(int a, int b, int c, int d) {
    PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder());
    PriorityQueue<Integer> high = new PriorityQueue<>();
    for (int x : new int[] {a, b, c, d}) {
      low.add(x);
      high.add(low.poll());
      if (high.size() > low.size()) low.add(high.poll());
    }
    return (low.peek() + high.peek()) / 2.0;
  }

  // run: incomparable
  static int incomparable() {
    PriorityQueue<Object> queue = new PriorityQueue<>();
    queue.add(new Object());
    queue.add(new Object());
    return queue.size();
  }
}
