#include "expr/term_copier.h"

namespace kukang {

const Term* TermCopier::copy(const Term* term) {
  if (term->is_symbol()) return symbol(*term);
  if (term->is_constant()) return into_.constant(term->sort, term->bits);
  if (const auto known = made_.find(term); known != made_.end()) return known->second;
  const Term* args[3] = {};
  bool same = true;  // as only terms of one table can be
  for (int i = 0; i < arity_of(term->op); ++i) {
    args[i] = copy(term->args[i]);
    same = same && args[i] == term->args[i];
  }
  const Term* made = same ? term : into_.make(term->op, args[0], args[1], args[2]);
  made_.emplace(term, made);
  return made;
}

}  // namespace kukang
