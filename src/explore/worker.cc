#include "explore/worker.h"

#include <algorithm>
#include <utility>

#include "explore/entry.h"
#include "fmt/format.h"
#include "heap/well_formed.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr std::string_view kUnknownAnswer =
    "the solver could not tell whether a condition can hold; both ways were explored";

// Ends the running stage as if its predicate had returned `number`.
Step return_constant(Machine& m, const Choice& choice) {
  Ending how;
  how.value = Value::of(static_cast<int32_t>(choice.number));
  return m.end(std::move(how));
}

// The next parameter's value.
void set_argument(State& state, Value value) {
  if (!state.arguments.unique()) state.arguments = Ref<Object>(Object::copy(*state.arguments));
  state.arguments->values()[state.stage++] = value;
}

// A reference of the heap at entry that was met and is not decided; Undefined: there is none.
Value undecided_at_entry(const State& state) {
  auto undecided = [&](const Value& value) {
    return SymbolicHeap::resolved(state, value).is_unknown();
  };
  for (uint32_t i = 0; i < state.arguments->length; ++i) {
    const Value& value = state.arguments->values()[i];
    if (undecided(value)) return SymbolicHeap::resolved(state, value);
  }
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Object& object = state.heap[*state.symbolic_objects.find(i)];
    for (uint32_t v = 0; v < object.length; ++v) {
      const Value& value =
          object.form == Form::Accumulator ? object.met()[v].initial : object.initial()[v];
      if (undecided(value)) return SymbolicHeap::resolved(state, value);
    }
  }
  return Value();
}

// Is the class of an instance method being initialized, before the method begins?
bool initializes_receiver(const State& state, const Method& method) {
  if (method.is_static() || method.is_constructor()) return false;
  const Frame* above = state.top.get();
  while (above->caller && above->caller->caller) above = above->caller.get();
  return above->initializes != nullptr && method.owner->is_subtype_of(above->initializes);
}

Step start_parameter(Machine& m, const Choice& choice) {
  State& state = *m.state;
  Finding finding{choice.type};
  finding.is_this = choice.number != 0;
  set_argument(state, m.symbolic->realize(state, finding, choice.candidate));
  return Step::Switched;
}

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
               const ExploreOptions& options, Pool& pool, PathSink* sink, Interrupt& interrupt)
    : program_(program),
      hierarchy_(hierarchy),
      plan_(plan),
      options_(options),
      pool_(pool),
      sink_(sink),
      interrupt_(interrupt) {}

Worker::~Worker() = default;

absl::StatusOr<std::unique_ptr<Worker>> Worker::make(const Program& program,
                                                     const Hierarchy& hierarchy, const Plan& plan,
                                                     const ExploreOptions& options, Pool& pool,
                                                     PathSink* sink, Observer* observer,
                                                     Interrupt& interrupt) {
  std::unique_ptr<Worker> worker(
      new Worker(program, hierarchy, plan, options, pool, sink, interrupt));
  RETURN_IF_ERROR(worker->boot());
  worker->machine_->observer = observer;
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
  late_.emplace(*machine_, initial_);
  renew_tables();
  return absl::OkStatus();
}

void Worker::renew_tables() {
  for (Pending& fork : pending_) give_away(fork);
  pending_.clear();
  if (tables_) count_questions();
  late_->forget_bounds();
  tables_ = std::make_unique<Tables>(program_, hierarchy_, options_, machine_->remarks, interrupt_);
  machine_->symbolic = &tables_->heap;
}

void Worker::run() {
  TrailChoices trail;
  while (pool_.take(trail)) {
    recurrence_.restart(initial_);
    explore_path(initial_, Progress::Paused, trail);
    while (!pending_.empty() && !pool_.stopped()) {
      take_next();
      if (pool_.hungry()) share();
      if (tables_->terms.size() > options_.most_terms) renew_tables();
    }
  }
  pending_.clear();
  count_questions();
}

