// Threads that work for one exploration, and whoever waits for them: not for ever.
//
// Workers may be deep in a question to the solver. When a limit is reached (time, memory, the
// user's patience) their interrupts are raised, again and again until all have noticed. Who has not
// come back soon after is left behind: Z3 hears nothing for minutes, sometimes. Such a thread stays
// in the process for good (Interrupt::abandon), which must not wait for it when it ends.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "explore/exploration.h"
#include "solver/interrupt.h"

namespace kukang {

struct Crew {
  std::vector<Interrupt*> members;  // that stay as long as `work` does
  std::function<void(int member)> work;
  std::function<void(std::string why)> stop;  // called once, when a limit is reached
};

// Returns when all are back: true; or when some are left behind: then what `work` refers to must
// stay. Where no more threads can be started, or one that asks finds no memory, that is a reason to
// stop. Without limits member 0 is the calling thread.
bool run_crew(const Crew& crew, const ExploreOptions& options);

// Was any thread of the process ever left behind?
bool someone_was_left_behind();

}  // namespace kukang
