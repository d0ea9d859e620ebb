// Verification of code from the class path: no instruction finds fewer or other operands than it
// needs.
//
// Every path through a method is followed with the *kind* of each slot (int, long, float, double,
// reference) in place of its value; paths that meet must agree on the stack's depth, and slots that
// disagree in kind become unusable. Which class a reference is of is not tracked: the rules check
// that themselves where it matters. The result is memory safety for any class file that loads.

#pragma once

#include "semantics/instruction.h"

namespace kukang {

// `offset` is that of the method's first instruction in its file, for the message.
absl::Status verify(const Method& method, const Code& code, uint32_t offset);

}  // namespace kukang
