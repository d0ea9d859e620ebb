// Terms in place of symbols.

#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "expr/term_copier.h"

namespace kukang {

// The terms that symbols, consecutive by their numbers, stand for.
class Substitution final : public TermCopier {
 public:
  // REQUIRES of each the sort of its symbol. Other symbols stay.
  Substitution(Terms& terms, uint32_t first_symbol, std::vector<const Term*> by)
      : TermCopier(terms), first_(first_symbol), by_(std::move(by)) {}

 private:
  const Term* symbol(const Term& symbol) override {
    const bool is_one = symbol.number() >= first_ && symbol.number() - first_ < by_.size();
    return is_one ? by_[symbol.number() - first_] : &symbol;
  }

  const uint32_t first_;
  const std::vector<const Term*> by_;
};

// The highest number of a symbol in a term, plus one; 0: there is none. Remembers what it has
// answered.
class SymbolLimits {
 public:
  uint32_t of(const Term* term);

 private:
  absl::flat_hash_map<const Term*, uint32_t> known_;
};

}  // namespace kukang
