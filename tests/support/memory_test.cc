// Where there is no more memory: who asks is told, for all others there is a reserve, and after
// that the process ends in order.

#include "support/memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "gtest/gtest.h"
#include "support/arena.h"
#include "support/status.h"

namespace kukang {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

constexpr size_t kMib = 1 << 20;

// In a child: from now on there is so much room, and no more.
void leave_room(size_t mib) {
  size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const size_t most = pages * static_cast<size_t>(sysconf(_SC_PAGESIZE)) + mib * kMib;
  const rlimit limit = {most, most};
  setrlimit(RLIMIT_AS, &limit);
}

// Ends the child: 0 where `as_it_should` holds.
void end(bool as_it_should) { _exit(as_it_should ? 0 : 1); }

bool is_refused(const std::function<void()>& take) {
  try {
    take();
  } catch (const std::bad_alloc&) {
    return true;
  }
  return false;
}

void take_states() {
  for (;;) Arena::allocate(1000);
}

class Memory : public testing::Test {
 protected:
  void SetUp() override {
    if (kSanitized) GTEST_SKIP() << "the sanitizer has its own";
  }
};

TEST_F(Memory, WhoDoesNotAskEndsTheProcess) {
  const std::vector<std::function<void()>> takers = {
      [] {
        absl::flat_hash_map<uint64_t, uint64_t> table;
        for (uint64_t i = 0;; ++i) table[i] = i;
      },
      [] {
        std::vector<std::string> texts;
        for (;;) texts.emplace_back(1000, 'x');
      },
      [] {
        for (;;) *static_cast<volatile char*>(std::malloc(1000)) = 'x';
      },
      [] {
        for (;;) *static_cast<volatile char*>(std::calloc(10, 100)) = 'x';
      },
      [] {
        void* memory = nullptr;
        for (size_t bytes = 1000;; bytes *= 2) memory = std::realloc(memory, bytes);
      },
  };
  for (const auto& take : takers) {
    for (const bool reserved : {false, true}) {
      auto run = [&] {
        leave_room(100);
        std::optional<MemoryLimit> limit;
        if (reserved) limit.emplace(0);
        take();
      };
      EXPECT_EXIT(run(), testing::ExitedWithCode(kExitUnknown), "kukang: there is no more memory");
    }
  }
}

TEST_F(Memory, WhoAsksIsToldAndLeavesTheReserve) {
  auto run = [] {
    leave_room(100);
    const MemoryLimit limit(0);
    const bool refused = is_refused(take_states);
    const std::vector<char> container(40 * kMib);
    end(refused && MemoryLimit::exceeded());
  };
  EXPECT_EXIT(run(), testing::ExitedWithCode(0), "");
}

TEST_F(Memory, WhoAsksGetsNothingOfTheReserve) {
  auto run = [] {
    leave_room(100);
    {
      const MemoryLimit limit(0);
      while (!MemoryLimit::exceeded()) *static_cast<volatile char*>(std::malloc(1000)) = 'x';
      if (!is_refused([] { Arena::allocate(1000); })) end(false);
      if (!is_refused([] { Arena::allocate_zeros(kMib); })) end(false);
      if (::operator new(1000, std::nothrow) != nullptr) end(false);
    }
    end(!is_refused([] { Arena::allocate(1000); }));
  };
  EXPECT_EXIT(run(), testing::ExitedWithCode(0), "");
}

TEST_F(Memory, TheNextExplorationHasAReserveAgain) {
  auto run = [] {
    leave_room(100);
    std::vector<void*> taken(1 << 20);
    size_t count = 0;
    {
      const MemoryLimit limit(0);
      while (!MemoryLimit::exceeded()) {
        *static_cast<volatile char*>(taken[count++] = std::malloc(200'000)) = 'x';
      }
    }
    {
      const MemoryLimit limit(0);
      if (MemoryLimit::exceeded()) end(false);  // a smaller one
    }
    while (count > 0) std::free(taken[--count]);
    const MemoryLimit limit(0);
    end(!MemoryLimit::exceeded());
  };
  EXPECT_EXIT(run(), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace kukang
