// Arrays whose elements are met one by one, and what that says of the types of those that are
// found.

#include <algorithm>

#include "heap/symbolic_heap.h"

namespace kukang {

// --- what they can hold ---

namespace {

// The references that an array, if the object is one, was seen to hold at entry or to take since:
// whatever it turns out to be an array of, they are that. Unresolved; those that are a class only
// are of an object that the program made.
std::vector<Taken> seen_in(const State& state, Location location) {
  const Object& array = state.heap[location];
  if (array.form != Form::Accumulator || array.type->element->is_primitive()) return {};
  std::vector<Taken> seen;
  for (uint32_t i = 0; i < array.length; ++i) {
    seen.push_back({location, nullptr, array.met()[i].initial});
  }
  for (uint32_t i = 0; i < state.taken_count; ++i) {
    const Taken& taken = *state.taken.find(i);
    if (taken.array == location) seen.push_back(taken);
  }
  return seen;
}

}  // namespace

bool SymbolicHeap::may_hold(const State& state, Location location, const Type* element) {
  const std::vector<Taken> seen = seen_in(state, location);
  return std::all_of(seen.begin(), seen.end(), [&](const Taken& one) {
    if (one.type != nullptr) return one.type->is_subtype_of(element);
    const Value value = resolved(state, one.value);
    const bool may_be_null = !value.is_location() && value.kind != Kind::SymbolicLocation;
    return may_be_null || may_be(state, value, element, true);
  });
}

// REQUIRES may_hold. What may be null and nothing else that the array can hold is null.
void SymbolicHeap::make_hold(State& state, Location location, const Type* element) {
  for (const Taken& one : seen_in(state, location)) {
    const Value value = resolved(state, one.value);
    if (!value.is_location() && !value.is_unknown()) continue;
    if (may_be(state, value, element, true)) {
      constrain(state, value, element, true);
    } else {
      bind(state, value.unknown, {Candidate::What::Null});
    }
  }
}

// An array that takes whatever its type allows is of no narrower one.
void SymbolicHeap::hold_exactly(State& state, Location location) {
  const Object& array = state.heap[location];
  if (!array.symbolic || !array.type->can_have_subtypes()) return;
  note_stored(state, {location, array.type->element, Value()});
}

void SymbolicHeap::note_stored(State& state, Location location, Value value) {
  const Object& array = state.heap[location];
  value = resolved(state, value);
  if (!array.symbolic || !array.type->can_have_subtypes() || value.is_null()) return;
  Taken taken{location, nullptr, value};
  if (value.is_location() && !state.heap[value.location].symbolic) {
    taken.type = state.heap[value.location].type;
    taken.value = Value();
  }
  note_stored(state, taken);
}

void SymbolicHeap::note_stored(State& state, const Taken& taken) {
  for (uint32_t i = 0; i < state.taken_count; ++i) {
    const Taken& known = *state.taken.find(i);
    if (known.array == taken.array && known.type == taken.type &&
        same_value(known.value, taken.value)) {
      return;
    }
  }
  state.taken.at(state.taken_count++) = taken;
}

// --- elements ---

void SymbolicHeap::meet(State& state, Location location, Value index, Value now, Value initial) {
  const Object& array = state.heap[location];
  if (array.symbolic && initial.is_undefined()) initial = array.otherwise();
  Object* wider = Object::accumulator(array.type, array.len(), array.otherwise(), array.length + 1);
  std::copy_n(array.met(), array.length, wider->met());
  wider->met()[array.length] = {index, now, initial};
  wider->symbolic = array.symbolic;
  wider->variable = array.variable;
  wider->depth = array.depth;
  wider->monitor = array.monitor;
  wider->part = array.part;
  if (array.symbolic) ++state.materialized;
  state.heap.replace(location, wider);
}

Location SymbolicHeap::make_accumulator(State& state, const Type* type, Value length) {
  const Value otherwise = default_value(type->element_basic());
  return state.heap.allocate(Object::accumulator(type, length, otherwise, 0));
}

void SymbolicHeap::unpack(State& state, Location location) {
  const Object& array = state.heap[location];
  if (array.form != Form::Packed) return;
  Object* values = Object::record(array.type, array.length);
  values->form = Form::Terms;
  values->monitor = array.monitor;
  for (uint32_t i = 0; i < array.length; ++i) values->values()[i] = packed_element(array, i);
  state.heap.replace(location, values);
}

}  // namespace kukang
