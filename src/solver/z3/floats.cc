#include "solver/z3/floats.h"

#include <cmath>

namespace kukang {

Floats::Floats(z3::context& context)
    : context_(context),
      to_nearest_(made(Z3_mk_fpa_round_nearest_ties_to_even(context))),
      to_zero_(made(Z3_mk_fpa_round_toward_zero(context))),
      down_(made(Z3_mk_fpa_round_toward_negative(context))),
      up_(made(Z3_mk_fpa_round_toward_positive(context))) {}

z3::sort Floats::sort_of(Sort sort) {
  return {context_,
          sort == Sort::Float ? Z3_mk_fpa_sort_32(context_) : Z3_mk_fpa_sort_64(context_)};
}

z3::expr Floats::number(double value, Sort sort) {
  return made(Z3_mk_fpa_numeral_double(context_, value, sort_of(sort)));
}

z3::expr Floats::absolute(const z3::expr& number) { return made(Z3_mk_fpa_abs(context_, number)); }

z3::expr Floats::from_bits(const z3::expr& bits, Sort sort) {
  return made(Z3_mk_fpa_to_fp_bv(context_, bits, sort_of(sort)));
}

z3::expr Floats::to_bits(const z3::expr& number, Sort sort) {
  const z3::expr canonical = sort == Sort::Float
                                 ? context_.bv_val(uint64_t{0x7fc00000}, 32)
                                 : context_.bv_val(uint64_t{0x7ff8000000000000}, 64);
  return z3::ite(made(Z3_mk_fpa_is_nan(context_, number)), canonical,
                 made(Z3_mk_fpa_to_ieee_bv(context_, number)));
}

z3::expr Floats::from_signed(const z3::expr& integer, Sort to) {
  return made(Z3_mk_fpa_to_fp_signed(context_, to_nearest_, integer, sort_of(to)));
}

z3::expr Floats::to_signed(const z3::expr& number, Sort from, unsigned width) {
  // The ends are powers of two, so they are exact in either sort.
  const z3::expr end = this->number(std::ldexp(1.0, static_cast<int>(width) - 1), from);
  const z3::expr start = this->number(-std::ldexp(1.0, static_cast<int>(width) - 1), from);
  const z3::expr zero = context_.bv_val(0, width);
  const z3::expr least = z3::shl(context_.bv_val(1, width), static_cast<int>(width) - 1);
  const z3::expr inside = made(Z3_mk_fpa_to_sbv(context_, to_zero_, number, width));
  return z3::ite(
      made(Z3_mk_fpa_is_nan(context_, number)), zero,
      z3::ite(less(number, start), least, z3::ite(at_most(end, number), ~least, inside)));
}

z3::expr Floats::converted(const z3::expr& number, Sort to) {
  return made(Z3_mk_fpa_to_fp_float(context_, to_nearest_, number, sort_of(to)));
}

z3::expr Floats::equal(const z3::expr& a, const z3::expr& b) {
  return made(Z3_mk_fpa_eq(context_, a, b));
}
z3::expr Floats::less(const z3::expr& a, const z3::expr& b) {
  return made(Z3_mk_fpa_lt(context_, a, b));
}
z3::expr Floats::at_most(const z3::expr& a, const z3::expr& b) {
  return made(Z3_mk_fpa_leq(context_, a, b));
}

z3::expr Floats::arithmetic(Operator op, const z3::expr& a, const z3::expr& b) {
  switch (op) {
    case Operator::Add: return made(Z3_mk_fpa_add(context_, to_nearest_, a, b));
    case Operator::Sub: return made(Z3_mk_fpa_sub(context_, to_nearest_, a, b));
    case Operator::Mul: return made(Z3_mk_fpa_mul(context_, to_nearest_, a, b));
    case Operator::Div: return made(Z3_mk_fpa_div(context_, to_nearest_, a, b));
    case Operator::Sqrt: return made(Z3_mk_fpa_sqrt(context_, to_nearest_, a));
    case Operator::Floor: return made(Z3_mk_fpa_round_to_integral(context_, down_, a));
    case Operator::Ceil: return made(Z3_mk_fpa_round_to_integral(context_, up_, a));
    case Operator::Rint: return made(Z3_mk_fpa_round_to_integral(context_, to_nearest_, a));
    default: return made(Z3_mk_fpa_neg(context_, a));
  }
}

z3::expr Floats::with_sign_of(const z3::expr& positive, const z3::expr& signed_number) {
  return z3::ite(made(Z3_mk_fpa_is_negative(context_, signed_number)),
                 made(Z3_mk_fpa_neg(context_, positive)), positive);
}

// |number| without the bits that are worth less than 2^exponent. Purely on bits: with e the
// exponent of the number, these are the lowest (width of the fraction) - (e - exponent) bits of the
// fraction.
z3::expr Floats::multiple_below(const z3::expr& number, Sort sort, int exponent) {
  const bool is_double = sort == Sort::Double;
  const unsigned width = is_double ? 64 : 32;
  const unsigned fraction = is_double ? 52 : 23;
  const int bias = is_double ? 1023 : 127;
  const auto constant = [&](int value) { return context_.bv_val(value, width); };
  const z3::expr bits = made(Z3_mk_fpa_to_ieee_bv(context_, absolute(number)));
  const z3::expr field = z3::lshr(bits, static_cast<int>(fraction));
  // A subnormal number has the exponent of the smallest normal ones.
  const z3::expr biased = z3::ite(field == constant(0), constant(1), field);
  const z3::expr low = constant(static_cast<int>(fraction) + exponent + bias) - biased;
  const z3::expr kept = bits & z3::shl(constant(-1), low);
  const z3::expr whole =
      z3::ite(z3::sle(low, constant(0)), bits,
              z3::ite(z3::sle(low, constant(static_cast<int>(fraction))), kept, constant(0)));
  return from_bits(whole, sort);
}

// By a power of two, the largest multiple of it that is not above |a| is found by its bits, and the
// difference is exact. For other divisors, Z3 has fp.rem, of which fmod could be made; but it needs
// minutes for one float, and for doubles more memory than there is.
std::optional<z3::expr> Floats::remainder(const z3::expr& a, const Term& divisor) {
  const Sort sort = divisor.sort;
  const double d =
      std::abs(sort == Sort::Float ? static_cast<double>(divisor.as_float()) : divisor.as_double());
  const z3::expr nan = number(std::nan(""), sort);
  if (std::isnan(d) || d == 0) return nan;
  const z3::expr has_result =
      !(made(Z3_mk_fpa_is_infinite(context_, a)) || made(Z3_mk_fpa_is_nan(context_, a)));
  if (std::isinf(d)) return z3::ite(has_result, a, nan);
  int exponent;
  if (std::frexp(d, &exponent) != 0.5) return std::nullopt;
  const z3::expr rest =
      arithmetic(Operator::Sub, absolute(a), multiple_below(a, sort, exponent - 1));
  return z3::ite(has_result, with_sign_of(rest, a), nan);
}

z3::expr Floats::within(const z3::expr& number, Sort sort, double limit) {
  return at_most(absolute(number), this->number(limit, sort));
}

}  // namespace kukang
