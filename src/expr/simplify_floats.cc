// Floats that hold integers, and roundings. What is said of an integer in a float is said of the
// integer: comparing integers is easy.

#include <cmath>

#include "expr/bounds.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

bool is_rounding(Operator op) {
  return op == Operator::Floor || op == Operator::Ceil || op == Operator::Rint;
}

// The integer in a float that holds all that it can be; nullptr: it is none.
const Term* integer_in(Terms& terms, const Term* term) {
  if (term->op != Operator::ToFloat && term->op != Operator::ToDouble) return nullptr;
  const Term* inner = term->args[0];
  if (!is_integer(inner->sort)) return nullptr;
  return bounds_of(*inner, terms.arithmetic).within(held_by_float(term->sort)) ? inner : nullptr;
}

double value_of(const Term* constant) {
  return constant->sort == Sort::Float ? constant->as_float() : constant->as_double();
}

// The integer against a constant that is a number.
const Term* compared_with(Terms& terms, Operator op, const Term* integer, double c, bool c_first) {
  if (std::abs(c) >= 0x1p62) {  // beyond all of them
    return terms.of(op != Operator::Eq && (c_first ? c < 0 : c > 0));
  }
  const Term* wide = terms.make(Operator::ToLong, integer);
  const auto below = static_cast<int64_t>(std::floor(c)),
             above = static_cast<int64_t>(std::ceil(c));
  if (op == Operator::Eq) {
    return below == above ? terms.make(op, wide, terms.of(below)) : terms.of(false);
  }
  const int64_t strict = op == Operator::Lt ? 1 : 0;
  if (c_first) {
    const int64_t least = strict != 0 ? below + 1 : above;
    return terms.make(Operator::Le, terms.of(least), wide);
  }
  return terms.make(Operator::Le, wide, terms.of(strict != 0 ? above - 1 : below));
}

bool is_rounded(const Term* term, Operator rounding, const Term* number) {
  return term->op == rounding && term->args[0] == number;
}

// floor(x) <= x, x <= ceil(x), and the same with <: unless x is NaN.
const Term* compared_with_itself(Terms& terms, Operator op, const Term* a, const Term* b) {
  const bool below = is_rounded(a, Operator::Floor, b) || is_rounded(b, Operator::Ceil, a);
  const bool above = is_rounded(a, Operator::Ceil, b) || is_rounded(b, Operator::Floor, a);
  if (below && op == Operator::Le) return terms.make(Operator::Eq, b, b);
  return above && op == Operator::Lt ? terms.of(false) : nullptr;
}

}  // namespace

const Term* simplify_float_comparison(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (const Term* simpler = compared_with_itself(terms, op, a, b)) return simpler;
  const Term *x = integer_in(terms, a), *y = integer_in(terms, b);
  if (x != nullptr && y != nullptr) {
    return terms.make(op, terms.make(Operator::ToLong, x), terms.make(Operator::ToLong, y));
  }
  if (x != nullptr && b->is_constant()) return compared_with(terms, op, x, value_of(b), false);
  if (y != nullptr && a->is_constant()) return compared_with(terms, op, y, value_of(a), true);
  return nullptr;
}

const Term* simplify_float_difference(Terms& terms, const Term* a, const Term* b) {
  if (a != b || integer_in(terms, a) == nullptr) return nullptr;
  return a->sort == Sort::Float ? terms.of(0.0f) : terms.of(0.0);
}

const Term* simplify_rounding(Terms& terms, Operator op, const Term* a) {
  if (!is_rounding(op)) return nullptr;
  return is_rounding(a->op) || integer_in(terms, a) != nullptr ? a : nullptr;
}

}  // namespace kukang
