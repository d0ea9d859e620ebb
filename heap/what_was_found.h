// What a state has found or decided since another one, from which it comes by conditions on values
// alone: of that nothing can be merged (merge.h).

#pragma once

#include <optional>

#include "heap/refusal.h"
#include "heap/state.h"

namespace kukang {

// Why the state is not to be merged; nullopt: it has read numbers and references for the first time,
// at most, and made objects.
std::optional<Refusal> what_was_found(const State& state, const State& entry);

}  // namespace kukang
