// Which choices of a fork are feasible: those whose guards can hold together with φ; and what a
// state knows once one is taken.

#pragma once

#include "explore/frontier.h"
#include "explore/tally.h"
#include "solver/solver.h"

namespace kukang {

// Is it values alone that tell the choices from each other, so that exactly one of the guards
// holds? So it is with the ways of a branch, and with two of which one is the other's negation.
// Where choices differ in what a reference is, some have no guard, or guards that hold together.
bool are_told_by_values(Terms& terms, const std::vector<Choice>& choices);

// Puts those of the machine's choices that are feasible into the fork, and counts those that a
// bound cuts: true if there are any. A machine that is to pause gets no answers: the fork is of no
// use.
bool find_feasible(const Machine& machine, Solver& solver, const State& state, Fork& fork,
                   Tally& tally);

// Adds what the choice says to φ, and to what the path has met. False: the loop bound cuts it.
bool note_choice(Machine& machine, State& state, const Choice& choice, Trail::Choice mark,
                 const Bounds& bounds);

}  // namespace kukang
