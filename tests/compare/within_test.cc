// What strategies stand for within a bound that cuts all of them: that they agree on it, and that
// one that is wrong is found.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <regex>

#include "compare/comparison.h"
#include "compare/covering.h"
#include "compared.h"
#include "contract/contract.h"
#include "fmt/format.h"
#include "report/compare_text.h"

namespace kukang {
namespace {

using testing::HasSubstr;

Bounds bounds_of(const std::string& text) {
  Bounds bounds;
  (text[0] == 'k' ? bounds.k : bounds.n) = static_cast<uint32_t>(std::stoi(text.substr(2)));
  return bounds;
}

Comparison compared_within(const std::string& name, const std::string& bound, int workers,
                           const std::vector<const Strategy*>& strategies) {
  const auto plan = plan_for(compared(), method_of("Lists", name), {});
  EXPECT_TRUE(plan.ok()) << plan.status();
  ExploreOptions options;
  options.bounds = bounds_of(bound);
  options.bounds.steps = 10'000;
  options.workers = workers;
  auto comparison = compare_plan(compared(), *plan, options, strategies, Exceptions::Implicit, {});
  EXPECT_TRUE(comparison.ok()) << comparison.status();
  return *comparison;
}

struct WithinCase {
  std::string bound, agreement;
  bool left_out = false;
  std::string method;
};
void PrintTo(const WithinCase& c, std::ostream* out) { *out << c.method; }

// What the comments of the class say of its methods.
std::vector<WithinCase> lists() {
  std::ifstream in(KUKANG_SOURCE_DIR "/tests/compare/java/compared/Lists.java");
  const std::regex said("^  // bound ([kn]=[0-9]+): ([a-z-]+)(, some are left out)?$");
  const std::regex method("^  public .* ([a-zA-Z]+)\\(.*\\{$");
  std::vector<WithinCase> found;
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (std::regex_match(line, match, said)) {
      found.push_back({match[1], match[2], match[3].matched});
    } else if (!found.empty() && found.back().method.empty() &&
               std::regex_match(line, match, method)) {
      found.back().method = match[1];
    }
  }
  return found;
}

class Within : public testing::TestWithParam<WithinCase> {};

TEST_P(Within, AllAgree) {
  const auto& [bound, said, left_out, method] = GetParam();
  const std::vector<const Strategy*> all = {&lazy(), &lazier(), &lazier_sharp()};
  const Comparison comparison = compared_within(method, bound, 1, all);
  const Agreement& agreement = comparison.agreement;
  EXPECT_EQ(text_of(agreement.what), said)
      << fmt::format("{}", fmt::join(agreement.differences, "\n"));
  if (agreement.what == Agreement::What::Open) return;
  ASSERT_TRUE(agreement.of_states);
  EXPECT_EQ(agreement.left_out > 0, left_out);
  EXPECT_GT(agreement.compared, 0u);
  // Lazy leaves nothing open: it has a path for each.
  EXPECT_EQ(agreement.compared + agreement.left_out, comparison.runs[0].paths());
  EXPECT_LE(comparison.runs[2].paths(), comparison.runs[0].paths());
  EXPECT_THAT(compare_text({comparison}), HasSubstr(fmt::format("{}", agreement.compared)));
  const Comparison with_two = compared_within(method, bound, 2, all);
  for (size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(with_two.runs[i].states->texts(), comparison.runs[i].states->texts());
  }
}

INSTANTIATE_TEST_SUITE_P(Lists, Within, testing::ValuesIn(lists()),
                         [](const auto& info) { return info.param.method; });

// The JDK asks whether two are the same before it asks whether they are equal. Who puts that off has
// more paths than lazy, which decides it at once; the end states are the same.
TEST(WithinBounds, IdentityIsDecidedWhereEndStatesAreCompared) {
  const Comparison comparison =
      compared_within("deeplyEqual", "n=1", 1, {&lazy(), &lazier(), &lazier_sharp()});
  EXPECT_EQ(text_of(comparison.agreement.what), "agree-within-bounds")
      << fmt::format("{}", fmt::join(comparison.agreement.differences, "\n"));
  EXPECT_EQ(comparison.agreement.compared, 4u);
  EXPECT_EQ(comparison.agreement.left_out, 0u);
  EXPECT_GT(comparison.runs[1].paths(), comparison.runs[0].paths());
}

// --- strategies that are wrong ---

bool forgets(Candidate::What what, const State&, const Candidate& candidate) {
  return candidate.what == what;
}
// Only where the last condition is a <=, so that the same is found on another path.
bool forgets_null_sometimes(const State& state, const Candidate& candidate) {
  const PathCondition::Node* last = state.condition.last();
  while (last != nullptr && last->condition == nullptr) last = last->before.get();
  return candidate.what == Candidate::What::Null && last != nullptr &&
         last->condition->op == Operator::Le;
}

struct Fault {
  const char* name;
  const Strategy& base;
  bool late;  // in operands, not where something is found
  std::function<bool(const State&, const Candidate&)> forgets;
  const char *method, *bound;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class Faulty final : public Strategy {
 public:
  explicit Faulty(const Fault& fault) : fault_(fault) {}
  std::string_view name() const override { return fault_.name; }
  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    return fault_.base.parameter(heap, state, finding);
  }
  Candidates undefined(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    return left(state, fault_.base.undefined(heap, state, finding), !fault_.late);
  }
  Candidates operand(SymbolicHeap& heap, const State& state, Value unknown) const override {
    return left(state, fault_.base.operand(heap, state, unknown), fault_.late);
  }