void Worker::count_questions() {
  Tally asked;
  tables_->solver->statistics(asked.layers);
  tally_.add(asked);
}

void Worker::take_next() {
  Pending& fork = pending_.back();
  const Choice choice = fork.choices[fork.next];
  const Trail::Choice mark = fork.marks[fork.next];
  const bool last = ++fork.next == fork.choices.size();
  State state = last ? std::move(fork.state) : fork.state;
  if (last) pending_.pop_back();
  const Progress progress = take(state, choice, mark);
  explore_path(std::move(state), progress, {});
}

// Goes on with a state until it ends. At its first forks the choices of `replayed` are taken.
void Worker::explore_path(State state, Progress progress, const TrailChoices& replayed) {
  for (size_t replay = 0; !pool_.stopped();) {
    switch (progress) {
      case Progress::Paused:
        if (state.steps >= options_.bounds.steps) {
          cut(state, Bound::Steps);
          return;
        }
        progress = state.depth == 0 ? begin(state) : run_slice(state);
        break;
      case Progress::Ended:
        if (done_) return;
        progress = finish_stage(state);
        break;
      case Progress::Forked: {
        if (replay < replayed.size()) {
          const Trail::Choice mark = replayed[replay++];
          progress = take(state, Choice(machine_->choices[mark.index]), mark);
          break;
        }
        Pending fork;
        if (!choose(state, fork)) return;
        const Choice first = fork.choices[0];
        const Trail::Choice mark = fork.marks[0];
        if (fork.choices.size() > 1) {
          ++tally_.forks;
          fork.next = 1;
          fork.state = state;
          pending_.push_back(std::move(fork));
        }
        progress = take(state, first, mark);
        break;
      }
    }
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
    if (!well_formed.ok()) return fail(std::move(well_formed));
  }
  return progress;
}

// The engine itself is at fault: nothing that it says can be relied on.
Progress Worker::fail(absl::Status why) {
  status_ = std::move(why);
  pool_.stop("");
  done_ = true;
  return Progress::Ended;
}

// --- forks ---

