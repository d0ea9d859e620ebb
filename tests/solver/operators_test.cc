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
  int searches = 2;
};

constexpr Sort I = Sort::Int, L = Sort::Long, F = Sort::Float, D = Sort::Double;
using O = Operator;

const Signature kSignatures[] = {
    {"AddInt", O::Add, I, I, true},
    {"AddLong", O::Add, L, L, true},
    {"AddFloat", O::Add, F, F, false, 1},
    {"AddDouble", O::Add, D, D, false, 1},
    {"SubInt", O::Sub, I, I, true},
    {"SubLong", O::Sub, L, L, true},
    {"SubFloat", O::Sub, F, F, false, 1},
    {"MulInt", O::Mul, I, I, true, 1},
    {"MulLong", O::Mul, L, L, false, 0},
    {"MulFloat", O::Mul, F, F, false, 1},
    {"DivInt", O::Div, I, I, true, 1},
    {"DivFloat", O::Div, F, F, false, 0},
    {"RemInt", O::Rem, I, I, true, 1},
    {"NegInt", O::Neg, I, I, true},
    {"NegLong", O::Neg, L, L, true},
    {"NegFloat", O::Neg, F, F, false},
    {"NegDouble", O::Neg, D, D, false},
    {"Sqrt", O::Sqrt, D, D, false, 0},
    {"Floor", O::Floor, D, D, false},
    {"Ceil", O::Ceil, D, D, false},
    {"Rint", O::Rint, D, D, false},
    {"AndInt", O::And, I, I, false},
    {"OrLong", O::Or, L, L, false},
    {"XorInt", O::Xor, I, I, false},
    {"ShlInt", O::Shl, I, I, false, 1},
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
    {"IntToFloat", O::ToFloat, I, I, false, 1},
    {"LongToFloat", O::ToFloat, L, L, false, 0},
    {"IntToDouble", O::ToDouble, I, I, false, 1},
    {"LongToDouble", O::ToDouble, L, L, false, 0},
    {"FloatToInt", O::ToInt, F, F, false, 1},
    {"FloatToLong", O::ToLong, F, F, false, 0},
    {"DoubleToInt", O::ToInt, D, D, false, 0},
    {"DoubleToLong", O::ToLong, D, D, false, 0},
    {"FloatToDouble", O::ToDouble, F, F, false},
    {"DoubleToFloat", O::ToFloat, D, D, false, 1},
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
  if (term->op == O::Floor || term->op == O::Ceil || term->op == O::Rint) {
    // Of these no bits can be asked for: a NaN stays the one that it is.
    const Term* number = terms.constant(term->sort, bits);
    if (std::isnan(number->as_double())) return terms.negation(terms.make(O::Eq, term, term));
    const Term* same = terms.make(O::Eq, term, number);
    if (number->as_double() != 0) return same;
    const Term* one = terms.of(1.0);
    return terms.make(
        O::Both, same,
        terms.make(O::Eq, terms.make(O::Div, one, term), terms.make(O::Div, one, number)));
  }
  const Term* raw = terms.make(O::ToBits, term);
  const int64_t whole = term->sort == Sort::Float ? static_cast<int32_t>(bits) : bits;
  return terms.make(O::Eq, raw, terms.constant(raw->sort, whole));
}

// A question about `result` when x is one of `a` and y one of `b`.
struct Question {
  PathCondition phi;
  const Term* right;

  Question(Terms& terms, const Term* result, const Term* x, const std::vector<int64_t>& a,
           const Term* y, const std::vector<int64_t>& b)
      : right(terms.of(false)) {
    const Term* some_a = terms.of(false);
    const Term* some_b = terms.of(false);
    for (const int64_t value : a) some_a = terms.make(O::Either, some_a, is_same(terms, x, value));
    for (const int64_t value : b) some_b = terms.make(O::Either, some_b, is_same(terms, y, value));
    phi.add(some_a);
    phi.add(some_b);
    for (const int64_t one : a) {
      for (const int64_t other : b) add(terms, result, x, one, y, other);
    }
  }

