// The table, the persistent path condition, deep terms and the text of terms.

#include "expr/term.h"

#include <gtest/gtest.h>

#include "expr/model.h"
#include "expr/path_condition.h"

namespace kukang {
namespace {

TEST(TermTest, EqualTermsAreOneObject) {
  Terms terms;
  std::vector<const Term*> made;
  for (int i = 0; i < 5000; ++i) {
    made.push_back(terms.make(Operator::Mul, terms.symbol(Range::Int, i % 70), terms.of(i)));
  }
  for (int i = 0; i < 5000; ++i) {
    EXPECT_EQ(terms.make(Operator::Mul, terms.of(i), terms.symbol(Range::Int, i % 70)), made[i]);
    EXPECT_NE(made[i], made[(i + 1) % 5000]);
  }
}

TEST(TermTest, SymbolsDifferByRangeAndNumber) {
  Terms terms;
  EXPECT_NE(terms.symbol(Range::Int, 1), terms.symbol(Range::Int, 2));
  EXPECT_NE(terms.symbol(Range::Int, 1), terms.symbol(Range::Char, 1));
  EXPECT_EQ(terms.symbol(Range::Char, 1)->sort, Sort::Int);
}

TEST(TermTest, ArgumentsHaveSmallerIds) {
  Terms terms;
  const Term* sum =
      terms.make(Operator::Add, terms.symbol(Range::Int, 1), terms.symbol(Range::Int, 2));
  EXPECT_LT(sum->args[0]->id, sum->id);
  EXPECT_LT(sum->args[1]->id, sum->id);
  EXPECT_EQ(sum->height, 1);
}

// A loop makes terms that are as deep as it is long, and that share their parts.
TEST(TermTest, DeepTermsAreEvaluatedAndWritten) {
  Terms terms;
  const Term* chain = terms.symbol(Range::Int, 0);
  const Term* doubling = terms.symbol(Range::Int, 0);
  int32_t expected = 3;
  for (int i = 0; i < 300'000; ++i) {
    chain = terms.make(Operator::Mul, terms.make(Operator::Xor, chain, terms.of(5)), terms.of(31));
    expected = static_cast<int32_t>(static_cast<uint32_t>(expected ^ 5) * 31);
  }
  for (int i = 0; i < 60; ++i) {
    doubling = terms.make(Operator::Mul, doubling, doubling);
  }
  Model model;
  model.set(0, 3);
  EXPECT_EQ(evaluate(*chain, model, Arithmetic::Wrap), expected);
  model.set(0, -1);
  EXPECT_EQ(evaluate(*doubling, model, Arithmetic::Wrap), 1);
  EXPECT_EQ(chain->height, Term::kTall);
  EXPECT_LT(text_of(*chain).size(), 10'000u);
  EXPECT_LT(text_of(*doubling).size(), 10'000u);
  EXPECT_NE(text_of(*doubling).find("..."), std::string::npos);
}

// What shares its parts is not gone through once for each way to them.
TEST(TermTest, TermsThatShareTheirPartsAreComparedInTime) {
  for (const Operator op : {Operator::Add, Operator::Xor, Operator::And, Operator::Or}) {
    Terms terms;
    const Term* before = terms.symbol(Range::Int, 0);
    const Term* last = terms.symbol(Range::Int, 1);
    for (int i = 0; i < 300; ++i) {
      const Term* next = terms.make(op, last, terms.make(Operator::Mul, before, terms.of(7)));
      before = std::exchange(last, next);
      for (const Operator asked : {Operator::Eq, Operator::Lt, Operator::Le}) {
        EXPECT_FALSE(terms.make(asked, last, before)->is_constant());
        terms.make(asked, last, terms.of(0));
        terms.make(asked, terms.of(0), terms.make(op, last, before));
      }
    }
    const Term* sum = terms.symbol(Range::Int, 2);
    for (int i = 0; i < 100'000; ++i) sum = terms.make(Operator::Add, sum, before);
    EXPECT_FALSE(terms.make(Operator::Eq, sum, last)->is_constant());
  }
}

TEST(TermTest, BeyondSixtyFourBitsThereIsNoExactValue) {
  Terms terms(Arithmetic::Math);
  const Term* x = terms.symbol(Range::Int, 0);
  const Term* product = terms.make(Operator::Mul, x, x);
  Model model;
  model.set(0, int64_t{1} << 31);
  EXPECT_EQ(evaluate_exactly(*product, model, Arithmetic::Math), int64_t{1} << 62);
  model.set(0, int64_t{1} << 32);
  EXPECT_EQ(evaluate_exactly(*product, model, Arithmetic::Math), std::nullopt);
}

TEST(PathConditionTest, SharesItsPast) {
  Terms terms;
  const Term* x = terms.symbol(Range::Int, 1);
  PathCondition past;
  past.add(terms.make(Operator::Le, x, terms.of(5)));
  PathCondition one = past;
  PathCondition two = past;
  one.add(terms.make(Operator::Le, x, terms.of(4)));
  two.add(TypeLiteral{.variable = 7, .holds = false});
  EXPECT_EQ(past.size(), 1u);
  EXPECT_EQ(one.size(), 2u);
  EXPECT_EQ(one.last()->before.get(), past.last());
  EXPECT_EQ(two.last()->before.get(), past.last());
  EXPECT_EQ(two.last()->condition, nullptr);
  EXPECT_EQ(two.conjuncts()[1]->literal.variable, 7u);
  EXPECT_EQ(two.conjuncts()[0], past.last());
}

TEST(PathConditionTest, ALongPastIsFreed) {
  Terms terms;
  const Term* x = terms.symbol(Range::Boolean, 1);
  PathCondition kept;
  {
    PathCondition phi;
    for (int i = 0; i < 1'000'000; ++i) {
      phi.add(x);
      if (i == 9) kept = phi;
    }
    EXPECT_EQ(phi.size(), 1'000'000u);
  }
  EXPECT_EQ(kept.size(), 10u);
  EXPECT_EQ(kept.conjuncts().front()->condition, x);
}

TEST(TextTest, IsJavasWithFewParentheses) {
  Terms t;
  using O = Operator;
  const Term* a = t.symbol(Range::Int, 1);
  const Term* b = t.symbol(Range::Int, 2);
  const Term* d = t.symbol(Range::Double, 3);
  const Term* sum = t.make(O::Add, a, b);
  const std::pair<const Term*, const char*> cases[] = {
      {t.make(O::Mul, sum, t.of(2)), "(x1 + x2) * 2"},
      {t.make(O::Sub, a, t.make(O::Mul, b, b)), "x1 - x2 * x2"},
      {t.make(O::Sub, a, t.make(O::Sub, b, t.make(O::Mul, a, a))), "x1 - (x2 - x1 * x1)"},
      {t.make(O::Add, a, t.of(-3)), "x1 - 3"},
      {t.make(O::Lt, a, t.of(0)), "x1 < 0"},
      {t.make(O::Lt, t.of(0), a), "x1 > 0"},
      {t.make(O::Le, t.of(0), a), "x1 >= 0"},
      {t.negation(t.make(O::Eq, a, b)), "x1 != x2"},
      {t.make(O::Both, t.make(O::Lt, a, b),
              t.make(O::Either, t.make(O::Eq, a, t.of(1)), t.make(O::Eq, a, t.of(3)))),
       "x1 < x2 && (x1 == 1 || x1 == 3)"},
      {t.make(O::Ite, t.make(O::Lt, a, b), a, b), "x1 < x2 ? x1 : x2"},
      {t.make(O::Neg, t.make(O::Mul, a, b)), "-(x1 * x2)"},
      {t.make(O::ToByte, sum), "(byte) (x1 + x2)"},
      {t.make(O::Compare, t.make(O::ToLong, a), t.of(int64_t{4})), "compare((long) x1, 4L)"},
      {t.make(O::Lt, d, t.of(1.5)), "x3 < 1.5"},
      {t.make(O::Ushr, a, t.of(33)), "x1 >>> 1"},
      {t.of(1e10), "1.0E10"},
      {t.of(1e-5f), "1.0E-5f"},
      {t.of(100.0), "100.0"},
      {t.of(-0.0), "-0.0"},
      {t.of(std::numeric_limits<double>::infinity()), "Infinity"},
      {t.of(std::numeric_limits<float>::quiet_NaN()), "NaN"},
      {t.of(true), "true"},
  };
  for (const auto& [term, text] : cases) EXPECT_EQ(text_of(*term), text);
  EXPECT_EQ(
      text_of(*t.make(O::Lt, a, b), [](const Term& s) { return "n" + std::to_string(s.number()); }),
      "n1 < n2");
}

}  // namespace
}  // namespace kukang
