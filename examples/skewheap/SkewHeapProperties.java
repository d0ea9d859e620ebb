// What a priority queue promises to those who use it: the least comes out first.
package skewheap;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class SkewHeapProperties {
  private SkewHeapProperties() {}

  @Property
  static void theLeastComesFirst(@NonNull SkewHeap heap, int x) {
    Contract.assume(heap.wellFormed() && !heap.isEmpty());
    int least = heap.findMin();
    heap.insert(x);
    assert heap.deleteMin() == Math.min(least, x);
  }

  @Property
  static void mergingKeepsTheLeast(@NonNull SkewHeap heap, @NonNull SkewHeap other) {
    Contract.assume(heap.mergeable(other) && !heap.isEmpty() && !other.isEmpty());
    int least = Math.min(heap.findMin(), other.findMin());
    heap.merge(other);
    assert heap.findMin() == least;
  }
}
