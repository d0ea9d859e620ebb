// Terms in place of symbols.

#pragma once

#include <cstdint>

#include "absl/container/flat_hash_map.h"
#include "expr/term.h"

namespace kukang {

// The terms that symbols, consecutive by their numbers, stand for. Remembers what it has answered.
class Substitution {
 public:
  // REQUIRES of each the sort of its symbol. Other symbols stay.
  Substitution(Terms& terms, uint32_t first_symbol, std::vector<const Term*> by)
      : terms_(terms), first_(first_symbol), by_(std::move(by)) {}

  const Term* of(const Term* term);

 private:
  Terms& terms_;
  const uint32_t first_;
  const std::vector<const Term*> by_;
  absl::flat_hash_map<const Term*, const Term*> known_;
};

// The highest number of a symbol in a term, plus one; 0: there is none. Remembers the same.
class SymbolLimits {
 public:
  uint32_t of(const Term* term);

 private:
  absl::flat_hash_map<const Term*, uint32_t> known_;
};

}  // namespace kukang
