// A stay: a block of which all conditions hold is run again and again, for as long as they do.
//
// Which of the conditions fails first, and after how many times, follows from the forms that they
// are: one that is at most zero and grows by a step does so after its distance from zero, divided
// by the step and rounded down, and once more. A form that must not be zero is at most one step
// below it, or goes away from it for ever.

#pragma once

#include "explore/loops/loop_search.h"

namespace kukang {

// The nodes that come after it; runs that stay for ever, or of which it is not known, are left
// open. REQUIRES a block that repeats; `round` says which, nullopt: it is some rounds in turn.
std::vector<LoopNode> after_stay(LoopSearch& search, LoopNode node, const LoopBlock& block,
                                 std::optional<size_t> round);

}  // namespace kukang
