// Arithmetic, conversions and comparisons of constants, with Java's exact results.
//
// Integers wrap around; the one division that overflows (MIN / -1) gives MIN, and its remainder 0;
// shift counts are masked; % on floats is C's fmod; a float becomes an integer by truncation, NaN
// becomes 0 and what does not fit the nearest that does (JVMS 2.8, chapter 6).

#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

template <class T>
T add(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
  } else {
    return a + b;
  }
}
template <class T>
T subtract(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
  } else {
    return a - b;
  }
}
template <class T>
T multiply(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
  } else {
    return a * b;
  }
}
template <class T>
T divide(T a, T b) {
  if constexpr (std::is_integral_v<T>) return b == -1 ? subtract(T{0}, a) : a / b;
  if constexpr (std::is_floating_point_v<T>) return a / b;
}
template <class T>
T remainder(T a, T b) {
  if constexpr (std::is_integral_v<T>) return b == -1 ? 0 : a % b;
  if constexpr (std::is_floating_point_v<T>) return std::fmod(a, b);
}
template <class T>
T negate(T a) {
  if constexpr (std::is_integral_v<T>) return subtract(T{0}, a);
  if constexpr (std::is_floating_point_v<T>) return -a;
}
template <class T>
inline constexpr int kShiftMask = sizeof(T) * 8 - 1;
template <class T>
T shift_left(T a, int32_t n) {
  return static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) << (n & kShiftMask<T>));
}
template <class T>
T shift_right(T a, int32_t n) {
  return a >> (n & kShiftMask<T>);
}
template <class T>
T shift_right_unsigned(T a, int32_t n) {
  return static_cast<T>(static_cast<std::make_unsigned_t<T>>(a) >> (n & kShiftMask<T>));
}

template <class To, class From>
To convert(From value) {
  if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    if (std::isnan(value)) return 0;
    // Both limits as a From: the lower one is exact, the upper one rounds up to a power of two.
    constexpr From low = static_cast<From>(std::numeric_limits<To>::min());
    if (value <= low) return std::numeric_limits<To>::min();
    if (value >= -low) return std::numeric_limits<To>::max();
  }
  return static_cast<To>(value);
}

// -1, 0, 1 for a <, =, > b; `unordered` when one of them is NaN.
template <class T>
int32_t compare(T a, T b, int32_t unordered) {
  if (a < b) return -1;
  if (a > b) return 1;
  return a == b ? 0 : unordered;
}

// The shape of all two-operand rules: ω = c1 :: c2 :: ω'; the operation takes (c2, c1).
template <bool kTraced, Rule kRule, class T, class Operation>
[[gnu::always_inline]] inline Step binary(Machine& m, Registers& r, Operation operation) {
  constexpr int n = kSlots<T>;
  const Value& c1 = r.sp[-n];
  Value& c2 = r.sp[-2 * n];
  if (c1.kind != kind_for<T>() || c2.kind != kind_for<T>()) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kTraced) m.fired(kRule);
  c2.set(Value::of(static_cast<T>(operation(get<T>(c2), get<T>(c1)))));
  r.sp -= n;
  return Step::Next;
}

// Division and remainder of integers: the first rule is for a zero divisor.
template <bool kTraced, Rule kZero, Rule kRule, class T, class Operation>
[[gnu::always_inline]] inline Step division(Machine& m, Registers& r, Operation operation) {
  const Value& c1 = r.sp[-kSlots<T>];
  if (c1.kind == kind_for<T>() && get<T>(c1) == 0) [[unlikely]] {
    if constexpr (kTraced) m.fired(kZero);
    return division_by_zero(m, r);
  }
  return binary<kTraced, kRule, T>(m, r, operation);
}

template <bool kTraced, Rule kRule, class T, class Operation>
[[gnu::always_inline]] inline Step shift(Machine& m, Registers& r, Operation operation) {
  const Value& count = r.sp[-1];
  Value& c2 = r.sp[-1 - kSlots<T>];
  if (count.kind != Kind::Int || c2.kind != kind_for<T>()) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kTraced) m.fired(kRule);
  c2.set(Value::of(operation(get<T>(c2), count.i)));
  r.sp -= 1;
  return Step::Next;
}

// One operand of type From, a result of type To.
template <bool kTraced, Rule kRule, class From, class To, class Operation>
[[gnu::always_inline]] inline Step unary(Machine& m, Registers& r, Operation operation) {
  const Value& c = r.sp[-kSlots<From>];
  if (c.kind != kind_for<From>()) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kTraced) m.fired(kRule);
  const To result = operation(get<From>(c));
  r.sp -= kSlots<From>;
  r.push_of<To>(result);
  return Step::Next;
}

template <bool kTraced, Rule kRule, class T>
[[gnu::always_inline]] inline Step comparison(Machine& m, Registers& r, int32_t unordered) {
  constexpr int n = kSlots<T>;
  const Value& c1 = r.sp[-n];
  Value& c2 = r.sp[-2 * n];
  if (c1.kind != kind_for<T>() || c2.kind != kind_for<T>()) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kTraced) m.fired(kRule);
  c2.set(Value::of(compare(get<T>(c2), get<T>(c1), unordered)));
  r.sp -= 2 * n - 1;
  return Step::Next;
}

#define BINARY(name, rule, T, operation) \
  RULE_FOR(name) { return binary<kTraced, Rule::rule, T>(m, r, operation); }
