// The programs that merging is measured by: how many paths they have without it and with it, and
// that violations on merged paths are what they are without merging.

#include <gtest/gtest.h>

#include "check/confirm_violations.h"
#include "merge/merged_program.h"
#include "merge/subject_rows.h"

namespace kukang {
namespace {

ExploreOptions options_for(Merge merge, int workers = 1) {
  ExploreOptions options;
  options.merge = merge;
  options.workers = workers;
  options.timeout_seconds = 300;
  return options;
}

Plan plan_of(const PathsRow& row) {
  return *plan_for(merged_program(), method_named(row.type(), row.name()), {});
}

CheckResult checked(const PathsRow& row, const ExploreOptions& options) {
  auto result = check_plan(merged_program(), plan_of(row), options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->exploration.stopped_early, "");
  return *std::move(result);
}

class Subject : public testing::TestWithParam<PathsRow> {};

TEST_P(Subject, HasItsPaths) {
  const PathsRow& row = GetParam();
  const CheckResult plain = checked(row, options_for(Merge::Off));
  EXPECT_EQ(plain.exploration.tally.paths(), row.off);
  for (const Merge merge : {Merge::Regions, Merge::Always}) {
    for (const int workers : {1, 2}) {
      const CheckResult merged = checked(row, options_for(merge, workers));
      EXPECT_TRUE(row.is_right(merged.exploration.tally.paths()))
          << text_of(merge) << ": " << merged.exploration.tally.paths() << "; " << row;
      EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
    }
  }
}

std::string name_of(const testing::TestParamInfo<PathsRow>& info) {
  std::string name = info.param.method.substr(info.param.method.find('/') + 1);
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Rows, Subject, testing::ValuesIn(subject_rows()), name_of);

// Without merging there are too many paths.
class LargeSubject : public testing::TestWithParam<PathsRow> {};

TEST_P(LargeSubject, HasFewPathsLeft) {
  const PathsRow& row = GetParam();
  for (const Merge merge : {Merge::Regions, Merge::Always}) {
    const CheckResult merged = checked(row, options_for(merge));
    EXPECT_TRUE(row.is_right(merged.exploration.tally.paths()))
        << text_of(merge) << ": " << merged.exploration.tally.paths() << "; " << row;
    EXPECT_NE(merged.verdict, Verdict::Unknown);
  }
}

std::vector<PathsRow> ending_rows() {
  std::vector<PathsRow> rows;
  for (const PathsRow& row : large_subject_rows()) {
    if (!row.at_most) rows.push_back(row);
  }
  return rows;
}
INSTANTIATE_TEST_SUITE_P(Rows, LargeSubject, testing::ValuesIn(ending_rows()), name_of);

// A violation on a merged path: confirmed by the JVM, and told of a plain path.
TEST(SubjectViolations, AreThoseOfPlainPaths) {
  JvmOptions jvm;
  jvm.java = KUKANG_JAVA;
  jvm.class_path = KUKANG_BUILD_DIR "/java/test-merge";
  jvm.seconds = 60;
  ViolationReplay replay(jvm);
  size_t found = 0;
  for (const PathsRow& row : subject_rows()) {
    SCOPED_TRACE(row.method);
    const CheckResult plain = checked(row, options_for(Merge::Off));
    if (plain.violations.empty()) continue;
    const Plan plan = plan_of(row);
    Explorer session(merged_program(), plan, options_for(Merge::Always));
    auto merged = check_plan(session, Exceptions::Implicit);
    ASSERT_TRUE(merged.ok()) << merged.status();
    const absl::Status status = replay.confirm(session, *merged);
    ASSERT_TRUE(status.ok()) << status;
    ASSERT_EQ(merged->violations.size(), plain.violations.size());
    EXPECT_TRUE(merged->possible.empty());
    EXPECT_TRUE(merged->disagreements.empty());
    for (size_t i = 0; i < plain.violations.size(); ++i) {
      const Violation &violation = merged->violations[i], &expected = plain.violations[i];
      EXPECT_EQ(violation.sort, expected.sort);
      EXPECT_EQ(violation.message, expected.message);
      EXPECT_EQ(violation.rule, expected.rule);
      EXPECT_EQ(violation.stack, expected.stack);
      EXPECT_EQ(violation.replay.what, Replay::What::Confirmed) << violation.replay.text;
      if (expected.paths == 1) {  // it is this one
        EXPECT_EQ(violation.path_condition, expected.path_condition);
      }
      // Nobody has merged anything that it tells of.
      for (const std::string& condition : violation.path_condition) {
        EXPECT_EQ(condition.find(" ? "), std::string::npos) << condition;
      }
      ++found;
    }
  }
  EXPECT_EQ(found, 5u);  // Words of 7, 9 and 15; TCAS; Sums
}

}  // namespace
}  // namespace kukang
