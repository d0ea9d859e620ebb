// Java's float and double in Z3's theory of IEEE numbers.
//
// Z3 knows one NaN, Java's bits know many. So a Float symbol is a vector of 32 bits of which the
// number is made: its bits are what they are. A NaN that is computed has the canonical bits.

#pragma once

#include <z3++.h>

#include <optional>

#include "expr/term.h"

namespace kukang {

class Floats {
 public:
  explicit Floats(z3::context& context);

  // A number from a vector of 32 or 64 bits, and back.
  z3::expr from_bits(const z3::expr& bits, Sort sort);
  z3::expr to_bits(const z3::expr& number, Sort sort);

  // From and to two's complement. Towards integers, saturating, with 0 for NaN.
  z3::expr from_signed(const z3::expr& integer, Sort to);
  z3::expr to_signed(const z3::expr& number, Sort from, unsigned width);
  z3::expr converted(const z3::expr& number, Sort to);

  z3::expr equal(const z3::expr& a, const z3::expr& b);
  z3::expr less(const z3::expr& a, const z3::expr& b);
  z3::expr at_most(const z3::expr& a, const z3::expr& b);

  // Add to Neg but Rem, Sqrt to Rint; `b` is `a` where there is one argument.
  z3::expr arithmetic(Operator op, const z3::expr& a, const z3::expr& b);
  // C's fmod; nullopt for most divisors.
  std::optional<z3::expr> remainder(const z3::expr& a, const Term& divisor);

  // |number| <= limit
  z3::expr within(const z3::expr& number, Sort sort, double limit);

 private:
  z3::expr made(Z3_ast ast) { return {context_, ast}; }
  z3::sort sort_of(Sort sort);
  z3::expr number(double value, Sort sort);
  z3::expr absolute(const z3::expr& number);
  z3::expr multiple_below(const z3::expr& number, Sort sort, int exponent);
  z3::expr with_sign_of(const z3::expr& positive, const z3::expr& signed_number);

  z3::context& context_;
  z3::expr to_nearest_;
  z3::expr to_zero_;
  z3::expr down_;
  z3::expr up_;
};

}  // namespace kukang
