// A trial: of the objects that a reference may be, those are found out that what is assumed rejects
// at once.
//
// Where a predicate that is assumed comes upon a reference that may be one of several objects
// already found, most are mostly rejected, and at once: they are in a set of what was visited, or
// their keys are out of order. One by one, each takes a state of its own. A trial runs the
// predicate once for all of them (semantics/symbolic/alternatives.h), and where it comes to its end
// without a choice, and does not hold, the objects that got there are taken from the fork. All
// others are explored as if there had been no trial, so what is accepted, and the trail of it, does
// not depend on trials.

#pragma once

#include "absl/functional/function_ref.h"
#include "explore/frontier.h"
#include "explore/plan_runner.h"
#include "semantics/symbolic/alternatives.h"
#include "solver/solver.h"

namespace kukang {

class Trial {
 public:
  Trial(Machine& machine, PlanRunner& runner, Solver& solver)
      : machine_(machine), runner_(runner), solver_(solver) {}

  // `state` has forked; the machine still has its choices. Takes from the fork those that are
  // rejected, and calls `rejected` once for all that were together, and says how many.
  using Rejected = absl::FunctionRef<void(const State& together, uint64_t choices)>;
  void run(const State& state, Fork& fork, Rejected rejected);

 private:
  // Rows that have not parted.
  struct Group {
    State state;
    Alternatives rows;
    Progress progress;
  };

  void find_objects(const State& state, const Fork& fork);
  void follow(Group group, Rejected rejected);
  void end(const Group& group, Rejected rejected);
  void reject(const Group& group, const std::vector<uint32_t>& rows, Rejected rejected);
  bool part(Group& group, Rejected rejected);
  bool part_by_answers(Group& group, const Alternatives::Question& question);
  bool part_by_guards(Group& group, Rejected rejected);
  std::optional<size_t> only_choice(const Group& group, const std::vector<Choice>& choices,
                                    uint32_t row);

  Machine& machine_;
  PlanRunner& runner_;
  Solver& solver_;

  std::vector<size_t> choices_;    // of the fork that are tried, by row
  std::vector<Location> objects_;  // the same
  std::vector<bool> rejected_;     // the same
  std::vector<Group> waiting_;
  uint64_t most_steps_ = 0;
  uint32_t conjuncts_ = 0, taken_ = 0;  // at the beginning
};

}  // namespace kukang
