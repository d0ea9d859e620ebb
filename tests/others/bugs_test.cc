// Bugs planted in the classes of others are found by the smallest bound, and the JVM confirms them;
// of the right methods beside them there is no alarm.

#include <gtest/gtest.h>

#include <set>

#include "check/confirm_violations.h"
#include "others/asked.h"
#include "others/subjects.h"
#include "report/check_text.h"

namespace kukang {

void PrintTo(const BugRow& row, std::ostream* out) { *out << row.type << "." << row.wrong; }

namespace {

JvmOptions jvm() {
  JvmOptions options;
  options.java = KUKANG_JAVA;
  options.class_path = kOthers;
  return options;
}

class OthersBugs : public testing::TestWithParam<BugRow> {
 protected:
  static void SetUpTestSuite() { replay_ = new ViolationReplay(jvm()); }
  static void TearDownTestSuite() { delete replay_; }

  CheckResult check(const std::string& method, uint32_t n, double seconds) const {
    const BugRow& row = GetParam();
    const auto plan = plan_of(row.type, row.invariant, method);
    EXPECT_TRUE(plan.ok()) << plan.status();
    Explorer session(others(), *plan, within(n, seconds));
    auto result = check_plan(session, Exceptions::Implicit);
    EXPECT_TRUE(result.ok()) << result.status();
    const absl::Status status = replay_->confirm(session, *result);
    EXPECT_TRUE(status.ok()) << status;
    return *std::move(result);
  }

  static bool holds(const CheckResult& result) {
    EXPECT_TRUE(result.disagreements.empty()) << check_text({result}, false);
    return result.verdict == Verdict::Verified || result.verdict == Verdict::WithinBounds;
  }

  static ViolationReplay* replay_;
};
ViolationReplay* OthersBugs::replay_ = nullptr;

TEST_P(OthersBugs, AreFoundByTheSmallestBound) {
  const BugRow& row = GetParam();
  constexpr double kPatience = 30;
  const CheckResult wrong = check(row.wrong, row.n, kPatience);
  ASSERT_EQ(wrong.verdict, Verdict::Violated) << check_text({wrong}, false);
  for (const Violation& violation : wrong.violations) {
    EXPECT_EQ(violation.replay.what, Replay::What::Confirmed) << check_text({wrong}, false);
  }
  if (row.smallest && row.n > 1) {
    const CheckResult below = check(row.wrong, row.n - 1, kPatience);
    EXPECT_EQ(below.verdict, Verdict::WithinBounds) << check_text({below}, false);
  }
  for (const uint32_t n : {row.n, row.n + 1}) {
    const CheckResult right = check(row.right, n, kPatience);
    EXPECT_TRUE(holds(right)) << check_text({right}, false);
  }
}

std::string test_name(const testing::TestParamInfo<BugRow>& info) {
  const BugRow& row = info.param;
  return row.type.substr(row.type.rfind('/') + 1) + "_" + row.right + "_" + row.wrong;
}

INSTANTIATE_TEST_SUITE_P(Classes, OthersBugs, testing::ValuesIn(bug_rows()), test_name);
TEST(OthersTables, AreLargeEnough) {
  std::set<std::string> types, with_bugs;
  for (const ShapeRow& row : shape_rows()) types.insert(row.type);
  for (const BugRow& row : bug_rows()) with_bugs.insert(row.type);
  types.insert(with_bugs.begin(), with_bugs.end());
  EXPECT_GE(types.size(), 22u);
  EXPECT_GE(with_bugs.size(), 15u);
}

}  // namespace
}  // namespace kukang
