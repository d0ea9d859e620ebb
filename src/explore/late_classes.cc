#include "explore/late_classes.h"

#include <utility>

#include "explore/initializer.h"

namespace kukang {

bool LateClasses::is_quiet(const Type& type) {
  auto [it, first] = quiet_.try_emplace(&type, false);
  if (!first) return it->second;
  const Ending ending = std::exchange(machine_.ending, Ending());
  Observer* const observer = std::exchange(machine_.observer, nullptr);
  SymbolicHeap* const heap = std::exchange(machine_.symbolic, nullptr);
  it->second = run_initializer(machine_, entry_, type).quiet;
  machine_.symbolic = heap;
  machine_.observer = observer;
  machine_.ending = ending;
  return it->second;
}

const Type* LateClasses::find(const State& state, const TypeConstraints& constraints) {
  const TypeBounds* last = nullptr;
  for (uint32_t variable = 0; variable < state.next_variable; ++variable) {
    const TypeBounds* bounds = *state.types.find(variable);
    if (bounds == std::exchange(last, bounds) || timely_.contains(bounds)) continue;
    for (const Type* type : constraints.upper(*bounds)->ancestors) {
      if (type->from_jdk || type->class_initializer == nullptr) continue;
      const Ref<Object>* then = state.entry->statics.find(type->id);
      const bool in_time = (then != nullptr && *then) || is_quiet(*type);
      if (!in_time) return type;
    }
    timely_.insert(bounds);
  }
  return nullptr;
}

}  // namespace kukang
