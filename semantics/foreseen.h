// What a run will return, where that can be told from its code alone.
//
// A predicate that has found something wrong says so at once, mostly: false is returned from frame
// to frame, each of which asks for nothing but that. Whatever the state, such a run ends so.

#pragma once

#include <cstdint>
#include <optional>

#include "semantics/machine.h"

namespace kukang {

// What the outermost frame returns, an int, if the top frame goes on at `pc` with an operand stack
// of which nothing is known; nullopt: that may depend on the state.
std::optional<int32_t> foreseen_result(const State& state, const Instruction* pc);

// The same after a choice of the branch at which the state has forked.
std::optional<int32_t> foreseen_result(const State& state, const Choice& choice);

}  // namespace kukang
