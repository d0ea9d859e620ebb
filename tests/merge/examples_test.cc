// Every example with merged states, self-checked: what the plain paths say, with one worker and
// with two, whose tables of terms are renewed all the time; the two say it in the same words.

#include <gtest/gtest.h>

#include <set>

#include "check/check.h"
#include "examples/each_method.h"
#include "fmt/format.h"

namespace kukang {
namespace {

CheckResult checked(const Program& program, const Plan& plan, const ExploreOptions& options) {
  auto result = check_plan(program, plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? *std::move(result) : CheckResult();
}

std::set<ViolationSort> sorts_of(const CheckResult& result) {
  std::set<ViolationSort> sorts;
  for (const Violation& violation : result.violations) sorts.insert(violation.sort);
  return sorts;
}

std::string gist_of(const CheckResult& result) {
  const Tally& tally = result.exploration.tally;
  return fmt::format("{}, {} paths, {} cut, {} violations", text_of(result.verdict), tally.paths(),
                     tally.cut_by_bounds(), result.violations.size());
}

void expect_what_plain_paths_say(const Program& program, const Plan& plan) {
  ExploreOptions options;
  options.bounds.k = 1;
  const CheckResult plain = checked(program, plan, options);
  options.self_check = true;
  for (const Merge merge : {Merge::Regions, Merge::Always}) {
    options.merge = merge;
    std::string gist;
    for (const int workers : {1, 2}) {
      options.workers = workers;
      options.most_terms = workers == 2 ? 200 : ExploreOptions().most_terms;
      const CheckResult merged = checked(program, plan, options);
      EXPECT_EQ(text_of(merged.verdict), text_of(plain.verdict));
      EXPECT_EQ(sorts_of(merged), sorts_of(plain));
      EXPECT_LE(merged.exploration.tally.paths(), plain.exploration.tally.paths());
      if (workers == 1) gist = gist_of(merged);
      EXPECT_EQ(gist_of(merged), gist);
    }
  }
}

TEST(MergedExamples, SayWhatPlainPathsSay) {
  for_each_method_of_examples(expect_what_plain_paths_say);
}

}  // namespace
}  // namespace kukang
