#include "explore/plan_runner.h"

#include "heap/slots.h"
#include "semantics/foreseen.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

// Ends the running stage as if its predicate had returned `holds`.
Step return_constant(Machine& m, const Choice& choice) {
  Ending how;
  how.value = Value::of(int32_t{choice.holds});
  return m.end(std::move(how));
}

// The next parameter's value.
void set_argument(State& state, Value value) {
  if (!state.arguments.unique()) state.arguments = Ref<Object>(Object::copy(*state.arguments));
  state.arguments->values()[state.stage++] = value;
}

// What the declaration of a parameter says more than its type.
const Generic* generic_of(SymbolicHeap& heap, const Method& target, size_t parameter) {
  if (target.is_static()) return heap.generics.of(target, parameter);
  return parameter == 0 ? nullptr : heap.generics.of(target, parameter - 1);
}

Step start_parameter(Machine& m, const Choice& choice) {
  State& state = *m.state;
  Finding finding{choice.type};
  finding.is_this = choice.holds;
  finding.granted = choice.granted;
  finding.generic = generic_of(*m.symbolic, *choice.method, choice.index);
  set_argument(state, m.symbolic->realize(state, finding, choice.candidate));
  return Step::Switched;
}

// A reference of the heap at entry that was met and is not decided; Undefined: there is none. Of a
// value only whether it is NULL.
Value undecided_at_entry(const State& state, const SymbolicHeap& heap) {
  auto undecided = [&](const Value& value) {
    const Value now = SymbolicHeap::resolved(state, value);
    return now.is_unknown() && (now.kind == Kind::SymbolicReference ||
                                !heap.is_value(heap.bounds_of_value(state, now)));
  };
  for (uint32_t i = 0; i < state.arguments->length; ++i) {
    const Value& value = state.arguments->values()[i];
    if (undecided(value)) return SymbolicHeap::resolved(state, value);
  }
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    Value found;
    for_each_slot(state.heap[*state.symbolic_objects.find(i)], [&](const Slot& slot) {
      if (undecided(slot.at_entry)) found = SymbolicHeap::resolved(state, slot.at_entry);
      return found.is_undefined();
    });
    if (!found.is_undefined()) return found;
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

bool is_assertion_error(const State& state, const Value& exception) {
  for (const Type* type : state.heap[exception.location].type->ancestors) {
    if (type->name == "java/lang/AssertionError") return true;
  }
  return false;
}

}  // namespace

const Plan::Stage* PlanRunner::stage_of(const State& state) const {
  const size_t stage = state.stage - plan_.parameters.size();
  return state.stage < plan_.parameters.size() || stage >= plan_.stages.size()
             ? nullptr
             : &plan_.stages[stage];
}

bool PlanRunner::is_foreseen_to_fail(const State& state, const Choice& choice) const {
  if (state.depth == 0) return choice.rule == Rule::ASSUME_S && !choice.holds;
  return foreseen_result(state, choice) == 0;
}

Progress PlanRunner::begin(State& state) {
  end_.reset();
  if (state.stage < plan_.parameters.size()) return begin_parameter(state);
  const Plan::Stage* stage = stage_of(state);
  while (stage != nullptr && state.threw && !stage->also_after_exception) {
    ++state.stage;
    stage = stage_of(state);
  }
  if (stage == nullptr) return end({state.threw ? PathEnd::Exceptional : PathEnd::Normal});
  return begin_stage(state, *stage);
}

Progress PlanRunner::begin_parameter(State& state) {
  const Plan::Parameter& parameter = plan_.parameters[state.stage];
  machine_.state = &state;
  SymbolicHeap& heap = *machine_.symbolic;
  if (parameter.basic != Basic::Reference) {
    set_argument(state, heap.fresh_symbol(state, parameter.basic));
    return Progress::Paused;
  }
  if (parameter.is_this && plan_.target->is_constructor()) {
    set_argument(state, machine_.allocate(*parameter.type));
    return Progress::Paused;
  }
  static const FindingRules kRules = {Rule::INITIAL1_S, Rule::INITIAL2_S, Rule::INITIAL3_S,
                                      Rule::INITIAL3_S, Rule::INITIAL_A,  Rule::INITIAL_B};
  Finding finding{parameter.type};
  finding.is_this = parameter.is_this;
  finding.non_null = parameter.non_null;
  const auto& granted = heap.bounds.granted.of_parameter;
  const auto it = granted.find(parameter.name);
  if (it != granted.end() && !parameter.is_this) finding.granted = &it->second;
  finding.generic = generic_of(heap, *plan_.target, state.stage);
  machine_.choices.clear();
  for (const Candidate& candidate : heap.strategy.parameter(heap, state, finding)) {
    Choice choice{rule_of(kRules, candidate, finding), start_parameter};
    choice.candidate = candidate;
    choice.type = parameter.type;
    choice.holds = parameter.is_this;
    choice.granted = finding.granted;
    choice.method = plan_.target;
    choice.index = state.stage;
    machine_.choices.push_back(choice);
  }
  return Progress::Forked;
}

