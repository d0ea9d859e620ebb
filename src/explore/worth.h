// Is it worth while to merge states? If no more is expected to be asked about the numbers that are
// constants now, and would not be after that, than is saved by asking what comes once, and not of
// each state.
//
// What comes is what the method asks that they are in, and what the methods below it ask after
// their calls have returned (semantics/questions.h). The answer depends on the code and on what the
// states hold, on nothing else.

#pragma once

#include <span>

#include "semantics/machine.h"

namespace kukang {

bool is_worth_merging(const Machine& machine, std::span<const State* const> states);

}  // namespace kukang
