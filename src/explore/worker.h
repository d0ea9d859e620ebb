// A worker: explores paths with its own machine, terms and solver.
//
// At a fork the feasible choices are kept with one copy of the state (frontier.h); which goes on
// next is the search's matter. A worker that has nothing left takes trails from the pool, which
// others fill when somebody waits: a state never goes from one worker to another, it is rebuilt
// from its trail.
//
// It is booted once: the state at entry is the same however often its plan is explored. It may go
// on on another thread, after the one before has ended.

#pragma once

#include <memory>

#include "explore/exploration.h"
#include "explore/frontier.h"
#include "explore/guide.h"
#include "explore/late_classes.h"
#include "explore/loops/loop_summaries.h"
#include "explore/plan_runner.h"
#include "explore/pool.h"
#include "explore/region.h"
#include "explore/search/search.h"
#include "explore/trial.h"
#include "program/hierarchy.h"
#include "solver/interrupt.h"

namespace kukang {

struct WorkerTables;

class Worker {
 public:
  // Everything lives as long as the worker; `interrupt` is of its solver and its machine.
  static absl::StatusOr<std::unique_ptr<Worker>> make(const Program& program,
                                                      const Hierarchy& hierarchy, const Plan& plan,
                                                      const ExploreOptions& options,
                                                      Interrupt& interrupt);
  ~Worker();

  // Works until the pool is empty. `sink` and `observer` may be null. A guide notes what a trail
  // takes; where there is none, only the path that it leads along is explored.
  void run(Pool& pool, PathSink* sink, Observer* observer, Guide* guide = nullptr);

  // --- of the last run ---

  // What went wrong in the engine itself, if anything did.
  const absl::Status& status() const { return status_; }
  const Tally& tally() const { return tally_; }
  // What the paths that have ended have met. Those outside of what the contract assumes count: they
  // may be outside only because of it.
  std::vector<std::string> assumptions() const {
    return machine_->remarks.assumptions.said_by(assumptions_);
  }
  std::vector<std::string> approximations() const {
    return machine_->remarks.approximations.said_by(approximations_);
  }

 private:
  Worker(const Program& program, const Hierarchy& hierarchy, const Plan& plan,
         const ExploreOptions& options, Interrupt& interrupt);
  absl::Status boot();
  void renew_tables();
  void count_questions();
  void begin_search(Observer* observer);

  void take_next();
  void explore_path(State state, Progress progress, const TrailChoices& replayed);
  Progress run_slice(State& state);
  void fail(absl::Status why);

  // How the state goes on from where it has forked; nullopt: it does not. What else there is waits.
  std::optional<Progress> fork(State& state);
  std::optional<Progress> open_region(State& state, Fork fork, const MeetingPoint& meeting);
  std::optional<Progress> wait_with(State& state, std::vector<Pending> pending, Trail::Choice kind);
  // Is the fork in a loop that is to be summarized? Then the state is at its head.
  bool goes_back(State& state);
  // The same at the head of a loop that is to be summarized. A trail says what to take, unless its
  // choices are used up.
  std::optional<Progress> through_loop(State& state, const TrailChoices& replayed,
                                       size_t& replayed_to, const LoopTally& counted);
  // The same where a trail says what to take.
  std::optional<Progress> replay(State& state, Trail::Choice mark, bool last);
  std::optional<Progress> follow(State& state);
  std::optional<Progress> go_on(State& state, Pending pending, Trail::Choice mark);
  // Which of the machine's choices are feasible; false when there is none.
  bool choose(State& state, Fork& fork);
  void tell_cuts(const State& state, const std::array<uint64_t, kBounds>& before);
  // Takes those from the fork that what is assumed is foreseen to reject.
  void look_ahead(const State& state, Fork& fork);
  uint64_t drop_foreseen(const State& state, Fork& fork);
  bool cuts_loop(const State& state, const Choice& choice) const;
  // Takes the choice: how the state goes on then; nullopt: it was cut.
  std::optional<Progress> take(State& state, const Choice& choice, Trail::Choice mark);

  void end(const State& state, PlanEnd how);
  void count(const PlanEnd& end);
  void remember_remarks(const State& state) {
    assumptions_ |= state.assumptions;
    approximations_ |= state.approximations;
  }
  void report_progress();
  void give_away(const Fork& fork);

  const Program& program_;
  const Hierarchy& hierarchy_;
  const Plan& plan_;
  const ExploreOptions& options_;
  Interrupt& interrupt_;
  std::unique_ptr<WorkerTables> tables_;
  std::unique_ptr<Machine> machine_;
  std::optional<PlanRunner> runner_;    // as soon as there is a machine
  std::optional<Trial> trial_;          // as soon as there are tables
  std::optional<Regions> regions_;      // the same
  std::optional<LoopSummaries> loops_;  // the same
  State initial_;
  std::optional<LateClasses> late_;  // as soon as there is a state at entry

  // --- of a run ---

  Pool* pool_ = nullptr;
  PathSink* sink_ = nullptr;
  Guide* guide_ = nullptr;
  std::unique_ptr<Frontier> frontier_;
  std::optional<TwoObservers> both_;   // that of the search, and one from outside
  bool watched_ = false;               // by somebody from outside
  Recurrence recurrence_;              // of the path that is being explored
  uint64_t ended_ = 0, reported_ = 0;  // paths
  uint64_t forked_ = 0;
  uint64_t assumptions_ = 0, approximations_ = 0;  // of the paths that have ended
  absl::Status status_;
  Tally tally_;
};

}  // namespace kukang
