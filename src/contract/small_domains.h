// Integer fields that hold a few numbers only, as far as the code of their class shows.
//
// Colours, levels, states: everything that the class and its nest mates do with such a field is to
// compare it, for equality, with a constant, to switch on it, to assign it a constant or what the
// same field of another object holds. Whoever says so with --range spares the exploration the other
// numbers. It is told by looking at neighbouring instructions; where these do not show it, the
// field is like any other.

#pragma once

#include <string>
#include <vector>

#include "explore/plan.h"
#include "heap/granted.h"
#include "program/program.h"

namespace kukang {

// What to say of those that code which these methods run reads and for which no range is granted:
// a line for each.
std::vector<std::string> hints_of_ranges(const Program& program,
                                         const std::vector<const Method*>& methods,
                                         const Granted& granted);

// The methods that a plan runs.
std::vector<const Method*> methods_run_by(const Plan& plan);

}  // namespace kukang
