// Both sides of a merge: numbers for a path with merged states that take different sides of one of
// its merges.
//
// Where states were merged the path's state holds Ites, and its condition may hold an Or: what they
// ask about tells sides apart.

#pragma once

#include <vector>

#include "evidence/dice.h"
#include "explore/exploration.h"

namespace kukang {

// Two models of the path condition, one for which something that tells sides apart holds and one
// for which it does not; none where there are no two, or they were not found soon.
std::vector<Model> sides_of(const EndedPath& path, Dice& dice);

}  // namespace kukang
