// What a heap requires of whoever uses it is checked, in builds that check.

#include "heap/heap.h"

#include <gtest/gtest.h>

namespace kukang {
namespace {

#ifdef KUKANG_CHECKED

Location allocated(Heap& heap) { return heap.allocate(Object::record(nullptr, 0)); }

TEST(HeapDeathTest, HasNoObjectWhereNoneWasAllocated) {
  Heap heap;
  const Location location = allocated(heap);
  EXPECT_EQ(heap[location].length, 0);
  EXPECT_DEATH(heap[location + 1], "heap.h:.*required: find\\(location\\) != nullptr");
  EXPECT_DEATH(heap.change(location + 1), "required: find");
}

TEST(HeapDeathTest, HasNoObjectWhereOneWasReclaimed) {
  Heap heap;
  const Location location = allocated(heap);
  heap.reclaim([](Location) { return false; });
  EXPECT_DEATH(heap[location], "required: find");
}

TEST(HeapDeathTest, IsNotRestoredToWhatComesLater) {
  Heap heap, later;
  allocated(later);
  EXPECT_DEATH(heap.restore(later), "required: then.next_ <= next_");
}

#endif

}  // namespace
}  // namespace kukang
