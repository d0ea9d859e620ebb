// The state at entry: classes initialized, static fields as that leaves them.
//
// Initialized at entry are the target's class, the classes on the class path of which an object may
// be there then, by the types that parameters and fields are declared with, and those of which
// nobody can tell when they are initialized (initializer.h), so that what their static fields hold
// is there at entry. All others, and those whose initializers do not return, are initialized where
// the program first uses them, as on the JVM. JDK classes are initialized when they are needed.

#pragma once

#include "explore/plan.h"
#include "semantics/machine.h"

namespace kukang {

// REQUIRES a machine without observer or choices. With `symbolic_statics`, static fields of classes
// on the class path that are not final are undefined: they start like parameters.
absl::StatusOr<State> state_at_entry(Machine& machine, const Plan& plan, bool symbolic_statics);

// Marks the static fields that anything may have changed since: reading them is an assumption.
void mark_assumed_statics(const Program& program, State& state);

}  // namespace kukang
