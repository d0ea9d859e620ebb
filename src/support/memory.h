// The memory of the process, and a limit that is asked about before it is overrun.
//
// A thread asks about every mebibyte that it takes, in one block or in many: `new` and the blocks
// of states do. What would be beyond the limit is a std::bad_alloc, as if there were no more. A
// large block is in use as soon as it is given, so that whoever asks next knows of it. What is
// taken otherwise (by Z3, or by writing to pages that were never touched) is seen by whoever waits
// for the threads (explore/crew.h).

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

  // Is more in use than the limit allows? What was freed is given back first.
  static bool exceeded();
};

// As long as it lives, its thread does not ask: for code that a std::bad_alloc must not go through.
class Unasked {
 public:
  Unasked() { ++depth_; }
  ~Unasked() { --depth_; }
  Unasked(const Unasked&) = delete;

  static bool now() { return depth_ > 0; }

 private:
  static inline thread_local constinit int depth_ = 0;
};

void* take_after_asking(size_t bytes);

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
