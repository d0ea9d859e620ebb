// Running the initializer of a class before the exploration begins, and whether anybody could tell.
//
// A class is initialized when the code first does what initializes it. Of an initializer that looks
// at nothing that can have changed by then, and changes nothing but its own class's static fields
// and what it has made itself, nobody can tell when it has run: it is *quiet*. So a class with a
// quiet initializer may as well have been initialized before.

#pragma once

#include "heap/state.h"
#include "semantics/machine.h"

namespace kukang {

struct InitializerRun {
  bool returned = false;
  bool quiet = false;  // of one that returned
  State after;
};

// Runs what initializes `type`, with those that it needs, on a copy of `state`. REQUIRES a machine
// without observer, and a class that is not initialized.
InitializerRun run_initializer(Machine& machine, const State& state, const Type& type);

// Can nothing that the value leads to change? Numbers, strings, boxes, constants of most enums.
bool never_changes(const State& state, const Value& value);

}  // namespace kukang
