// Terms in which a symbol goes by the place it is at, so that they are the same terms whatever
// strategy has made them.
//
// Symbols are numbered as a path makes them. Here they get the numbers of the places that they are
// named after, one after the other, and terms are made anew from those: their order, too, goes by
// numbers. Two symbols at one place are one: what an unknown was known to hold before it was
// decided which object it is.

#pragma once

#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/term_copier.h"
#include "heap/value.h"

namespace kukang {

using SymbolNames = std::vector<std::string>;  // by number

// As Java would write it.
std::string text_of(const Term& term, const SymbolNames& names);

class CanonicalTerms final : public TermCopier {
 public:
  using TermCopier::TermCopier;

  // That the symbol, if it is one that has no name yet, is at this place.
  void name(const Value& symbol, std::string place);
  // That a symbol without a name is at the place of another, if that has one.
  void alias(const Value& symbol, const Value& other);

  const SymbolNames& names() const { return names_; }
  std::string text(const Term* term);
  // Has every symbol that was met a name, and was every text written to its end?
  bool exact() const { return exact_; }

 private:
  const Term* symbol(const Term& symbol) override;

  SymbolNames names_;
  absl::flat_hash_map<uint32_t, uint32_t> numbers_;
  bool exact_ = true;
};

}  // namespace kukang
