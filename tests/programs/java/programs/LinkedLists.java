// LinkedList as list, queue and stack; ListIterator in both directions.
package programs;

import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

class LinkedLists {
  // run: deque
  static String deque() {
    LinkedList<Integer> list = new LinkedList<>();
    list.add(1);
    list.addFirst(0);
    list.addLast(2);
    list.push(-1);
    int first = list.pop() + list.peek() * 10;
    list.offer(7);
    return list + " " + first + " " + list.peekLast() + list.pollFirst() + list.removeLast() + list;
  }

  // run: middle 5
  // run: middle 1
  static String middle(int n) {
    LinkedList<String> list = new LinkedList<>();
    for (int i = 0; i < n; i++) list.add(list.size() / 2, "" + i);
    list.remove(n / 2);
    return list + " " + list.size() + list.indexOf("3");
  }

  // run: iterate
  static String iterate() {
    List<Integer> list = new LinkedList<>(List.of(1, 2, 3, 4));
    ListIterator<Integer> it = list.listIterator();
    while (it.hasNext()) {
      int x = it.next();
      if (x == 2) it.remove();
      else if (x == 3) it.set(30);
      else it.add(x * 100);
    }
    StringBuilder back = new StringBuilder();
    while (it.hasPrevious()) back.append(it.previousIndex()).append('=').append(it.previous());
    return list + " " + back;
  }

  // run: empty 0
  // run: empty 1
  // run: empty 2
  // run: empty 3
  static Object empty(int kind) {
    LinkedList<String> list = new LinkedList<>();
    return switch (kind) {
      case 0 -> list.poll() + list.peekFirst();
      case 1 -> list.removeFirst();
      case 2 -> list.element();
      default -> list.get(0);
    };
  }

  // run: josephus 7 3
  // run: josephus 1 5
  // run: josephus 41 3
  static int josephus(int people, int step) {
    LinkedList<Integer> circle = new LinkedList<>();
    for (int i = 1; i <= people; i++) circle.add(i);
    while (circle.size() > 1) {
      for (int i = 1; i < step; i++) circle.addLast(circle.removeFirst());
      circle.removeFirst();
    }
    return circle.getFirst();
  }
}
