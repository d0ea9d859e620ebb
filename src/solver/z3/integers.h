// How Int and Long are written in Z3: as mathematical integers or as vectors of bits.
//
// Mathematical integers are what Arithmetic::Math means, and by far the quicker way to decide
// comparisons, sums and differences; with wrap-around, each symbol is bounded and each sum that may
// leave the machine's range is brought back into it. Bits can express everything, slowly.
//
// Every encoding is exact; what one cannot express exactly it refuses with nullopt.

#pragma once

#include <z3++.h>

#include <memory>
#include <optional>

#include "expr/term.h"
#include "solver/z3/floats.h"

namespace kukang {

class Integers {
 public:
  virtual ~Integers() = default;

  virtual z3::expr constant(Sort sort, int64_t value) = 0;
  virtual z3::expr variable(const Term& symbol) = 0;
  // What must be said wherever the variable is used.
  virtual std::optional<z3::expr> range_of(const Term& symbol) = 0;

  virtual z3::expr less(const z3::expr& a, const z3::expr& b) = 0;
  virtual z3::expr at_most(const z3::expr& a, const z3::expr& b) = 0;
  // An operator from integers to integers; `b` is `a` where there is one argument.
  virtual std::optional<z3::expr> operation(const Term& term, const z3::expr& a,
                                            const z3::expr& b) = 0;
  // ToInt, ToLong, ToFloat, ToDouble, ToBits or FromBits between integers and floats. `raw` are the
  // bits of a number that is a symbol.
  virtual std::optional<z3::expr> conversion(const Term& term, const z3::expr& a,
                                             const std::optional<z3::expr>& raw) = 0;

  // What must be said wherever a digit of the number is used, which is `a`.
  virtual std::optional<z3::expr> digits_of(const Term& number, const z3::expr& a) = 0;

  // nullopt: beyond 64 bits.
  virtual std::optional<int64_t> value_of(const z3::expr& numeral, Sort sort) = 0;
};

inline bool is_power_of_two(const Term& term) {
  return term.is_constant() && term.bits > 0 && (term.bits & (term.bits - 1)) == 0;
}

std::unique_ptr<Integers> mathematical_integers(z3::context& context, Arithmetic arithmetic);
std::unique_ptr<Integers> bit_vectors(z3::context& context, Floats& floats);

}  // namespace kukang
