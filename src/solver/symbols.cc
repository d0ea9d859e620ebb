#include "solver/symbols.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"

namespace kukang {
namespace {

std::vector<const Term*> collected(const Term& condition) {
  std::vector<const Term*> symbols;
  absl::flat_hash_set<const Term*> seen = {&condition};
  std::vector<const Term*> open = {&condition};
  while (!open.empty()) {
    const Term* term = open.back();
    open.pop_back();
    if (term->is_symbol()) symbols.push_back(term);
    for (const Term* argument : term->args) {
      if (argument == nullptr) break;
      if (!argument->is_constant() && seen.insert(argument).second) open.push_back(argument);
    }
  }
  std::sort(symbols.begin(), symbols.end(),
            [](const Term* a, const Term* b) { return compare_structure(a, b) < 0; });
  return symbols;
}

}  // namespace

const std::vector<const Term*>& SymbolsOf::operator()(const Term& condition) {
  if (const auto found = known_.find(&condition); found != known_.end()) return found->second;
  if (known_.size() >= kKept) known_.clear();
  return known_[&condition] = collected(condition);
}

}  // namespace kukang
