#include "explore/worker.h"

#include <algorithm>
#include <utility>

#include "explore/entry.h"
#include "fmt/format.h"
#include "heap/well_formed.h"

namespace kukang {
namespace {

constexpr std::string_view kUnknownAnswer =
    "the solver could not tell whether a condition can hold; both ways were explored";

SolverOptions solver_options(const ExploreOptions& options, Interrupt& interrupt) {
  SolverOptions solver{.interrupt = &interrupt};
  solver.memory_mib *= static_cast<uint64_t>(options.workers);  // Z3 counts for all of them
  if (options.memory_mib > 0) solver.memory_mib = std::min(solver.memory_mib, options.memory_mib);
  return solver;
}

}  // namespace

struct Worker::Tables {
  Tables(const Program& program, const Hierarchy& hierarchy, const ExploreOptions& options,
         Remarks& remarks, Interrupt& interrupt)
      : terms(options.arithmetic),
        constraints(hierarchy, options.world),
        heap(program, terms, constraints, *options.strategy, options.bounds, remarks),
        solver(make_solver(terms, solver_options(options, interrupt))) {}

  Terms terms;
  TypeConstraints constraints;
  SymbolicHeap heap;
  std::unique_ptr<Solver> solver;
};

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
  runner_.emplace(plan_, *machine_);
  late_.emplace(*machine_, initial_);
  return absl::OkStatus();
}

void Worker::renew_tables() {
  late_->forget_bounds();
  tables_ = std::make_unique<Tables>(program_, hierarchy_, options_, machine_->remarks, interrupt_);
  machine_->symbolic = &tables_->heap;
}

void Worker::run(Pool& pool, PathSink* sink, Observer* observer) {
  pool_ = &pool;
  sink_ = sink;
  machine_->observer = observer;
  frontier_.clear();
  ended_ = reported_ = forked_ = assumptions_ = approximations_ = 0;
  status_ = absl::OkStatus();
  tally_ = {};
  renew_tables();
  TrailChoices trail;
  while (pool.take(trail)) {
    recurrence_.restart(initial_);
    explore_path(initial_, Progress::Paused, trail);
    while (!frontier_.empty() && !pool.stopped()) {
      take_next();
      if (pool.hungry()) {
        if (const std::optional<Fork> oldest = frontier_.steal()) give_away(*oldest);
      }
      if (tables_->terms.size() > options_.most_terms) {
        while (const std::optional<Fork> fork = frontier_.steal()) give_away(*fork);
        count_questions();
        renew_tables();
      }
    }
  }
  frontier_.clear();
  count_questions();
  machine_->observer = nullptr;
}

void Worker::count_questions() {
  Tally asked;
  tables_->solver->statistics(asked.layers);
  tally_.add(asked);
}

void Worker::take_next() {
  Frontier::Step next = frontier_.next();
  ++tally_.states;
  const std::optional<Progress> progress = take(next.state, next.choice, next.mark);
  if (progress.has_value()) explore_path(std::move(next.state), *progress, {});
}

// Goes on with a state until it ends. At its first forks the choices of `replayed` are taken; all
// but the last of them were counted where the trail comes from.
void Worker::explore_path(State state, Progress progress, const TrailChoices& replayed) {
  for (size_t replay = 0; !pool_->stopped();) {
    Choice choice{};
    Trail::Choice mark;
    switch (progress) {
      case Progress::Paused:
        if (state.steps >= options_.bounds.steps) return end(state, {PathEnd::Cut, Bound::Steps});
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
      case Progress::Forked: break;
    }
    if (replay < replayed.size()) {
      mark = replayed[replay++];
      if (!find_replayed(mark, choice)) return;
      tally_.states += replay == replayed.size();
    } else {
      Fork fork;
      if (!choose(state, fork)) return;
      choice = fork.choices[0];
      mark = fork.marks[0];
      ++tally_.states;
      if (fork.choices.size() > 1) {
        ++tally_.forks;
        fork.next = 1;
        fork.state = state;
        frontier_.push(std::move(fork));
      }
    }
    const std::optional<Progress> taken = take(state, choice, mark);
    if (!taken.has_value()) return;
    progress = *taken;
  }
}

Progress Worker::run_slice(State& state) {
  const uint64_t kSlice = options_.self_check ? 1 : 1 << 22;
  const uint64_t before = state.steps;
  const Progress progress =
      recurrence_.run(*machine_, state, std::min(kSlice, options_.bounds.steps - state.steps));
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

// --- forks ---

bool Worker::choose(State& state, Fork& fork) {
  constexpr uint64_t kOften = 16;
  if (++forked_ % kOften == 0) report_progress();
  const std::vector<Choice>& choices = machine_->choices;
  fork.choices.reserve(choices.size());
  fork.marks.reserve(choices.size());
  bool cut = false;
  for (size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    Trail::Choice mark{static_cast<uint16_t>(i)};
    mark.guarded = choice.guard != nullptr;
    // The choices of a fork are exhaustive and φ is satisfiable: the last one left needs no asking.
    const bool only_one_left = i + 1 == choices.size() && fork.choices.empty() && !cut;
    if (choice.guard != nullptr && !only_one_left) {
      const Answer answer = tables_->solver->satisfiable(state.condition, *choice.guard);
      if (pool_->stopped()) return false;
      if (answer == Answer::Unsatisfiable) continue;
      mark.uncertain = answer == Answer::Unknown;
    }
    if (choice.candidate.cut) {
      ++tally_.cut[static_cast<size_t>(choice.bound)];
      cut = true;
      continue;
    }
    fork.choices.push_back(choice);
    fork.marks.push_back(mark);
  }
  if (fork.choices.size() == 1 && !cut) fork.marks[0].implied = true;
  // A path may have no way to go on because of what it assumes.
  if (fork.choices.empty()) remember_remarks(state);
  return !fork.choices.empty();
}

bool Worker::find_replayed(Trail::Choice mark, Choice& choice) {
  if (mark.index >= machine_->choices.size()) {
    fail(absl::InternalError(fmt::format(
        "a trail takes choice {} of a fork that has {}: it is not one of this plan's, or "
        "its exploration does not repeat itself",
        mark.index, machine_->choices.size())));
    return false;
  }
  choice = machine_->choices[mark.index];
  return true;
}

std::optional<Progress> Worker::take(State& state, const Choice& choice, Trail::Choice mark) {
  state.trail.add(mark);
  if (!mark.implied) recurrence_.restart(state);
  if (choice.guard != nullptr && !mark.implied) state.condition.add(choice.guard);
  if (mark.uncertain) state.approximations |= machine_->remarks.approximations.bit(kUnknownAnswer);
  if (choice.branch && !mark.implied && state.top &&
      state.loops.passed(*state.top, state.materialized) > options_.bounds.loop) {
    end(state, {PathEnd::Cut, Bound::Loops});
    return std::nullopt;
  }
  return machine_->take(state, choice);
}

// Trails of all the choices that it has left.
void Worker::give_away(const Fork& fork) {
  TrailChoices trail = fork.state.trail.choices();
  for (size_t i = fork.next; i < fork.choices.size(); ++i) {
    trail.push_back(fork.marks[i]);
    pool_->give(trail);
    trail.pop_back();
  }
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
