#include "support/memory.h"

#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <mutex>

namespace kukang {
namespace {

std::atomic<uint64_t> limit_bytes = 0;
std::atomic<int> limits = 0;

// Takes no memory itself.
uint64_t resident_bytes() {
  static const int statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  char text[128] = {};
  if (pread(statm, text, sizeof text - 1, 0) <= 0) return 0;
  unsigned long long size = 0, resident = 0;
  if (std::sscanf(text, "%llu %llu", &size, &resident) != 2) return 0;
  return resident * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
}

// Address space that costs nothing until it is given away.
constexpr size_t kReserve = 64 << 20;
std::atomic<void*> reserve = nullptr;
std::atomic<bool> reserve_is_gone = false;

bool has_room(uint64_t bytes) {
  if (reserve_is_gone) return false;
  const uint64_t limit = limits > 0 ? limit_bytes.load() : 0;
  if (limit == 0 || resident_bytes() + bytes <= limit) return true;
  malloc_trim(0);
  return resident_bytes() + bytes <= limit;
}

}  // namespace

MemoryLimit::MemoryLimit(uint64_t mib) {
  limit_bytes = mib << 20;
  ++limits;
  if (reserve.load() != nullptr) return;
  void* block = std::malloc(kReserve);
  void* none = nullptr;
  if (!reserve.compare_exchange_strong(none, block)) std::free(block);
  reserve_is_gone = false;
}

MemoryLimit::~MemoryLimit() { --limits; }

bool MemoryLimit::exceeded() { return !has_room(0); }

void* take_after_asking(size_t bytes) {
  constexpr size_t kLarge = 1 << 20, kPage = 4096;
  static std::mutex taking;
  std::unique_lock lock(taking, std::defer_lock);
  const bool limited = limits > 0 && limit_bytes > 0;
  if (limited) lock.lock();
  if (limited && !has_room(bytes)) throw std::bad_alloc();
  auto* memory = static_cast<volatile char*>(std::malloc(bytes));
  if (memory == nullptr) throw std::bad_alloc();
  for (size_t at = 0; limited && bytes >= kLarge && at < bytes; at += kPage) memory[at] = 0;
  return const_cast<char*>(memory);
}

void* take_unasked(size_t bytes) {
  if (void* memory = std::malloc(bytes)) return memory;
  reserve_is_gone = true;
  std::free(reserve.exchange(nullptr));
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace kukang

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // these have their own
// Replaces what containers and strings take their memory by.
void* operator new(size_t bytes) { return kukang::take_unasked(bytes == 0 ? 1 : bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
#endif
