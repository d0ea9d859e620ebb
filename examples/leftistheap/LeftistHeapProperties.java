// What a priority queue promises to those who use it: the least comes out first.
package leftistheap;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;
import leftistheap.LeftistHeap.Item;

class LeftistHeapProperties {
  private LeftistHeapProperties() {}

  /** Less than all that is there: it must be the one that comes out. */
  @Property
  static void aNewLeastComesFirst(@NonNull LeftistHeap heap, int key, @NonNull Item element) {
    Contract.assume(heap.wellFormed() && (heap.isEmpty() || key < heap.leastKey()));
    heap.insert(key, element);
    assert heap.deleteMin() == element;
  }

  @Property
  static void mergingKeepsTheLeast(@NonNull LeftistHeap heap, @NonNull LeftistHeap other) {
    Contract.assume(heap.mergeable(other) && !heap.isEmpty() && !other.isEmpty());
    int least = Math.min(heap.leastKey(), other.leastKey());
    heap.merge(other);
    assert heap.leastKey() == least;
  }
}
