#include "expr/substitute.h"

#include <algorithm>

namespace kukang {

uint32_t SymbolLimits::of(const Term* term) {
  if (term->is_constant()) return 0;
  if (term->is_symbol()) return term->number() + 1;
  if (const auto known = known_.find(term); known != known_.end()) return known->second;
  uint32_t limit = 0;
  for (int i = 0; i < arity_of(term->op); ++i) limit = std::max(limit, of(term->args[i]));
  known_.emplace(term, limit);
  return limit;
}

}  // namespace kukang
