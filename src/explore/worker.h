// A worker: explores paths depth first, on its own thread, with its own machine, terms and solver.
//
// At a fork the feasible choices are kept with one copy of the state; the first is taken at once.
// A worker that has nothing left takes trails from the pool, which others fill when somebody waits:
// a state never goes from one worker to another, it is rebuilt from its trail.

#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "explore/exploration.h"
#include "explore/late_classes.h"
#include "program/hierarchy.h"
#include "solver/interrupt.h"

namespace kukang {

// Where workers leave and find work.
class Pool {
 public:
  Pool(int workers, TrailChoices first) : working_(workers) { trails_.push_back(std::move(first)); }

  // The next trail to explore from; false when there will be none.
  bool take(TrailChoices& trail);
  void give(TrailChoices trail);
  bool hungry() const { return waiting_.load(std::memory_order_relaxed) > 0; }
  // Everybody stops; what is not explored is left.
  void stop(std::string why);
  bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
  std::string why() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<TrailChoices> trails_;
  int working_;
  std::atomic<int> waiting_ = 0;
  std::atomic<bool> stopped_ = false;
  std::string why_;
};

class Worker {
 public:
  static absl::StatusOr<std::unique_ptr<Worker>> make(const Program& program,
                                                      const Hierarchy& hierarchy, const Plan& plan,
                                                      const ExploreOptions& options, Pool& pool,
                                                      PathSink* sink, Observer* observer,
                                                      Interrupt& interrupt);
  ~Worker();

  // Works until there is nothing left.
  void run();

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
  // A fork that has choices left.
  struct Pending {
    State state;
    std::vector<Choice> choices;       // feasible ones
    std::vector<Trail::Choice> marks;  // of each
    size_t next = 0;
  };
  // What there is beside the states, made anew when there are too many terms.
  struct Tables;

  Worker(const Program& program, const Hierarchy& hierarchy, const Plan& plan,
         const ExploreOptions& options, Pool& pool, PathSink* sink, Interrupt& interrupt);
  absl::Status boot();
  void renew_tables();
  void count_questions();

  void take_next();
  void explore_path(State state, Progress progress, const TrailChoices& replayed);
  Progress run_slice(State& state);
  Progress fail(absl::Status why);

  // Which of the machine's choices are feasible; false when there is none.
  bool choose(State& state, Pending& fork);
  Progress take(State& state, const Choice& choice, Trail::Choice mark);

  // What comes next when no method is running. Ended: nothing, the path is done.
  Progress begin(State& state);
  Progress begin_parameter(State& state);
  Progress begin_stage(State& state, const Plan::Stage& stage);
  Progress decide_references(State& state);
  Progress finish_stage(State& state);
  Progress split_on(State& state, const Term& value, bool assume);
  const Plan::Stage* stage_of(const State& state) const;
  bool is_assertion_error(const State& state, const Value& exception) const;

  Progress diverge(const State& state);
  void remember_remarks(const State& state) {
    assumptions_ |= state.assumptions;
    approximations_ |= state.approximations;
  }
  Progress cut(const State& state, Bound bound);
  void end(const State& state, PathEnd how, const Round* round = nullptr,
           std::optional<Bound> cut = std::nullopt);
  void report_progress();
  void give_away(Pending& fork);
  void share();

  const Program& program_;
  const Hierarchy& hierarchy_;
  const Plan& plan_;
  const ExploreOptions& options_;
  Pool& pool_;
  PathSink* sink_;
  Interrupt& interrupt_;  // of its solver and its machine
  std::unique_ptr<Tables> tables_;
  std::unique_ptr<Machine> machine_;
  State initial_;
  std::vector<Pending> pending_;
  std::optional<LateClasses> late_;    // as soon as there is a state at entry
  Recurrence recurrence_;              // of the path that is being explored
  bool done_ = false;                  // the path that is being explored has ended
  uint64_t ended_ = 0, reported_ = 0;  // paths
  uint64_t forked_ = 0;
  uint64_t assumptions_ = 0, approximations_ = 0;  // of the paths that have ended
  absl::Status status_;
  Tally tally_;
};

}  // namespace kukang
