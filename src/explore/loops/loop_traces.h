// Traces: the ways in which a run gets through a loop, round after round, until it leaves it.
//
// They are the leaves of a tree of questions about the state at the head. Which round comes next,
// or which exit? If it is a round that can be run again: which of its conditions fails first, and
// so after how many rounds? When a round comes again after others, and each of these was run a
// known number of times, they are a block that may be run again and again itself: is it, and how
// often? (A path dependency automaton with closed forms in place of counters: Xie and others 2016.)
//
// At every node one answer and only one is right, so a run is in exactly one leaf. Some leaves are
// no traces: nobody knows when the run leaves the loop, or whether something overflows on the way.

#pragma once

#include <variant>

#include "explore/loops/loop_block.h"

namespace kukang {

struct LoopTrace {
  PathCondition condition;         // with that of the state at the head
  std::vector<const Term*> after;  // of each variable: what it is when the exit is taken
};

struct LoopTraces {
  std::vector<LoopTrace> traces;
  std::vector<PathCondition> others;  // of the runs that are in none
};

// `questions` is how many may be asked of the solver; what is asked is taken from it.
std::variant<LoopRefusal, LoopTraces> traces_of(const LoopRounds& rounds,
                                                const PathCondition& condition,
                                                const Machine& machine, Solver& solver,
                                                uint64_t& questions);

}  // namespace kukang
