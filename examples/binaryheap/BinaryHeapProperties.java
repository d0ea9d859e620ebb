// What a priority queue promises to those who use it: the least comes out first.
package binaryheap;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class BinaryHeapProperties {
  private BinaryHeapProperties() {}

  @Property
  static void theLeastComesFirst(@NonNull BinaryHeap heap, int x) {
    Contract.assume(heap.wellFormed() && !heap.isEmpty() && !heap.isFull());
    int least = heap.findMin();
    heap.insert(x);
    assert heap.deleteMin() == Math.min(least, x);
  }

  @Property
  static void whatComesOutAscends(@NonNull BinaryHeap heap) {
    Contract.assume(heap.wellFormed() && !heap.isEmpty());
    int previous = heap.deleteMin();
    while (!heap.isEmpty()) {
      int next = heap.deleteMin();
      assert previous <= next;
      previous = next;
    }
  }
}
