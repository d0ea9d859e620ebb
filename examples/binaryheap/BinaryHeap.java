// A priority queue of ints, as a binary heap in an array (Williams, 1964).
//
// Invariant: 0 <= currentSize < array.length; array[1 .. currentSize] holds the ints, and none of
// them is less than its parent, where the parent of array[i] is array[i / 2]. So the least is at 1.
// What array[0] holds is of no concern, nor what is after currentSize.
package binaryheap;

import java.util.NoSuchElementException;
import java.util.Random;
import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class BinaryHeap {
  /** Thrown when something is inserted into a heap that is full. */
  public static final class Overflow extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private int[] array;
  private int currentSize;

  public BinaryHeap(int capacity) {
    if (capacity < 0 || capacity == Integer.MAX_VALUE) throw new IllegalArgumentException();
    array = new int[capacity + 1];
  }

  @Invariant
  boolean wellFormed() {
    if (array == null || currentSize < 0 || currentSize >= array.length) return false;
    for (int i = 2; i <= currentSize; i++) {
      if (array[i] < array[i / 2]) return false;
    }
    return true;
  }

  public boolean isEmpty() {
    return currentSize == 0;
  }

  public boolean isFull() {
    return currentSize == array.length - 1;
  }

  /** The least int. Throws NoSuchElementException if the heap is empty. */
  public int findMin() {
    if (isEmpty()) throw new NoSuchElementException();
    return array[1];
  }

  /** Adds x. Throws Overflow if the heap is full. */
  @Ensures("grown")
  public void insert(int x) {
    if (isFull()) throw new Overflow();
    currentSize++;
    int hole = currentSize;
    while (hole > 1 && x < array[hole / 2]) {
      array[hole] = array[hole / 2];
      hole /= 2;
    }
    array[hole] = x;
  }

  /** Removes the least int and returns it. Throws NoSuchElementException if the heap is empty. */
  @Ensures("shrunk")
  public int deleteMin() {
    int least = findMin();
    int last = array[currentSize];
    currentSize--;
    sink(last);
    return least;
  }

  private boolean grown(int x) {
    return currentSize == Contract.old(() -> currentSize) + 1 && findMin() <= x;
  }

  private boolean shrunk(int least) {
    return currentSize == Contract.old(() -> currentSize) - 1 && (isEmpty() || least <= findMin());
  }

  /** Puts x into the hole at the top, after what is less has moved up out of its way. */
  private void sink(int x) {
    int hole = 1;
    while (2 * hole <= currentSize) {
      int child = 2 * hole;
      if (child < currentSize && array[child + 1] < array[child]) child++;
      if (x <= array[child]) break;
      array[hole] = array[child];
      hole = child;
    }
    array[hole] = x;
  }

  // Demonstrations.

  /** Inserts and removes at random, also where the heap is full or empty. */
  // run: mixed 5 0 1L
  // run: mixed 10 1 1L
  // run: mixed 30 3 2L
  // run: mixed 80 7 4L
  // run: mixed 150 40 -5L
  public static String mixed(int operations, int capacity, long seed) {
    Random random = new Random(seed);
    BinaryHeap heap = new BinaryHeap(capacity);
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      try {
        if (random.nextInt(5) < 3) {
          heap.insert(random.nextInt(50));
          log.append('+');
        } else {
          log.append(heap.deleteMin());
        }
      } catch (Overflow | NoSuchElementException e) {
        log.append(e.getClass().getSimpleName());
      }
      log.append(' ');
      heap.check();
    }
    return log + heap.text();
  }

  /** Fills a heap with random ints, then takes them out, least first. */
  // run: sorted 0 1L
  // run: sorted 1 1L
  // run: sorted 2 1L
  // run: sorted 20 7L
  public static String sorted(int n, long seed) {
    Random random = new Random(seed);
    BinaryHeap heap = new BinaryHeap(n);
    for (int i = 0; i < n; i++) {
      heap.insert(random.nextInt());
      heap.check();
    }
    StringBuilder inOrder = new StringBuilder(heap.isFull() ? "full" : "not full");
    while (!heap.isEmpty()) {
      int least = heap.findMin();
      if (heap.deleteMin() != least) throw new AssertionError("another minimum");
      heap.check();
      inOrder.append(' ').append(least);
    }
    return inOrder.toString();
  }

  // run: leastOfThree 3 1 2
  // run: leastOfThree 7 7 7
  // run: leastOfThree 2147483647 0 -2147483648
  public static String leastOfThree(int a, int b, int c) {
    BinaryHeap heap = of(a, b, c);
    return heap.findMin() + " of " + heap.text();
  }

  // run: overflow 0
  // run: overflow 2
  // run: overflow -1
  public static void overflow(int capacity) {
    BinaryHeap heap = new BinaryHeap(capacity);
    for (int i = 0; i <= capacity; i++) heap.insert(i);
  }

  // run: emptyMinimum
  public static int emptyMinimum() {
    return new BinaryHeap(4).findMin();
  }

  /** Heaps that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "too small a size"
  // run: malformed "too large a size"
  // run: malformed "no room"
  // run: malformed "no array"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    BinaryHeap heap = of(1, 2, 3);
    switch (how) {
      case "unordered" -> heap.array[3] = 0;
      case "too small a size" -> heap.currentSize = -1;
      case "too large a size" -> heap.currentSize = 4;
      case "no room" -> {
        heap.currentSize = 0;
        heap.array = new int[0];
      }
      case "no array" -> heap.array = null;
      default -> { }
    }
    return !heap.wellFormed();
  }

  private static BinaryHeap of(int... ints) {
    BinaryHeap heap = new BinaryHeap(ints.length);
    for (int x : ints) {
      heap.insert(x);
      heap.check();
    }
    return heap;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the heap is broken");
  }

  private String text() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 1; i <= currentSize; i++) text.append(i == 1 ? "" : " ").append(array[i]);
    return text.append(']').toString();
  }
}
