#include "expr/bounds.h"

#include <algorithm>

namespace kukang {
namespace {

Wide held(Wide value) { return std::clamp(value, -kEndless, kEndless); }

// The bounds of the mathematical operation. Ends of 2^63 have a product of 2^126, which is held.
Extent computed(Operator op, const Extent& a, const Extent& b) {
  switch (op) {
    case Operator::Add: return {held(a.low + b.low), held(a.high + b.high)};
    case Operator::Sub: return {held(a.low - b.high), held(a.high - b.low)};
    case Operator::Neg: return {-a.high, -a.low};
    case Operator::Mul: {
      const Extent machine = machine_bounds(Sort::Long);
      if (!a.within(machine) || !b.within(machine)) return {};
      const auto [low, high] =
          std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
      return {held(low), held(high)};
    }
    default: return {};
  }
}

Extent all_of(Sort sort, Arithmetic arithmetic) {
  return arithmetic == Arithmetic::Math ? Extent() : machine_bounds(sort);
}

Extent of_remainder(const Extent& a, const Extent& b) {
  const Wide most = std::max(b.high, -b.low);
  const Wide below = most == 0 ? 0 : most - 1;
  Extent result = {std::max(-below, std::min<Wide>(a.low, 0)),
                   std::min(below, std::max<Wide>(a.high, 0))};
  return result;
}

// By a positive constant: rounding towards zero keeps the order.
Extent of_quotient(const Extent& a, const Extent& b, const Extent& all) {
  if (b.low != b.high || b.low <= 0) return all;
  return {a.low <= -kEndless ? a.low : a.low / b.low, a.high >= kEndless ? a.high : a.high / b.low};
}

Extent of_bits(const Term& term, const Extent& a, const Extent& b) {
  const Extent machine = machine_bounds(term.sort);
  if (!a.within(machine)) return machine;
  switch (term.op) {
    case Operator::And:
      if (!b.within(machine)) return machine;
      if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
      if (a.low >= 0) return {0, a.high};
      if (b.low >= 0) return {0, b.high};
      return machine;
    case Operator::Or:
    case Operator::Xor: {
      if (a.low < 0 || b.low < 0 || !b.within(machine)) return machine;
      Wide ones = 0;
      while (ones < std::max(a.high, b.high)) ones = 2 * ones + 1;
      return {0, ones};
    }
    case Operator::Shr:
    case Operator::Ushr: {
      if (term.op == Operator::Ushr && a.low < 0) return machine;
      if (b.low != b.high) return {std::min<Wide>(a.low, 0), std::max<Wide>(a.high, 0)};
      const int count = static_cast<int>(b.low & (term.sort == Sort::Int ? 31 : 63));
      return {a.low >> count, a.high >> count};
    }
    default: return machine;
  }
}

Extent bounds_over(const Term& term, Arithmetic arithmetic) {
  if (term.is_constant()) return {term.bits, term.bits};
  if (term.is_symbol()) return bounds_of(term.range, arithmetic);
  const auto argument = [&](int i) {
    const Term* inner = term.args[i];
    return inner == nullptr || !is_integer(inner->sort) ? Extent() : bounds_of(*inner, arithmetic);
  };
  if (term.op != Operator::Ite) {
    return bounds_of_result(term, argument(0), argument(1), arithmetic);
  }
  const Extent a = argument(1);
  const Extent b = argument(2);
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

}  // namespace

Extent bounds_of_result(const Term& term, const Extent& a, const Extent& b, Arithmetic arithmetic) {
  switch (term.op) {
    case Operator::Add:
    case Operator::Sub:
    case Operator::Mul:
    case Operator::Neg: {
      const Extent all = all_of(term.sort, arithmetic);
      const Extent result = computed(term.op, a, b);
      return result.within(all) ? result : all;
    }
    case Operator::Div: return of_quotient(a, b, all_of(term.sort, arithmetic));
    case Operator::Rem: return of_remainder(a, b);
    case Operator::Digit: return {0, 9};
    case Operator::And:
    case Operator::Or:
    case Operator::Xor:
    case Operator::Shl:
    case Operator::Shr:
    case Operator::Ushr: return of_bits(term, a, b);
    case Operator::ToInt:
    case Operator::ToLong: {
      if (is_floating(term.args[0]->sort)) return machine_bounds(term.sort);
      const Extent all = all_of(term.sort, arithmetic);
      return a.within(all) ? a : all;
    }
    case Operator::ToByte: return bounds_of(Range::Byte, arithmetic);
    case Operator::ToChar: return bounds_of(Range::Char, arithmetic);
    case Operator::ToShort: return bounds_of(Range::Short, arithmetic);
    case Operator::ToBits: return machine_bounds(term.sort);
    case Operator::Compare:
    case Operator::CompareL:
    case Operator::CompareG: return {-1, 1};
    default: return all_of(term.sort, arithmetic);
  }
}

Extent bounds_of(Range range, Arithmetic arithmetic) {
  switch (range) {
    case Range::Boolean: return {0, 1};
    case Range::Byte: return {-128, 127};
    case Range::Char: return {0, 65535};
    case Range::Short: return {-32768, 32767};
    default: return all_of(sort_of(range), arithmetic);
  }
}

Extent machine_bounds(Sort sort) {
  const Wide end = static_cast<Wide>(1) << (sort == Sort::Int ? 31 : 63);
  return {-end, end - 1};
}

void keep_bounds(Term& term, Arithmetic arithmetic) {
  const Extent bounds = bounds_over(term, arithmetic);
  const Extent held = machine_bounds(Sort::Long);
  term.low = static_cast<int64_t>(std::max(bounds.low, held.low));
  term.high = static_cast<int64_t>(std::min(bounds.high, held.high));
}

bool is_exact(Operator op, const Extent& a, const Extent& b, Sort sort, Arithmetic arithmetic) {
  return arithmetic == Arithmetic::Math || computed(op, a, b).within(machine_bounds(sort));
}

}  // namespace kukang
