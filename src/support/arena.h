// Memory for the small blocks of a state: objects, frames, table nodes.
//
// A state and everything it shares with its forks belong to one worker thread, so blocks are
// recycled through thread-local free lists by size class, without locks. Large blocks go to malloc
// (see memory.h); with the address sanitizer all do, so that it sees what is used after it was
// freed.

#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

#include "support/memory.h"

namespace kukang {

class Arena {
 public:
  static void* allocate(size_t bytes) {
    const size_t cls = size_class(bytes);
    if (cls >= kClasses) return take_block(bytes);
    if (FreeBlock* block = free_[cls]) {
      free_[cls] = block->next;
      return block;
    }
    return take_block(cls * kGrain);
  }

  // Of zeros. The pages of a large block are there when something is written to them.
  static void* allocate_zeros(size_t bytes) {
    if (size_class(bytes) < kClasses) return std::memset(allocate(bytes), 0, bytes);
    if (void* memory = zeros_or_null(bytes)) return memory;
    throw std::bad_alloc();
  }

  // Frees what the calling thread keeps for later. To be called before it ends.
  static void trim() {
    for (FreeBlock*& list : free_) {
      while (FreeBlock* block = list) {
        list = block->next;
        std::free(block);
      }
    }
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
#ifdef __SANITIZE_ADDRESS__
  static constexpr size_t kClasses = 1;  // that of no bytes
#else
  static constexpr size_t kClasses = 64;
#endif

  static size_t size_class(size_t bytes) { return (bytes + kGrain - 1) / kGrain; }

  static inline thread_local constinit FreeBlock* free_[kClasses] = {};
};

}  // namespace kukang
