#include "heap/strategy.h"

#include "heap/symbolic_heap.h"
#include "support/requires.h"

namespace kukang {

Candidates Strategy::operand(SymbolicHeap& heap, const State& state, Value unknown) const {
  KUKANG_REQUIRES(unknown.is_unknown() &&
                  state.unknowns.find(unknown.unknown)->binding.is_undefined());
  if (unknown.kind == Kind::SymbolicReference) {
    return {{Candidate::What::Null}, {Candidate::What::SymbolicLocation}};
  }
  return heap.objects_for(state, unknown.unknown);
}

std::span<const Strategy* const> strategies() {
  static const Strategy* const kStrategies[] = {&lazy(), &lazier(), &lazier_sharp()};
  return kStrategies;
}

const Strategy* find_strategy(std::string_view name) {
  if (name == "lazier-sharp") name = lazier_sharp().name();
  for (const Strategy* strategy : strategies()) {
    if (strategy->name() == name) return strategy;
  }
  return nullptr;
}

}  // namespace kukang
