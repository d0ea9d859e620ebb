// Runs a plan on a state: its parameters and its stages, one after the other.
//
// The worker runs methods; whenever none is running, the runner says what comes next: another
// method is entered, something must be decided first (a fork), or the path has ended, and how.

#pragma once

#include <optional>

#include "explore/exploration.h"
#include "explore/plan.h"
#include "semantics/machine.h"

namespace kukang {

struct PlanEnd {
  PathEnd how = PathEnd::Normal;
  std::optional<Bound> cut;  // by which it was
  bool threw = false;        // Assumed: the predicate did
  bool endless = false;      // a run that never ends
};

class PlanRunner {
 public:
  // `machine` explores: it has a symbolic heap whenever it runs.
  PlanRunner(const Plan& plan, Machine& machine) : plan_(plan), machine_(machine) {}

  // When no method is running. Ended: see end(), or, where there is none, go on with finish().
  Progress begin(State& state);
  // When the method that was running has ended as the machine says; the same.
  Progress finish(State& state);
  // How the path has ended; nullopt: it has not.
  const std::optional<PlanEnd>& end() const { return end_; }

  // Does the predicate that is assumed not hold after the choice, whatever the state?
  bool is_foreseen_to_fail(const State& state, const Choice& choice) const;

  // The stage that the state is in; nullptr: a parameter, or all are done.
  const Plan::Stage* stage_of(const State& state) const;

 private:
  Progress begin_parameter(State& state);
  Progress begin_stage(State& state, const Plan::Stage& stage);
  Progress decide_references(State& state);
  Progress split_on(State& state, const Term& value, bool assume);
  Progress diverge(const State& state);
  Progress end(PlanEnd how) {
    end_ = how;
    return Progress::Ended;
  }

  const Plan& plan_;
  Machine& machine_;
  std::optional<PlanEnd> end_;
};

}  // namespace kukang
