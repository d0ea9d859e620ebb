// The state at entry: classes initialized, static fields as that leaves them.
//
// The classes on the class path that the plan's methods name, directly or through each other, are
// initialized before the exploration begins, so that what their static fields hold is there at
// entry. One whose initializer does not return is left as it was: it will be initialized where the
// program first uses it, as the JVM does. JDK classes are initialized when they are needed.

#pragma once

#include "explore/plan.h"
#include "semantics/machine.h"

namespace kukang {

// REQUIRES a machine without observer or choices. With `symbolic_statics`, static fields of classes
// on the class path that are not final are undefined: they start like parameters.
absl::StatusOr<State> state_at_entry(Machine& machine, const Plan& plan, bool symbolic_statics);

}  // namespace kukang
