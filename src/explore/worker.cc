#include "explore/worker.h"

#include <algorithm>
#include <utility>

#include "explore/entry.h"
#include "explore/worker_tables.h"
#include "fmt/format.h"
#include "heap/well_formed.h"

namespace kukang {
namespace {

SolverOptions solver_options(const ExploreOptions& options, Interrupt& interrupt) {
  SolverOptions solver{.interrupt = &interrupt, .without = options.without_layers,
                       .range_rounds = options.range_rounds};
  solver.memory_mib *= static_cast<uint64_t>(options.workers);  // Z3 counts for all of them
  if (options.memory_mib > 0) solver.memory_mib = std::min(solver.memory_mib, options.memory_mib);
  return solver;
}

}  // namespace

WorkerTables::WorkerTables(const Program& program, const Hierarchy& hierarchy,
                           const ExploreOptions& options, Remarks& remarks, Interrupt& interrupt)
    : terms(options.arithmetic),
      constraints(hierarchy, options.world),
      heap(program, terms, constraints, *options.strategy, options.bounds, remarks),
      solver(make_solver(terms, solver_options(options, interrupt))) {}

Worker::Worker(const Program& program, const Hierarchy& hierarchy, const Plan& plan,
               const ExploreOptions& options, Interrupt& interrupt)
    : program_(program),
      hierarchy_(hierarchy),
      plan_(plan),
      options_(options),
      interrupt_(interrupt) {}

Worker::~Worker() = default;

absl::StatusOr<std::unique_ptr<Worker>> Worker::make(const Program& program,
                                                     const Hierarchy& hierarchy, const Plan& plan,
                                                     const ExploreOptions& options,
                                                     Interrupt& interrupt) {
  std::unique_ptr<Worker> worker(new Worker(program, hierarchy, plan, options, interrupt));
  RETURN_IF_ERROR(worker->boot());
  return worker;
}

absl::Status Worker::boot() {
  Machine::Options machine_options;
  machine_options.assertions = true;
  machine_options.max_depth = options_.bounds.call;
  machine_options.explores = true;
  ASSIGN_OR_RETURN(machine_, Machine::make(program_, std::move(machine_options)));
  machine_->pause = &interrupt_.flag();
  ASSIGN_OR_RETURN(initial_, state_at_entry(*machine_, plan_, options_.symbolic_statics));
  mark_assumed_statics(program_, initial_);
  initial_.arguments =
      Ref<Object>(Object::record(nullptr, static_cast<uint32_t>(plan_.parameters.size())));
  for (const CallContract& contract : options_.modular) {
    const int number = static_cast<int>(machine_->replaced.size());
    Linked<const Method*> by = spin_call_contract(program_, contract, number);
    if (!by.ok()) return by.failure().status;
    machine_->replaced.push_back({contract.method, *by, &contract});
  }
  machine_->hierarchy = &hierarchy_;
  machine_->laws = plan_.laws;
  machine_->compares_texts_at_once = options_.compares_texts_at_once;
  machine_->decides_anybody = options_.decides_anybody;
  machine_->numbers_identities = options_.numbered_identities;
  runner_.emplace(plan_, *machine_);
  late_.emplace(*machine_, initial_);
  return absl::OkStatus();
}

void Worker::renew_tables() {
  late_->forget_bounds();
  tables_ =
      std::make_unique<WorkerTables>(program_, hierarchy_, options_, machine_->remarks, interrupt_);
  machine_->symbolic = &tables_->heap;
  trial_.emplace(*machine_, *runner_, *tables_->solver);
  regions_.emplace(*machine_, *runner_, *tables_->solver, options_);
  loops_.emplace(*machine_, *runner_, *tables_->solver, options_);
}

void Worker::run(Pool& pool, PathSink* sink, Observer* observer, Guide* guide) {
  pool_ = &pool;
  sink_ = sink;
  guide_ = guide;
  begin_search(observer);
  ended_ = reported_ = forked_ = assumptions_ = approximations_ = 0;
  status_ = absl::OkStatus();
  tally_ = {};
  renew_tables();
  TrailChoices trail;
  while (pool.next(trail)) {
    recurrence_.restart(initial_);
    explore_path(initial_, Progress::Paused, trail);
    while (!frontier_->empty() && !pool.stopped()) {
      take_next();
      if (pool.hungry()) {
        if (const std::optional<Fork> fork = frontier_->steal()) give_away(*fork);
      }
      if (tables_->terms.size() > options_.most_terms) {
        frontier_->fold();
        count_questions();
        renew_tables();
      }
    }
  }
  frontier_.reset();
  count_questions();
  machine_->observer = nullptr;
}

// Each run searches anew, with the same seed.
void Worker::begin_search(Observer* observer) {
  frontier_ = make_frontier({program_, hierarchy_, plan_, options_.search});
  watched_ = observer != nullptr;
  machine_->observer = observer;
  if (Observer* own = frontier_->observer()) {
    if (watched_) both_.emplace(*own, *observer);
    machine_->observer = watched_ ? &*both_ : own;
  }
}

void Worker::count_questions() {
  Tally asked;
  tables_->solver->statistics(asked.layers);
  asked.loops = std::exchange(loops_->tally, {});
  tally_.add(asked);
}

void Worker::take_next() {
  Frontier::Step next = frontier_->next();
  if (!next.trail.empty()) {
    recurrence_.restart(initial_);
    return explore_path(initial_, Progress::Paused, next.trail);
  }
  ++tally_.states;
  if (machine_->observer != nullptr) {
    machine_->observer->resumed(next.pending.has_value() ? next.pending->state : next.state);
  }
  const std::optional<Progress> progress =
      next.pending.has_value() ? go_on(next.state, *std::move(next.pending), next.mark)
                               : take(next.state, *next.choice, next.mark);
  if (progress.has_value()) explore_path(std::move(next.state), *progress, {});
}

// Goes on with a state until it ends. At its first forks the choices of `replayed` are taken; all
// but the last of them were counted where the trail comes from.
void Worker::explore_path(State state, Progress progress, const TrailChoices& replayed) {
  const LoopTally counted = loops_->tally;
  for (size_t replayed_to = 0; !pool_->stopped();) {
    switch (progress) {
      case Progress::Paused:
        if (state.steps >= options_.bounds.steps) return end(state, {PathEnd::Cut, Bound::Steps});
        if (LoopSummaries::is_at_head(state)) {
          const auto next = through_loop(state, replayed, replayed_to, counted);
          if (!next.has_value()) return;
          progress = *next;
          continue;
        }
        if (state.depth > 0) {
          progress = run_slice(state);
          continue;
        }
        progress = runner_->begin(state);
        if (runner_->end().has_value()) return end(state, *runner_->end());
        continue;
      case Progress::Ended:
        progress = runner_->finish(state);
        if (runner_->end().has_value()) return end(state, *runner_->end());
        continue;
      case Progress::Forked:
        if (!goes_back(state)) break;
        progress = Progress::Paused;
        continue;
    }
    const bool replays = replayed_to < replayed.size();
    const Trail::Choice mark = replays ? replayed[replayed_to++] : Trail::Choice();
    if (replays) loops_->tally = counted;
    const std::optional<Progress> next =
        replays ? replay(state, mark, replayed_to == replayed.size()) : fork(state);
    if (!next.has_value()) return;
    progress = *next;
  }
}

Progress Worker::run_slice(State& state) {
  const uint64_t kSlice = options_.self_check ? 1 : 1 << 22;
  const uint64_t before = state.steps;
  const uint64_t steps = std::min(kSlice, options_.bounds.steps - state.steps);
  const Progress progress = LoopSummaries::has_head(state)
                                ? loops_->run(state, steps)
                                : recurrence_.run(*machine_, state, steps);
  tally_.instructions += state.steps - before;
  if (options_.self_check) {
    absl::Status well_formed = check_well_formed(state, tables_->heap);
    if (!well_formed.ok()) fail(std::move(well_formed));
  }
  return progress;
}

// The engine itself is at fault: nothing that it says can be relied on.
void Worker::fail(absl::Status why) {
  status_ = std::move(why);
  pool_->stop("");
}

// --- ends ---

void Worker::end(const State& state, PlanEnd how) {
  if (pool_->stopped()) return;
  const bool counted = how.how <= PathEnd::Error || how.how == PathEnd::Diverges;
  if (const Type* late = counted ? late_->find(state, tables_->constraints) : nullptr) {
    how = {PathEnd::Stopped};
    machine_->stop(unsupported(fmt::format(
        "an object of {} is there before the method is called, and the initializer of that class, "
        "which would have run by then, depends on when it runs",
        readable_name(*late))));
  }
  remember_remarks(state);
  count(how);
  if (sink_ != nullptr) {
    const Round* round = how.endless ? &recurrence_.round() : nullptr;
    sink_->ended({how.how, plan_, state, machine_->ending, runner_->stage_of(state), round, how.cut,
                  *machine_, tables_->heap, *tables_->solver});
    if (!sink_->wants_more()) pool_->stop("enough paths were seen");
  }
  if (options_.interrupted != nullptr && options_.interrupted->load()) pool_->stop("interrupted");
  ++ended_;
}

void Worker::count(const PlanEnd& end) {
  switch (end.how) {
    case PathEnd::Normal: ++tally_.normal; break;
    case PathEnd::Exceptional: ++tally_.exceptional; break;
    case PathEnd::Error: ++tally_.errors; break;
    case PathEnd::Assumed:
      ++tally_.assumed;
      tally_.assume_threw += end.threw;
      tally_.assume_diverged += end.endless;
      break;
    case PathEnd::Diverges: ++tally_.diverging; break;
    case PathEnd::Cut: ++tally_.cut[static_cast<size_t>(*end.cut)]; break;
    case PathEnd::Stopped: ++tally_.stopped; break;
  }
}

void Worker::report_progress() {
  if (options_.progress) options_.progress(ended_ - reported_);
  reported_ = ended_;
}

}  // namespace kukang
