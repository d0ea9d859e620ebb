// The heap as it was at entry, to be looked at from a later state: Contract.old.
//
// The initial maps of symbolic objects, and of static fields that were made symbolic, are the
// initial heap at every moment; what class initialization had made is kept from the entry.
// enter_old makes these the current heap; leave_old brings the heap of before back, together with
// what was materialized in between, which belongs to both: a first read in the old heap defines the
// initial value and, where nothing was written, the present one.

#pragma once

#include "heap/state.h"

namespace kukang {

// To be called once, at entry. `initialized`: the classes that were, one after the other.
void remember_entry(State& state, std::vector<const Type*> initialized);

void enter_old(State& state);
// REQUIRES an enter_old that was not left.
void leave_old(State& state);

// What a static field held at entry; Undefined where nobody has looked at one that was made
// symbolic.
Value static_at_entry(const State& state, const Field& field);

}  // namespace kukang
