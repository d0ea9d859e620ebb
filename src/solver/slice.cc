#include "solver/slice.h"

#include <algorithm>

namespace kukang {

void Slicer::add(const Term& condition) {
  const std::vector<const Term*>& symbols = symbols_of(condition);
  if (symbols.empty()) return;
  for (const Term* symbol : symbols) {
    if (!members_.contains(symbol)) {
      members_.emplace(symbol, components_.add());
      symbols_.push_back(symbol);
    }
    components_.join(members_[symbols.front()], members_[symbol]);
  }
  conjuncts_.push_back({&condition, members_[symbols.front()]});
}

void Slicer::back_to(const Mark& mark) {
  components_.back_to(mark.components);
  conjuncts_.resize(mark.conjuncts);
  while (symbols_.size() > mark.symbols) {
    members_.erase(symbols_.back());
    symbols_.pop_back();
  }
}

std::vector<const Term*> Slicer::slice(const PathCondition& phi, const Term& guard) {
  following_.follow(
      phi,
      [&] {
        return Mark{components_.mark(), symbols_.size(), conjuncts_.size()};
      },
      [&](const Term& condition) { add(condition); }, [&](const Mark& mark) { back_to(mark); });
  std::vector<uint32_t> roots;
  for (const Term* symbol : symbols_of(guard)) {
    const auto found = members_.find(symbol);
    if (found != members_.end()) roots.push_back(components_.find(found->second));
  }
  std::vector<const Term*> result;
  for (const auto& [condition, member] : conjuncts_) {
    if (std::find(roots.begin(), roots.end(), components_.find(member)) != roots.end()) {
      result.push_back(condition);
    }
  }
  return result;
}

}  // namespace kukang
