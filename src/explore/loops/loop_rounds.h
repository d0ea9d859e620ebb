// The rounds of a loop: what one way from its head back to its head demands and does.
//
// They are found by running the body from a general state: the state at the head, with a fresh
// symbol in each local that the loop writes and reads again. All ways are run, side by side, until
// they are at the head again or have left the loop. A round must leave everything but locals as it
// was; then what it reads elsewhere is the same in every round, and so the rounds found here are
// all that there are, whatever was done before.
//
// Of the ways that leave the loop only what they demand is kept: who gets there goes on from the
// head as ever.

#pragma once

#include <variant>
#include <vector>

#include "absl/functional/function_ref.h"
#include "explore/feasible.h"
#include "explore/loops/loop_shape.h"
#include "heap/loop_heads.h"

namespace kukang {

// What a loop writes and reads again.
struct LoopVariable {
  uint16_t local = 0;
  const Term* symbol = nullptr;   // in the general state
  const Term* initial = nullptr;  // in the state at the head
};

// Conditions, in the order in which they are met, are those that must hold; all in terms of the
// variables' symbols.
using Conditions = std::vector<const Term*>;

struct LoopRound {
  Conditions conditions;
  std::vector<const Term*> after;  // of each variable
};

// One of the conditions of the rounds and the exits holds of each run, and of each only one.
struct LoopRounds {
  uint32_t first_symbol = 0;
  std::vector<LoopVariable> variables;
  std::vector<uint16_t> dead;  // locals that the loop writes and nobody reads at its head
  std::vector<LoopRound> rounds;
  std::vector<Conditions> exits;
};

// The ways through a loop inside the body, from its head: states that are still at its head.
using InnerWays = std::variant<LoopRefusal, std::vector<State>>;

struct LoopBody {
  Machine& machine;
  Solver& solver;
  const LoopShape& shape;
  LoopHead head;
  // The head of the innermost loop that the state is in and that is inside this one, if any.
  absl::FunctionRef<std::optional<LoopHead>(const State&, const LoopHead& within)> inner_head;
  // Back to that head, if the state has done nothing since but compute.
  absl::FunctionRef<bool(State&, const LoopHead& within)> go_back;
  absl::FunctionRef<InnerWays(State)> inner_ways;
};

// REQUIRES a state at the head. The work that may be done is taken from `effort`, in steps. A
// machine that is to pause gets any refusal.
std::variant<LoopRefusal, LoopRounds> rounds_of(const LoopBody& body, const State& state,
                                                uint64_t& effort);

}  // namespace kukang
