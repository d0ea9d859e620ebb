// Every run of the methods of Exact is in exactly one merged path, which says of its numbers how it
// ends.

#include <gtest/gtest.h>

#include "containment/contained.h"
#include "merge/merged_program.h"

namespace kukang {
namespace {

class ContainedInMerged : public testing::TestWithParam<std::string> {};

TEST_P(ContainedInMerged, Once) {
  const Method& method = method_named("merged/Exact", GetParam());
  const auto plan = plan_for(merged_program(), method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  const auto machine = ConcreteMachine::make(merged_program());
  ASSERT_TRUE(machine.ok()) << machine.status();
  std::vector<ConcreteRun> runs;
  for (int64_t x = -2; x < 11; ++x) {
    for (int64_t y = -1; y < 6; ++y) {
      const auto run = (*machine)->run(*plan, {x, y});
      ASSERT_TRUE(run.ok()) << run.status();
      runs.push_back(*run);
    }
  }
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    ExploreOptions options;
    options.strategy = strategy;
    options.merge = Merge::Always;
    ContainedRuns contained(runs);
    const auto exploration =
        explore(merged_program(), *plan, options, [&](int) { return &contained; });
    ASSERT_TRUE(exploration.ok()) << exploration.status();
    EXPECT_GT(exploration->tally.merging.merged, 0u);
    for (size_t i = 0; i < runs.size(); ++i) {
      EXPECT_EQ(what_is_wrong(runs[i], contained.found()[i], true), "")
          << "arguments " << testing::PrintToString(runs[i].bits);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, ContainedInMerged,
                         testing::Values("inField", "inStatic", "inArray", "atIndex", "inBytes",
                                         "ofALength", "inLong", "called", "leaves", "handled",
                                         "handledByTheCaller", "madeOnBothSides", "cases",
                                         "inALoop"),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace kukang
