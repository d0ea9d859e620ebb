// The extent of a float: the numbers that it can be, and whether it can be NaN.
//
// Rounding to the nearest keeps the order, so the ends of a result are the results of the ends.
// Zero has no sign here, as in comparisons: an extent that has the one has the other.

#pragma once

#include <limits>

#include "expr/bounds.h"
#include "expr/term.h"

namespace kukang {

struct FloatExtent {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool nan = true;

  bool has_numbers() const { return low <= high; }
  bool is_empty() const { return !has_numbers() && !nan; }
  bool contains(double number) const { return low <= number && number <= high; }
  bool operator==(const FloatExtent&) const = default;
};

FloatExtent both(const FloatExtent& a, const FloatExtent& b);    // what is in each
FloatExtent either(const FloatExtent& a, const FloatExtent& b);  // what is in one of them, at least

// REQUIRES a constant.
FloatExtent float_extent_of(const Term& constant);
// What an operation from floats to floats gives; of other arguments nothing is asked. `sort` is
// that of the result.
FloatExtent float_result(Operator op, Sort sort, const FloatExtent& a, const FloatExtent& b);
FloatExtent float_of_integer(Sort sort, const Extent& a);
// Towards zero, saturating, 0 for NaN.
Extent integer_of_float(Sort sort, const FloatExtent& a);

// The next number of the sort above, below.
double above(Sort sort, double number);
double below(Sort sort, double number);

}  // namespace kukang
