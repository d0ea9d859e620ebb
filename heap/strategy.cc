#include "heap/strategy.h"

namespace kukang {

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
