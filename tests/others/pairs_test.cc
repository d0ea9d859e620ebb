// The same tree written twice comes to the same: for ints and for whatever can be compared, with a
// set of what was visited and with ranges that are passed down.

#include <gtest/gtest.h>

#include "others/asked.h"
#include "others/subjects.h"

namespace kukang {

void PrintTo(const PairRow& row, std::ostream* out) { *out << row.generic; }

namespace {

constexpr double kPatience = 30;

struct Paths {
  uint64_t normal, exceptional, errors;
  auto operator<=>(const Paths&) const = default;
};
void PrintTo(const Paths& paths, std::ostream* out) {
  *out << paths.normal << " normal, " << paths.exceptional << " exceptional, " << paths.errors
       << " errors";
}

Paths paths_of(const std::string& type, const std::string& invariant, const std::string& method,
               uint32_t n) {
  const auto plan = plan_of(type, invariant, method);
  const auto result = check_plan(others(), *plan, within(n, kPatience), Exceptions::Implicit);
  EXPECT_EQ(result->verdict, Verdict::WithinBounds) << type << "." << method << " with n = " << n;
  const Tally& tally = result->exploration.tally;
  return {tally.normal, tally.exceptional, tally.errors};
}

class GenericAndInts : public testing::TestWithParam<PairRow> {};

TEST_P(GenericAndInts, HaveTheSamePaths) {
  const PairRow& row = GetParam();
  for (const std::string& method : row.methods) {
    for (uint32_t n = 1; n <= 4; ++n) {
      EXPECT_EQ(paths_of(row.generic, row.invariant, method, n),
                paths_of(row.of_ints, row.invariant, method, n))
          << method << " with n = " << n;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Trees, GenericAndInts, testing::ValuesIn(pair_rows()),
                         [](const auto& info) { return info.param.generic.substr(6); });

// Each invariant is asked about what the other accepts.
TEST(VisitedAndRanges, AcceptTheSame) {
  for (const std::string method : {"whatIsATreeIsInRange", "whatIsInRangeIsATree"}) {
    const auto plan = plan_of("trees/SearchTreeProperties", "", method);
    ASSERT_TRUE(plan.ok()) << plan.status();
    const auto result = check_plan(others(), *plan, within(6, kPatience), Exceptions::All);
    EXPECT_EQ(result->verdict, Verdict::WithinBounds) << method;
    EXPECT_EQ(result->exploration.tally.normal, sequences::binary_trees(6)) << method;
  }
}

}  // namespace
}  // namespace kukang
