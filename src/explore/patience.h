// When to stop with what is known: at a moment, or when somebody asks for it.
//
// The time that a method has is for everything that is done for it: its exploration, going along
// paths once more, numbers for them, replays. What was found by then is still told: for that there
// is a little time more, however it came to an end.

#pragma once

#include <string>

#include "explore/exploration.h"

namespace kukang {

// From now on its time counts.
ExploreOptions begun(ExploreOptions options);

// For telling what is known.
ExploreOptions afterwards(ExploreOptions options);

// Why it is over; empty: it is not.
std::string over(const ExploreOptions& options);

// The same of its memory.
std::string memory_used_up(const ExploreOptions& options);

}  // namespace kukang