Progress PlanRunner::decide_references(State& state) {
  machine_.state = &state;
  Value open = undecided_at_entry(state, *machine_.symbolic);
  if (open.is_undefined()) {
    ++state.stage;
    return Progress::Paused;
  }
  const Need need = open.kind == Kind::SymbolicReference ? Need::Nullness : Need::Object;
  const Step step = demand(machine_, open, need);
  return step == Step::Forked ? Progress::Forked : Progress::Paused;
}

Progress PlanRunner::begin_stage(State& state, const Plan::Stage& stage) {
  if (stage.what == Plan::Stage::What::Decide) return decide_references(state);
  auto argument = [&](int number) {
    return number == Plan::kResult ? state.result : state.arguments->values()[number];
  };
  machine_.state = &state;
  if (stage.if_non_null || stage.method == nullptr) {
    Value value = argument(stage.arguments[0]);
    const Step step = demand(machine_, value, Need::Nullness);
    if (step == Step::Forked) return Progress::Forked;
    if (step != Step::Next) return Progress::Paused;
    if (value.is_null() && stage.method == nullptr) return end({PathEnd::Assumed});
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
  machine_.enter(state, *stage.method, args);
  return machine_.ending.reason.ok() ? Progress::Paused : Progress::Ended;
}

Progress PlanRunner::finish(State& state) {
  end_.reset();
  const Ending& ending = machine_.ending;
  switch (ending.outcome) {
    case Outcome::Stopped: return end({PathEnd::Stopped});
    case Outcome::AssumptionFailed: return end({PathEnd::Assumed});
    case Outcome::Exited: return end({PathEnd::Normal});
    case Outcome::Diverges:
    case Outcome::Overflows: return diverge(state);
    case Outcome::TooLarge: return end({PathEnd::Cut, Bound::Memory});
    case Outcome::TooDeep: return end({PathEnd::Cut, Bound::Calls});
    case Outcome::OutOfSteps: return end({PathEnd::Cut, Bound::Steps});
    case Outcome::Returned:
    case Outcome::Threw: break;
  }
  const Plan::Stage& stage = *stage_of(state);  // a parameter only ever stops
  const bool threw = ending.outcome == Outcome::Threw;
  if (stage.what == Plan::Stage::What::Run) {
    state.result = ending.value;
    state.threw = threw;
    if (threw && is_assertion_error(state, ending.value)) return end({PathEnd::Error});
    ++state.stage;
    return Progress::Paused;
  }
  const bool assume = stage.what == Plan::Stage::What::Assume;
  const PathEnd fails = assume ? PathEnd::Assumed : PathEnd::Error;
  if (threw) return end({.how = fails, .threw = true});
  if (ending.value.is_term()) return split_on(state, *ending.value.term, assume);
  if (ending.value.i == 0) return end({fails});
  ++state.stage;
  return Progress::Paused;
}

// ASSUME-S, ASSERT-S: the predicate has returned a term.
Progress PlanRunner::split_on(State& state, const Term& value, bool assume) {
  machine_.state = &state;
  Terms& terms = machine_.symbolic->terms;
  const Term* fails = terms.make(Operator::Eq, &value, terms.of(0));
  const Rule rule = assume ? Rule::ASSUME_S : Rule::ASSERT_S;
  machine_.choices.clear();
  Choice holds{rule, return_constant, terms.negation(fails)};
  holds.holds = true;
  add_choice(machine_, holds);
  add_choice(machine_, {rule, return_constant, fails});
  return Progress::Forked;
}

// A predicate that never ends does not hold where it is assumed. Nor is there any object of a class
// whose initialization never ends.
Progress PlanRunner::diverge(const State& state) {
  const Plan::Stage& stage = *stage_of(state);
  const bool assumed =
      stage.what == Plan::Stage::What::Assume || initializes_receiver(state, *stage.method);
  return end({.how = assumed ? PathEnd::Assumed : PathEnd::Diverges, .endless = true});
}

}  // namespace kukang
