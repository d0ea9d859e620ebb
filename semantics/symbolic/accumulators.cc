// Elements of an array of which only some were met: one whose length is not a constant, or that was
// there before the method was called. IALOAD1-S, 2-S, 3-S and their like (arrays.cc): out of
// bounds, one that was met, one that was not.

#include "semantics/symbolic/declared.h"
#include "semantics/symbolic/element_access.h"

namespace kukang::symbolic {
namespace {

// An element that nobody has met.
Value found_element(Machine& m, Location array, const Candidate& candidate) {
  const Object& object = m.heap()[array];
  const Basic basic = object.type->element_basic();
  if (basic == Basic::Byte) {
    const Value index = operand(m, Access(m.frame().pc->op).index);
    return find_byte(m, array, index, Unmet::Certainly);
  }
  if (basic != Basic::Reference) return m.symbolic->fresh_symbol(*m.state, basic);
  Finding finding = element_finding(m, object);
  add_declared(m, array, finding);
  return m.symbolic->realize(*m.state, finding, candidate);
}

// The element that was met as number `index`. On the heap as it was at entry it is undefined if it
// has only been written to since: it is found now.
Step met(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  if (access.load) {
    Value element = m.heap()[array].met()[choice.index].now;
    if (element.is_undefined()) {
      element = found_element(m, array, choice.candidate);
      Object::Met& entry = m.heap().change(array).met()[choice.index];
      entry.now = entry.initial = element;
    }
    return push_loaded(m, element, element_basic(m, access));
  }
  const Value value = stored(m, access);
  m.heap().change(array).met()[choice.index].now = value;
  if (value.is_reference()) m.symbolic->note_stored(*m.state, array, value);
  return finish_store(m, access);
}

// An index that was not met before.
Step fresh_element(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  const Value index = operand(m, access.index);
  SymbolicHeap& heap = *m.symbolic;
  if (!access.load) {
    const Value value = stored(m, access);
    heap.meet(*m.state, array, index, value, Value());
    if (value.is_reference()) heap.note_stored(*m.state, array, value);
    return finish_store(m, access);
  }
  Value element = m.heap()[array].otherwise();
  if (element.is_undefined()) {
    element = found_element(m, array, choice.candidate);
    heap.meet(*m.state, array, index, element, element);
  } else {
    heap.meet(*m.state, array, index, element, Value());
  }
  return push_loaded(m, element, element_basic(m, access));
}

}  // namespace

Step access_accumulator(Machine& m, const Access& access, const ElementRules& rules) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Location location = operand(m, access.array).location;
  const Object& array = m.heap()[location];
  const Term* index = heap.term_of(operand(m, access.index));
  if (access.load && array.symbolic) {
    if (Step s = initialize_for(m, *array.type->element); s != Step::Next) return s;
  }
  // A reference that is undefined may become any of the strategy's candidates.
  auto add = [&](Choice choice, const Value& element) {
    const bool finds =
        access.load && element.is_undefined() && array.type->element_basic() == Basic::Reference;
    if (!finds) return add_choice(m, choice);
    const bool cut = choice.candidate.cut;
    Finding finding = element_finding(m, array);
    add_declared(m, location, finding);
    for (const Candidate& c : heap.strategy.undefined(heap, *m.state, finding)) {
      choice.candidate = c;
      choice.candidate.cut = c.cut || cut;
      add_choice(m, choice);
    }
  };
  m.choices.clear();
  for (uint32_t i = 0; i < array.length; ++i) {
    if (heap.term_of(array.met()[i].index) != index) continue;
    Choice same{rules.met, met};
    same.index = i;
    add(same, array.met()[i].now);
    return m.fork();
  }
  const Term* out = outside(m, access);
  add_choice(m, {rules.bounds, out_of_bounds, out});
  const Term* fresh = terms.negation(out);
  for (uint32_t i = 0; i < array.length; ++i) {
    const Term* equal = terms.make(Operator::Eq, index, heap.term_of(array.met()[i].index));
    Choice choice{rules.met, met, equal};
    choice.index = i;
    add(choice, array.met()[i].now);
    fresh = terms.make(Operator::Both, fresh, terms.negation(equal));
  }
  const Term* room = terms.make(Operator::Lt, terms.of(static_cast<int32_t>(array.length)),
                                heap.term_of(array.len()));
  fresh = terms.make(Operator::Both, fresh, room);
  Choice choice{rules.fresh, fresh_element, fresh};
  choice.candidate.cut = !heap.may_meet(array);
  add(choice, array.otherwise());
  return m.fork();
}

}  // namespace kukang::symbolic
