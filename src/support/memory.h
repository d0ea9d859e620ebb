// The memory of the process, and a limit that is asked about before it is overrun.
//
// A thread asks about every mebibyte of states that it takes, in one block or in many. What would
// be beyond the limit is a std::bad_alloc, as if there were no more. A large block is in use as
// soon as it is given, so that whoever asks next knows of it. What is taken otherwise (by
// containers, by Z3, by writing to pages that were never touched) is seen soon after by whoever
// waits for the threads (explore/crew.h): not every container is whole after a std::bad_alloc. For
// the same reason `new` has a reserve for when there is really no more; who has touched it should
// end.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace kukang {

// Of the whole process, as long as it lives. Several at once have the same limit.
class MemoryLimit {
 public:
  explicit MemoryLimit(uint64_t mib);  // 0: none
  ~MemoryLimit();
  MemoryLimit(const MemoryLimit&) = delete;

  // Is more in use than the limit allows, or the reserve? What was freed is given back first.
  static bool exceeded();
};

void* take_after_asking(size_t bytes);

// A block for a container: from the reserve, if need be.
void* take_unasked(size_t bytes);

// A block from malloc; throws std::bad_alloc if there is no room for it.
inline void* take_block(size_t bytes) {
  constexpr size_t kOften = 1 << 20;
  static thread_local constinit size_t taken = 0;
  taken += bytes;
  if (taken >= kOften) [[unlikely]] {
    taken = 0;
    return take_after_asking(bytes);
  }
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace kukang