 private:
  Candidates left(const State& state, Candidates all, bool faulty) const {
    Candidates left;
    for (const Candidate& candidate : all) {
      if (!faulty || !fault_.forgets(state, candidate)) left.push_back(candidate);
    }
    return left;
  }

  const Fault& fault_;
};

class Faults : public testing::TestWithParam<Fault> {};

TEST_P(Faults, AreFound) {
  const Fault& fault = GetParam();
  const Faulty wrong(fault);
  for (const Strategy* right : strategies()) {
    SCOPED_TRACE(right->name());
    const Comparison comparison = compared_within(fault.method, fault.bound, 1, {right, &wrong});
    EXPECT_EQ(text_of(comparison.agreement.what), "disagree");
    EXPECT_EQ(exit_status(std::vector{comparison}), kExitInternal);
    EXPECT_THAT(comparison.agreement.differences,
                testing::Contains(HasSubstr("end states alone, ")));
  }
}

const auto kNoNull = std::bind_front(forgets, Candidate::What::Null);
const auto kNoAlias = std::bind_front(forgets, Candidate::What::Existing);
INSTANTIATE_TEST_SUITE_P(
    Planted, Faults,
    testing::Values(Fault{"lazy_without_null", lazy(), false, kNoNull, "contains", "n=2"},
                    Fault{"lazy_without_aliases", lazy(), false, kNoAlias, "contains", "n=2"},
                    Fault{"lazier_without_null", lazier(), false, kNoNull, "last", "n=2"},
                    Fault{"lazier_without_aliases", lazier(), true, kNoAlias, "append", "n=3"},
                    Fault{"sharp_without_null", lazier_sharp(), true, kNoNull, "append", "n=3"},
                    Fault{"sharp_without_aliases", lazier_sharp(), true, kNoAlias, "append", "n=3"},
                    Fault{"one_of_two_ways", lazy(), false, forgets_null_sometimes, "eitherWay",
                          "n=1"}),
    [](const auto& info) { return info.param.name; });

// --- conditions ---

TEST(Covering, HoldsBeyond) {
  Terms terms;
  const Term* x = terms.symbol(Range::Int, 0);
  auto at_least = [&](int bound) { return terms.make(Operator::Le, terms.of(bound), x); };
  auto at_most = [&](int bound) { return terms.make(Operator::Le, x, terms.of(bound)); };
  const Term* not_zero = terms.negation(terms.make(Operator::Eq, x, terms.of(0)));
  struct Case {
    const char* name;
    EndStates::Way way;
    std::vector<EndStates::Way> others;
    Answer answer;
  };
  const std::vector<Case> cases = {
      {"the same", {at_least(1)}, {{at_least(1)}}, Answer::Unsatisfiable},
      {"no others", {at_least(1)}, {}, Answer::Satisfiable},
      {"less is said", {at_least(1), at_most(3)}, {{at_most(3)}}, Answer::Unsatisfiable},
      {"more is said", {at_most(3)}, {{at_least(1), at_most(3)}}, Answer::Satisfiable},
      {"written otherwise",
       {not_zero, at_least(0), at_most(1)},
       {{at_least(1), at_most(1)}},
       Answer::Unsatisfiable},
      {"in two parts",
       {at_least(0)},
       {{at_least(5)}, {at_most(7), at_least(0)}},
       Answer::Unsatisfiable},
      {"with a gap between them",
       {at_least(0)},
       {{at_least(9)}, {at_most(7), at_least(0)}},
       Answer::Satisfiable},
      {"no condition", {}, {{at_least(0)}, {at_most(-1)}}, Answer::Unsatisfiable},
      {"no condition on others", {at_least(0)}, {{}}, Answer::Unsatisfiable},
  };
  Covering covering(terms);
  TermCopier copier(terms);
  for (const Case& c : cases) {
    EndStates::Set others;
    for (const EndStates::Way& other : c.others) others.insert(copied(other, copier));
    EXPECT_EQ(covering.holds_beyond(copied(c.way, copier), others), c.answer) << c.name;
  }
}

}  // namespace
}  // namespace kukang
