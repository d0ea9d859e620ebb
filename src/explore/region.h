// Regions: the sides of a branch are run up to where they meet, and what arrives there is merged.
//
// A path is explored for every way through the code, although the two sides of a branch that only
// set a number meet again a few instructions later. With merging, a fork whose choices all have
// guards is run to its end in the code: to the branch's meeting point (semantics/control_flow.h) in
// the same activation, or to where that has returned. Forks on the way are regions of their own, or
// else run on side by side. States that have come to the same place become one (heap/merge.h);
// whatever cannot go on by guards alone leaves the region as it is: a reference must be decided, an
// exception goes past the activation, a bound cuts, it takes too long. Nothing is lost and nothing
// is done twice: what leaves is a path like any other.
//
// What comes of a region is the same wherever it is run: it depends on the state and the code. So
// in a trail it is one entry, which of its pending it was; and a replay runs it again.
//
// Regions are for paths that are counted and judged. Predicates that are assumed are left alone:
// what they reject is found out otherwise (trial.h).

#pragma once

#include <array>
#include <optional>

#include "absl/container/flat_hash_map.h"
#include "explore/feasible.h"
#include "explore/worth.h"
#include "heap/merge.h"

namespace kukang {

class Regions {
 public:
  Regions(Machine& machine, PlanRunner& runner, Solver& solver, const ExploreOptions& options)
      : machine_(machine), runner_(runner), solver_(solver), options_(options) {}

  // Where the sides of the fork meet, if they are to be run until then.
  std::optional<MeetingPoint> opens(const State& state, const Fork& fork) const;
  // What comes of it. REQUIRES the meeting point of that fork.
  std::vector<Pending> run(State state, Fork fork, const MeetingPoint& meeting);

  MergeTally tally;  // since it was last reset

 private:
  struct Region {
    const State& entry;
    MeetingPoint meeting;
    std::vector<Pending> arrived, left;
  };

  std::optional<MeetingPoint> meeting_of(const State& state, const Fork& fork) const;
  std::vector<Pending> run_region(const State& state, const Fork& fork,
                                  const MeetingPoint& meeting);
  void start(Region& region, State state, const Choice& choice, Trail::Choice mark);
  void go_on(Region& region, Pending side);
  void part(Region& region, Pending side);
  std::vector<Pending> meet_later(const State& entry, std::vector<Pending> pending,
                                  const MeetingPoint& meeting);
  bool run_on(const Region& region, Pending& side);
  bool has_arrived(const Region& region, const State& state) const;
  bool is_over(const State& state) const;
  std::vector<Pending> meet(Region& region);
  std::vector<Pending> stay_apart(Region& region);
  const Term* since_entry(const Region& region, const State& state);

  Machine& machine_;
  PlanRunner& runner_;
  Solver& solver_;
  const ExploreOptions& options_;
  uint64_t most_steps_ = 0;  // that a state may have taken when it leaves
  uint32_t sides_ = 0;       // since the outermost region began
  // By the instruction where sides meet: see meet_later.
  absl::flat_hash_map<const Instruction*, int32_t> exits_;
  Outlooks outlooks_;
};

}  // namespace kukang
