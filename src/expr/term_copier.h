// Terms made anew: in another table, or with other terms in place of symbols.

#pragma once

#include "absl/container/flat_hash_map.h"
#include "expr/term.h"

namespace kukang {

// Remembers what it has made; what a symbol stands for must not change in between.
class TermCopier {
 public:
  explicit TermCopier(Terms& into) : into_(into) {}
  virtual ~TermCopier() = default;

  const Term* copy(const Term* term);

 protected:
  virtual const Term* symbol(const Term& symbol) {
    return into_.symbol(symbol.range, symbol.number());
  }

  Terms& into_;

 private:
  absl::flat_hash_map<const Term*, const Term*> made_;
};

}  // namespace kukang
