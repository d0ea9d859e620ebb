// Every answer of the layers is the answer of Z3 alone, and for small domains that of trying
// everything: along random walks that push conjuncts, go back, and take other turns.

#include <gtest/gtest.h>

#include "asked.h"
#include "expr/model.h"
#include "random_conditions.h"
#include "solver/solver.h"

namespace kukang {
namespace {

std::string text_of(const PathCondition& phi) {
  std::string text;
  for (const PathCondition::Node* node : phi.conjuncts()) {
    if (node->condition != nullptr) text += kukang::text_of(*node->condition) + "\n";
  }
  return text;
}

// As far as 64 bits go.
bool satisfied(const PathCondition& phi, const Model& model, Arithmetic arithmetic) {
  for (const PathCondition::Node* node : phi.conjuncts()) {
    if (node->condition == nullptr) continue;
    if (evaluate_exactly(*node->condition, model, arithmetic) == 0) return false;
  }
  return true;
}

struct Walk {
  Arithmetic arithmetic;
  Theme theme;
  int questions;
};

class WalkTest : public testing::TestWithParam<Walk> {};

TEST_P(WalkTest, LayersAgreeWithZ3) {
  const auto [arithmetic, theme, questions] = GetParam();
  Terms terms(arithmetic);
  const SolverOptions options = {.resources = 400'000};
  const auto layered = make_solver(terms, options);
  const auto only_z3 = make_solver(terms, {.resources = options.resources, .without = kWithoutAll});
  const std::vector<const Term*> symbols = {
      terms.symbol(Range::Int, 0),  terms.symbol(Range::Int, 1),     terms.symbol(Range::Int, 2),
      terms.symbol(Range::Int, 3),  terms.symbol(Range::Boolean, 4), terms.symbol(Range::Byte, 5),
      terms.symbol(Range::Byte, 6), terms.symbol(Range::Long, 7),    terms.symbol(Range::Long, 8)};
  RandomConditions random(7, terms, theme, symbols);
  std::vector<PathCondition> visited = {PathCondition()};
  int unknown = 0;
  int models = 0;
  for (int i = 0; i < questions; ++i) {
    PathCondition phi =
        visited[random.one_in(4) ? random.below(visited.size()) : visited.size() - 1];
    if (random.one_in(10)) phi.add(TypeLiteral{.variable = 1});
    const Term* guard = random.condition();
    const Answer answer = layered->satisfiable(phi, *guard);
    const Answer expected = only_z3->satisfiable(phi, *guard);
    if (answer == Answer::Unknown || expected == Answer::Unknown) {
      ++unknown;
      continue;
    }
    ASSERT_EQ(answer, expected) << text_of(phi) << "guard " << kukang::text_of(*guard);
    if (answer == Answer::Unsatisfiable) continue;
    phi.add(guard);
    if (random.one_in(10)) {
      const auto model = layered->model(phi);
      if (model) {
        ++models;
        ASSERT_TRUE(satisfied(phi, *model, arithmetic)) << text_of(phi);
      }
    }
    if (phi.size() < 14) visited.push_back(phi);
    if (visited.size() > 40) visited.resize(1);
  }
  EXPECT_LT(unknown, theme == Theme::Arithmetic ? questions / 10 : questions / 100);
  EXPECT_GT(models, questions / 50);
  if (theme == Theme::Comparisons) {
    EXPECT_LT(asked(*layered, "z3"), static_cast<uint64_t>(questions) / 100);
  }
  if (theme == Theme::Choices) {
    EXPECT_LT(asked(*layered, "z3"), asked(*layered, "splitting") * 4 / 5);
  }
}

INSTANTIATE_TEST_SUITE_P(All, WalkTest,
                         testing::Values(Walk{Arithmetic::Wrap, Theme::Comparisons, 8000},
                                         Walk{Arithmetic::Wrap, Theme::Differences, 3000},
                                         Walk{Arithmetic::Wrap, Theme::Sums, 1500},
                                         Walk{Arithmetic::Wrap, Theme::Arithmetic, 300},
                                         Walk{Arithmetic::Wrap, Theme::Choices, 400},
                                         Walk{Arithmetic::Math, Theme::Choices, 1000},
                                         Walk{Arithmetic::Math, Theme::Comparisons, 8000},
                                         Walk{Arithmetic::Math, Theme::Differences, 4000},
                                         Walk{Arithmetic::Math, Theme::Sums, 2000},
                                         Walk{Arithmetic::Math, Theme::Arithmetic, 600}),
                         [](const auto& info) {
                           return (info.param.arithmetic == Arithmetic::Wrap ? "Wrap" : "Math") +
                                  name_of(info.param.theme);
                         });

struct Domain {
  const char* name;
  std::vector<Range> ranges;
  Arithmetic arithmetic;
  Theme theme;
  int questions;
};

class DomainTest : public testing::TestWithParam<Domain> {};

std::vector<Model> all_models(const std::vector<Range>& ranges) {
  std::vector<Model> models(1);
  for (uint32_t number = 0; number < ranges.size(); ++number) {
    std::vector<Model> longer;
    const int low = ranges[number] == Range::Boolean ? 0 : -128;
    const int high = ranges[number] == Range::Boolean ? 1 : 127;
    for (const Model& model : models) {
      for (int value = low; value <= high; ++value) {
        longer.push_back(model);
        longer.back().set(number, value);
      }
    }
    models = std::move(longer);
  }
  return models;
}

TEST_P(DomainTest, LayersAgreeWithTryingEverything) {
  const Domain& domain = GetParam();
  Terms terms(domain.arithmetic);
  const auto solver = make_solver(terms);
  std::vector<std::unique_ptr<Solver>> fewer;  // each without one of the layers
  for (size_t layer = 0; layer < layer_names().size(); ++layer) {
    fewer.push_back(make_solver(terms, {.without = uint32_t{1} << layer}));
    std::vector<LayerStatistics> left;
    fewer.back()->statistics(left);
    EXPECT_EQ(left.size(), layer_names().size()) << "Z3 and all but one";
    for (const LayerStatistics& one : left) EXPECT_NE(one.layer, layer_names()[layer]);
  }
  std::vector<const Term*> symbols;
  for (uint32_t i = 0; i < domain.ranges.size(); ++i) {
    symbols.push_back(terms.symbol(domain.ranges[i], i));
  }
  RandomConditions random(11, terms, domain.theme, symbols);
  struct Visited {
    PathCondition phi;
    std::vector<Model> models;
  };
  std::vector<Visited> visited;
  visited.push_back({{}, all_models(domain.ranges)});
  int unsatisfiable = 0;
  for (int i = 0; i < domain.questions; ++i) {
    const size_t at = random.one_in(3) ? random.below(visited.size()) : visited.size() - 1;
    const Term* guard = random.condition();
    std::vector<Model> left;
    for (const Model& model : visited[at].models) {
      if (evaluate(*guard, model, domain.arithmetic)) left.push_back(model);
    }
    const Answer expected = left.empty() ? Answer::Unsatisfiable : Answer::Satisfiable;
    const Answer answer = solver->satisfiable(visited[at].phi, *guard);
    ASSERT_EQ(answer, expected) << text_of(visited[at].phi) << "guard " << kukang::text_of(*guard);
    for (size_t layer = 0; i % 32 == 0 && layer < fewer.size(); ++layer) {
      ASSERT_EQ(fewer[layer]->satisfiable(visited[at].phi, *guard), expected)
          << "without " << layer_names()[layer] << "\n"
          << text_of(visited[at].phi) << "guard " << kukang::text_of(*guard);
    }
    if (left.empty()) {
      ++unsatisfiable;
      continue;
    }
    PathCondition phi = visited[at].phi;
    phi.add(guard);
    if (visited.size() > 12) visited.resize(1);
    visited.push_back({phi, std::move(left)});
  }
  EXPECT_GT(unsatisfiable, domain.questions / 20);
}

constexpr Range kBoolean = Range::Boolean;
constexpr Range kByte = Range::Byte;

INSTANTIATE_TEST_SUITE_P(
    All, DomainTest,
    testing::Values(
        Domain{"Booleans",
               {kBoolean, kBoolean, kBoolean, kBoolean, kBoolean},
               Arithmetic::Wrap,
               Theme::Comparisons,
               6000},
        Domain{"Mixed",
               {kBoolean, kBoolean, kBoolean, kByte},
               Arithmetic::Wrap,
               Theme::Comparisons,
               3000},
        Domain{
            "MixedSums", {kBoolean, kBoolean, kBoolean, kByte}, Arithmetic::Wrap, Theme::Sums, 600},
        Domain{"MixedDifferences",
               {kBoolean, kBoolean, kByte},
               Arithmetic::Math,
               Theme::Differences,
               3000},
        Domain{"MixedArithmetic",
               {kBoolean, kBoolean, kByte},
               Arithmetic::Wrap,
               Theme::Arithmetic,
               400},
        Domain{"MixedArithmeticMath",
               {kBoolean, kBoolean, kByte},
               Arithmetic::Math,
               Theme::Arithmetic,
               400},
        Domain{"Choices", {kBoolean, kBoolean, kByte}, Arithmetic::Wrap, Theme::Choices, 3000},
        Domain{"ChoicesMath", {kBoolean, kByte}, Arithmetic::Math, Theme::Choices, 3000},
        Domain{"Bytes", {kByte, kByte}, Arithmetic::Wrap, Theme::Differences, 400}),
    [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace kukang
