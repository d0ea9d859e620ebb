// Every run of the methods of Runs is in exactly one path, which says what all variables are when
// the loops are left.

#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "containment/contained.h"
#include "loops/loops_program.h"

namespace kukang {
namespace {

// With sanitizers, or checks, all takes ten times as long.
#if defined(KUKANG_CHECKED)
constexpr int kRuns = 100;
#else
constexpr int kRuns = 1000;
#endif

// Some near the ends of what an int holds, so that some overflow; none that take many rounds.
std::vector<int64_t> random_arguments(std::mt19937& dice, const Plan& plan) {
  auto between = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(dice);
  };
  const int64_t near = between(0, 3) < 3 ? 12 : 300;
  const int64_t where = between(0, 79);
  const bool wide = plan.parameters[0].basic == Basic::Long;
  const int64_t lowest = wide ? INT64_MIN : INT32_MIN, highest = wide ? INT64_MAX : INT32_MAX;
  std::vector<int64_t> arguments;
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    const int64_t by = between(-near, near);
    arguments.push_back(where == 0   ? highest - std::abs(by)
                        : where == 1 ? lowest + std::abs(by)
                                     : by);
  }
  return arguments;
}

class LoopRuns : public testing::TestWithParam<std::string> {};

TEST_P(LoopRuns, AreInOnePathEach) {
  const Method& method = method_named("loops/Runs", GetParam());
  const auto plan = plan_for(loops_program(), method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  const auto machine = ConcreteMachine::make(loops_program());
  ASSERT_TRUE(machine.ok()) << machine.status();
  std::mt19937 dice(7);
  std::vector<ConcreteRun> runs;
  for (int i = 0; i < kRuns; ++i) {
    const auto run = (*machine)->run(*plan, random_arguments(dice, *plan));
    ASSERT_TRUE(run.ok()) << run.status();
    if (run->ended()) runs.push_back(*run);  // the others take millions of rounds
  }
  for (const int64_t loop : {2, 5}) {
    ExploreOptions options;
    options.loops = Loops::Summaries;
    options.bounds.loop = static_cast<uint32_t>(loop);
    options.timeout_seconds = 20;
    ContainedRuns contained(runs);
    const auto exploration =
        explore(loops_program(), *plan, options, [&](int) { return &contained; });
    ASSERT_TRUE(exploration.ok()) << exploration.status();
    EXPECT_EQ(exploration->stopped_early, "");
    const Tally& tally = exploration->tally;
    size_t ended = 0;
    for (size_t i = 0; i < runs.size(); ++i) {
      const ContainedRuns::Found& found = contained.found()[i];
      EXPECT_EQ(what_is_wrong(runs[i], found, contained.saw_all(*exploration)), "")
          << "arguments " << testing::PrintToString(runs[i].bits);
      EXPECT_EQ(found.containing, 1u) << testing::PrintToString(runs[i].bits);
      ended += found.beyond == 0;
    }
    std::cout << GetParam() << ": " << tally.paths() << " paths, " << tally.loops.traces
              << " traces of " << tally.loops.summarized << " visits, " << tally.loops.as_they_are
              << " in part as they are; " << ended << " of " << runs.size() << " runs not cut"
              << std::endl;
    EXPECT_GT(tally.loops.summarized, 0u);
    EXPECT_GT(ended * 10, runs.size() * 7);
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, LoopRuns, testing::ValuesIn(methods_of("loops/Runs")),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace kukang
