// Merging where the sides of a branch meet: how many paths are left, and that nothing else changes.

#include <gtest/gtest.h>

#include "check/check.h"
#include "merge/merged_program.h"

namespace kukang {
namespace {

CheckResult checked(const Method& method, const Strategy* strategy, Merge merge, int workers = 1) {
  ExploreOptions options;
  options.strategy = strategy;
  options.bounds.k = 3;
  options.merge = merge;
  options.workers = workers;
  options.timeout_seconds = 60;
  options.self_check = true;
  const auto plan = plan_for(merged_program(), method, {});
  auto result = check_plan(merged_program(), *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return *std::move(result);
}

struct MergeRow {
  std::string name;
  uint64_t plain, merged;
};
std::ostream& operator<<(std::ostream& out, const MergeRow& row) { return out << row.name; }

class MergedFeature : public testing::TestWithParam<MergeRow> {};

TEST_P(MergedFeature, HasFewerPaths) {
  const MergeRow& row = GetParam();
  const Method& method = method_named("merged/Features", row.name);
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(method, strategy, Merge::Off);
    EXPECT_EQ(plain.exploration.tally.paths(), row.plain);
    for (const Merge how : {Merge::Always, Merge::Regions}) {
      for (const int workers : {1, 2}) {
        const CheckResult merged = checked(method, strategy, how, workers);
        EXPECT_EQ(merged.exploration.tally.paths(), row.merged);
        EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Rows, MergedFeature,
    testing::Values(MergeRow{"both", 3, 1}, MergeRow{"either", 3, 1}, MergeRow{"sum", 16, 1},
                    MergeRow{"sumOfLongs", 4, 1}, MergeRow{"cases", 4, 1},
                    MergeRow{"nested", 4, 1}, MergeRow{"call", 9, 1}, MergeRow{"virtualCall", 3, 1},
                    MergeRow{"earlyReturn", 4, 1}, MergeRow{"inField", 2, 1},
                    MergeRow{"inFoundField", 3, 2}, MergeRow{"inStatic", 2, 1},
                    MergeRow{"inArray", 2, 1}, MergeRow{"inBytes", 2, 1},
                    MergeRow{"handler", 3, 2}, MergeRow{"garbage", 2, 1}));

// What is refused, and why: the paths are as many as without merging. (Under lazy and lazier more is
// decided before the branch, and so they may merge.)
struct RefusedRow {
  std::string name;
  Refusal why;
};
std::ostream& operator<<(std::ostream& out, const RefusedRow& row) { return out << row.name; }

class RefusedMerge : public testing::TestWithParam<RefusedRow> {};

TEST_P(RefusedMerge, IsAsWithout) {
  const RefusedRow& row = GetParam();
  const Method& method = method_named("merged/Refused", row.name);
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(method, strategy, Merge::Off);
    const CheckResult merged = checked(method, strategy, Merge::Always);
    EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
    if (strategy != &lazier_sharp()) continue;
    EXPECT_EQ(merged.exploration.tally.paths(), plain.exploration.tally.paths());
    EXPECT_GT(merged.exploration.tally.merging.refused[static_cast<size_t>(row.why)], 0u);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Rows, RefusedMerge,
    testing::Values(RefusedRow{"reference", Refusal::Reference},
                    RefusedRow{"materialization", Refusal::Found},
                    RefusedRow{"firstRead", Refusal::Found}, RefusedRow{"type", Refusal::Found},
                    RefusedRow{"metIndex", Refusal::Found}, RefusedRow{"monitor", Refusal::Found},
                    RefusedRow{"initializer", Refusal::Remark},
                    RefusedRow{"floating", Refusal::Floating},
                    RefusedRow{"budget", Refusal::Budget}, RefusedRow{"different", Refusal::Made}));

// What is not worth while: the paths are as many as without merging, though it could be done.
class HotMerge : public testing::TestWithParam<std::string> {};

uint64_t refused_for_questions(const CheckResult& result) {
  return result.exploration.tally.merging.refused[static_cast<size_t>(Refusal::Questions)];
}

TEST_P(HotMerge, IsLeftAlone) {
  const Method& method = method_named("merged/Hot", GetParam());
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(method, strategy, Merge::Off);
    const CheckResult always = checked(method, strategy, Merge::Always);
    EXPECT_GT(always.exploration.tally.merging.into, 0u);
    EXPECT_EQ(refused_for_questions(always), 0u);
    const CheckResult regions = checked(method, strategy, Merge::Regions);
    EXPECT_EQ(regions.exploration.tally.merging.into, 0u);
    EXPECT_GT(refused_for_questions(regions), 0u);
    EXPECT_EQ(regions.exploration.tally.paths(), plain.exploration.tally.paths());
    EXPECT_EQ(text_of(regions.verdict), text_of(plain.verdict));
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, HotMerge,
                         testing::Values("index", "stored", "counter", "bound", "key", "divisor",
                                         "length", "inField", "inElement", "operand", "ofCaller",
                                         "ofCallerLater"),
                         [](const auto& row) { return row.param; });

TEST(Merge, IsWorthWhileWhereEnoughIsAskedBefore) {
  const Method& method = method_named("merged/Hot", "pays");
  EXPECT_EQ(checked(method, &lazier_sharp(), Merge::Off).exploration.tally.paths(), 8u);
  const CheckResult regions = checked(method, &lazier_sharp(), Merge::Regions);
  EXPECT_EQ(refused_for_questions(regions), 0u);
  EXPECT_LE(regions.exploration.tally.paths(), 2u);
}

TEST(Merge, TakesWhatIsAlikeTogetherWhereNotAllAre) {
  const Method& method = method_named("merged/Hot", "twoOfThree");
  EXPECT_EQ(checked(method, &lazier_sharp(), Merge::Off).exploration.tally.paths(), 3u);
  EXPECT_EQ(checked(method, &lazier_sharp(), Merge::Regions).exploration.tally.paths(), 2u);
}

TEST(Merge, TakesNoMorePaths) {
  for (const std::string type : {"merged/Features", "merged/Refused", "merged/Hot"}) {
    for (const Method& method : (*merged_program().load(type))->methods) {
      if (method.name[0] == '<' || method.is_private()) continue;
      for (const Strategy* strategy : strategies()) {
        SCOPED_TRACE(type + "." + std::string(method.name) + ", " + std::string(strategy->name()));
        const CheckResult plain = checked(method, strategy, Merge::Off);
        const CheckResult merged = checked(method, strategy, Merge::Regions);
        EXPECT_LE(merged.exploration.tally.paths(), plain.exploration.tally.paths());
        EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
      }
    }
  }
}

TEST(Merge, TakesNoPathOutOfALoopForAMeeting) {
  const Method& method = method_named("merged/Refused", "loopExit");
  const CheckResult merged = checked(method, &lazier_sharp(), Merge::Always);
  EXPECT_EQ(merged.exploration.tally.paths(), 6u);
  EXPECT_EQ(merged.exploration.tally.merging.regions, 0u);
}

}  // namespace
}  // namespace kukang
