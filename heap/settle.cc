// What was never decided because only its number mattered (contents.cc) is made an object.
//
// Whoever tells of a path (a picture, a witness, a generated test) then finds the number in a
// field, as in any other object. Of the heaps that the path stands for this is the one in which no
// two of them are the same object.

#include "heap/slots.h"
#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

// Of strangers and orders: what compareTo and compare give for the greater one.
void define_step(State& state, Location location) {
  const Field* step = field_named(*state.heap[location].type, "step");
  if (step != nullptr && !state.step.is_undefined()) {
    SymbolicHeap::define(state, location, step->slot, state.step);
  }
}

}  // namespace

void SymbolicHeap::settle(State& state) {
  const Candidate fresh{Candidate::What::Fresh};
  for (UnknownId id = 0, last = state.next_unknown; id < last; ++id) {
    const Unknown& unknown = *state.unknowns.find(id);
    if (unknown.kind == Kind::GuardedReference) continue;
    const Value* content = state.contents.find(unknown.variable);
    const bool open = unknown.binding.is_undefined() && unknown.kind == Kind::SymbolicLocation;
    if (open && content != nullptr && !content->is_undefined()) bind(state, id, fresh);
  }
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked ranked = *state.ranks.find(i);
    for (Value value : {ranked.order, ranked.object}) {
      value = resolved(state, value);
      if (value.is_unknown()) bind(state, value.unknown, fresh);
    }
  }
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    const Type& type = *state.heap[location].type;
    if (type.name == "kukang/machine/Order") settle_order(state, location);
    if (type.name == "kukang/machine/Stranger") define_step(state, location);
  }
}

// An order lists what it has ranked, for who has only the object to go by.
void SymbolicHeap::settle_order(State& state, Location order) {
  // The program makes boxes anew; the order knows them by one that was there, which is equal.
  auto box_at_entry = [&](const Value& object) {
    const Value box = resolved(state, object);
    const bool made = box.is_location() && !state.heap[box.location].symbolic;
    if (!made || !has_content(*state.heap[box.location].type)) return box;
    const Type* type = state.heap[box.location].type;
    const Value content = box_content(state, box);
    const uint32_t variable = fresh_variable(state, bounds_for(type));
    const Location equal = materialize(state, type, variable, 0);
    define(state, equal, type->instance_fields.back()->slot, content);
    return Value::at(equal);
  };
  std::vector<Ranked> ranked;
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked& one = *state.ranks.find(i);
    if (!same_value(resolved(state, one.order), Value::at(order))) continue;
    ranked.push_back({one.order, box_at_entry(one.object), one.rank});
  }
  auto define_list = [&](std::string_view name, const Type* element, Value Ranked::*member) {
    const Field* field = field_named(*state.heap[order].type, name);
    if (field == nullptr) return;
    const Type* type = program.array_of(element);
    const Value length = Value::of(static_cast<int32_t>(ranked.size()));
    Object* list = Object::accumulator(type, length, Value(), 0);
    list->symbolic = true;
    list->variable = fresh_variable(state, bounds_for(type));
    const Location location = state.heap.allocate(list);
    for (size_t i = 0; i < ranked.size(); ++i) {
      const Value value = resolved(state, ranked[i].*member);
      meet(state, location, Value::of(static_cast<int32_t>(i)), value, value);
    }
    define(state, order, field->slot, Value::at(location));
  };
  define_list("objects", program.object(), &Ranked::object);
  define_list("ranks", program.primitive(Basic::Long), &Ranked::rank);
  define_step(state, order);
}

}  // namespace kukang
