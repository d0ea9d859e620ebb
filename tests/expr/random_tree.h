// Random trees and random values, with a taste for the corners: few symbols, so that they meet
// themselves; constants at the ends of the ranges and next to them.

#pragma once

#include <array>
#include <random>

#include "tree.h"

namespace kukang {

class RandomTrees {
 public:
  RandomTrees(uint32_t seed, Arithmetic arithmetic) : random_(seed), arithmetic_(arithmetic) {}

  static constexpr uint32_t kSymbols = 16;  // two of each range

  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  bool one_in(int n) { return below(n) == 0; }

  Tree tree(Sort sort, int depth) {
    if (depth == 0 || one_in(6)) return leaf(sort);
    switch (sort) {
      case Sort::Bool: return condition(depth);
      case Sort::Float:
      case Sort::Double: return floating(sort, depth);
      default: return integer(sort, depth);
    }
  }

  Model model() {
    Model model;
    for (uint32_t number = 0; number < kSymbols; ++number) {
      const Range range = range_of(number);
      model.set(number, value(range));
    }
    return model;
  }

  int64_t value(Range range) {
    switch (range) {
      case Range::Boolean: return below(2);
      case Range::Byte: return static_cast<int8_t>(integer_value(false));
      case Range::Char: return static_cast<uint16_t>(integer_value(false));
      case Range::Short: return static_cast<int16_t>(integer_value(false));
      case Range::Int: return integer_value(false);
      case Range::Long: return integer_value(true);
      case Range::Float: return floating_value(Sort::Float);
      case Range::Double: return floating_value(Sort::Double);
    }
    return 0;
  }

 private:
  static Range range_of(uint32_t number) { return static_cast<Range>(number % 8); }

  int64_t integer_value(bool is_long) {
    static constexpr std::array<int64_t, 6> kEnds = {0,
                                                     127,
                                                     65535,
                                                     32767,
                                                     std::numeric_limits<int32_t>::max(),
                                                     std::numeric_limits<int64_t>::max()};
    if (one_in(2)) return below(7) - 3;
    if (arithmetic_ == Arithmetic::Math && !one_in(4)) return below(41) - 20;
    if (one_in(4)) {
      const uint64_t any = std::uniform_int_distribution<uint64_t>()(random_);
      return is_long ? static_cast<int64_t>(any) : static_cast<int32_t>(any);
    }
    const int64_t end = kEnds[below(is_long ? 6 : 5)];
    const uint64_t near = static_cast<uint64_t>(one_in(2) ? end : -end) + below(5) - 2;
    return is_long ? static_cast<int64_t>(near) : static_cast<int32_t>(near);
  }

  int64_t floating_value(Sort sort) {
    static constexpr std::array<double, 16> kCorners = {0.0,
                                                        1.0,
                                                        0.5,
                                                        1.5,
                                                        3.0,
                                                        1e10,
                                                        2147483648.0,
                                                        9223372036854775808.0,
                                                        1e-40,
                                                        5e-324,
                                                        1e300,
                                                        3.4028234663852886e38,
                                                        0.1,
                                                        2147483647.0,
                                                        std::numeric_limits<double>::infinity(),
                                                        std::numeric_limits<double>::quiet_NaN()};
    if (one_in(8)) {
      const uint64_t any = std::uniform_int_distribution<uint64_t>()(random_);
      return sort == Sort::Float ? static_cast<uint32_t>(any) : static_cast<int64_t>(any);
    }
    const double value = kCorners[below(kCorners.size())] * (one_in(2) ? 1 : -1);
    return sort == Sort::Float
               ? static_cast<int64_t>(std::bit_cast<uint32_t>(static_cast<float>(value)))
               : std::bit_cast<int64_t>(value);
  }

  Tree leaf(Sort sort) {
    if (sort == Sort::Bool || one_in(2)) return constant(sort);
    uint32_t number = below(kSymbols);
    while (sort_of(range_of(number)) != sort) number = below(kSymbols);
    return {Operator::Symbol, sort, range_of(number), number};
  }

  Tree constant(Sort sort) {
    switch (sort) {
      case Sort::Bool: return {.sort = sort, .bits = below(2)};
      case Sort::Int:
      case Sort::Long: return {.sort = sort, .bits = integer_value(sort == Sort::Long)};
      default: return {.sort = sort, .bits = floating_value(sort)};
    }
  }

