#include "support/memory.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "support/status.h"

// The sanitizers have their own.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KUKANG_OWN_MALLOC 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KUKANG_OWN_MALLOC 0
#endif
#endif
#ifndef KUKANG_OWN_MALLOC
#define KUKANG_OWN_MALLOC 1
#endif

#if KUKANG_OWN_MALLOC
extern "C" {
void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* memory, size_t bytes);
}
#endif

namespace kukang {
namespace {

#if KUKANG_OWN_MALLOC
void* try_malloc(size_t bytes) { return __libc_malloc(bytes); }
void* try_calloc(size_t count, size_t bytes) { return __libc_calloc(count, bytes); }
#else
void* try_malloc(size_t bytes) { return std::malloc(bytes); }
void* try_calloc(size_t count, size_t bytes) { return std::calloc(count, bytes); }
#endif

// Address space that costs nothing until it is given away. Takes no memory itself.
class Reserve {
 public:
  void fill() {
    std::lock_guard lock(mutex_);
    constexpr size_t kMib = 1 << 20;
    for (const size_t mib : {64, 16, 4}) {
      if (block_ != nullptr) break;
      void* block = mmap(nullptr, mib * kMib, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      if (block == MAP_FAILED) continue;
      block_ = block;
      size_ = mib * kMib;
    }
    is_gone_ = block_ == nullptr;
  }

  // What `take` gets now or with what was in reserve. It may get nothing.
  template <class Take>
  void* serve(Take take) {
    std::lock_guard lock(mutex_);
    if (void* memory = take()) return memory;  // others may have given it away meanwhile
    is_gone_ = true;
    if (block_ != nullptr) munmap(block_, size_);
    block_ = nullptr;
    return take();
  }

  bool is_gone() const { return is_gone_.load(std::memory_order_relaxed); }

 private:
  std::mutex mutex_;
  void* block_ = nullptr;
  size_t size_ = 0;
  std::atomic<bool> is_gone_ = false;
};

constinit Reserve reserve;
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

bool has_room(uint64_t bytes) {
  if (reserve.is_gone()) return false;
  const uint64_t limit = limits > 0 ? limit_bytes.load() : 0;
  if (limit == 0 || resident_bytes() + bytes <= limit) return true;
  malloc_trim(0);
  return resident_bytes() + bytes <= limit;
}

// Between explorations nobody would notice.
bool should_end() { return reserve.is_gone() && limits > 0; }

}  // namespace

MemoryLimit::MemoryLimit(uint64_t mib) {
  limit_bytes = mib << 20;
  ++limits;
  reserve.fill();
}

MemoryLimit::~MemoryLimit() { --limits; }

bool MemoryLimit::exceeded() { return !has_room(0); }

void* block_or_null(size_t bytes) { return should_end() ? nullptr : try_malloc(bytes); }
void* zeros_or_null(size_t bytes) { return should_end() ? nullptr : try_calloc(bytes, 1); }

void* take_after_asking(size_t bytes) {
  constexpr size_t kLarge = 1 << 20, kPage = 4096;
  static std::mutex taking;
  std::unique_lock lock(taking, std::defer_lock);
  const bool limited = limits > 0 && limit_bytes > 0;
  if (limited) lock.lock();
  if (limited && !has_room(bytes)) throw std::bad_alloc();
  auto* memory = static_cast<volatile char*>(block_or_null(bytes));
  if (memory == nullptr) throw std::bad_alloc();
  for (size_t at = 0; limited && bytes >= kLarge && at < bytes; at += kPage) memory[at] = 0;
  return const_cast<char*>(memory);
}

#if KUKANG_OWN_MALLOC
namespace {

// From wherever it was: nothing that would have to be put right is left in memory, and children
// end with their parent.
[[noreturn]] void end_without_memory() {
  for (const std::string_view part : {std::string_view("kukang: "), kNoMemory, {"\n"}}) {
    (void)!write(STDERR_FILENO, part.data(), part.size());
  }
  _exit(kExitUnknown);
}

template <class Take>
void* insist(Take take) {
  if (void* memory = take()) return memory;
  if (void* memory = reserve.serve(take)) return memory;
  end_without_memory();
}

}  // namespace
#endif

}  // namespace kukang

#if KUKANG_OWN_MALLOC
extern "C" {
void* malloc(size_t bytes) noexcept {
  return kukang::insist([bytes] { return __libc_malloc(bytes); });
}
void* calloc(size_t count, size_t bytes) noexcept {
  return kukang::insist([count, bytes] { return __libc_calloc(count, bytes); });
}
void* realloc(void* memory, size_t bytes) noexcept {
  if (bytes == 0) return __libc_realloc(memory, bytes);  // frees it
  return kukang::insist([memory, bytes] { return __libc_realloc(memory, bytes); });
}
}

// Who asks for this can do without. A program may have one of its own.
[[gnu::weak]] void* operator new(size_t bytes, const std::nothrow_t&) noexcept {
  return kukang::block_or_null(bytes == 0 ? 1 : bytes);
}
#endif
