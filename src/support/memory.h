// The memory of the process: who asks for it, and who does not.
//
// States ask. A thread asks about every mebibyte of them that it takes, in one block or in many.
// What would be beyond the limit is a std::bad_alloc, as if there were no more. A large block is in
// use as soon as it is given, so that whoever asks next knows of it. What is taken otherwise (by
// containers, by Z3, by writing to pages that were never touched) is seen soon after by whoever
// waits for the threads (explore/crew.h).
//
// Where there is really no more, only who asks is told. Abseil's tables are not whole after an
// allocation has failed, Z3 ends the process, and no exception gets through std::call_once while
// the C library can take nothing. So for everybody else no allocation fails: malloc has a reserve,
// and who has touched it should end; from then on nobody who asks gets anything. Where that is not
// enough either the process ends at once, and says why.

#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string_view>

namespace kukang {

inline constexpr std::string_view kNoMemory =
    "there is no more memory; allow more (ulimit -v), or use fewer workers (-j)";

// Of the whole process, as long as it lives. Several at once have the same limit. There is a
// reserve from then on, unless there is no room for one: then the limit is exceeded.
class MemoryLimit {
 public:
  explicit MemoryLimit(uint64_t mib);  // 0: none
  ~MemoryLimit();
  MemoryLimit(const MemoryLimit&) = delete;

  // Is more in use than the limit allows, or the reserve? What was freed is given back first.
  static bool exceeded();
};

// Blocks that are freed by std::free; nullptr: there is no room for them.
void* block_or_null(size_t bytes);
void* zeros_or_null(size_t bytes);

void* take_after_asking(size_t bytes);

// Throws std::bad_alloc if there is no room.
inline void* take_block(size_t bytes) {
  constexpr size_t kOften = 1 << 20;
  static thread_local constinit size_t taken = 0;
  taken += bytes;
  if (taken >= kOften) [[unlikely]] {
    taken = 0;
    return take_after_asking(bytes);
  }
  if (void* memory = block_or_null(bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace kukang