bool Worker::choose(State& state, Pending& fork) {
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
      if (pool_.stopped()) return false;
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

Progress Worker::take(State& state, const Choice& choice, Trail::Choice mark) {
  ++tally_.states;
  state.trail.add(mark);
  if (!mark.implied) recurrence_.restart(state);
  if (choice.guard != nullptr && !mark.implied) state.condition.add(choice.guard);
  if (mark.uncertain) state.approximations |= machine_->remarks.approximations.bit(kUnknownAnswer);
  if (choice.branch && !mark.implied && state.top &&
      state.loops.passed(*state.top, state.materialized) > options_.bounds.loop) {
    return cut(state, Bound::Loops);
  }
  done_ = false;
  return machine_->take(state, choice);
}

// --- stages ---

const Plan::Stage* Worker::stage_of(const State& state) const {
  const size_t stage = state.stage - plan_.parameters.size();
  return state.stage < plan_.parameters.size() || stage >= plan_.stages.size()
             ? nullptr
             : &plan_.stages[stage];
}

Progress Worker::begin(State& state) {
  done_ = false;
  if (state.stage < plan_.parameters.size()) return begin_parameter(state);
  const Plan::Stage* stage = stage_of(state);
  while (stage != nullptr && state.threw && !stage->also_after_exception) {
    ++state.stage;
    stage = stage_of(state);
  }
  if (stage == nullptr) {
    end(state, state.threw ? PathEnd::Exceptional : PathEnd::Normal);
    return Progress::Ended;
  }
  return begin_stage(state, *stage);
}

Progress Worker::begin_parameter(State& state) {
  const Plan::Parameter& parameter = plan_.parameters[state.stage];
  machine_->state = &state;
  SymbolicHeap& heap = tables_->heap;
  if (parameter.basic != Basic::Reference) {
    set_argument(state, heap.fresh_symbol(state, parameter.basic));
    return Progress::Paused;
  }
  if (parameter.is_this && plan_.target->is_constructor()) {
    set_argument(state, machine_->allocate(*parameter.type));
    return Progress::Paused;
  }
  static const FindingRules kRules = {Rule::INITIAL1_S, Rule::INITIAL2_S, Rule::INITIAL3_S,
                                      Rule::INITIAL3_S, Rule::INITIAL_A,  Rule::INITIAL_B};
  Finding finding{parameter.type};
  finding.is_this = parameter.is_this;
  finding.non_null = parameter.non_null;
  machine_->choices.clear();
  for (const Candidate& candidate : heap.strategy.parameter(heap, state, finding)) {
    Choice choice{rule_of(kRules, candidate, finding), start_parameter};
    choice.candidate = candidate;
    choice.type = parameter.type;
    choice.number = parameter.is_this;
    machine_->choices.push_back(choice);
  }
  return Progress::Forked;
}

Progress Worker::decide_references(State& state) {
  machine_->state = &state;
  Value open = undecided_at_entry(state);
  if (open.is_undefined()) {
    ++state.stage;
    return Progress::Paused;
  }
  const Step step = demand(*machine_, open, Need::Object);
  return step == Step::Forked ? Progress::Forked : Progress::Paused;
}

Progress Worker::begin_stage(State& state, const Plan::Stage& stage) {
  if (stage.what == Plan::Stage::What::Decide) return decide_references(state);
  auto argument = [&](int number) {
    return number == Plan::kResult ? state.result : state.arguments->values()[number];
  };
  machine_->state = &state;
  if (stage.if_non_null || stage.method == nullptr) {
    Value value = argument(stage.arguments[0]);
    const Step step = demand(*machine_, value, Need::Nullness);
    if (step == Step::Forked) return Progress::Forked;
    if (step != Step::Next) return Progress::Paused;
    if (value.is_null() && stage.method == nullptr) {
      end(state, PathEnd::Assumed);
      return Progress::Ended;
    }
    if (value.is_null() || stage.method == nullptr) {
      ++state.stage;
      return Progress::Paused;
    }
  }
  std::vector<Value> args;
  for (int number : stage.arguments) {
    args.push_back(argument(number));
    const bool wide = number == Plan::kResult ? is_wide(plan_.target->result)
                                              : is_wide(plan_.parameters[number].basic);
    if (wide) args.push_back(Value());
  }
  machine_->enter(state, *stage.method, args);
  return machine_->ending.reason.ok() ? Progress::Paused : Progress::Ended;
}

Progress Worker::finish_stage(State& state) {
  const Ending& ending = machine_->ending;
  auto finish = [&](PathEnd how) {
    end(state, how);
    return Progress::Ended;
  };
  switch (ending.outcome) {
    case Outcome::Stopped: return finish(PathEnd::Stopped);
    case Outcome::AssumptionFailed: return finish(PathEnd::Assumed);
    case Outcome::Exited: return finish(PathEnd::Normal);
    case Outcome::Diverges:
    case Outcome::Overflows: return diverge(state);
    case Outcome::TooLarge: return cut(state, Bound::Memory);
    case Outcome::TooDeep: return cut(state, Bound::Calls);
    case Outcome::OutOfSteps: return cut(state, Bound::Steps);
    case Outcome::Returned:
    case Outcome::Threw: break;
  }
  const Plan::Stage& stage = *stage_of(state);  // a parameter only ever stops
  const bool threw = ending.outcome == Outcome::Threw;
  if (stage.what == Plan::Stage::What::Run) {
    state.result = ending.value;
    state.threw = threw;
    if (threw && is_assertion_error(state, ending.value)) return finish(PathEnd::Error);
    ++state.stage;
    return Progress::Paused;
  }
  const bool assume = stage.what == Plan::Stage::What::Assume;
  if (threw) {
    if (assume) ++tally_.assume_threw;
    return finish(assume ? PathEnd::Assumed : PathEnd::Error);
  }
  if (ending.value.is_term()) return split_on(state, *ending.value.term, assume);
  if (ending.value.i == 0) return finish(assume ? PathEnd::Assumed : PathEnd::Error);
  ++state.stage;
  return Progress::Paused;
}

// ASSUME-S, ASSERT-S: the predicate has returned a term.
Progress Worker::split_on(State& state, const Term& value, bool assume) {
  machine_->state = &state;
  Terms& terms = tables_->terms;
  const Term* fails = terms.make(Operator::Eq, &value, terms.of(0));
  const Rule rule = assume ? Rule::ASSUME_S : Rule::ASSERT_S;
  machine_->choices.clear();
  Choice holds{rule, return_constant, terms.negation(fails)};
  holds.number = 1;
  add_choice(*machine_, holds);
  add_choice(*machine_, {rule, return_constant, fails});
  return Progress::Forked;
}

bool Worker::is_assertion_error(const State& state, const Value& exception) const {
  for (const Type* type : state.heap[exception.location].type->ancestors) {
    if (type->name == "java/lang/AssertionError") return true;
  }
  return false;
}

// --- ends ---

// A predicate that never ends does not hold where it is assumed. Nor is there any object of a class
// whose initialization never ends.
Progress Worker::diverge(const State& state) {
  const Plan::Stage& stage = *stage_of(state);
  const bool assumed =
      stage.what == Plan::Stage::What::Assume || initializes_receiver(state, *stage.method);
  if (assumed) ++tally_.assume_diverged;
  end(state, assumed ? PathEnd::Assumed : PathEnd::Diverges, &recurrence_.round());
  return Progress::Ended;
}

Progress Worker::cut(const State& state, Bound bound) {
  ++tally_.cut[static_cast<size_t>(bound)];
  end(state, PathEnd::Cut, nullptr, bound);
  return Progress::Ended;
}

void Worker::end(const State& state, PathEnd how, const Round* round, std::optional<Bound> cut) {
  done_ = true;
  if (pool_.stopped()) return;
  const bool counted = how <= PathEnd::Error || how == PathEnd::Diverges;
  if (const Type* late = counted ? late_->find(state, tables_->constraints) : nullptr) {
    how = PathEnd::Stopped;
    round = nullptr;
    machine_->stop(unsupported(fmt::format(
        "an object of {} is there before the method is called, and the initializer of that class, "
        "which would have run by then, depends on when it runs",
        readable_name(*late))));
  }
  remember_remarks(state);
  switch (how) {
    case PathEnd::Normal: ++tally_.normal; break;
    case PathEnd::Exceptional: ++tally_.exceptional; break;
    case PathEnd::Error: ++tally_.errors; break;
    case PathEnd::Assumed: ++tally_.assumed; break;
    case PathEnd::Diverges: ++tally_.diverging; break;
    case PathEnd::Cut: break;  // counted by the bound
    case PathEnd::Stopped: ++tally_.stopped; break;
  }
  if (sink_ != nullptr) {
    sink_->ended({how, plan_, state, machine_->ending, stage_of(state), round, cut, *machine_,
                  tables_->heap, *tables_->solver});
    if (!sink_->wants_more()) pool_.stop("enough paths were seen");
  }
  if (options_.interrupted != nullptr && options_.interrupted->load()) pool_.stop("interrupted");
  ++ended_;
}

void Worker::report_progress() {
  if (options_.progress) options_.progress(ended_ - reported_);
  reported_ = ended_;
}

// --- sharing ---

void Worker::give_away(Pending& fork) {
  TrailChoices trail = fork.state.trail.choices();
  for (size_t i = fork.next; i < fork.choices.size(); ++i) {
    trail.push_back(fork.marks[i]);
    pool_.give(trail);
    trail.pop_back();
  }
}

// Gives away the oldest fork: what is below it is likely the most.
void Worker::share() {
  if (pending_.empty()) return;
  give_away(pending_.front());
  pending_.erase(pending_.begin());
}

}  // namespace kukang
