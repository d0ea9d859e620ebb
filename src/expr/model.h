// A model: a constant for every symbol, and what terms are worth under it.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "expr/term.h"

namespace kukang {

class Model {
 public:
  // Bits as in Term. A symbol that was never set is 0.
  int64_t value_of(uint32_t symbol) const { return symbol < values_.size() ? values_[symbol] : 0; }
  void set(uint32_t symbol, int64_t bits) {
    if (symbol >= values_.size()) values_.resize(symbol + 1);
    values_[symbol] = bits;
  }
  size_t size() const { return values_.size(); }

 private:
  std::vector<int64_t> values_;  // by symbol number
};

// The bits of `term` under `model`, with Java's exact results (or unbounded integers, as far as 64
// bits go: beyond them, and for a divisor of zero, the result means nothing).
int64_t evaluate(const Term& term, const Model& model, Arithmetic arithmetic);
// The same, but nullopt where the result would mean nothing.
std::optional<int64_t> evaluate_exactly(const Term& term, const Model& model,
                                        Arithmetic arithmetic);

// As Java would write it: x3 + 1 < x5. `name` gives the name of a symbol. What is too deep or too
// long to be read ends in "...".
std::string text_of(const Term& term, const std::function<std::string(const Term& symbol)>& name);
std::string text_of(const Term& term);

}  // namespace kukang
