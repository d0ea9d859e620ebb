// The extent of an integer term: bounds that follow from its form alone: a boolean is 0 or 1, a
// comparison -1, 0 or 1, a byte has eight bits.
//
// Always sound, never costly: a term keeps its extent, which is worked out from those of its
// arguments when it is made. Ends are wide enough that sums and differences of two of them cannot
// overflow; with Arithmetic::Math an Int or a Long is without end, which is written as ±kEndless.

#pragma once

#include <cstdint>
#include <limits>

#include "expr/term.h"
#include "support/requires.h"

namespace kukang {

using Wide = __int128;

inline constexpr Wide kEndless = static_cast<Wide>(1) << 100;

struct Extent {
  Wide low = -kEndless;
  Wide high = kEndless;

  bool contains(Wide value) const { return low <= value && value <= high; }
  bool within(const Extent& outer) const { return outer.low <= low && high <= outer.high; }
};

inline bool fits_64(Wide value) { return static_cast<int64_t>(value) == value; }

// 2^n - 1 with n > 0?
inline bool is_low_mask(int64_t bits) {
  const uint64_t mask = static_cast<uint64_t>(bits);
  return bits > 0 && (mask & (mask + 1)) == 0;
}

// What a symbol of the range can be.
Extent bounds_of(Range range, Arithmetic arithmetic);
// What the machine's Int or Long holds.
Extent machine_bounds(Sort sort);
// The integers up to which a Float or a Double holds each.
inline Extent held_by_float(Sort sort) {
  const Wide end = static_cast<Wide>(1) << (sort == Sort::Float ? 24 : 53);
  return {-end, end};
}
// REQUIRES an integer sort.
inline Extent bounds_of(const Term& term, Arithmetic arithmetic);
// What an operation on integers, other than an Ite, can give for arguments within the extents; of
// an argument that is no integer, any extent.
Extent bounds_of_result(const Term& term, const Extent& a, const Extent& b, Arithmetic arithmetic);
// Works out the extent of a term that is being made.
void keep_bounds(Term& term, Arithmetic arithmetic);
// Is a + b (a - b, a * b, -a) the mathematical one, for all values of the arguments?
bool is_exact(Operator op, const Extent& a, const Extent& b, Sort sort, Arithmetic arithmetic);

// With Arithmetic::Math the ends of what a Long holds stand for no end.
inline Extent bounds_of(const Term& term, Arithmetic arithmetic) {
  KUKANG_REQUIRES(is_integer(term.sort));
  if (term.is_constant()) return {term.bits, term.bits};
  if (arithmetic == Arithmetic::Wrap) return {term.low, term.high};
  constexpr int64_t kLow = std::numeric_limits<int64_t>::min();
  constexpr int64_t kHigh = std::numeric_limits<int64_t>::max();
  return {term.low == kLow ? -kEndless : Wide{term.low},
          term.high == kHigh ? kEndless : Wide{term.high}};
}

}  // namespace kukang
