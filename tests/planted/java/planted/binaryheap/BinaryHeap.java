// bug: deleteMin k=3 n=3 kind=AssertionError
//
// The binary heap of the examples, off by one: where the last int is a left child, it is not looked
// at on the way down.
package planted.binaryheap;

import java.util.NoSuchElementException;
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
    while (2 * hole < currentSize) {  // planted: <=
      int child = 2 * hole;
      if (child < currentSize && array[child + 1] < array[child]) child++;
      if (x <= array[child]) break;
      array[hole] = array[child];
      hole = child;
    }
    array[hole] = x;
  }
}
