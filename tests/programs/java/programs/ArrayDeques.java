// ArrayDeque: wrap-around, growth in the middle of a turn, both ends, iteration, nulls.
package programs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

class ArrayDeques {
  // run: ends
  static String ends() {
    Deque<String> deque = new ArrayDeque<>();
    deque.addFirst("b");
    deque.addLast("c");
    deque.offerFirst("a");
    deque.push("z");
    return deque + deque.peekFirst() + deque.peekLast() + deque.pop() + deque.pollLast() + deque;
  }

  // run: turning 50
  // run: turning 3
  static String turning(int n) {
    Deque<Integer> deque = new ArrayDeque<>(4);
    int sum = 0;
    for (int i = 0; i < n; i++) {
      deque.addLast(i);
      if (i % 3 == 0) deque.addFirst(-i);
      if (i % 2 == 1) sum = sum * 7 + deque.removeFirst();
    }
    return sum + " " + deque.size() + " " + deque.peekFirst() + " " + deque.peekLast();
  }

  // run: iteration
  static String iteration() {
    Deque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < 6; i++) deque.add(i);
    deque.removeFirstOccurrence(3);
    Iterator<Integer> down = deque.descendingIterator();
    StringBuilder text = new StringBuilder();
    while (down.hasNext()) {
      int x = down.next();
      if (x == 4) down.remove();
      text.append(x);
    }
    return text + " " + deque + deque.contains(5);
  }

  // run: refusesNull
  static void refusesNull() {
    new ArrayDeque<String>().add(null);
  }

  // run: empty
  static int empty() {
    return new ArrayDeque<Integer>().pop();
  }

  // run: window 3
  // run: window 1
  static String window(int k) {
    int[] a = {1, 3, -1, -3, 5, 3, 6, 7};
    Deque<Integer> indexes = new ArrayDeque<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < a.length; i++) {
      while (!indexes.isEmpty() && a[indexes.peekLast()] <= a[i]) indexes.pollLast();
      indexes.addLast(i);
      if (indexes.peekFirst() <= i - k) indexes.pollFirst();
      if (i >= k - 1) text.append(a[indexes.peekFirst()]).append(' ');
    }
    return text.toString();
  }
}
