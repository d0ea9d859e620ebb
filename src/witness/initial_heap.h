// The heap at entry and the arguments, as far as the path has looked.
//
// Objects that were found are built; those that class initialization has made are there, and are
// found again by a way from a static field.

#pragma once

#include "witness/concretion.h"

namespace kukang {

// Fills in the witness's classes, objects, arguments and static fields.
void build_initial_heap(Concretion& concretion, Witness& witness);

}  // namespace kukang
