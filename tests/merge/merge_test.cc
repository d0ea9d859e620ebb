// Merging where the sides of a branch meet: how many paths are left, and that nothing else changes.

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "check/check.h"
#include "check/confirm_violations.h"
#include "explore/guide.h"
#include "merge/merged_program.h"

namespace kukang {
namespace {

ExploreOptions options_for(const Strategy* strategy, Merge merge, int workers = 1) {
  ExploreOptions options;
  options.strategy = strategy;
  options.bounds.k = 3;
  options.merge = merge;
  options.workers = workers;
  options.timeout_seconds = 60;
  options.self_check = true;
  return options;
}

CheckResult checked(const Method& method, const Strategy* strategy, Merge merge, int workers = 1) {
  const ExploreOptions options = options_for(strategy, merge, workers);
  const auto plan = plan_for(merged_program(), method, {});
  auto result = check_plan(merged_program(), *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? *std::move(result) : CheckResult();
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

INSTANTIATE_TEST_SUITE_P(Rows, MergedFeature,
                         testing::Values(MergeRow{"both", 3, 1}, MergeRow{"either", 3, 1},
                                         MergeRow{"sum", 16, 1}, MergeRow{"sumOfLongs", 4, 1},
                                         MergeRow{"cases", 4, 1}, MergeRow{"nested", 4, 1},
                                         MergeRow{"call", 9, 1}, MergeRow{"virtualCall", 3, 1},
                                         MergeRow{"earlyReturn", 4, 1}, MergeRow{"inField", 2, 1},
                                         MergeRow{"inFoundField", 3, 2}, MergeRow{"inStatic", 2, 1},
                                         MergeRow{"inArray", 2, 1}, MergeRow{"inBytes", 2, 1},
                                         MergeRow{"handler", 3, 2}, MergeRow{"garbage", 2, 1}));

// What merges beyond numbers. Nothing is found, or lost, by it; the methods called wrong... are
// violated, and what violates them is a plain path that the JVM confirms.
std::vector<std::string> methods_of(const std::string& type) {
  std::vector<std::string> names;
  for (const Method& method : (*merged_program().load(type))->methods) {
    const bool called = method.is_static() && !method.is_class_initializer();
    if (called) names.emplace_back(method.name);
  }
  return names;
}

// What is found, and where.
std::vector<std::string> found_in(const CheckResult& result) {
  std::vector<std::string> found;
  for (const Violation& violation : result.violations) {
    found.push_back(violation.sort.kind + " at " + violation.sort.location);
  }
  std::sort(found.begin(), found.end());
  return found;
}

class MergedReference : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() {
    JvmOptions options;
    options.java = KUKANG_JAVA;
    options.class_path = KUKANG_BUILD_DIR "/java/test-merge";
    options.seconds = 30;
    replay_ = new ViolationReplay(options);
  }
  static void TearDownTestSuite() { delete replay_; }
  static ViolationReplay* replay_;
};
ViolationReplay* MergedReference::replay_ = nullptr;

TEST_P(MergedReference, IsTheRightOne) {
  const Method& method = method_named("merged/References", GetParam());
  const bool wrong = GetParam().starts_with("wrong");
  const auto plan = plan_for(merged_program(), method, {});
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(method, strategy, Merge::Off);
    CheckResult merged = checked(method, strategy, Merge::Always);
    EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
    EXPECT_EQ(merged.verdict == Verdict::Violated, wrong);
    EXPECT_EQ(found_in(merged), found_in(plain));
    EXPECT_LE(merged.exploration.tally.paths(), plain.exploration.tally.paths());
    if (strategy == &lazier_sharp()) {
      std::cout << GetParam() << ' ' << plain.exploration.tally.paths() << " -> "
                << merged.exploration.tally.paths() << std::endl;
    }
    if (!wrong) continue;
    Explorer session(merged_program(), *plan, options_for(strategy, Merge::Always));
    EXPECT_TRUE(replay_->confirm(session, merged).ok());
    for (const Violation& violation : merged.violations) {
      EXPECT_EQ(violation.replay.what, Replay::What::Confirmed) << violation.sort.kind;
    }
    EXPECT_TRUE(merged.disagreements.empty());
  }
}

INSTANTIATE_TEST_SUITE_P(All, MergedReference, testing::ValuesIn(methods_of("merged/References")),
                         [](const auto& info) { return info.param; });

// What is refused, and why: the paths are as many as without merging. (Under lazy and lazier more
// is decided before the branch, and so they may merge.)
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
    testing::Values(RefusedRow{"materialization", Refusal::Found},
                    RefusedRow{"firstRead", Refusal::Found}, RefusedRow{"type", Refusal::Found},
                    RefusedRow{"metIndex", Refusal::Found}, RefusedRow{"monitor", Refusal::Found},
                    RefusedRow{"initializer", Refusal::Remark},
                    RefusedRow{"initializerOfAnother", Refusal::Initializer},
                    RefusedRow{"monitors", Refusal::Monitor},
                    RefusedRow{"texts", Refusal::Reference}, RefusedRow{"built", Refusal::Made},
                    RefusedRow{"floating", Refusal::Floating},
                    RefusedRow{"budget", Refusal::Budget}));

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

// A violation on a merged path is told as one on a plain path, of the same sort.
class ToldViolation : public testing::TestWithParam<std::string> {};

TEST_P(ToldViolation, IsOnAPlainPath) {
  const Method& method = method_named("merged/Told", GetParam());
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(method, strategy, Merge::Off);
    const CheckResult merged = checked(method, strategy, Merge::Always);
    EXPECT_FALSE(plain.violations.empty());
    EXPECT_EQ(merged.violations.size(), plain.violations.size());
    std::set<ViolationSort> sorts;
    for (const Violation& violation : plain.violations) sorts.insert(violation.sort);
    for (const Violation& violation : merged.violations) {
      EXPECT_TRUE(sorts.contains(violation.sort)) << violation.sort.location;
      EXPECT_FALSE(is_merged(violation.trail));
      EXPECT_TRUE(violation.has_model);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, ToldViolation,
                         testing::Values("element", "found", "ofMade", "switched"),
                         [](const auto& info) { return info.param; });

TEST(Merge, TakesNoPathOutOfALoopForAMeeting) {
  const Method& method = method_named("merged/Refused", "loopExit");
  const CheckResult merged = checked(method, &lazier_sharp(), Merge::Always);
  EXPECT_EQ(merged.exploration.tally.paths(), 6u);
  EXPECT_EQ(merged.exploration.tally.merging.regions, 0u);
}

}  // namespace
}  // namespace kukang
