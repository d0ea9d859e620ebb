// Calls on receivers that are not decided.
//
// A call asks for the nullness of its receiver, and for an object only where it takes one to tell
// which method runs. Then there is one choice for each implementation that the type constraints
// allow (section 3.5 of the paper): φ ∪ {τ <: C} ∪ {τ ≮: C' for every C' below C that overrides
// it}. A subclass that nobody has written is assumed not to override.

#include <algorithm>

#include "fmt/format.h"
#include "program/hierarchy.h"
#include "semantics/symbolic/symbolic.h"

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

// May the receiver be this reference, and then select a method that is not among those?
bool selects_another(Machine& m, Value receiver, Value reference,
                     const std::vector<Implementation>& all) {
  SymbolicHeap& heap = *m.symbolic;
  const Method& named = *m.frame().pc->method;
  const TypeBounds* same = heap.bounds_if_same(*m.state, receiver, reference);
  if (same == nullptr || same == &heap.bounds_of_value(*m.state, receiver)) return false;
  const Method* selected = selected_within(*same, named, heap.constraints);
  return std::none_of(all.begin(), all.end(),
                      [&](const Implementation& one) { return one.method == selected; });
}

// The choices are those that the known classes have, and others may come with what was found: which
// of that the receiver is, is decided first. Next: it is.
Step demand_selectors(Machine& m, Value& receiver, const std::vector<Implementation>& all) {
  const State& state = *m.state;
  for (UnknownId id = 0; id < state.next_unknown; ++id) {
    const Unknown& unknown = *state.unknowns.find(id);
    if (!unknown.binding.is_undefined()) continue;
    if (receiver.is_unknown() && receiver.unknown == id) continue;
    Value other = Value::symbolic(id, unknown.kind);
    if (selects_another(m, receiver, other, all)) {
      return demand(m, receiver.is_unknown() ? receiver : other, Need::Object);
    }
  }
  for (uint32_t i = 0; receiver.is_unknown() && i < state.symbolic_count; ++i) {
    const Value other = Value::at(*state.symbolic_objects.find(i));
    if (selects_another(m, receiver, other, all)) return demand(m, receiver, Need::Object);
  }
  return Step::Next;
}

Step dispatch(Machine& m, Value& receiver, Rule rule) {
  const Method& named = *m.frame().pc->method;
  SymbolicHeap& heap = *m.symbolic;
  if (heap.may_be(*m.state, receiver, named.owner, false)) {
    if (!heap.may_be(*m.state, receiver, named.owner, true)) return m.ill_typed();
    heap.constrain(*m.state, receiver, named.owner, true);
  }
  const TypeBounds& bounds = heap.bounds_of_value(*m.state, receiver);
  const std::vector<Implementation>& all =
      m.hierarchy->implementations(bounds, named, heap.constraints);
  if (all.empty()) return stop_without_implementation(m, named);
  const bool one = all.size() == 1 && all[0].declared_for == nullptr && all[0].except.empty();
  if (!one) {
    if (Step s = demand(m, receiver, Need::Object); s != Step::Next) return s;
  }
  if (Step s = demand_selectors(m, receiver, all); s != Step::Next) return s;
  const Type* upper = heap.constraints.upper(bounds);
  if (heap.constraints.world == World::Open && may_be_overridden(named, *upper)) {
    m.assume("a subclass that nobody has written overrides none of the methods called");
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
  if (Step s = demand(m, receiver, Need::Nullness); s != Step::Next) return s;
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