  void add(Terms& terms, const Term* result, const Term* x, int64_t a, const Term* y, int64_t b) {
    const Term* given = terms.make(O::Both, is_same(terms, x, a), is_same(terms, y, b));
    const auto expected = fold(result->op, x->sort, a, b, terms.arithmetic);
    if (!expected) {  // no result: such arguments are not given
      phi.add(terms.negation(given));
      return;
    }
    const Term* so = result->sort == Sort::Bool ? (*expected ? result : terms.negation(result))
                                                : is_same(terms, result, *expected);
    right = terms.make(O::Either, right, terms.make(O::Both, given, so));
  }

  // nullopt: not decided, or nothing to ask.
  std::optional<bool> agrees(Terms& terms, Solver& solver) const {
    if (right->is_constant()) return std::nullopt;
    const Answer possible = solver.satisfiable(phi, *right);
    const Answer otherwise = solver.satisfiable(phi, *terms.negation(right));
    if (possible == Answer::Unknown || otherwise == Answer::Unknown) return std::nullopt;
    return possible == Answer::Satisfiable && otherwise == Answer::Unsatisfiable;
  }
};

class OperatorTest : public testing::TestWithParam<Signature> {
 protected:
  void check(Arithmetic arithmetic) {
    const Signature& signature = GetParam();
    Terms terms(arithmetic);
    const auto solver = make_solver(terms, {.without = kWithoutAll});
    const Term* x = terms.symbol(range_of(signature.sort), 0);
    const Term* y = terms.symbol(range_of(signature.second), 1);
    const Term* result = terms.make(signature.op, x, arity_of(signature.op) == 2 ? y : nullptr);
    int answered = 0;
    for (int i = 0; i < kRounds; ++i) {
      const size_t values = i < signature.searches ? 2 : 1;
      std::vector<int64_t> a, b;
      while (a.size() < values) a.push_back(values_.next(signature.sort));
      while (b.size() < values) b.push_back(values_.next(signature.second));
      const Question question(terms, result, x, a, y, b);
      const auto agrees = question.agrees(terms, *solver);
      if (!agrees) continue;
      ++answered;
      ASSERT_TRUE(*agrees) << text_of(*question.right);
    }
    EXPECT_GT(answered, kRounds / 2);
  }

  static constexpr int kRounds = 30;
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
      {O::Rem, I, 2},
      {O::Rem, I, 8},
      {O::Rem, L, int64_t{1} << 40},
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
      {O::Digit, I, 0},
      {O::Digit, I, 3},
      {O::Digit, I, 9},
      {O::Digit, L, 0},
      {O::Digit, L, 12},
      {O::Digit, L, 18},
      {O::Rem, F, single(1)},
      {O::Rem, F, single(0.25)},
      {O::Rem, D, twice(1)},
      {O::Rem, D, twice(-2)},
      {O::Rem, D, twice(1024)},
      {O::Rem, D, twice(0x1p-1074)},
      {O::Rem, D, twice(0)},
      {O::Rem, D, twice(HUGE_VAL)},
      {O::Rem, F, single(0x1p-149f)},
  };
  Values values;
  for (const Arithmetic arithmetic : {Arithmetic::Wrap, Arithmetic::Math}) {
    for (const auto& [op, sort, constant] : cases) {
      if (arithmetic == Arithmetic::Math && is_floating(sort)) continue;
      Terms terms(arithmetic);
      const auto solver = make_solver(terms, {.without = kWithoutAll});
      const Term* x = terms.symbol(range_of(sort), 0);
      const bool is_count = op == O::Shl || op == O::Shr || op == O::Ushr || op == O::Digit;
      const Term* c = terms.constant(is_count ? Sort::Int : sort, constant);
      const Term* result = terms.make(op, x, c);
      for (int i = 0; i < 30; ++i) {
        std::vector<int64_t> a = {values.next(sort)};
        if (i == 0) a.push_back(values.next(sort));
        const Question question(terms, result, x, a, c, {constant});
        const auto agrees = question.agrees(terms, *solver);
        ASSERT_TRUE(agrees.has_value()) << text_of(*question.right);
        ASSERT_TRUE(*agrees) << text_of(*question.right);
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
