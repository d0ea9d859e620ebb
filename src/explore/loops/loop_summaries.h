// Loop summaries: a loop over numbers is run at once, however many rounds it takes.
//
// A loop whose rounds only count needs as many paths as it may take rounds, and so is cut by the
// loop bound. With summaries a path that comes to an undecided branch in a loop is on its way to
// the loop's head (LoopHeads): back, if it has only computed since it was there, else by taking the
// branch. There it is found out what one round does (loop_rounds.h) and in which ways the rounds
// can follow each other (loop_traces.h). For each such way, a trace, there is a state that has run
// its rounds: it stands at the head, and what it has to fulfil is that it leaves the loop now, as
// ordinary execution then finds. What is in no trace runs the loop as it is, and so does every path
// where the loop is refused.
//
// (Path dependency automata: Xie and others 2016, and V. Rozhoň 2024. Here counts have closed
// forms, so that a run is in exactly one path, integers may wrap around, and conditions hold in
// every round.)
//
// What comes of a loop depends on state and code alone: in a trail it is one entry, and a replay
// finds the traces again. Loops are tried from the inside to the outside; one in a loop that is
// being summarized is summarized in the general state of that.

#pragma once

#include <map>
#include <memory>

#include "explore/frontier.h"
#include "explore/loops/loop_rounds.h"
#include "explore/loops/loop_traces.h"

namespace kukang {

class LoopSummaries {
 public:
  LoopSummaries(Machine& machine, PlanRunner& runner, Solver& solver, const ExploreOptions& options)
      : machine_(machine),
        runner_(runner),
        solver_(solver),
        on_(options.loops == Loops::Summaries) {}

  bool on() const { return on_; }

  // The state has taken one of the ways of an undecided branch: the head of the innermost loop that
  // it is in now, and that is not known to be refused, is where it goes next.
  void head_for_loop(State& state);

  // The state is at an undecided branch. Is that the first one behind the head of its innermost
  // loop, so that the state can go back there? No: that was tried already.
  bool may_go_back(const State& state);
  void go_back(State& state);

  // Is the state on its way to a head?
  static bool has_head(const State& state) { return state.heads && state.heads->next.has_value(); }
  // Is it there?
  static bool is_at_head(const State& state);
  // Runs the state on, to the head at most; or a while, if that is not where it gets. REQUIRES that
  // it has one.
  Progress run(State& state, uint64_t steps);

  // REQUIRES a state that is at its head. The ways through the loop; none: it is refused, and the
  // state goes on.
  std::vector<Pending> summarize(State& state);

  LoopTally tally;  // since it was last reset

 private:
  struct Effort {
    uint64_t steps, questions;
    int loops;  // inside of each other
  };
  struct Ways {
    std::vector<State> traces;
    std::optional<State> others;
  };

  const LoopShape& shape_of(const Frame& frame, int32_t block);
  std::optional<LoopHead> head_behind(const State& state);
  bool may_head(const State& state) const;
  std::variant<LoopRefusal, Ways> ways_through(const State& state, const LoopHead& head,
                                               Effort& effort);
  InnerWays inner_ways(State state, Effort& effort);
  std::optional<LoopHead> head_inside(const State& state, const LoopHead& within);
  void run_as_it_is(State& state, const LoopHead& head);
  void leave_loop(State& state, const LoopHead& head);
  State after_trace(const State& state, const LoopRounds& rounds, LoopTrace trace);
  State of_others(const State& state, std::vector<PathCondition> others);

  Machine& machine_;
  PlanRunner& runner_;
  Solver& solver_;
  const bool on_;
  std::map<std::pair<const Code*, int32_t>, std::unique_ptr<const LoopShape>> shapes_;
};

}  // namespace kukang
