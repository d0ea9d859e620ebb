// Memory for the small blocks of a state: objects, frames, table nodes.
//
// A state and everything it shares with its forks belong to one worker thread, so blocks are
// recycled through thread-local free lists by size class, without locks. Large blocks go to malloc.

#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace kukang {

class Arena {
 public:
  static void* allocate(size_t bytes) {
    const size_t cls = size_class(bytes);
    if (cls >= kClasses) return checked(std::malloc(bytes));
    if (FreeBlock* block = free_[cls]) {
      free_[cls] = block->next;
      return block;
    }
    return checked(std::malloc(cls * kGrain));
  }

  // `bytes` as it was asked for.
  static void release(void* memory, size_t bytes) {
    const size_t cls = size_class(bytes);
    if (cls >= kClasses) return std::free(memory);
    FreeBlock* block = static_cast<FreeBlock*>(memory);
    block->next = free_[cls];
    free_[cls] = block;
  }

 private:
  struct FreeBlock {
    FreeBlock* next;
  };
  static constexpr size_t kGrain = 32;
  static constexpr size_t kClasses = 64;

  static size_t size_class(size_t bytes) { return (bytes + kGrain - 1) / kGrain; }
  static void* checked(void* memory) {
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
  }

  static inline thread_local constinit FreeBlock* free_[kClasses] = {};
};

}  // namespace kukang
