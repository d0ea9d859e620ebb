// Is a run in a state in which it was before?
//
// Two states of one run are the same when all that happens after the one also happens after the
// other: the same frames, φ, unknowns and symbols, and the same objects behind the frames, the
// static fields and the tables. Where an object is does not matter by itself, so objects that were
// made since entry may have moved, as long as one renaming of locations explains all of it: what a
// loop makes anew in each round does not hide that it goes round. What is no longer reachable does
// not count.
//
// What a state does not hold must not have been asked for in between: the time, and the identity
// hash codes of objects that have moved since. And while something is being made, a weak or soft
// reference may be cleared.

#pragma once

#include "heap/state.h"

namespace kukang {

enum class Compared : uint8_t {
  AllFrames,
  TopFrame,  // of the others only that they are there: the run must not have looked at them
};

// REQUIRES that `now` comes from `then`, by a run without a choice. Each value that is compared
// takes one from `effort`; when that is used up the answer is no.
bool same_state(const State& then, const State& now, Compared compared, uint64_t& effort);

}  // namespace kukang
