// What Z3 is told an operator means is what Java computes: for every operator and every sort, under
// a φ that leaves its arguments two values each, the result is the expected one and cannot be
// another. (With one value each, Z3 would put it in place and compute, and the encoding would not
// be tried.)

#include <gtest/gtest.h>

#include <random>

#include "expr/fold.h"
#include "expr/model.h"
#include "solver/solver.h"

namespace kukang {
namespace {

struct Signature {
  const char* name;
  Operator op;
  Sort sort;    // of the first argument
  Sort second;  // of the second, or the first
  bool math;    // expressible with unbounded integers
  int rounds = 25;
};

constexpr Sort I = Sort::Int, L = Sort::Long, F = Sort::Float, D = Sort::Double;
using O = Operator;

const Signature kSignatures[] = {
    {"AddInt", O::Add, I, I, true},
    {"AddLong", O::Add, L, L, true},
    {"AddFloat", O::Add, F, F, false},
    {"AddDouble", O::Add, D, D, false},
    {"SubInt", O::Sub, I, I, true},
    {"SubLong", O::Sub, L, L, true},
    {"SubFloat", O::Sub, F, F, false},
    {"MulInt", O::Mul, I, I, true, 12},
    {"MulLong", O::Mul, L, L, false, 4},
    {"MulFloat", O::Mul, F, F, false, 8},
    {"DivInt", O::Div, I, I, true, 8},
    {"DivFloat", O::Div, F, F, false, 4},
    {"RemInt", O::Rem, I, I, true, 8},
    {"NegInt", O::Neg, I, I, true},
    {"NegLong", O::Neg, L, L, true},
    {"NegFloat", O::Neg, F, F, false},
    {"NegDouble", O::Neg, D, D, false},
    {"AndInt", O::And, I, I, false},
    {"OrLong", O::Or, L, L, false},
    {"XorInt", O::Xor, I, I, false},
    {"ShlInt", O::Shl, I, I, false},
    {"ShlLong", O::Shl, L, I, false},
    {"ShrInt", O::Shr, I, I, false},
    {"ShrLong", O::Shr, L, I, false},
    {"UshrInt", O::Ushr, I, I, false},
    {"UshrLong", O::Ushr, L, I, false},
    {"IntToLong", O::ToLong, I, I, true},
    {"LongToInt", O::ToInt, L, L, true},
    {"IntToByte", O::ToByte, I, I, true},
    {"IntToChar", O::ToChar, I, I, true},
    {"IntToShort", O::ToShort, I, I, true},
    {"IntToFloat", O::ToFloat, I, I, false},
    {"LongToFloat", O::ToFloat, L, L, false},
    {"IntToDouble", O::ToDouble, I, I, false},
    {"LongToDouble", O::ToDouble, L, L, false},
    {"FloatToInt", O::ToInt, F, F, false},
    {"FloatToLong", O::ToLong, F, F, false},
    {"DoubleToInt", O::ToInt, D, D, false},
    {"DoubleToLong", O::ToLong, D, D, false},
    {"FloatToDouble", O::ToDouble, F, F, false},
    {"DoubleToFloat", O::ToFloat, D, D, false},
    {"FloatToBits", O::ToBits, F, F, false},
    {"DoubleToBits", O::ToBits, D, D, false},
    {"FloatFromBits", O::FromBits, I, I, false},
    {"DoubleFromBits", O::FromBits, L, L, false},
    {"CompareLong", O::Compare, L, L, true},
    {"CompareLFloat", O::CompareL, F, F, false},
    {"CompareGDouble", O::CompareG, D, D, false},
    {"EqInt", O::Eq, I, I, true},
    {"LtLong", O::Lt, L, L, true},
    {"LeInt", O::Le, I, I, true},
    {"EqFloat", O::Eq, F, F, false},
    {"LtDouble", O::Lt, D, D, false},
    {"LeFloat", O::Le, F, F, false},
};

Range range_of(Sort sort) {
  switch (sort) {
    case Sort::Long: return Range::Long;
    case Sort::Float: return Range::Float;
    case Sort::Double: return Range::Double;
    default: return Range::Int;
  }
}

class Values {
 public:
  int64_t next(Sort sort) {
    switch (sort) {
      case Sort::Float: return std::bit_cast<uint32_t>(static_cast<float>(floating(true)));
      case Sort::Double: return std::bit_cast<int64_t>(floating(false));
      case Sort::Int: return static_cast<int32_t>(integer());
      default: return integer();
    }
  }

