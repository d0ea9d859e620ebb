// Is a heap within the bounds in whatever order its objects are found?
//
// A strategy that decides late may find an object elsewhere than one that decides at once: in a
// field of another type, whose objects are then one more, or on a way of another length, so that it
// is of another depth. So n and k may allow the one a heap that they forbid the other. A heap that
// they allow in every order is one that all strategies must have found.

#pragma once

#include "compare/numbered_heap.h"

namespace kukang {

// REQUIRES that nothing that `numbered` has met is open.
bool is_within_in_any_order(const Bounds& bounds, const State& state, const NumberedHeap& numbered);

}  // namespace kukang