  Tree apply(Operator op, Sort sort, std::vector<Sort> parts, int depth) {
    Tree result = {op, sort};
    for (Sort part : parts) result.parts.push_back(tree(part, depth - 1));
    return result;
  }

  Sort numeric() {
    // Mostly integers: that is where the rules are.
    return std::array{
        Sort::Int, Sort::Int, Sort::Int, Sort::Long, Sort::Float, Sort::Double}[below(6)];
  }

  // x / y and x % y of the same x and y, put together and compared with both.
  Tree of_quotients(Sort sort, int depth) {
    const Tree x = tree(sort, depth > 2 ? 1 : 0), y = tree(sort, 0);
    const auto made = [&](Operator op, Tree a, Tree b) {
      return Tree{op, sort, Range::Int, 0, {std::move(a), std::move(b)}};
    };
    const Tree one = {.sort = sort, .bits = below(3) - 1};
    const Tree quotient = made(Operator::Add, made(Operator::Div, x, y), one);
    const Tree rest = made(Operator::Rem, x, y);
    const Tree whole = one_in(2) ? made(Operator::Mul, quotient, y)
                                 : made(Operator::Mul, y, made(Operator::Div, x, y));
    const Tree minus_y = {Operator::Neg, sort, Range::Int, 0, {y}};
    const Tree all[] = {whole,
                        rest,
                        x,
                        y,
                        minus_y,
                        made(Operator::Add, whole, rest),
                        made(Operator::Add, rest, whole),
                        made(Operator::Sub, x, whole),
                        made(Operator::Sub, rest, y),
                        {.sort = sort, .bits = below(3) - 1},
                        made(Operator::Add, whole, made(Operator::Sub, rest, y))};
    static constexpr std::array kAsked = {Operator::Eq, Operator::Lt, Operator::Le};
    return {kAsked[below(3)], Sort::Bool, Range::Int, 0, {all[below(11)], all[below(11)]}};
  }

  // Signs of bits, integers that went through floats, and numbers against what they are rounded to.
  Tree of_conversions(int depth) {
    static constexpr std::array kAsked = {Operator::Eq, Operator::Lt, Operator::Le};
    static constexpr std::array kBits = {Operator::And, Operator::Or, Operator::Xor};
    static constexpr std::array kRoundings = {Operator::Floor, Operator::Ceil, Operator::Rint};
    const Operator asked = kAsked[below(3)];
    const auto made = [&](Tree a, Tree b) {
      if (one_in(2)) std::swap(a, b);
      return Tree{asked, Sort::Bool, Range::Int, 0, {std::move(a), std::move(b)}};
    };
    const Sort integer = one_in(2) ? Sort::Int : Sort::Long;
    switch (below(4)) {
      case 0:
        return made(apply(kBits[below(3)], integer, {integer, integer}, depth),
                    {.sort = integer, .bits = below(3) - 1});
      case 1: {
        const bool single = one_in(3);
        const Sort sort = single ? Sort::Float : Sort::Double;
        const Operator to = single ? Operator::ToFloat : Operator::ToDouble;
        const Tree held = apply(to, sort, {integer}, depth);
        if (one_in(3)) {
          const Operator back = integer == Sort::Int ? Operator::ToInt : Operator::ToLong;
          return made({back, integer, Range::Int, 0, {held}}, tree(integer, 1));
        }
        return made(held, one_in(2) ? constant(sort) : apply(to, sort, {Sort::Int}, 1));
      }
      case 2: {
        const Tree held = apply(Operator::ToDouble, Sort::Double, {integer}, depth);
        return made({Operator::Sub, Sort::Double, Range::Int, 0, {held, held}},
                    constant(Sort::Double));
      }
      default: {
        const Tree number = tree(Sort::Double, depth - 1);
        return made({kRoundings[below(3)], Sort::Double, Range::Int, 0, {number}}, number);
      }
    }
  }

  Tree condition(int depth) {
    if (one_in(12)) return of_quotients(one_in(2) ? Sort::Int : Sort::Long, depth);
    if (one_in(12)) return of_conversions(depth);
    const Sort sort = numeric();
    switch (below(9)) {
      case 0: return apply(Operator::Not, Sort::Bool, {Sort::Bool}, depth);
      case 1: return apply(Operator::Both, Sort::Bool, {Sort::Bool, Sort::Bool}, depth);
      case 2: return apply(Operator::Either, Sort::Bool, {Sort::Bool, Sort::Bool}, depth);
      case 3: return apply(Operator::Ite, Sort::Bool, {Sort::Bool, Sort::Bool, Sort::Bool}, depth);
      case 4:
      case 5: return apply(Operator::Eq, Sort::Bool, {sort, sort}, depth);
      case 6: return apply(Operator::Lt, Sort::Bool, {sort, sort}, depth);
      case 7: return apply(Operator::Le, Sort::Bool, {sort, sort}, depth);
      default: return apply(Operator::Eq, Sort::Bool, {Sort::Bool, Sort::Bool}, depth);
    }
  }

