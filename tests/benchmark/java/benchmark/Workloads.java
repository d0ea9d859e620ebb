package benchmark;

import java.util.HashMap;
import java.util.Map;

/**
 * What the speed benchmark runs, here and on the JVM.
 *
 * <p>Each workload stresses one thing an interpreter does: arithmetic and jumps, reading
 * and writing fields, array elements, calls, and the JDK's own code. Each returns a number that
 * depends on all the work done, so that two machines that agree on it have done the same.
 */
public final class Workloads {
  private Workloads() {}

  /** A loop of integer arithmetic in locals. */
  public static int integers(int n) {
    int hash = 17;
    for (int i = 0; i < n; i++) {
      hash = hash * 31 + (i ^ (hash >>> 7));
      if ((hash & 1) == 0) {
        hash += i;
      }
    }
    return hash;
  }

  private static final class Node {
    int value;
    Node next;
  }

  private static Node thousandNodes() {
    Node first = null;
    for (int i = 0; i < 1000; i++) {
      Node node = new Node();
      node.value = i;
      node.next = first;
      first = node;
    }
    return first;
  }

  /** Walks a list of 1000 nodes from end to end. */
  public static int walk(int rounds) {
    Node first = thousandNodes();
    int sum = 0;
    for (int round = 0; round < rounds; round++) {
      for (Node node = first; node != null; node = node.next) {
        sum += node.value ^ round;
      }
    }
    return sum;
  }

  /** The same walk, changing each node on the way. */
  public static int update(int rounds) {
    Node first = thousandNodes();
    int sum = 0;
    for (int round = 0; round < rounds; round++) {
      for (Node node = first; node != null; node = node.next) {
        sum += node.value;
        node.value = sum & 1023;
      }
    }
    return sum;
  }

  /** Sorts n numbers by insertion. */
  public static int sort(int n) {
    int[] numbers = new int[n];
    int random = 12345;
    for (int i = 0; i < n; i++) {
      random = random * 1103515245 + 12345;
      numbers[i] = random >>> 8;
    }
    for (int i = 1; i < n; i++) {
      int number = numbers[i];
      int hole = i;
      while (hole > 0 && numbers[hole - 1] > number) {
        numbers[hole] = numbers[hole - 1];
        hole--;
      }
      numbers[hole] = number;
    }
    int hash = 0;
    for (int i = 0; i < n; i++) {
      hash = hash * 31 + numbers[i];
    }
    return hash;
  }

  /** The n-th Fibonacci number, by calls alone. */
  public static int calls(int n) {
    return n < 2 ? n : calls(n - 1) + calls(n - 2);
  }

  /** Counts words that are built letter by letter, with the JDK's StringBuilder and HashMap. */
  public static int strings(int n) {
    Map<String, Integer> counts = new HashMap<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < n; i++) {
      word.setLength(0);
      word.append("word").append(i % 1000).append((char) ('a' + i % 26));
      counts.merge(word.toString(), 1, Integer::sum);
    }
    int hash = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      hash += entry.getKey().hashCode() * entry.getValue();
    }
    return hash;
  }

  /** As good as nothing: what is left is the start of the machine. */
  public static int nothing() {
    return 42;
  }

  private static int run(String name, int size) {
    switch (name) {
      case "integers": return integers(size);
      case "walk": return walk(size);
      case "update": return update(size);
      case "sort": return sort(size);
      case "calls": return calls(size);
      case "strings": return strings(size);
      case "nothing": return nothing();
      default: throw new IllegalArgumentException(name);
    }
  }

  /** Runs the workload once and prints the nanoseconds it took and what it returned. */
  public static void main(String[] args) {
    int size = args.length > 1 ? Integer.parseInt(args[1]) : 0;
    long start = System.nanoTime();
    int result = run(args[0], size);
    long elapsed = System.nanoTime() - start;
    System.out.println(elapsed + " " + result);
  }
}
