// What code that does not run here may give: any value.
//
// A reference that it gives is a symbolic reference ᾱ under every strategy. It can be NULL, any
// object that was found or could be, and any that the program has made and the code could reach:
// from what it is called with, or from a static field of a class on the class path.

#pragma once

#include <span>

#include "semantics/machine.h"

namespace kukang {

// The made objects that were within reach, among State::given.
struct Reach {
  uint32_t first, last;
};
Reach reach_from(Machine& m, std::span<const Value> given);

// `type` is that of a reference; nullptr: it can be nothing but NULL.
Value anything(Machine& m, Basic basic, const Type* type, uint32_t depth, Reach reach);

}  // namespace kukang
