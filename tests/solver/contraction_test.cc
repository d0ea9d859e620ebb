// Contraction never refutes what holds: conditions are made to hold under a model, whatever they
// are about. And it refutes what it is for.

#include "solver/contraction.h"

#include <gtest/gtest.h>

#include <functional>

#include "expr/random_tree.h"

namespace kukang {
namespace {

class ContractionTest : public testing::TestWithParam<Arithmetic> {};

TEST_P(ContractionTest, NeverRefutesWhatHolds) {
  const Arithmetic arithmetic = GetParam();
  RandomTrees random(5, arithmetic);
  Contraction contraction(arithmetic);
  int tried = 0, refuted = 0;
  for (int round = 0; round < 60; ++round) {
    Terms terms(arithmetic);
    for (int i = 0; i < 1000; ++i) {
      const Model model = random.model();
      std::vector<const Term*> conditions, others;
      for (int k = random.below(4); k >= 0; --k) {
        const Tree tree = random.tree(Sort::Bool, 1 + random.below(4));
        const Term* condition = built(terms, tree);
        others.push_back(condition);
        const auto worth = Calculator(model, arithmetic).worth(tree);
        if (!worth.has_value()) continue;
        conditions.push_back(*worth == 1 ? condition : terms.negation(condition));
      }
      for (const int passes : {1, 2, 8}) {
        ASSERT_FALSE(contraction.refutes(conditions, passes))
            << text_of(*conditions.back()) << "\nround " << round << ", " << i;
        ++tried;
      }
      refuted += contraction.refutes(others, 2);
    }
  }
  EXPECT_EQ(tried, 180'000);
  EXPECT_GT(refuted, 1'000);
}

INSTANTIATE_TEST_SUITE_P(Both, ContractionTest, testing::Values(Arithmetic::Wrap, Arithmetic::Math),
                         [](const auto& info) {
                           return info.param == Arithmetic::Wrap ? "Wrap" : "Math";
                         });

struct Asked {
  const char* name;
  std::function<std::vector<const Term*>(Terms&)> conditions;
  bool refuted;  // with wrap-around
  int passes = 2;
};

using O = Operator;

const Term* x(Terms& t) { return t.symbol(Range::Int, 0); }
const Term* y(Terms& t) { return t.symbol(Range::Int, 1); }
const Term* d(Terms& t) { return t.symbol(Range::Double, 2); }
const Term* e(Terms& t) { return t.symbol(Range::Double, 3); }
const Term* within(Terms& t, const Term* term, int low, int high) {
  return t.make(O::Both, t.make(O::Le, t.of(low), term), t.make(O::Le, term, t.of(high)));
}

const Asked kAsked[] = {
    // The end that counts is the other's greatest, not its least.
    {"LessThanARange",
     [](Terms& t) {
       return std::vector{within(t, y(t), 0, 10), t.make(O::Lt, x(t), y(t)),
                          t.make(O::Le, t.of(5), x(t))};
     },
     false},
    {"LessThanAllOfARange",
     [](Terms& t) {
       return std::vector{within(t, y(t), 0, 10), t.make(O::Lt, x(t), y(t)),
                          t.make(O::Le, t.of(10), x(t))};
     },
     true},
    {"Difference",
     [](Terms& t) {
       return std::vector{within(t, x(t), 0, 3), within(t, y(t), 1, 2),
                          t.make(O::Eq, t.make(O::Sub, x(t), y(t)), t.of(-2))};
     },
     false},
    {"DifferenceBeyond",
     [](Terms& t) {
       return std::vector{within(t, x(t), 0, 3), within(t, y(t), 1, 2),
                          t.make(O::Eq, t.make(O::Sub, x(t), y(t)), t.of(-3))};
     },
     true},
    {"ProductWithSomethingEndless",
     [](Terms& t) {
       return std::vector{within(t, y(t), 2, 2),
                          t.make(O::Eq, t.make(O::Mul, x(t), y(t)), t.of(-6))};
     },
     false},
    {"ProductThatWraps",
     [](Terms& t) {
       return std::vector{within(t, x(t), 0, 46341),
                          t.make(O::Lt, t.make(O::Mul, x(t), x(t)), t.of(0))};
     },
     false},
    {"ProductThatDoesNot",
     [](Terms& t) {
       return std::vector{within(t, x(t), -46340, 46340),
                          t.make(O::Lt, t.make(O::Mul, x(t), x(t)), t.of(0))};
     },
     true},
    {"NothingIsKnown", [](Terms& t) { return std::vector{t.make(O::Le, x(t), t.of(5))}; }, false},
    // Narrows for ever, a step at a time: a cap on the passes is part of it.
    {"NeverDone",
     [](Terms& t) {
       return std::vector{t.make(O::Le, t.of(0), x(t)), t.make(O::Lt, x(t), y(t)),
                          t.make(O::Lt, y(t), x(t))};
     },
     false, 8},
    {"QuotientBySomethingPositive",
     [](Terms& t) {
       return std::vector{within(t, x(t), 0, 100), within(t, y(t), 5, 9),
                          t.make(O::Lt, t.of(20), t.make(O::Div, x(t), y(t)))};
     },
     true},
    {"ARemainderIsNearerThanTheDivisor",
     [](Terms& t) {
       return std::vector{t.make(O::Lt, t.of(0), y(t)), t.make(O::Lt, x(t), t.of(0)),
                          t.make(O::Lt, t.make(O::Add, t.make(O::Rem, x(t), y(t)), y(t)), t.of(0))};
     },
     true},
    {"TheLeastByMinusOne",
     [](Terms& t) {
       return std::vector{t.make(O::Lt, x(t), t.of(0)), t.make(O::Le, y(t), t.of(-1)),
                          t.make(O::Lt, t.make(O::Div, x(t), y(t)), t.of(0))};
     },
     false},
    {"ProductOfFloats",
     [](Terms& t) {
       return std::vector{t.make(O::Lt, t.of(1.0), d(t)), t.make(O::Lt, t.of(1.0), e(t)),
                          t.negation(t.make(O::Lt, t.of(0.0), t.make(O::Mul, d(t), e(t))))};
     },
     true},
    {"ProductThatVanishes",
     [](Terms& t) {
       return std::vector{t.make(O::Lt, t.of(0.0), d(t)), t.make(O::Lt, t.of(0.0), e(t)),
                          t.negation(t.make(O::Lt, t.of(0.0), t.make(O::Mul, d(t), e(t))))};
     },
     false},
    {"NaNIsNotLess",
     [](Terms& t) {
       return std::vector{t.negation(t.make(O::Lt, d(t), t.of(1.0))),
                          t.negation(t.make(O::Le, t.of(1.0), d(t)))};
     },
     false},
    {"RoundedWithinEnds",
     [](Terms& t) {
       return std::vector{t.make(O::Le, t.of(0.0), d(t)), t.make(O::Le, d(t), t.of(100.0)),
                          t.make(O::Lt, t.of(100.0), t.make(O::Rint, d(t), nullptr))};
     },
     true},
};

class AskedTest : public testing::TestWithParam<Asked> {};

TEST_P(AskedTest, IsSeenOrNot) {
  Terms terms(Arithmetic::Wrap);
  Contraction contraction(Arithmetic::Wrap);
  EXPECT_EQ(contraction.refutes(GetParam().conditions(terms), GetParam().passes),
            GetParam().refuted);
}

INSTANTIATE_TEST_SUITE_P(All, AskedTest, testing::ValuesIn(kAsked),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace kukang
