// Every simplification is an equality: random trees are worth what their simplified terms are
// worth, whatever the symbols are. And the forms that others rely on are reached.

#include <gtest/gtest.h>

#include <functional>

#include "expr/model.h"
#include "random_tree.h"

namespace kukang {
namespace {

std::string text_of_tree(const Tree& tree) {
  if (tree.op == Operator::Constant) return std::to_string(tree.bits);
  if (tree.op == Operator::Symbol) return "x" + std::to_string(tree.bits);
  std::string text =
      std::to_string(static_cast<int>(tree.op)) + std::string(sign_of(tree.op)) + "(";
  for (const Tree& part : tree.parts) text += text_of_tree(part) + ", ";
  return text + ")";
}

class RandomTest : public testing::TestWithParam<Arithmetic> {};

TEST_P(RandomTest, SimplifiedTermsAreWorthTheSame) {
  const Arithmetic arithmetic = GetParam();
  RandomTrees random(1, arithmetic);
  int compared = 0;
  for (int round = 0; round < 150; ++round) {
    Terms terms(arithmetic);
    for (int i = 0; i < 1000; ++i) {
      const Sort sort = random.one_in(2) ? Sort::Bool : static_cast<Sort>(random.below(5));
      const Tree tree = random.tree(sort, 1 + random.below(4));
      const Term* term = built(terms, tree);
      ASSERT_EQ(term->sort, tree.sort);
      for (int j = 0; j < 6; ++j) {
        const Model model = random.model();
        const auto expected = Calculator(model, arithmetic).worth(tree);
        if (!expected) continue;
        const auto actual = evaluate_exactly(*term, model, arithmetic);
        // A sum may be taken in another order, and leave 64 bits on the way.
        if (!actual && arithmetic == Arithmetic::Math) continue;
        ++compared;
        ASSERT_EQ(actual, expected) << text_of_tree(tree) << "\nis simplified to " << text_of(*term)
                                    << "\nround " << round << " tree " << i;
      }
    }
  }
  EXPECT_GT(compared, 500'000);
}

TEST_P(RandomTest, MakingATermAgainGivesTheSameTerm) {
  RandomTrees random(2, GetParam());
  Terms terms(GetParam());
  for (int i = 0; i < 20000; ++i) {
    const Tree tree = random.tree(Sort::Bool, 4);
    const Term* first = built(terms, tree);
    const size_t size = terms.size();
    ASSERT_EQ(built(terms, tree), first);
    ASSERT_EQ(terms.size(), size);
  }
}

// What was made before must not show: the same tree is the same text in a table of its own.
TEST_P(RandomTest, TheFormDoesNotDependOnTheTable) {
  RandomTrees random(3, GetParam());
  Terms used(GetParam());
  for (int i = 0; i < 20000; ++i) {
    const Tree tree = random.tree(Sort::Bool, 4);
    Terms fresh(GetParam());
    ASSERT_EQ(text_of(*built(used, tree)), text_of(*built(fresh, tree)));
  }
}

INSTANTIATE_TEST_SUITE_P(Both, RandomTest, testing::Values(Arithmetic::Wrap, Arithmetic::Math),
                         [](const auto& info) {
                           return info.param == Arithmetic::Wrap ? "Wrap" : "Math";
                         });

struct Form {
  const char* name;
  Arithmetic arithmetic;
  std::function<const Term*(Terms&)> made;
  const char* text;
};

const Term* x(Terms& t) { return t.symbol(Range::Int, 1); }
const Term* y(Terms& t) { return t.symbol(Range::Int, 2); }
const Term* wide(Terms& t) { return t.symbol(Range::Long, 3); }
const Term* flag(Terms& t) { return t.symbol(Range::Boolean, 4); }
const Term* letter(Terms& t) { return t.symbol(Range::Char, 5); }
const Term* real(Terms& t) { return t.symbol(Range::Float, 6); }
const Term* sreal(Terms& t) { return t.symbol(Range::Float, 7); }

constexpr auto kWrap = Arithmetic::Wrap;
constexpr auto kMath = Arithmetic::Math;
using O = Operator;

const Form kForms[] = {
    {"PartsMakeTheWhole", kWrap,
     [](Terms& t) {
       return t.make(O::Add, t.make(O::Mul, t.make(O::Div, x(t), y(t)), y(t)),
                     t.make(O::Rem, x(t), y(t)));
     },
     "x1"},
    {"RoundedDownTheyDo", kWrap,
     [](Terms& t) {
       const Term* quotient = t.make(O::Sub, t.make(O::Div, x(t), y(t)), t.of(1));
       const Term* rest = t.make(O::Add, t.make(O::Rem, x(t), y(t)), y(t));
       return t.make(O::Eq, t.make(O::Add, t.make(O::Mul, quotient, y(t)), rest), x(t));
     },
     "true"},
    {"WhatTheWholePartLeaves", kWrap,
     [](Terms& t) {
       return t.make(O::Sub, x(t), t.make(O::Mul, y(t), t.make(O::Div, x(t), y(t))));
     },
     "x1 % x2"},
    {"ARemainderIsNearerToZero", kMath,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Rem, x(t), y(t)), y(t)); }, "x2 > 0"},
    {"ARemainderHasTheSign", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Rem, x(t), y(t)), t.of(0)); },
     "x1 < 0 && x1 % x2 != 0"},
    {"TheSignOfBits", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::And, x(t), y(t)), t.of(0)); },
     "x1 < 0 && x2 < 0"},
    {"ThroughADouble", kWrap,
     [](Terms& t) { return t.make(O::ToInt, t.make(O::ToDouble, x(t))); }, "x1"},
    {"ThroughAFloatSomeAreLost", kWrap,
     [](Terms& t) { return t.make(O::ToInt, t.make(O::ToFloat, x(t))); }, "(int) (float) x1"},
    {"AnIntegerInADouble", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::ToDouble, x(t)), t.of(2.5)); }, "x1 <= 2"},
    {"RoundedDownIsNotMore", kWrap,
     [](Terms& t) {
       const Term* d = t.symbol(Range::Double, 8);
       return t.make(O::Le, t.make(O::Floor, d), d);
     },
     "x8 == x8"},
    {"LessIsAtMost", kWrap, [](Terms& t) { return t.make(O::Lt, x(t), t.of(5)); }, "x1 <= 4"},
    {"MoreIsAtLeast", kWrap, [](Terms& t) { return t.make(O::Lt, t.of(5), x(t)); }, "x1 >= 6"},
    {"NegatedOrder", kWrap, [](Terms& t) { return t.negation(t.make(O::Lt, x(t), y(t))); },
     "x2 <= x1"},
    {"NegatedFloatOrderStays", kWrap,
     [](Terms& t) { return t.negation(t.make(O::Lt, real(t), sreal(t))); }, "!(x6 < x7)"},
    {"BelowTheLeast", kWrap,
     [](Terms& t) { return t.make(O::Lt, x(t), t.of(std::numeric_limits<int32_t>::min())); },
     "false"},
    {"SumsOfConstants", kWrap,
     [](Terms& t) {
       return t.make(O::Sub, t.make(O::Add, t.make(O::Add, x(t), t.of(7)), y(t)), t.of(3));
     },
     "x1 + x2 + 4"},
    {"EqualSumWraps", kWrap,
     [](Terms& t) {
       return t.make(O::Eq, t.make(O::Add, x(t), t.of(1)),
                     t.of(std::numeric_limits<int32_t>::min()));
     },
     "x1 == 2147483647"},
    {"OrderOfASumStaysWithWrap", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Add, x(t), t.of(1)), t.of(5)); }, "x1 + 1 <= 4"},
    {"OrderOfASumMoves", kMath,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Add, x(t), t.of(1)), t.of(5)); }, "x1 <= 3"},
    {"OrderOfASmallSumMoves", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Add, letter(t), t.of(1)), t.of(5)); },
     "x5 <= 3"},
    {"DifferenceOfLetters", kWrap,
     [](Terms& t) {
       return t.make(O::Lt, t.make(O::Sub, letter(t), t.symbol(Range::Char, 8)), t.of(0));
     },
     "x5 < x8"},
    {"StrictWithOffset", kMath,
     [](Terms& t) { return t.make(O::Le, t.make(O::Add, x(t), t.of(1)), y(t)); }, "x1 < x2"},
    {"LongComparisonUndone", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::Compare, wide(t), t.of(int64_t{9})), t.of(0)); },
     "x3 <= 8L"},
    {"FloatComparisonLess", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::CompareL, real(t), sreal(t)), t.of(0)); },
     "!(x7 <= x6)"},
    {"FloatComparisonLessG", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::CompareG, real(t), sreal(t)), t.of(0)); },
     "x6 < x7"},
    {"ArmsAgainstConstant", kWrap,
     [](Terms& t) {
       return t.make(O::Eq, t.make(O::Ite, t.make(O::Lt, x(t), y(t)), t.of(1), t.of(0)), t.of(0));
     },
     "x2 <= x1"},
    {"BooleanIsBelowTwo", kWrap, [](Terms& t) { return t.make(O::Lt, flag(t), t.of(2)); }, "true"},
    {"BooleanOne", kWrap, [](Terms& t) { return t.make(O::Eq, flag(t), t.of(1)); }, "x4"},
    {"BooleanZero", kWrap, [](Terms& t) { return t.make(O::Lt, flag(t), t.of(1)); }, "!x4"},
    {"BooleanAnd", kWrap,
     [](Terms& t) {
       const Term* other = t.symbol(Range::Boolean, 9);
       return t.make(O::Eq, t.make(O::And, flag(t), other), t.of(1));
     },
     "x4 && x9"},
    {"BooleanNot", kWrap,
     [](Terms& t) { return t.make(O::Eq, t.make(O::Xor, flag(t), t.of(1)), t.of(1)); }, "!x4"},
    {"Contradiction", kWrap,
     [](Terms& t) {
       const Term* less = t.make(O::Lt, x(t), y(t));
       return t.make(O::Both, less, t.negation(less));
     },
     "false"},
    {"FittingConversion", kWrap, [](Terms& t) { return t.make(O::ToShort, letter(t)); },
     "(short) x5"},
    {"NeedlessConversion", kWrap, [](Terms& t) { return t.make(O::ToChar, letter(t)); }, "x5"},
    {"ThereAndBack", kWrap, [](Terms& t) { return t.make(O::ToInt, t.make(O::ToLong, x(t))); },
     "x1"},
    {"WideComparisonOfInts", kWrap,
     [](Terms& t) { return t.make(O::Lt, t.make(O::ToLong, x(t)), t.of(int64_t{1} << 40)); },
     "true"},
    {"NotANumberIsNothing", kWrap,
     [](Terms& t) { return t.make(O::Le, real(t), t.of(std::numeric_limits<float>::quiet_NaN())); },
     "false"},
    {"TooLargeToFold", kMath,
     [](Terms& t) {
       return t.make(O::Add, t.of(std::numeric_limits<int64_t>::max()), t.of(int64_t{1}));
     },
     "9223372036854775807L + 1L"},
    {"UnboundedInt", kMath,
     [](Terms& t) { return t.make(O::Add, t.of(std::numeric_limits<int32_t>::max()), t.of(1)); },
     "2147483648"},
};

class FormTest : public testing::TestWithParam<Form> {};

TEST_P(FormTest, IsReached) {
  Terms terms(GetParam().arithmetic);
  EXPECT_EQ(text_of(*GetParam().made(terms)), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(All, FormTest, testing::ValuesIn(kForms),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace kukang
