// What an instruction does to the types in a frame: which it takes, which it leaves.

#pragma once

#include "semantics/typed_frame.h"

namespace kukang {

// Executes the instruction at which `place` is. What is returned has been popped afterwards;
// where control goes from there is the verifier's.
absl::Status execute_on_types(const CodePlace& place, SlotTypes& types, TypedFrame& frame);

}  // namespace kukang
