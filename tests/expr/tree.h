// Expressions before any simplification, and what Java makes of them, computed a second time.
//
// A Tree is what a program wrote down; `built` hands it to the table, which simplifies; `worth`
// says what it is worth, in the most literal way: integers in 128 bits, cut to size afterwards. The
// tests ask that the simplified term is worth the same.

#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "expr/model.h"
#include "expr/term.h"

namespace kukang {

struct Tree {
  Operator op = Operator::Constant;
  Sort sort = Sort::Int;
  Range range = Range::Int;  // of a symbol
  int64_t bits = 0;          // of a constant; a symbol's number
  std::vector<Tree> parts;
};

inline const Term* built(Terms& terms, const Tree& tree) {
  if (tree.op == Operator::Constant) return terms.constant(tree.sort, tree.bits);
  if (tree.op == Operator::Symbol) {
    return terms.symbol(tree.range, static_cast<uint32_t>(tree.bits));
  }
  const Term* parts[3] = {};
  for (size_t i = 0; i < tree.parts.size(); ++i) parts[i] = built(terms, tree.parts[i]);
  return terms.make(tree.op, parts[0], parts[1], parts[2]);
}

// A number of Java's or a condition; only the member of its sort means something.
struct Worth {
  __int128 integer = 0;  // and Bool
  float single = 0;
  double twice = 0;
  std::optional<int64_t> nan_bits;  // of a NaN that was only moved
};

class Calculator {
 public:
  Calculator(const Model& model, Arithmetic arithmetic) : model_(model), arithmetic_(arithmetic) {}

  // nullopt: divided by zero, or beyond 64 bits with Math.
  std::optional<int64_t> worth(const Tree& tree) {
    meaningful_ = true;
    const Worth result = of(tree);
    if (!meaningful_) return std::nullopt;
    return bits(result, tree.sort);
  }

 private:
  static int64_t bits(const Worth& worth, Sort sort) {
    if (worth.nan_bits && (sort == Sort::Float || sort == Sort::Double)) return *worth.nan_bits;
    switch (sort) {
      case Sort::Float:
        if (worth.single != worth.single) return 0x7fc00000;
        return std::bit_cast<uint32_t>(worth.single);
      case Sort::Double:
        if (worth.twice != worth.twice) return 0x7ff8000000000000;
        return std::bit_cast<int64_t>(worth.twice);
      default: return static_cast<int64_t>(worth.integer);
    }
  }

  static Worth from_bits(int64_t bits, Sort sort) {
    Worth worth;
    if (sort == Sort::Float) {
      worth.single = std::bit_cast<float>(static_cast<uint32_t>(bits));
      if (worth.single != worth.single) worth.nan_bits = static_cast<uint32_t>(bits);
    } else if (sort == Sort::Double) {
      worth.twice = std::bit_cast<double>(bits);
      if (worth.twice != worth.twice) worth.nan_bits = bits;
    } else {
      worth.integer = bits;
    }
    return worth;
  }

  static __int128 cut(__int128 value, int width, bool is_signed = true) {
    const __int128 modulus = static_cast<__int128>(1) << width;
    __int128 rest = value % modulus;
    if (rest < 0) rest += modulus;
    if (is_signed && rest >= modulus / 2) rest -= modulus;
    return rest;
  }

  Worth integer(__int128 value, Sort sort) {
    if (arithmetic_ == Arithmetic::Wrap) {
      value = cut(value, sort == Sort::Int ? 32 : 64);
    } else if (static_cast<int64_t>(value) != value) {
      meaningful_ = false;
      value = 0;
    }
    return {.integer = value};
  }

  template <class Float>
  static __int128 saturated(Float value, int width) {
    if (value != value) return 0;
    const Float end = std::ldexp(Float(1), width - 1);
    const __int128 last = (static_cast<__int128>(1) << (width - 1)) - 1;
    if (value >= end) return last;
    if (value <= -end) return -last - 1;
    return static_cast<__int128>(std::trunc(value));
  }

  Worth of(const Tree& tree) {
    if (tree.op == Operator::Constant) return from_bits(tree.bits, tree.sort);
    if (tree.op == Operator::Symbol) {
      return from_bits(model_.value_of(static_cast<uint32_t>(tree.bits)), tree.sort);
    }
    std::vector<Worth> parts;
    for (const Tree& part : tree.parts) parts.push_back(of(part));
    if (tree.op == Operator::Ite) return parts[0].integer ? parts[1] : parts[2];
    const Worth& a = parts[0];
    const Worth& b = parts.size() > 1 ? parts[1] : a;
    switch (tree.parts[0].sort) {
      case Sort::Bool: return of_conditions(tree.op, a, b);
      case Sort::Float:
        return of_floating<float>(tree.op, a.single, b.single, bits(a, Sort::Float));
      case Sort::Double:
        return of_floating<double>(tree.op, a.twice, b.twice, bits(a, Sort::Double));
      default: return of_integers(tree, a.integer, b.integer);
    }
  }

