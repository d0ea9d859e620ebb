// Merging wherever a number or a reference is kept: elements, what is found on one side or on both,
// boxes. And what stays apart.

#include <gtest/gtest.h>

#include "check/check.h"
#include "merge/merged_program.h"
#include "merge/paths_row.h"

namespace kukang {
namespace {

CheckResult checked(const std::string& type, const std::string& name, const Strategy* strategy,
                    Merge merge, int workers = 1) {
  ExploreOptions options;
  options.strategy = strategy;
  options.bounds.k = 3;
  options.merge = merge;
  options.workers = workers;
  options.timeout_seconds = 120;
  options.self_check = true;
  const auto plan = plan_for(merged_program(), method_named(type, name), {});
  auto result = check_plan(merged_program(), *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? *std::move(result) : CheckResult();
}

class MergedPlace : public testing::TestWithParam<PathsRow> {};

TEST_P(MergedPlace, HasFewerPaths) {
  const PathsRow& row = GetParam();
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked(row.type(), row.name(), strategy, Merge::Off);
    EXPECT_EQ(plain.exploration.tally.paths(), row.off);
    for (const int workers : {1, 2}) {
      const CheckResult merged = checked(row.type(), row.name(), strategy, Merge::Always, workers);
      const uint64_t paths = merged.exploration.tally.paths();
      EXPECT_TRUE(row.is_right(paths, strategy == &lazy())) << paths << "; " << row;
      EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
      EXPECT_EQ(merged.violations.size(), plain.violations.size());
    }
  }
}

// Where something is null, or an index is outside, that is a path of its own.
INSTANTIATE_TEST_SUITE_P(
    Rows, MergedPlace,
    testing::Values(
        PathsRow{"merged/Places.loaded", 6, 1}, PathsRow{"merged/Places.stored", 6, 1},
        PathsRow{"merged/Places.outside", 4, 2}, PathsRow{"merged/Places.readByOne", 4, 2, 3},
        PathsRow{"merged/Places.readByBoth", 3, 2, 3},
        PathsRow{"merged/Places.writtenByOne", 4, 2, 3},
        PathsRow{"merged/Places.readAndWritten", 4, 2, 3},
        PathsRow{"merged/Places.twoFields", 4, 2, 3}, PathsRow{"merged/Places.elementByOne", 5, 3},
        PathsRow{"merged/Places.box", 3, 2}, PathsRow{"merged/Places.boxOfConstants", 2, 1},
        PathsRow{"merged/Places.boxInArray", 3, 1}, PathsRow{"merged/Places.nullOrNot", 2, 1},
        PathsRow{"merged/Places.oneOfTwo", 2, 2, {}, true}, PathsRow{"merged/Places.arrays", 2, 1},
        PathsRow{"merged/Apart.lengths", 2, 1}, PathsRow{"merged/Apart.literals", 2, 1},
        PathsRow{"merged/Apart.classes", 2, 1}, PathsRow{"merged/Places.initialized", 2, 1},
        PathsRow{"merged/Places.thrown", 3, 2}));

// References, under lazier#: the others decide what the parameters are beforehand.
TEST(MergedReference, NeedNotBeDecided) {
  for (const PathsRow& row :
       {PathsRow{"merged/Places.unused", 2, 1}, PathsRow{"merged/Places.nextOrNot", 4, 4, {}, true},
        PathsRow{"merged/Features.deadReference", 4, 4, {}, true}}) {
    const CheckResult plain = checked(row.type(), row.name(), &lazier_sharp(), Merge::Off);
    EXPECT_EQ(plain.exploration.tally.paths(), row.off) << row;
    const CheckResult merged = checked(row.type(), row.name(), &lazier_sharp(), Merge::Always);
    const uint64_t paths = merged.exploration.tally.paths();
    EXPECT_TRUE(row.is_right(paths)) << paths << "; " << row;
    EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
  }
}

struct ApartRow {
  std::string name;
  uint64_t plain, merged;
  Refusal why;
};
std::ostream& operator<<(std::ostream& out, const ApartRow& row) { return out << row.name; }

class StaysApart : public testing::TestWithParam<ApartRow> {};

TEST_P(StaysApart, ForTheReason) {
  const ApartRow& row = GetParam();
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const CheckResult plain = checked("merged/Apart", row.name, strategy, Merge::Off);
    EXPECT_EQ(plain.exploration.tally.paths(), row.plain);
    const CheckResult merged = checked("merged/Apart", row.name, strategy, Merge::Always);
    EXPECT_EQ(merged.exploration.tally.paths(), row.merged);
    EXPECT_GT(merged.exploration.tally.merging.refused[static_cast<size_t>(row.why)], 0u);
    EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
  }
}

// Assertions of two conditions are one path as soon as their sides merge.
INSTANTIATE_TEST_SUITE_P(Rows, StaysApart,
                         testing::Values(ApartRow{"tall", 61, 28, Refusal::Height},
                                         ApartRow{"hashed", 3, 2, Refusal::Found},
                                         ApartRow{"floats", 3, 2, Refusal::Floating},
                                         ApartRow{"rises", 4, 2, Refusal::Remark}));

// What one side knows by the number that the other has for something else gets a number of its own.
TEST(StaysApart, WhatTheSidesHaveReadEachForItself) {
  for (const Strategy* strategy : strategies()) {
    for (const Merge merge : {Merge::Off, Merge::Always}) {
      SCOPED_TRACE(std::string(strategy->name()) + " " + std::string(text_of(merge)));
      const CheckResult result = checked("merged/Apart", "asksAboutItsOwn", strategy, merge);
      EXPECT_EQ(result.verdict, Verdict::Verified);
      EXPECT_EQ(result.exploration.tally.merging.into > 0, merge == Merge::Always);
    }
  }
}

// While a predicate looks at the heap as it was, no region is opened.
TEST(StaysApart, WhileTheOldHeapIsLookedAt) {
  const CheckResult plain = checked("merged/Apart", "clears", &lazier_sharp(), Merge::Off);
  const CheckResult merged = checked("merged/Apart", "clears", &lazier_sharp(), Merge::Always);
  EXPECT_EQ(merged.exploration.tally.paths(), plain.exploration.tally.paths());
  EXPECT_EQ(merged.exploration.tally.merging.regions, 0u);
  EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
}

}  // namespace
}  // namespace kukang
