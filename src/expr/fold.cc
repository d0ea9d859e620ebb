#include "expr/fold.h"

#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

namespace kukang {
namespace {

using Folded = std::optional<int64_t>;

template <class T>
T from_bits(int64_t bits) {
  if constexpr (std::is_same_v<T, float>) {
    return std::bit_cast<float>(static_cast<uint32_t>(bits));
  } else {
    return std::bit_cast<double>(bits);
  }
}

int64_t bits_of(float value) {
  if (std::isnan(value)) return 0x7fc00000;
  return static_cast<int64_t>(std::bit_cast<uint32_t>(value));
}

int64_t bits_of(double value) {
  if (std::isnan(value)) return 0x7ff8000000000000;
  return std::bit_cast<int64_t>(value);
}

template <class Integer, class Float>
int64_t saturated(Float value) {
  using Limits = std::numeric_limits<Integer>;
  if (std::isnan(value)) return 0;
  // The smallest integer is a power of two, so both ends are exact as floats.
  const Float low = static_cast<Float>(Limits::min());
  if (value < low) return Limits::min();
  if (value >= -low) return Limits::max();
  return static_cast<Integer>(value);
}

template <class Float>
Folded fold_floating(Operator op, int64_t a_bits, int64_t b_bits) {
  const Float a = from_bits<Float>(a_bits);
  const Float b = from_bits<Float>(b_bits);
  switch (op) {
    case Operator::Add: return bits_of(a + b);
    case Operator::Sub: return bits_of(a - b);
    case Operator::Mul: return bits_of(a * b);
    case Operator::Div: return bits_of(a / b);
    case Operator::Rem: return bits_of(std::fmod(a, b));
    case Operator::Neg: return bits_of(-a);
    case Operator::Sqrt: return bits_of(std::sqrt(a));
    case Operator::Floor: return std::isnan(a) ? a_bits : bits_of(std::floor(a));
    case Operator::Ceil: return std::isnan(a) ? a_bits : bits_of(std::ceil(a));
    case Operator::Rint: return std::isnan(a) ? a_bits : bits_of(std::nearbyint(a));
    case Operator::ToInt: return saturated<int32_t>(a);
    case Operator::ToLong: return saturated<int64_t>(a);
    case Operator::ToFloat: return bits_of(static_cast<float>(a));
    case Operator::ToDouble: return bits_of(static_cast<double>(a));
    case Operator::ToBits:
      return std::is_same_v<Float, float> ? static_cast<int32_t>(a_bits) : a_bits;
    case Operator::CompareL: return a > b ? 1 : a == b ? 0 : -1;
    case Operator::CompareG: return a < b ? -1 : a == b ? 0 : 1;
    case Operator::Eq: return a == b;
    case Operator::Lt: return a < b;
    case Operator::Le: return a <= b;
    default: return std::nullopt;
  }
}

// On the low bits of the arguments. The shift count is an Int in either case.
template <class Integer>
Folded fold_bits(Operator op, int64_t a_bits, int64_t b_bits) {
  using Unsigned = std::make_unsigned_t<Integer>;
  const Integer a = static_cast<Integer>(a_bits);
  const Integer b = static_cast<Integer>(b_bits);
  const int count = static_cast<int>(b_bits & (std::numeric_limits<Unsigned>::digits - 1));
  switch (op) {
    case Operator::And: return a & b;
    case Operator::Or: return a | b;
    case Operator::Xor: return a ^ b;
    case Operator::Shl: return static_cast<Integer>(static_cast<Unsigned>(a) << count);
    case Operator::Shr: return a >> count;
    case Operator::Ushr: return static_cast<Integer>(static_cast<Unsigned>(a) >> count);
    default: return std::nullopt;
  }
}

// In 64 bits; nullopt beyond them.
Folded fold_unbounded(Operator op, int64_t a, int64_t b) {
  constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
  int64_t result;
  switch (op) {
    case Operator::Add: return __builtin_add_overflow(a, b, &result) ? Folded() : result;
    case Operator::Sub: return __builtin_sub_overflow(a, b, &result) ? Folded() : result;
    case Operator::Mul: return __builtin_mul_overflow(a, b, &result) ? Folded() : result;
    case Operator::Neg: return a == kMin ? Folded() : -a;
    case Operator::Div: return b == 0 || (a == kMin && b == -1) ? Folded() : a / b;
    case Operator::Rem: return b == 0 ? Folded() : b == -1 ? 0 : a % b;
    default: return std::nullopt;
  }
}

Folded fold_wrapping(Operator op, int64_t a, int64_t b) {
  const uint64_t ua = static_cast<uint64_t>(a);
  const uint64_t ub = static_cast<uint64_t>(b);
  switch (op) {
    case Operator::Add: return static_cast<int64_t>(ua + ub);
    case Operator::Sub: return static_cast<int64_t>(ua - ub);
    case Operator::Mul: return static_cast<int64_t>(ua * ub);
    case Operator::Neg: return static_cast<int64_t>(0 - ua);
    case Operator::Div:
      if (b == 0) return std::nullopt;
      return b == -1 ? static_cast<int64_t>(0 - ua) : a / b;
    case Operator::Rem:
      if (b == 0) return std::nullopt;
      return b == -1 ? 0 : a % b;
    default: return std::nullopt;
  }
}

Folded fold_digit(int64_t a, int64_t exponent) {
  uint64_t size = a < 0 ? 0 - static_cast<uint64_t>(a) : static_cast<uint64_t>(a);
  for (; exponent > 0; --exponent) size /= 10;
  return static_cast<int64_t>(size % 10);
}

Folded fold_integer(Operator op, Sort sort, int64_t a, int64_t b, Arithmetic arithmetic) {
  switch (op) {
    case Operator::Add:
    case Operator::Sub:
    case Operator::Mul:
    case Operator::Div:
    case Operator::Rem:
    case Operator::Neg: {
      if (arithmetic == Arithmetic::Math) return fold_unbounded(op, a, b);
      const Folded result = fold_wrapping(op, a, b);
      return sort == Sort::Int && result ? static_cast<int32_t>(*result) : result;
    }
    case Operator::And:
    case Operator::Or:
    case Operator::Xor:
    case Operator::Shl:
    case Operator::Shr:
    case Operator::Ushr:
      return sort == Sort::Int ? fold_bits<int32_t>(op, a, b) : fold_bits<int64_t>(op, a, b);
    case Operator::ToInt: return arithmetic == Arithmetic::Math ? a : static_cast<int32_t>(a);
    case Operator::ToLong: return a;
    case Operator::ToFloat: return bits_of(static_cast<float>(a));
    case Operator::ToDouble: return bits_of(static_cast<double>(a));
    case Operator::ToByte: return static_cast<int8_t>(a);
    case Operator::ToChar: return static_cast<uint16_t>(a);
    case Operator::ToShort: return static_cast<int16_t>(a);
    case Operator::FromBits: return sort == Sort::Int ? static_cast<uint32_t>(a) : a;
    case Operator::Compare: return a < b ? -1 : a == b ? 0 : 1;
    case Operator::Digit: return fold_digit(a, b);
    case Operator::Eq: return a == b;
    case Operator::Lt: return a < b;
    case Operator::Le: return a <= b;
    default: return std::nullopt;
  }
}

Folded fold_condition(Operator op, int64_t a, int64_t b) {
  switch (op) {
    case Operator::Not: return 1 - a;
    case Operator::Both: return a & b;
    case Operator::Either: return a | b;
    case Operator::Eq: return a == b;
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<int64_t> fold(Operator op, Sort sort, int64_t a, int64_t b, Arithmetic arithmetic) {
  switch (sort) {
    case Sort::Bool: return fold_condition(op, a, b);
    case Sort::Int:
    case Sort::Long: return fold_integer(op, sort, a, b, arithmetic);
    case Sort::Float: return fold_floating<float>(op, a, b);
    case Sort::Double: return fold_floating<double>(op, a, b);
  }
  return std::nullopt;
}

Sort result_sort(Operator op, const Term* a, const Term* b) {
  switch (op) {
    case Operator::ToInt:
    case Operator::ToByte:
    case Operator::ToChar:
    case Operator::ToShort:
    case Operator::Digit:
    case Operator::Compare:
    case Operator::CompareL:
    case Operator::CompareG: return Sort::Int;
    case Operator::ToLong: return Sort::Long;
    case Operator::ToFloat: return Sort::Float;
    case Operator::ToDouble: return Sort::Double;
    case Operator::ToBits: return a->sort == Sort::Float ? Sort::Int : Sort::Long;
    case Operator::FromBits: return a->sort == Sort::Int ? Sort::Float : Sort::Double;
    case Operator::Eq:
    case Operator::Lt:
    case Operator::Le:
    case Operator::Not:
    case Operator::Both:
    case Operator::Either: return Sort::Bool;
    case Operator::Ite: return b->sort;
    default: return a->sort;
  }
}

}  // namespace kukang