#define FOR_ALL_NUMBERS(suffix, SUFFIX, operation)              \
  BINARY(i##suffix, I##SUFFIX##_C, int32_t, operation<int32_t>) \
  BINARY(l##suffix, L##SUFFIX##_C, int64_t, operation<int64_t>) \
  BINARY(f##suffix, F##SUFFIX##_C, float, operation<float>)     \
  BINARY(d##suffix, D##SUFFIX##_C, double, operation<double>)

// IADD-C, ISUB-C                                              [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = iadd    ω = c1 :: c2 :: ω'           code(pc) = isub    ω = c1 :: c2 :: ω'
//   --------------------------------------          --------------------------------------
//   σ ⇒ (g, next(pc), ξ, c1 + c2 :: ω', h)          σ ⇒ (g, next(pc), ξ, c2 - c1 :: ω', h)
FOR_ALL_NUMBERS(add, ADD, add)
FOR_ALL_NUMBERS(sub, SUB, subtract)
FOR_ALL_NUMBERS(mul, MUL, multiply)
BINARY(fdiv, FDIV_C, float, divide<float>)
BINARY(ddiv, DDIV_C, double, divide<double>)
BINARY(frem, FREM_C, float, remainder<float>)
BINARY(drem, DREM_C, double, remainder<double>)
BINARY(iand, IAND_C, int32_t, std::bit_and<int32_t>())
BINARY(land, LAND_C, int64_t, std::bit_and<int64_t>())
BINARY(ior, IOR_C, int32_t, std::bit_or<int32_t>())
BINARY(lor, LOR_C, int64_t, std::bit_or<int64_t>())
BINARY(ixor, IXOR_C, int32_t, std::bit_xor<int32_t>())
BINARY(lxor, LXOR_C, int64_t, std::bit_xor<int64_t>())
#undef FOR_ALL_NUMBERS
#undef BINARY

#define DIVISION(name, NAME, T, operation)                                             \
  RULE_FOR(name) {                                                                     \
    return division<kTraced, Rule::NAME##1_C, Rule::NAME##2_C, T>(m, r, operation<T>); \
  }
DIVISION(idiv, IDIV, int32_t, divide)
DIVISION(ldiv, LDIV, int64_t, divide)
DIVISION(irem, IREM, int32_t, remainder)
DIVISION(lrem, LREM, int64_t, remainder)
#undef DIVISION

#define SHIFT(name, rule, T, operation) \
  RULE_FOR(name) { return shift<kTraced, Rule::rule, T>(m, r, operation<T>); }
SHIFT(ishl, ISHL_C, int32_t, shift_left)
SHIFT(lshl, LSHL_C, int64_t, shift_left)
SHIFT(ishr, ISHR_C, int32_t, shift_right)
SHIFT(lshr, LSHR_C, int64_t, shift_right)
SHIFT(iushr, IUSHR_C, int32_t, shift_right_unsigned)
SHIFT(lushr, LUSHR_C, int64_t, shift_right_unsigned)
#undef SHIFT

#define UNARY(name, rule, From, To, operation) \
  RULE_FOR(name) { return unary<kTraced, Rule::rule, From, To>(m, r, operation); }
UNARY(ineg, INEG_C, int32_t, int32_t, negate<int32_t>)
UNARY(lneg, LNEG_C, int64_t, int64_t, negate<int64_t>)
UNARY(fneg, FNEG_C, float, float, negate<float>)
UNARY(dneg, DNEG_C, double, double, negate<double>)
UNARY(i2l, I2L_C, int32_t, int64_t, (convert<int64_t, int32_t>))
UNARY(i2f, I2F_C, int32_t, float, (convert<float, int32_t>))
UNARY(i2d, I2D_C, int32_t, double, (convert<double, int32_t>))
UNARY(l2i, L2I_C, int64_t, int32_t, (convert<int32_t, int64_t>))
UNARY(l2f, L2F_C, int64_t, float, (convert<float, int64_t>))
UNARY(l2d, L2D_C, int64_t, double, (convert<double, int64_t>))
UNARY(f2i, F2I_C, float, int32_t, (convert<int32_t, float>))
UNARY(f2l, F2L_C, float, int64_t, (convert<int64_t, float>))
UNARY(f2d, F2D_C, float, double, (convert<double, float>))
UNARY(d2i, D2I_C, double, int32_t, (convert<int32_t, double>))
UNARY(d2l, D2L_C, double, int64_t, (convert<int64_t, double>))
UNARY(d2f, D2F_C, double, float, (convert<float, double>))
UNARY(i2b, I2B_C, int32_t, int32_t, (convert<int8_t, int32_t>))
UNARY(i2c, I2C_C, int32_t, int32_t, (convert<uint16_t, int32_t>))
UNARY(i2s, I2S_C, int32_t, int32_t, (convert<int16_t, int32_t>))
#undef UNARY

RULE_FOR(lcmp) { return comparison<kTraced, Rule::LCMP_C, int64_t>(m, r, 0); }
RULE_FOR(fcmpl) { return comparison<kTraced, Rule::FCMPL_C, float>(m, r, -1); }
RULE_FOR(fcmpg) { return comparison<kTraced, Rule::FCMPG_C, float>(m, r, 1); }
RULE_FOR(dcmpl) { return comparison<kTraced, Rule::DCMPL_C, double>(m, r, -1); }
RULE_FOR(dcmpg) { return comparison<kTraced, Rule::DCMPG_C, double>(m, r, 1); }

RULE_FOR(iinc) {
  Value& local = r.locals[r.pc->a];
  if (local.kind != Kind::Int) [[unlikely]]
    return otherwise(m, r);
  FIRED(IINC_C);
  local.j = static_cast<uint32_t>(add(local.i, r.pc->b));
  return Step::Next;
}

}  // namespace kukang::rules
