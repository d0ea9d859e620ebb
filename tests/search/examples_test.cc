// Every example, by every search, with one worker and with two: the answer of depth first, byte by
// byte, but for `stats`.

#include <gtest/gtest.h>

#include "check/check.h"
#include "examples/each_method.h"
#include "explore/search/search.h"
#include "nlohmann/json.hpp"
#include "report/check_json.h"

namespace kukang {
namespace {

std::string answer(const Program& program, const Plan& plan, const ExploreOptions& options) {
  const auto result = check_plan(program, plan, options, Exceptions::Implicit);
  if (!result.ok()) return std::string(message(result.status()));
  nlohmann::ordered_json json = to_json(*result);
  json.erase("stats");
  return json.dump(2);
}

void expect_one_answer(const Program& program, const Plan& plan) {
  ExploreOptions options;
  options.bounds.k = 1;
  const std::string expected = answer(program, plan, options);
  for (const SearchKind& kind : searches()) {
    options.search = {&kind, 1, {{"Nowhere.java", 1}}};
    for (const int workers : {1, 2}) {
      options.workers = workers;
      ASSERT_EQ(answer(program, plan, options), expected)
          << plan.target->owner->name << "." << plan.target->name << " by " << kind.name << " -j "
          << workers;
    }
  }
}

TEST(SearchExamples, OneAnswer) { for_each_method_of_examples(expect_one_answer); }

}  // namespace
}  // namespace kukang
