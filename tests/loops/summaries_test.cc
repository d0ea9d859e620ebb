// What summaries of loops find: that loops hold what they assert however many rounds they take,
// that what does not is found and is what the JVM does, and which loops are run as they are.

#include <gtest/gtest.h>

#include "check/confirm_violations.h"
#include "loops/loops_program.h"

namespace kukang {
namespace {

ExploreOptions options_for(Loops loops, Arithmetic arithmetic, int workers = 1) {
  ExploreOptions options;
  options.loops = loops;
  options.arithmetic = arithmetic;
  options.bounds.k = 3;
  options.workers = workers;
  options.timeout_seconds = 100;
  return options;
}

CheckResult checked(const std::string& type, const std::string& name,
                    const ExploreOptions& options) {
  const auto plan = plan_for(loops_program(), method_named(type, name), {});
  auto result = check_plan(loops_program(), *plan, options, Exceptions::All);
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? *std::move(result) : CheckResult();
}

ViolationReplay& on_the_jvm() {
  JvmOptions options;
  options.java = KUKANG_JAVA;
  options.class_path = KUKANG_BUILD_DIR "/java/test-loops";
  options.seconds = 60;
  static ViolationReplay replay(options);
  return replay;
}

CheckResult confirmed(const std::string& type, const std::string& name,
                      const ExploreOptions& options) {
  const auto plan = plan_for(loops_program(), method_named(type, name), {});
  Explorer session(loops_program(), *plan, options);
  auto result = check_plan(session, Exceptions::All);
  EXPECT_TRUE(result.ok()) << result.status();
  if (!result.ok()) return CheckResult();
  const absl::Status status = on_the_jvm().confirm(session, *result);
  EXPECT_TRUE(status.ok()) << status;
  return *std::move(result);
}

// --- the listings ---

struct ListingRow {
  std::string name;
  Arithmetic arithmetic;
  uint64_t most_paths;
};
std::ostream& operator<<(std::ostream& out, const ListingRow& row) { return out << row.name; }

class Listing : public testing::TestWithParam<ListingRow> {};

TEST_P(Listing, IsVerifiedOnlyWithSummaries) {
  const ListingRow& row = GetParam();
  ExploreOptions plain = options_for(Loops::Unroll, row.arithmetic);
  plain.bounds.loop = 4;
  EXPECT_EQ(checked("loops/Listings", row.name, plain).verdict, Verdict::WithinBounds);
  std::optional<uint64_t> paths;
  for (const int workers : {1, 3}) {
    const CheckResult result =
        checked("loops/Listings", row.name, options_for(Loops::Summaries, row.arithmetic, workers));
    EXPECT_EQ(result.verdict, Verdict::Verified);
    EXPECT_LE(result.exploration.tally.paths(), row.most_paths);
    EXPECT_EQ(result.exploration.tally.paths(), paths.value_or(result.exploration.tally.paths()));
    paths = result.exploration.tally.paths();
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, Listing,
                         testing::Values(ListingRow{"onlyGrows", Arithmetic::Math, 8},
                                         ListingRow{"isEven", Arithmetic::Math, 8},
                                         ListingRow{"isEven", Arithmetic::Wrap, 8},
                                         ListingRow{"inTurn", Arithmetic::Math, 8},
                                         ListingRow{"inTurn", Arithmetic::Wrap, 8},
                                         ListingRow{"nested", Arithmetic::Math, 40}));

TEST(Listings, OverflowIsFoundWhereItIs) {
  const ExploreOptions options = options_for(Loops::Summaries, Arithmetic::Wrap);
  EXPECT_EQ(checked("loops/Listings", "onlyGrows", options).verdict, Verdict::Violated);
  const CheckResult result = confirmed("loops/Listings", "onlyGrowsALittle", options);
  EXPECT_EQ(result.verdict, Verdict::Violated);
  ASSERT_EQ(result.violations.size(), 1u);
  EXPECT_EQ(result.violations[0].sort.kind, "AssertionError");
  EXPECT_EQ(result.violations[0].replay.what, Replay::What::Confirmed);
}

// --- loops that count ---

class Counted : public testing::TestWithParam<std::string> {};

TEST_P(Counted, IsVerifiedHoweverManyRoundsItTakes) {
  for (const uint32_t bound : {2u, 20u}) {
    ExploreOptions plain = options_for(Loops::Unroll, Arithmetic::Wrap);
    plain.bounds.loop = bound;
    EXPECT_EQ(checked("loops/Counting", GetParam(), plain).verdict, Verdict::WithinBounds);
  }
  const CheckResult result =
      checked("loops/Counting", GetParam(), options_for(Loops::Summaries, Arithmetic::Wrap));
  EXPECT_EQ(result.verdict, Verdict::Verified);
  EXPECT_GT(result.exploration.tally.loops.traces, 0u);
}

TEST_P(Counted, AnotherOneIsViolated) {
  const CheckResult result = confirmed("loops/Counting", GetParam() + "Wrong",
                                       options_for(Loops::Summaries, Arithmetic::Wrap));
  EXPECT_EQ(result.verdict, Verdict::Violated);
  ASSERT_EQ(result.violations.size(), 1u);
  EXPECT_EQ(result.violations[0].replay.what, Replay::What::Confirmed)
      << result.violations[0].replay.text;
}

std::vector<std::string> right_ones() {
  std::vector<std::string> names = methods_of("loops/Counting");
  std::erase_if(names, [](const std::string& name) { return name.ends_with("Wrong"); });
  return names;
}
INSTANTIATE_TEST_SUITE_P(Rows, Counted, testing::ValuesIn(right_ones()),
                         [](const auto& info) { return info.param; });

// --- loops that are refused ---

class RefusedLoop : public testing::TestWithParam<std::string> {};

TEST_P(RefusedLoop, IsRunAsItIs) {
  ExploreOptions options = options_for(Loops::Unroll, Arithmetic::Wrap);
  options.bounds.loop = 4;
  const CheckResult plain = checked("loops/Refused", GetParam(), options);
  options.loops = Loops::Summaries;
  for (const int workers : {1, 3}) {
    options.workers = workers;
    const CheckResult result = checked("loops/Refused", GetParam(), options);
    const LoopTally& loops = result.exploration.tally.loops;
    EXPECT_EQ(std::accumulate(loops.refused.begin(), loops.refused.end(), uint64_t{0}) > 0, true);
    EXPECT_EQ(text_of(result.verdict), text_of(plain.verdict));
    EXPECT_EQ(result.violations.size(), plain.violations.size());
    if (loops.summarized > 0) continue;  // one inside the one that is refused
    EXPECT_EQ(result.exploration.tally.paths(), plain.exploration.tally.paths());
    EXPECT_EQ(result.exploration.tally.cut, plain.exploration.tally.cut);
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, RefusedLoop, testing::ValuesIn(methods_of("loops/Refused")),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace kukang
