#include "heap/old.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "support/requires.h"

namespace kukang {
namespace {

// The object as it was at entry.
Object* as_at_entry(const Object& now) {
  Object* object = Object::copy(now);
  if (object->form == Form::SymbolicRecord) {
    std::copy_n(now.initial(), now.length, object->values());
  } else {
    for (uint32_t i = 0; i < object->length; ++i) object->met()[i].now = now.met()[i].initial;
  }
  return object;
}

bool changed_since_entry(const Object& object) {
  if (object.form == Form::SymbolicRecord) {
    return !std::equal(object.values(), object.initial(), object.initial(), same_value);
  }
  return std::any_of(object.met(), object.met() + object.length,
                     [](const Object::Met& met) { return !same_value(met.now, met.initial); });
}

// `before` the old heap was entered, with what was found out of its past in `old`.
Object* merged(const Object& before, const Object& old) {
  Object* object = Object::copy(old);  // has all fields, indexes and types known by now
  if (object->form == Form::SymbolicRecord) {
    for (uint32_t i = 0; i < before.length; ++i) {
      if (!before.values()[i].is_undefined()) object->values()[i] = before.values()[i];
    }
  } else if (before.form == Form::Accumulator) {
    for (uint32_t i = 0; i < before.length; ++i) {
      if (!before.met()[i].now.is_undefined()) object->met()[i].now = before.met()[i].now;
    }
  }
  object->monitor = before.monitor;
  return object;
}

}  // namespace

void remember_entry(State& state, std::vector<const Type*> initialized) {
  state.entry =
      Ref<SavedHeap>(new SavedHeap{0, state.heap, state.statics, 0, {}, std::move(initialized)});
}

void enter_old(State& state) {
  state.saved = Ref<SavedHeap>(new SavedHeap{
      0, state.heap, state.statics, state.symbolic_count, std::move(state.saved), {}});
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    const Object& object = state.heap[location];
    if (changed_since_entry(object)) state.heap.replace(location, as_at_entry(object));
  }
  state.heap.restore(state.entry->heap);
  state.entry->statics.for_each([&](uint32_t type, const Ref<Object>& then) {
    if (!then) return;
    Ref<Object>& now = state.statics.at(type);
    now = now->form == Form::SymbolicRecord ? Ref<Object>(as_at_entry(*now)) : then;
  });
}

void leave_old(State& state) {
  KUKANG_REQUIRES(state.saved);
  const Ref<SavedHeap> saved = state.saved;
  std::vector<std::pair<Location, Object*>> known;
  for (uint32_t i = 0; i < saved->symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    known.push_back({location, merged(saved->heap[location], state.heap[location])});
  }
  state.contents.for_each([&](uint32_t, const Value& content) {
    const Object* before = content.is_location() ? saved->heap.find(content.location) : nullptr;
    if (before == nullptr) return;
    known.push_back({content.location, merged(*before, state.heap[content.location])});
  });
  state.heap.restore(saved->heap);
  for (const auto& [location, object] : known) state.heap.replace(location, object);
  saved->statics.for_each([&](uint32_t type, const Ref<Object>& then) {
    if (!then) return;
    Ref<Object>& now = state.statics.at(type);
    now = now->form == Form::SymbolicRecord ? Ref<Object>(merged(*then, *now)) : then;
  });
  state.saved = saved->outer;
}

Value static_at_entry(const State& state, const Field& field) {
  const Object& now = *state.static_object(*field.owner);
  if (now.form == Form::SymbolicRecord) return now.initial()[field.slot];
  const Ref<Object>* then = state.entry ? state.entry->statics.find(field.owner->id) : nullptr;
  return (then != nullptr && *then ? **then : now).values()[field.slot];
}

}  // namespace kukang
