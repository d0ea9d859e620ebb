#include "solver/float_extent.h"

#include <algorithm>
#include <cmath>

namespace kukang {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// As the sort rounds it.
double rounded(Sort sort, double number) {
  return sort == Sort::Float ? static_cast<double>(static_cast<float>(number)) : number;
}

template <class Of>
double computed(Sort sort, double a, double b, Of of) {
  if (sort == Sort::Float) {
    return static_cast<double>(of(static_cast<float>(a), static_cast<float>(b)));
  }
  return of(a, b);
}

bool has_infinity(const FloatExtent& a) { return a.low == -kInfinity || a.high == kInfinity; }

// From the results of the ends; one that is NaN stands for what comes near it, which is 0.
template <class Of>
FloatExtent of_corners(Sort sort, const FloatExtent& a, const FloatExtent& b, Of of) {
  FloatExtent result{kInfinity, -kInfinity, false};
  for (const double x : {a.low, a.high}) {
    for (const double y : {b.low, b.high}) {
      double corner = computed(sort, x, y, of);
      if (std::isnan(corner)) corner = 0;
      result.low = std::min(result.low, corner);
      result.high = std::max(result.high, corner);
    }
  }
  return result;
}

FloatExtent sum_of(Sort sort, const FloatExtent& a, const FloatExtent& b) {
  const auto add = [](auto x, auto y) { return x + y; };
  FloatExtent result{computed(sort, a.low, b.low, add), computed(sort, a.high, b.high, add), false};
  // Infinities of both signs.
  const bool meets =
      (a.high == kInfinity && b.low == -kInfinity) || (a.low == -kInfinity && b.high == kInfinity);
  if (std::isnan(result.low)) result.low = -kInfinity;
  if (std::isnan(result.high)) result.high = kInfinity;
  result.nan = meets;
  return result;
}

FloatExtent product_of(Sort sort, const FloatExtent& a, const FloatExtent& b) {
  FloatExtent result = of_corners(sort, a, b, [](auto x, auto y) { return x * y; });
  result.nan = (a.contains(0) && has_infinity(b)) || (b.contains(0) && has_infinity(a));
  return result;
}

FloatExtent quotient_of(Sort sort, const FloatExtent& a, const FloatExtent& b) {
  if (b.contains(0)) return {};
  FloatExtent result = of_corners(sort, a, b, [](auto x, auto y) { return x / y; });
  result.nan = has_infinity(a) && has_infinity(b);
  return result;
}

FloatExtent root_of(const FloatExtent& a) {
  if (a.high < 0) return {kInfinity, -kInfinity, true};
  return {std::sqrt(std::max(a.low, 0.0)), std::sqrt(a.high), a.low < 0};
}

template <class Of>
FloatExtent of_ends(const FloatExtent& a, Of of) {
  return {of(a.low), of(a.high), false};
}

}  // namespace

FloatExtent both(const FloatExtent& a, const FloatExtent& b) {
  return {std::max(a.low, b.low), std::min(a.high, b.high), a.nan && b.nan};
}

FloatExtent either(const FloatExtent& a, const FloatExtent& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high), a.nan || b.nan};
}

FloatExtent float_extent_of(const Term& constant) {
  const double number = constant.sort == Sort::Float ? static_cast<double>(constant.as_float())
                                                     : constant.as_double();
  if (std::isnan(number)) return {kInfinity, -kInfinity, true};
  return {number, number, false};
}

FloatExtent float_result(Operator op, Sort sort, const FloatExtent& a, const FloatExtent& b) {
  const bool pair = arity_of(op) == 2;
  const bool nan = a.nan || (pair && b.nan);
  if (!a.has_numbers() || (pair && !b.has_numbers())) return {kInfinity, -kInfinity, nan};
  FloatExtent result;
  switch (op) {
    case Operator::Add: result = sum_of(sort, a, b); break;
    case Operator::Sub: result = sum_of(sort, a, {-b.high, -b.low, b.nan}); break;
    case Operator::Mul: result = product_of(sort, a, b); break;
    case Operator::Div: result = quotient_of(sort, a, b); break;
    case Operator::Neg: result = {-a.high, -a.low, false}; break;
    case Operator::Sqrt: result = root_of(a); break;
    case Operator::Floor: result = of_ends(a, [](double x) { return std::floor(x); }); break;
    case Operator::Ceil: result = of_ends(a, [](double x) { return std::ceil(x); }); break;
    case Operator::Rint: result = of_ends(a, [](double x) { return std::nearbyint(x); }); break;
    case Operator::ToFloat:
    case Operator::ToDouble: result = of_ends(a, [&](double x) { return rounded(sort, x); }); break;
    default: return {};
  }
  result.nan |= nan;
  return result;
}

FloatExtent float_of_integer(Sort sort, const Extent& a) {
  // Beyond what a long holds, with unbounded integers, nobody says what it is.
  if (!a.within(machine_bounds(Sort::Long))) return {};
  auto of = [&](Wide integer) {
    const auto number = static_cast<int64_t>(integer);
    return sort == Sort::Float ? static_cast<double>(static_cast<float>(number))
                               : static_cast<double>(number);
  };
  return {of(a.low), of(a.high), false};
}

Extent integer_of_float(Sort sort, const FloatExtent& a) {
  const Extent machine = machine_bounds(sort);
  auto of = [&](double number) -> Wide {
    if (number <= static_cast<double>(machine.low)) return machine.low;
    if (number >= static_cast<double>(machine.high)) return machine.high;
    return static_cast<Wide>(number);
  };
  if (!a.has_numbers()) return {0, 0};
  Extent result{of(a.low), of(a.high)};
  if (a.nan) result = {std::min<Wide>(result.low, 0), std::max<Wide>(result.high, 0)};
  return result;
}

double above(Sort sort, double number) {
  if (sort == Sort::Float) {
    return static_cast<double>(
        std::nextafter(static_cast<float>(number), std::numeric_limits<float>::infinity()));
  }
  return std::nextafter(number, kInfinity);
}

double below(Sort sort, double number) { return -above(sort, -number); }

}  // namespace kukang
