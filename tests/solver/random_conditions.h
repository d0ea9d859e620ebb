// Random conditions over few symbols, by theme, for walks along random paths.

#pragma once

#include <random>
#include <string>
#include <vector>

#include "expr/term.h"

namespace kukang {

enum class Theme : uint8_t {
  Comparisons,  // of symbols and constants
  Differences,  // x + c against y, x - y against c
  Sums,         // of several symbols, Ite
  Arithmetic,   // products, quotients, bits, conversions
  Choices,      // what merged states compute with: Ites over comparisons with constants
};

class RandomConditions {
 public:
  RandomConditions(uint32_t seed, Terms& terms, Theme theme, std::vector<const Term*> symbols)
      : random_(seed), terms_(terms), theme_(theme), symbols_(std::move(symbols)) {}

  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  bool one_in(int n) { return below(n) == 0; }

  const Term* condition(int depth = 2) {
    if (depth > 0 && one_in(5)) {
      return make(one_in(2) ? Operator::Both : Operator::Either, condition(depth - 1),
                  condition(depth - 1));
    }
    const Sort sort = symbols_[below(static_cast<int>(symbols_.size()))]->sort;
    const Term* a = operand(sort);
    const Term* b = one_in(2) ? leaf(sort) : operand(sort);
    if (theme_ == Theme::Choices || one_in(3)) b = constant(sort);
    static constexpr Operator kOperators[] = {Operator::Eq, Operator::Lt, Operator::Le};
    const Term* compared = make(kOperators[below(3)], a, b);
    return one_in(3) ? terms_.negation(compared) : compared;
  }

 private:
  const Term* make(Operator op, const Term* a, const Term* b = nullptr, const Term* c = nullptr) {
    return terms_.make(op, a, b, c);
  }

  const Term* constant(Sort sort) {
    int64_t value = below(9) - 4;
    if (one_in(6)) value = below(300) - 150;
    if (one_in(12)) {
      value = sort == Sort::Int ? std::numeric_limits<int32_t>::max()
                                : std::numeric_limits<int64_t>::max();
      value -= below(3);
      if (one_in(2)) value = -value;
    }
    return terms_.constant(sort, value);
  }

  const Term* leaf(Sort sort) {
    const Term* symbol = symbols_[below(static_cast<int>(symbols_.size()))];
    if (symbol->sort == sort) return symbol;
    if (sort == Sort::Long) return make(Operator::ToLong, symbol);
    return constant(sort);
  }

  const Term* operand(Sort sort) {
    switch (theme_) {
      case Theme::Comparisons: return leaf(sort);
      case Theme::Differences:
        if (one_in(3)) return leaf(sort);
        if (one_in(3)) return make(Operator::Sub, leaf(sort), leaf(sort));
        return make(one_in(4) ? Operator::Sub : Operator::Add, leaf(sort), constant(sort));
      case Theme::Sums:
        if (one_in(3)) return make(Operator::Add, leaf(sort), leaf(sort));
        if (one_in(3)) return make(Operator::Neg, leaf(sort));
        if (one_in(2)) {
          return make(Operator::Ite, make(Operator::Lt, leaf(sort), leaf(sort)), leaf(sort),
                      one_in(2) ? constant(sort) : leaf(sort));
        }
        return make(Operator::Sub, make(Operator::Add, leaf(sort), leaf(sort)), leaf(sort));
      case Theme::Arithmetic: return computed(sort);
      case Theme::Choices: return chosen(sort, 2);
    }
    return leaf(sort);
  }

  const Term* chosen(Sort sort, int depth) {
    if (depth == 0) return one_in(3) ? leaf(sort) : constant(sort);
    switch (below(6)) {
      case 0: return make(Operator::Add, chosen(sort, depth - 1), chosen(sort, depth - 1));
      case 1: return make(Operator::Mul, chosen(sort, depth - 1), terms_.constant(sort, below(13)));
      case 2:
        return make(Operator::Div, chosen(sort, depth - 1), terms_.constant(sort, below(4) + 1));
      default:
        return make(Operator::Ite, make(Operator::Lt, leaf(sort), constant(sort)),
                    chosen(sort, depth - 1), chosen(sort, depth - 1));
    }
  }

  const Term* computed(Sort sort) {
    static constexpr Operator kBits[] = {Operator::And, Operator::Or, Operator::Xor};
    static constexpr Operator kShifts[] = {Operator::Shl, Operator::Shr, Operator::Ushr};
    static constexpr Operator kTruncations[] = {Operator::ToByte, Operator::ToChar,
                                                Operator::ToShort};
    switch (below(9)) {
      case 7: return make(Operator::Mul, leaf(sort), leaf(sort));
      case 0: return make(Operator::Mul, leaf(sort), terms_.constant(sort, below(7) - 3));
      case 1: return make(Operator::Div, leaf(sort), terms_.constant(sort, below(5) + 1));
      case 2: return make(Operator::Rem, leaf(sort), terms_.constant(sort, below(5) - 6));
      case 3: return make(Operator::And, leaf(sort), terms_.constant(sort, (1 << below(5)) - 1));
      case 4: return make(kShifts[below(3)], leaf(sort), terms_.of(below(4)));
      case 5:
        if (sort == Sort::Int) return make(kTruncations[below(3)], leaf(sort));
        return make(Operator::Add, leaf(sort), leaf(sort));
      case 6:
        if (terms_.arithmetic == Arithmetic::Math) return make(Operator::Neg, leaf(sort));
        return make(kBits[below(3)], leaf(sort), leaf(sort));
      default: return make(Operator::Add, leaf(sort), constant(sort));
    }
  }

  std::mt19937 random_;
  Terms& terms_;
  const Theme theme_;
  const std::vector<const Term*> symbols_;
};

inline std::string name_of(Theme theme) {
  constexpr const char* kNames[] = {"Comparisons", "Differences", "Sums", "Arithmetic", "Choices"};
  return kNames[static_cast<int>(theme)];
}

}  // namespace kukang