  uint32_t below(uint32_t n) { return random_() % n; }

 private:
  int64_t integer() {
    switch (below(4)) {
      case 0: return static_cast<int64_t>(random_() << 32 ^ random_());
      case 1: return std::numeric_limits<int32_t>::max() - static_cast<int64_t>(below(3)) + 1;
      case 2: return std::numeric_limits<int64_t>::min() + below(2);
      default: return static_cast<int64_t>(below(21)) - 10;
    }
  }

  double floating(bool single) {
    constexpr double kCorners[] = {0.0,
                                   -0.0,
                                   1.0,
                                   -1.5,
                                   2147483648.0,
                                   -9223372036854775808.0,
                                   1e-45,
                                   5e-324,
                                   3.4028234663852886e38,
                                   1e300,
                                   std::numeric_limits<double>::infinity(),
                                   -std::numeric_limits<double>::infinity(),
                                   std::numeric_limits<double>::quiet_NaN()};
    if (below(2) == 0) return kCorners[below(std::size(kCorners))];
    if (below(2) == 0) return (static_cast<double>(below(2001)) - 1000) / 8;
    const double any = std::bit_cast<double>(random_());
    return single ? static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(random_())))
                  : any;
  }

  std::mt19937_64 random_{5};
};

// With NaN and both zeros told apart, as == does not.
const Term* is_same(Terms& terms, const Term* term, int64_t bits) {
  if (!is_floating(term->sort)) {
    return terms.make(O::Eq, term, terms.constant(term->sort, bits));
  }
  const Term* raw = terms.make(O::ToBits, term);
  const int64_t whole = term->sort == Sort::Float ? static_cast<int32_t>(bits) : bits;
  return terms.make(O::Eq, raw, terms.constant(raw->sort, whole));
}

class OperatorTest : public testing::TestWithParam<Signature> {
 protected:
  void check(Arithmetic arithmetic) {
    const Signature& signature = GetParam();
    Terms terms(arithmetic);
    const auto solver = make_solver(terms, {.only_z3 = true});
    const Term* x = terms.symbol(range_of(signature.sort), 0);
    const Term* y = terms.symbol(range_of(signature.second), 1);
    const bool is_binary = arity_of(signature.op) == 2;
    const Term* result = terms.make(signature.op, x, is_binary ? y : nullptr);
    int answered = 0;
    for (int i = 0; i < signature.rounds; ++i) {
      const int64_t a[] = {values_.next(signature.sort), values_.next(signature.sort)};
      const int64_t b[] = {values_.next(signature.second), values_.next(signature.second)};
      PathCondition phi;
      phi.add(terms.make(O::Either, is_same(terms, x, a[0]), is_same(terms, x, a[1])));
      phi.add(terms.make(O::Either, is_same(terms, y, b[0]), is_same(terms, y, b[1])));
      const Term* right = terms.of(false);
      for (const int64_t one : a) {
        for (const int64_t other : b) {
          const auto expected = fold(signature.op, signature.sort, one, other, arithmetic);
          if (!expected) {  // divided by zero: not a question
            phi.add(terms.negation(is_same(terms, y, other)));
            continue;
          }
          const Term* given = terms.make(O::Both, is_same(terms, x, one), is_same(terms, y, other));
          const Term* so = result->sort == Sort::Bool
                               ? (*expected ? result : terms.negation(result))
                               : is_same(terms, result, *expected);
          right = terms.make(O::Either, right, terms.make(O::Both, given, so));
        }
      }
      if (right->is_constant()) continue;
      const Answer possible = solver->satisfiable(phi, *right);
      const Answer otherwise = solver->satisfiable(phi, *terms.negation(right));
      if (possible == Answer::Unknown || otherwise == Answer::Unknown) continue;
      ++answered;
      const auto values = [&] {
        return testing::PrintToString(a) + " " + testing::PrintToString(b);
      };
      ASSERT_EQ(possible, Answer::Satisfiable) << values();
      ASSERT_EQ(otherwise, Answer::Unsatisfiable) << values();
    }
    EXPECT_GT(answered, signature.rounds / 2);
  }

  Values values_;
};

