// The collections at work: two or three that should agree, driven by the same random numbers.
//
// The invariants of the spec classes look at private fields, which a JVM lets nobody do without
// being told to; here the collections are asked only what anybody may ask them.
package jdk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

final class Demonstrations {
  private Demonstrations() {}

  /** Puts and removes keys; a TreeMap and a HashMap answer the same. */
  // run: maps 0 1 1L
  // run: maps 40 8 7L
  // run: maps 150 60 -5L
  public static String maps(int operations, int keys, long seed) {
    Random random = new Random(seed);
    TreeMap<Integer, Integer> tree = new TreeMap<>();
    HashMap<Integer, Integer> table = new HashMap<>(1);
    for (int i = 0; i < operations; i++) {
      int key = random.nextInt(keys) - keys / 2;
      if (random.nextInt(5) < 3) {
        agree(tree.put(key, i), table.put(key, i));
      } else {
        agree(tree.remove(key), table.remove(key));
      }
      agree(tree.size(), table.size());
    }
    agree(tree, table);
    return tree.toString();
  }

  /** Adds and removes at both ends; an ArrayDeque and a LinkedList answer the same. */
  // run: deques 0 1L
  // run: deques 30 7L
  // run: deques 200 -5L
  public static String deques(int operations, long seed) {
    Random random = new Random(seed);
    ArrayDeque<Integer> array = new ArrayDeque<>(1);
    LinkedList<Integer> list = new LinkedList<>();
    for (int i = 0; i < operations; i++) {
      switch (random.nextInt(6)) {
        case 0, 1 -> {
          array.addFirst(i);
          list.addFirst(i);
        }
        case 2, 3 -> {
          array.addLast(i);
          list.addLast(i);
        }
        case 4 -> agree(array.pollFirst(), list.pollFirst());
        default -> agree(array.pollLast(), list.pollLast());
      }
      agree(array.size(), list.size());
    }
    agree(List.copyOf(array), list);
    return array.toString();
  }

  /** Inserts and removes anywhere; an ArrayList, a LinkedList and a Vector end up the same. */
  // run: lists 0 1L
  // run: lists 30 7L
  // run: lists 100 -5L
  public static String lists(int operations, long seed) {
    Random random = new Random(seed);
    ArrayList<Integer> array = new ArrayList<>();
    LinkedList<Integer> linked = new LinkedList<>();
    Vector<Integer> vector = new Vector<>(1, 2);
    for (int i = 0; i < operations; i++) {
      if (array.isEmpty() || random.nextInt(3) < 2) {
        int at = random.nextInt(array.size() + 1);
        array.add(at, i);
        linked.add(at, i);
        vector.add(at, i);
      } else {
        int at = random.nextInt(array.size());
        Integer removed = array.remove(at);
        agree(removed, linked.remove(at));
        agree(removed, vector.remove(at));
      }
    }
    agree(array, linked);
    agree(array, vector);
    return array.toString();
  }

  /** A PriorityQueue sorts as a TreeSet does; a Stack turns that around. */
  // run: sorted 0 1L
  // run: sorted 50 7L
  public static String sorted(int elements, long seed) {
    Random random = new Random(seed);
    PriorityQueue<Integer> queue = new PriorityQueue<>(1);
    TreeSet<Integer> set = new TreeSet<>();
    for (int i = 0; i < elements; i++) {
      int element = random.nextInt(1000);
      if (set.add(element)) queue.offer(element);
    }
    Stack<Integer> stack = new Stack<>();
    while (!queue.isEmpty()) stack.push(queue.poll());
    agree(List.copyOf(set), stack);
    StringBuilder text = new StringBuilder();
    while (!stack.isEmpty()) text.append(stack.pop()).append(' ');
    return text.toString();
  }

  // run: popsNothing
  public static void popsNothing() {
    new Stack<Integer>().pop();
  }

  // run: getsBeyondTheEnd
  public static void getsBeyondTheEnd() {
    new LinkedList<>(List.of(1, 2)).get(2);
  }

  private static void agree(Object one, Object another) {
    if (one == null ? another != null : !one.equals(another)) {
      throw new AssertionError(one + " and " + another);
    }
  }
}
