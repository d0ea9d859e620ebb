// What code that does not run here may give: any value.
//
// A reference that it gives is a symbolic reference ᾱ under every strategy. It can be NULL, any
// object that was found or could be, and any that the program has made and the code could reach:
// from what it is called with, or from a static field of a class on the class path. What is not
// decided there may be any object that was found, and so lead to what is kept in that.

#pragma once

#include <span>

#include "absl/container/flat_hash_set.h"
#include "semantics/machine.h"

namespace kukang {

// What was within reach. Of the objects that the program made `reach` are those that are no
// candidates anyway.
struct WithinReach {
  absl::flat_hash_set<Location> objects;
  Reach reach;
};
// `found`: so is whatever was found.
WithinReach within_reach(Machine& m, std::span<const Value> given, bool found = false);

// `type` is that of a reference; nullptr: it can be nothing but NULL.
Value anything(Machine& m, Basic basic, const Type* type, uint32_t depth, Reach reach);

}  // namespace kukang