  Tree integer(Sort sort, int depth) {
    static constexpr std::array kPlain = {Operator::Add, Operator::Sub, Operator::Mul,
                                          Operator::Div, Operator::Rem, Operator::And,
                                          Operator::Or,  Operator::Xor};
    static constexpr std::array kShifts = {Operator::Shl, Operator::Shr, Operator::Ushr};
    static constexpr std::array kTruncations = {Operator::ToByte, Operator::ToChar,
                                                Operator::ToShort};
    const Sort wide = sort == Sort::Int ? Sort::Float : Sort::Double;
    const Sort other = sort == Sort::Int ? Sort::Long : Sort::Int;
    const Operator convert = sort == Sort::Int ? Operator::ToInt : Operator::ToLong;
    switch (below(12)) {
      case 0:
      case 1: return apply(Operator::Add, sort, {sort, sort}, depth);
      case 2: return apply(Operator::Sub, sort, {sort, sort}, depth);
      case 3: return apply(Operator::Neg, sort, {sort}, depth);
      case 4: return apply(Operator::Ite, sort, {Sort::Bool, sort, sort}, depth);
      case 5: return apply(convert, sort, {other}, depth);
      case 6: return apply(convert, sort, {one_in(2) ? Sort::Float : Sort::Double}, depth);
      case 7: return apply(kShifts[below(3)], sort, {sort, Sort::Int}, depth);
      case 8:
        if (one_in(2)) return apply(Operator::ToBits, sort, {wide}, depth);
        [[fallthrough]];
      case 9:
        if (sort == Sort::Long) return apply(kPlain[below(8)], sort, {sort, sort}, depth);
        if (one_in(4)) return digit(depth);
        if (one_in(2)) return apply(kTruncations[below(3)], sort, {sort}, depth);
        if (one_in(2)) return apply(Operator::Compare, sort, {Sort::Long, Sort::Long}, depth);
        return apply(one_in(2) ? Operator::CompareL : Operator::CompareG, sort,
                     one_in(2) ? std::vector{Sort::Float, Sort::Float}
                               : std::vector{Sort::Double, Sort::Double},
                     depth);
      default: return apply(kPlain[below(8)], sort, {sort, sort}, depth);
    }
  }

  Tree digit(int depth) {
    Tree result = apply(Operator::Digit, Sort::Int, {one_in(2) ? Sort::Int : Sort::Long}, depth);
    result.parts.push_back({.sort = Sort::Int, .bits = below(19)});
    return result;
  }

  Tree floating(Sort sort, int depth) {
    static constexpr std::array kPlain = {Operator::Add, Operator::Sub, Operator::Mul,
                                          Operator::Div, Operator::Rem};
    const Operator convert = sort == Sort::Float ? Operator::ToFloat : Operator::ToDouble;
    const Sort same_width = sort == Sort::Float ? Sort::Int : Sort::Long;
    static constexpr std::array kRoundings = {Operator::Sqrt, Operator::Floor, Operator::Ceil,
                                              Operator::Rint};
    switch (below(sort == Sort::Double ? 10 : 8)) {
      case 8:
      case 9: return apply(kRoundings[below(4)], sort, {sort}, depth);
      case 0: return apply(Operator::Neg, sort, {sort}, depth);
      case 1: return apply(Operator::Ite, sort, {Sort::Bool, sort, sort}, depth);
      case 2: return apply(convert, sort, {one_in(2) ? Sort::Int : Sort::Long}, depth);
      case 3:
        return apply(convert, sort, {sort == Sort::Float ? Sort::Double : Sort::Float}, depth);
      case 4: return apply(Operator::FromBits, sort, {same_width}, depth);
      default: return apply(kPlain[below(5)], sort, {sort, sort}, depth);
    }
  }

  std::mt19937 random_;
  const Arithmetic arithmetic_;
};

}  // namespace kukang
