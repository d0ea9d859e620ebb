package others.heaps;

/** A heap in an array. */
public class BinaryHeap {
  private int[] elements;
  private int size;

  public boolean repOk() {
    if (elements == null || size < 0 || size > elements.length) return false;
    for (int i = 1; i < size; i++) {
      if (elements[(i - 1) / 2] > elements[i]) return false;
    }
    return true;
  }

  /** As repOk, of heaps without room for more. */
  public boolean isFull() {
    return repOk() && size == elements.length;
  }

  public void add(int element) {
    if (size == elements.length) grow(2 * size + 1);
    elements[size] = element;
    siftUp(size++);
  }

  /** An array of no elements stays so. */
  public void addDoubles(int element) {
    if (size == elements.length) grow(2 * size);
    elements[size] = element;
    siftUp(size++);
  }

  private void grow(int length) {
    int[] grown = new int[length];
    for (int i = 0; i < size; i++) grown[i] = elements[i];
    elements = grown;
  }

  private void siftUp(int i) {
    while (i > 0 && elements[(i - 1) / 2] > elements[i]) {
      int parent = (i - 1) / 2;
      int moved = elements[i];
      elements[i] = elements[parent];
      elements[parent] = moved;
      i = parent;
    }
  }

  public int removeLeast() {
    if (size == 0) throw new IllegalStateException();
    int least = elements[0];
    elements[0] = elements[--size];
    siftDown(0, true);
    return least;
  }

  /** Goes down to the left only. */
  public int removeLeastToTheLeft() {
    if (size == 0) throw new IllegalStateException();
    int least = elements[0];
    elements[0] = elements[--size];
    siftDown(0, false);
    return least;
  }

  private void siftDown(int i, boolean both) {
    while (2 * i + 1 < size) {
      int child = 2 * i + 1;
      if (both && child + 1 < size && elements[child + 1] < elements[child]) child++;
      if (elements[i] <= elements[child]) return;
      int moved = elements[i];
      elements[i] = elements[child];
      elements[child] = moved;
      i = child;
    }
  }
}
