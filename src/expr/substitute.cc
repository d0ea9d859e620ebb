#include "expr/substitute.h"

#include <algorithm>

namespace kukang {

const Term* Substitution::of(const Term* term) {
  if (term->is_constant()) return term;
  if (term->is_symbol()) {
    const bool is_one = term->number() >= first_ && term->number() - first_ < by_.size();
    return is_one ? by_[term->number() - first_] : term;
  }
  if (const auto known = known_.find(term); known != known_.end()) return known->second;
  const Term* args[3] = {};
  bool same = true;
  for (int i = 0; i < arity_of(term->op); ++i) {
    args[i] = of(term->args[i]);
    same = same && args[i] == term->args[i];
  }
  const Term* result = same ? term : terms_.make(term->op, args[0], args[1], args[2]);
  known_.emplace(term, result);
  return result;
}

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
