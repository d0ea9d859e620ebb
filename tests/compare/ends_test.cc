// The ends of real explorations: which there are, and that all strategies find the same.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>

#include "compared.h"
#include "contract/contract.h"
#include "fmt/format.h"
#include "report/compare_text.h"

namespace kukang {
namespace {

struct EndsCase {
  std::string method;
  std::string ends;
};
void PrintTo(const EndsCase& c, std::ostream* out) { *out << c.method; }

// What the comments of the class say of its methods.
std::vector<EndsCase> cases() {
  std::ifstream in(KUKANG_SOURCE_DIR "/tests/compare/java/compared/Ends.java");
  const std::regex ends("^  // ends: (.*)$"), method("^  .* ([a-zA-Z]+)\\(.*\\{\\}?$");
  std::vector<EndsCase> found;
  bool waiting = false;
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (std::regex_match(line, match, ends)) {
      found.push_back({"", match[1]});
      waiting = true;
    } else if (waiting && std::regex_match(line, match, method)) {
      found.back().method = match[1];
      waiting = false;
    }
  }
  return found;
}

Comparison compared_on(const std::string& method, int workers,
                       const std::vector<const Strategy*>& strategies = {&lazy(), &lazier(),
                                                                         &lazier_sharp()}) {
  const auto plan = plan_for(compared(), method_of("Ends", method), {});
  EXPECT_TRUE(plan.ok()) << plan.status();
  ExploreOptions options;
  options.bounds.k = 3;
  options.workers = workers;
  auto comparison = compare_plan(compared(), *plan, options, strategies, Exceptions::Implicit, {});
  EXPECT_TRUE(comparison.ok()) << comparison.status();
  return *comparison;
}

class Ends : public testing::TestWithParam<EndsCase> {};

TEST_P(Ends, OfAllStrategies) {
  const Comparison comparison = compared_on(GetParam().method, 1);
  EXPECT_EQ(text_of(comparison.agreement.what), "agree")
      << fmt::format("{}", fmt::join(comparison.agreement.differences, "\n"));
  ASSERT_EQ(comparison.runs.size(), 3u);
  for (const StrategyRun& run : comparison.runs) {
    std::string ends;
    for (const auto& [end, certain] : run.ends) {
      ends += (ends.empty() ? "" : "; ") + end;
      EXPECT_TRUE(certain) << end;
    }
    EXPECT_EQ(ends, GetParam().ends) << run.result.strategy;
    EXPECT_GT(run.result.exploration.peak_mib, 0u);
    EXPECT_EQ(run.states->texts(), comparison.runs[0].states->texts()) << run.result.strategy;
  }
  EXPECT_TRUE(comparison.agreement.of_states);
  const Comparison with_two = compared_on(GetParam().method, 2);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(with_two.runs[i].ends, comparison.runs[i].ends);
    EXPECT_EQ(with_two.runs[i].states->texts(), comparison.runs[i].states->texts());
    EXPECT_EQ(with_two.runs[i].tally().states, comparison.runs[i].tally().states);
  }
}

INSTANTIATE_TEST_SUITE_P(Methods, Ends, testing::ValuesIn(cases()),
                         [](const auto& info) { return info.param.method; });

// However late a strategy decides: a is NULL and b is or is not, or a is an object and b is NULL,
// the same or another one.
TEST(EndStates, AreConcretized) {
  for (const StrategyRun& run : compared_on("link", 1).runs) {
    EXPECT_THAT(
        run.states->texts(),
        testing::UnorderedElementsAre(
            "returns (a null, b null)", "returns (a null, b #1), #1 Item()",
            "returns (a #1, b null), #1 Item()", "returns (a #1, b #1), #1 Item(next ? then #1)",
            "returns (a #1, b #2), #1 Item(next ? then #2), #2 Item()"))
        << run.result.strategy;
  }
}

// A strategy that is wrong: it never finds an object a second time.
class NeverTwice final : public Strategy {
 public:
  std::string_view name() const override { return "never-twice"; }
  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    return undefined(heap, state, finding);
  }
  Candidates undefined(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    Candidates candidates = {{Candidate::What::Null}};
    heap.add_objects(state, finding, candidates);
    auto is_existing = [](const Candidate& c) { return c.what == Candidate::What::Existing; };
    candidates.erase(std::remove_if(candidates.begin(), candidates.end(), is_existing),
                     candidates.end());
    return candidates;
  }
};

class Disagreement : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(Disagreement, IsFoundAndFails) {
  const auto& [method, missed] = GetParam();
  const NeverTwice wrong;
  const Comparison comparison = compared_on(method, 1, {&lazier_sharp(), &wrong});
  EXPECT_EQ(text_of(comparison.agreement.what), "disagree");
  EXPECT_THAT(comparison.agreement.differences, testing::Contains(testing::HasSubstr(missed)));
  EXPECT_EQ(exit_status(std::vector{comparison}), kExitInternal);
  EXPECT_THAT(compare_text({comparison}), testing::HasSubstr("THE STRATEGIES DISAGREE"));
}

INSTANTIATE_TEST_SUITE_P(
    OnEndsAndOnStates, Disagreement,
    testing::Values(std::pair("isSame",
                              "under lazier# a path ends so: returns true; under never-twice, of "
                              "which no bound cut anything, none does"),
                    std::pair("link",
                              "lazier# reaches 1 of its 5 end states alone, never-twice, of which "
                              "no bound cut anything, does not: returns (a #1, b #1), #1 Item(next "
                              "? then #1)")),
    [](const auto& info) { return info.param.first; });

// A strategy that is cut finds less, and that is no disagreement.
TEST(Cut, IsNoDisagreement) {
  const auto plan = plan_for(compared(), method_of("Ends", "item"), {});
  ExploreOptions options;
  options.bounds.k = 0;
  const auto comparison = compare_plan(compared(), *plan, options, {&lazy(), &lazier_sharp()},
                                       Exceptions::Implicit, {});
  ASSERT_TRUE(comparison.ok());
  EXPECT_FALSE(comparison->runs[0].is_complete());
  EXPECT_TRUE(comparison->runs[1].is_complete());
  EXPECT_EQ(comparison->agreement.what, Agreement::What::AgreeWithin);
}

}  // namespace
}  // namespace kukang