  static Worth of_conditions(Operator op, const Worth& a, const Worth& b) {
    switch (op) {
      case Operator::Not: return {.integer = !a.integer};
      case Operator::Both: return {.integer = a.integer && b.integer};
      case Operator::Either: return {.integer = a.integer || b.integer};
      default: return {.integer = a.integer == b.integer};
    }
  }

  template <class Float>
  static Worth number(Float value) {
    return {.single = static_cast<float>(value), .twice = static_cast<double>(value)};
  }

  // An integer in a float: with the sign that it was made of; a NaN is only moved.
  template <class Float>
  static Worth rounded(Float from, int64_t raw, Float to) {
    if (std::isinf(from)) return number(from);
    Worth worth = number(std::copysign(to, from));
    if (from != from) worth.nan_bits = raw;
    return worth;
  }

  template <class Float>
  Worth of_floating(Operator op, Float a, Float b, int64_t raw) {
    switch (op) {
      case Operator::Add: return number(a + b);
      case Operator::Sub: return number(a - b);
      case Operator::Mul: return number(a * b);
      case Operator::Div: return number(a / b);
      case Operator::Rem: return number(std::fmod(a, b));
      case Operator::Neg: return number(-a);
      case Operator::Sqrt: return number(std::sqrt(a));
      case Operator::Floor: return rounded(a, raw, std::trunc(a) - (a < std::trunc(a) ? 1 : 0));
      case Operator::Ceil: return rounded(a, raw, std::trunc(a) + (a > std::trunc(a) ? 1 : 0));
      case Operator::Rint: return rounded(a, raw, a - std::remainder(a, Float(1)));
      case Operator::ToInt: return {.integer = saturated(a, 32)};
      case Operator::ToLong: return {.integer = saturated(a, 64)};
      case Operator::ToFloat:
      case Operator::ToDouble: return number(a);
      case Operator::ToBits: return {.integer = sizeof(Float) == 4 ? cut(raw, 32) : raw};
      case Operator::CompareL: return {.integer = a < b ? -1 : a > b ? 1 : a == b ? 0 : -1};
      case Operator::CompareG: return {.integer = a < b ? -1 : a > b ? 1 : a == b ? 0 : 1};
      case Operator::Eq: return {.integer = a == b};
      case Operator::Lt: return {.integer = a < b};
      default: return {.integer = a <= b};
    }
  }

  Worth of_integers(const Tree& tree, __int128 a, __int128 b) {
    const Sort sort = tree.parts[0].sort;
    const int width = sort == Sort::Int ? 32 : 64;
    const __int128 low_a = cut(a, width);
    const __int128 low_b = cut(b, width);
    const int count = static_cast<int>(cut(b, width == 32 ? 5 : 6, false));
    switch (tree.op) {
      case Operator::Add: return integer(a + b, sort);
      case Operator::Sub: return integer(a - b, sort);
      case Operator::Mul: return integer(a * b, sort);
      case Operator::Neg: return integer(-a, sort);
      case Operator::Div:
      case Operator::Rem:
        if (b == 0) {
          meaningful_ = false;
          return {};
        }
        return integer(tree.op == Operator::Div ? a / b : a % b, sort);
      case Operator::And: return {.integer = low_a & low_b};
      case Operator::Or: return {.integer = low_a | low_b};
      case Operator::Xor: return {.integer = low_a ^ low_b};
      case Operator::Shl:
        return {.integer = cut(low_a * (static_cast<__int128>(1) << count), width)};
      case Operator::Shr: return {.integer = low_a >> count};
      case Operator::Ushr: return {.integer = cut(cut(a, width, false) >> count, width)};
      case Operator::ToInt: return integer(a, Sort::Int);
      case Operator::ToLong: return integer(a, Sort::Long);
      case Operator::ToFloat: return {.single = static_cast<float>(static_cast<int64_t>(a))};
      case Operator::ToDouble: return {.twice = static_cast<double>(static_cast<int64_t>(a))};
      case Operator::ToByte: return {.integer = cut(a, 8)};
      case Operator::ToChar: return {.integer = cut(a, 16, false)};
      case Operator::ToShort: return {.integer = cut(a, 16)};
      case Operator::FromBits:
        return from_bits(static_cast<int64_t>(a), sort == Sort::Int ? Sort::Float : Sort::Double);
      case Operator::Compare: return {.integer = a < b ? -1 : a > b ? 1 : 0};
      case Operator::Digit: {
        const std::string digits =
            std::to_string(a < 0 ? static_cast<uint64_t>(-a) : static_cast<uint64_t>(a));
        const size_t at = static_cast<size_t>(b);
        return {.integer = at < digits.size() ? digits[digits.size() - 1 - at] - '0' : 0};
      }
      case Operator::Eq: return {.integer = a == b};
      case Operator::Lt: return {.integer = a < b};
      default: return {.integer = a <= b};
    }
  }

  const Model& model_;
  const Arithmetic arithmetic_;
  bool meaningful_ = true;
};

}  // namespace kukang
