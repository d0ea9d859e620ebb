// What a priority queue promises to those who use it: the least comes out first.
package binomialheap;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class BinomialHeapProperties {
  private BinomialHeapProperties() {}

  @Property
  static void theLeastComesFirst(@NonNull BinomialHeap heap, int x) {
    Contract.assume(heap.wellFormed() && !heap.isEmpty());
    int least = heap.findMin();
    heap.insert(x);
    assert heap.deleteMin() == Math.min(least, x);
  }

  @Property
  static void mergingKeepsTheLeast(@NonNull BinomialHeap heap, @NonNull BinomialHeap other) {
    Contract.assume(heap.wellFormed() && other.wellFormed() && heap.mergeable(other));
    Contract.assume( !heap.isEmpty() && !other.isEmpty());
    int least = Math.min(heap.findMin(), other.findMin());
    heap.merge(other);
    assert heap.findMin() == least;
  }
}
