// What explorations take: as much as is in use, and not more than they may.

#include <gtest/gtest.h>

#include "explore/explorer.h"
#include "explore/explored_program.h"
#include "explore/peak_memory.h"

namespace kukang {
namespace {

struct Measured {
  Exploration exploration;
  uint64_t mib = 0;  // more than before
};

Measured measured(std::string_view name, const ExploreOptions& options) {
  const Plan plan = plan_in("Memory", name);
  const uint64_t before = PeakMemory().mib();
  const PeakMemory peak;
  auto result = explore(program(), plan, options, nullptr);
  EXPECT_TRUE(result.ok()) << result.status();
  return {*result, peak.mib() - before};
}

class Memory : public testing::Test {
 protected:
  void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizer takes memory of its own";
#endif
  }
};

TEST_F(Memory, AnArrayCostsWhatIsInIt) {
  constexpr uint64_t kLittle = 64;
  ExploreOptions options;
  options.bounds.k = 2;
  const Measured longest = measured("longest", options);
  EXPECT_LT(longest.mib, kLittle);
  EXPECT_EQ(longest.exploration.tally.exceptional, 1u);  // out of bounds
  EXPECT_EQ(longest.exploration.tally.normal, 3u);       // the same as 7, as the last, as neither
  const Measured too_long = measured("tooLong", options);
  EXPECT_LT(too_long.mib, kLittle);
  EXPECT_EQ(too_long.exploration.tally.cut_by_bounds(), 1u);
  const Measured builder = measured("builder", options);
  EXPECT_LT(builder.mib, kLittle);
  EXPECT_EQ(builder.exploration.tally.stopped, 0u);
  EXPECT_GT(builder.exploration.tally.normal, 0u);
}

TEST_F(Memory, ALoopThatDecidesNothingTakesNone) {
  ExploreOptions options;
  options.bounds.steps = 20'000'000;
  const Measured spins = measured("spins", options);
  EXPECT_LT(spins.mib, 32u);
  EXPECT_EQ(spins.exploration.tally.normal, 1u);
}

// Whatever takes it, and however many do.
TEST_F(Memory, TheLimitIsNotOverrun) {
  constexpr uint64_t kAllowed = 100;
  constexpr uint64_t kOfSolver = 64;  // it takes so much before anybody can look
  for (const char* name : {"takesAll", "takesLargeBlocks", "takesLittleByLittle", "copies"}) {
    for (const int workers : {1, 4}) {
      SCOPED_TRACE(testing::Message() << name << ", " << workers << " workers");
      ExploreOptions options;
      options.workers = workers;
      options.memory_mib = PeakMemory().mib() + kAllowed;
      const Measured greedy = measured(name, options);
      EXPECT_EQ(greedy.exploration.stopped_early, "the memory is used up (--memory)");
      EXPECT_LT(greedy.mib, kAllowed + kOfSolver);
      // What was taken is there for the next one.
      const Measured modest = measured("small", options);
      EXPECT_EQ(modest.exploration.stopped_early, "");
      EXPECT_EQ(modest.exploration.tally.normal, 2u);
    }
  }
}

}  // namespace
}  // namespace kukang
