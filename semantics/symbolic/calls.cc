// Calls on receivers that are not decided.
//
// A call asks for the nullness of its receiver, and for an object only where it takes one to tell
// which method runs. Then there is one choice for each implementation that the type constraints
// allow (section 3.5 of the paper): φ ∪ {τ <: C} ∪ {τ ≮: C' for every C' below C that overrides
// it}. A subclass that nobody has written is assumed not to override. Where nothing is known of the
// receiver there is one choice for all that it could be (strangers.h), and of a collection only
// usual classes are considered (usual_classes.h).

#include <algorithm>

#include "fmt/format.h"
#include "program/hierarchy.h"
#include "semantics/symbolic/functions.h"
#include "semantics/symbolic/strangers.h"
#include "semantics/symbolic/usual_classes.h"

namespace kukang::symbolic {
namespace {

Step enter(Machine& m, const Method& method) {
  const int slots = m.frame().pc->a;
  drop(m, slots);
  Frame& f = m.frame();
  return m.call(method, f.stack_base() + f.stack);
}

Step enter_implementation(Machine& m, const Choice& choice) {
  if (choice.type != nullptr) m.symbolic->constrain(*m.state, choice.value, choice.type, true);
  for (const Type* type : *choice.except) {
    m.symbolic->constrain(*m.state, choice.value, type, false);
  }
  // It may yet turn out to be of a class that was not known, or that has not all of its bounds as
  // supertypes so far: then of one that selects the same.
  m.symbolic->note_selection(*m.state, choice.value, {m.frame().pc->method, choice.method});
  return enter(m, *choice.method);
}

bool may_be_overridden(const Method& method, const Type& upper) {
  return !(method.flags & kFinal) && !(upper.flags & kFinal);
}

Step stop_without_implementation(Machine& m, const Method& named) {
  return m.stop(unsupported(fmt::format(
      "no implementation of {} is known; put a class that has one on the class path (-cp)",
      readable_method(*named.owner, named.name, named.descriptor))));
}

// The choices are those that the known classes have; others may come with what was found. Next when
// the receiver cannot turn out to select a method that is not among them.
Step demand_selection(Machine& m, Value& receiver, const Method& named,
                      const std::vector<Implementation>& all) {
  return demand_aliases(m, receiver, [&](const TypeBounds& together) {
    const Method* selected = selected_within(together, named, m.symbolic->constraints);
    return std::none_of(all.begin(), all.end(),
                        [&](const Implementation& one) { return one.method == selected; });
  });
}

Step dispatch(Machine& m, Value& receiver, Rule rule) {
  const Method& named = *m.frame().pc->method;
  SymbolicHeap& heap = *m.symbolic;
  if (heap.may_be(*m.state, receiver, named.owner, false)) {
    if (!heap.may_be(*m.state, receiver, named.owner, true)) return m.ill_typed();
    heap.constrain(*m.state, receiver, named.owner, true);
  }
  if (Step s = settle_usual_class(m, receiver, rule); s != Step::Next) return s;
  const TypeBounds& bounds = heap.bounds_of_value(*m.state, receiver);
  if (calls_stranger(m, bounds, named)) {
    return call_stranger(m, receiver, rule, enter_implementation);
  }
  if (calls_given_function(m, bounds, named)) return call_given_function(m, receiver, rule);
  const std::vector<Implementation>& all =
      m.hierarchy->implementations(bounds, named, heap.constraints);
  if (all.empty()) return stop_without_implementation(m, named);
  const bool one = all.size() == 1 && all[0].declared_for == nullptr && all[0].except.empty();
  if (!one) {
    if (Step s = demand(m, receiver, Need::Object); s != Step::Next) return s;
  }
  if (may_be_overridden(named, *heap.constraints.upper(bounds))) {
    if (Step s = demand_selection(m, receiver, named, all); s != Step::Next) return s;
    if (heap.constraints.world == World::Open) {
      m.assume("a subclass that nobody has written overrides none of the methods called");
    }
  }
  m.choices.clear();
  for (const Implementation& implementation : all) {
    Choice choice{rule, enter_implementation};
    choice.value = receiver;
    choice.method = implementation.method;
    choice.type = implementation.declared_for;
    choice.except = &implementation.except;
    const bool possible = choice.type == nullptr || !receiver.is_location() ||
                          heap.may_be(*m.state, receiver, choice.type, true);
    if (possible) m.choices.push_back(choice);
  }
  return m.choices.empty() ? stop_without_implementation(m, named) : m.fork();
}

}  // namespace

Step invoke(Machine& m) {
  const Instruction& pc = *m.frame().pc;
  Value& receiver = operand(m, pc.a - 1);
  if (!receiver.is_reference()) return m.ill_typed();
  const bool undecided = receiver.is_unknown();
  const Need need = pc.op == Op::invokespecial_at ? Need::Nullness : Need::Found;
  if (Step s = demand(m, receiver, need); s != Step::Next) return s;
  if (receiver.is_null()) return undecided ? Step::Again : m.ill_typed();
  if (pc.op == Op::invokespecial_at) {
    m.fired(Rule::INVOKESPECIAL1_S);
    return enter(m, *pc.method);
  }
  if (receiver.is_location() && !m.object(receiver).symbolic) {
    return undecided ? Step::Again : m.ill_typed();
  }
  return dispatch(
      m, receiver,
      pc.op == Op::invokevirtual_at ? Rule::INVOKEVIRTUAL1_S : Rule::INVOKEINTERFACE1_S);
}

}  // namespace kukang::symbolic