TEST_P(OperatorTest, WithWrapAround) { check(Arithmetic::Wrap); }

TEST_P(OperatorTest, WithoutBounds) {
  if (GetParam().math) check(Arithmetic::Math);
}

INSTANTIATE_TEST_SUITE_P(All, OperatorTest, testing::ValuesIn(kSignatures),
                         [](const auto& info) { return info.param.name; });

// x op c with a constant: where the encoding has a form of its own for it.
struct WithConstant {
  Operator op;
  Sort sort;
  int64_t constant;
};

TEST(ConstantOperandTest, MeansWhatJavaComputes) {
  const auto single = [](float v) { return static_cast<int64_t>(std::bit_cast<uint32_t>(v)); };
  const auto twice = [](double v) { return std::bit_cast<int64_t>(v); };
  const WithConstant cases[] = {
      {O::Div, I, 3},
      {O::Div, I, -7},
      {O::Div, L, 10},
      {O::Rem, I, 3},
      {O::Rem, I, -8},
      {O::Rem, L, 1000},
      {O::And, I, 15},
      {O::And, L, 255},
      {O::Shr, I, 1},
      {O::Shr, L, 33},
      {O::Ushr, I, 1},
      {O::Ushr, I, 31},
      {O::Ushr, L, 7},
      {O::Shl, I, 3},
      {O::Mul, I, 31},
      {O::Rem, F, single(1)},
      {O::Rem, F, single(0.25)},
      {O::Rem, D, twice(1)},
      {O::Rem, D, twice(-2)},
      {O::Rem, D, twice(1024)},
      {O::Rem, D, twice(0x1p-1074)},
      {O::Rem, D, twice(0)},
      {O::Rem, D, twice(HUGE_VAL)},
      {O::Rem, F, single(0.1f)},
  };
  Values values;
  for (const Arithmetic arithmetic : {Arithmetic::Wrap, Arithmetic::Math}) {
    for (const auto& [op, sort, constant] : cases) {
      if (arithmetic == Arithmetic::Math && is_floating(sort)) continue;
      Terms terms(arithmetic);
      const auto solver = make_solver(terms, {.only_z3 = true});
      const Term* x = terms.symbol(range_of(sort), 0);
      const bool is_shift = op == O::Shl || op == O::Shr || op == O::Ushr;
      const Term* c = terms.constant(is_shift ? Sort::Int : sort, constant);
      const Term* result = terms.make(op, x, c);
      const bool costly = is_floating(sort) && constant == single(0.1f);
      for (int i = 0; i < (costly ? 1 : 8); ++i) {
        PathCondition phi;
        const Term* either = terms.of(false);
        const Term* right = terms.of(false);
        for (int j = 0; j < 3; ++j) {
          const int64_t a = values.next(sort);
          const auto expected = fold(op, sort, a, constant, arithmetic);
          ASSERT_TRUE(expected);
          const Term* is_a = is_same(terms, x, a);
          either = terms.make(O::Either, either, is_a);
          right = terms.make(O::Either, right,
                             terms.make(O::Both, is_a, is_same(terms, result, *expected)));
        }
        phi.add(either);
        EXPECT_EQ(solver->satisfiable(phi, *right), Answer::Satisfiable)
            << text_of(*result) << " if " << text_of(*right);
        EXPECT_EQ(solver->satisfiable(phi, *terms.negation(right)), Answer::Unsatisfiable)
            << text_of(*result) << " unless " << text_of(*right);
      }
    }
  }
}

TEST(NotANumberTest, ASymbolKeepsItsBits) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* x = terms.symbol(Range::Float, 0);
  const Term* bits = terms.make(O::ToBits, x);
  PathCondition phi;
  phi.add(terms.negation(terms.make(O::Eq, x, x)));
  // Any NaN, but only a NaN; and the one that is computed is the canonical one.
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Eq, bits, terms.of(0x7fc00001))),
            Answer::Satisfiable);
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Eq, bits, terms.of(0x7f800000))),
            Answer::Unsatisfiable);
  const Term* sum = terms.make(O::ToBits, terms.make(O::Add, x, terms.of(1.0f)));
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Eq, sum, terms.of(0x7fc00000))),
            Answer::Satisfiable);
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Eq, sum, terms.of(0x7fc00001))),
            Answer::Unsatisfiable);
}

}  // namespace
}  // namespace kukang
