// Simplification, one step at a time: what op(a, b, c) is equal to in a simpler form.
//
// A rule returns a term made of simpler ones by Terms::make, which simplifies again; nullptr says
// that no rule applies and the term is to be made as it stands. Every rule is an equality for all
// values of the arguments (with a divisor that is not zero), and every rule comes closer to a
// normal form, in which equal facts tend to be equal terms:
//   - a constant is the second argument of a commutative operator and the outermost of a sum;
//   - an order of integers against a constant is <=, and negations are pushed down to == and to
//   orders
//     of floats, where they have to stay because of NaN;
//   - conditions over comparisons (lcmp, fcmpl, 0-1 results of a branch) are conditions over
//   values.

#pragma once

#include "expr/term.h"

namespace kukang {

const Term* simplify(Terms& terms, Operator op, const Term* a, const Term* b, const Term* c);

// Its parts, by what the operator is about. No argument list is all constants when they are asked.
const Term* simplify_arithmetic(Terms& terms, Operator op, const Term* a, const Term* b);
const Term* simplify_bits(Terms& terms, Operator op, const Term* a, const Term* b);
const Term* simplify_conversion(Terms& terms, Operator op, const Term* a);
const Term* simplify_comparison(Terms& terms, Operator op, const Term* a, const Term* b);
const Term* simplify_condition(Terms& terms, Operator op, const Term* a, const Term* b,
                               const Term* c);
const Term* simplify_arms(Terms& terms, Operator op, const Term* a, const Term* b);

// What quotients and remainders have to do with each other (simplify_quotients.cc): of a + b, a -
// b, a == b, and a < b and a <= b of integers; and of r < 0, r <= 0, 0 < r or 0 <= r, r being a
// remainder.
const Term* simplify_parts(const Term* a, const Term* b);
const Term* simplify_rest(Terms& terms, const Term* a, const Term* b);
const Term* simplify_equal_parts(Terms& terms, const Term* a, const Term* b);
const Term* simplify_remainder_order(Terms& terms, const Term* a, const Term* b);
const Term* simplify_remainder_sign(Terms& terms, const Term* r, bool from_above, bool strict);

// Of floats; no argument is a NaN.
const Term* simplify_float_comparison(Terms& terms, Operator op, const Term* a, const Term* b);
const Term* simplify_float_difference(Terms& terms, const Term* a, const Term* b);
const Term* simplify_rounding(Terms& terms, Operator op, const Term* a);

// x + c as (x, c), any other integer term as (x, 0).
struct Offset {
  const Term* base;
  int64_t constant;
};
inline Offset offset_of(const Term* term) {
  if (term->op == Operator::Add && term->args[1]->is_constant() && is_integer(term->sort)) {
    return {term->args[0], term->args[1]->bits};
  }
  return {term, 0};
}

}  // namespace kukang
