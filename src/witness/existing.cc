#include "witness/existing.h"

#include <algorithm>

namespace kukang {
namespace {

// As they were at entry, where the class was initialized by then.
const Object& statics_at_entry(const State& state, uint32_t type, const Object& now) {
  const Ref<Object>* then = state.entry ? state.entry->statics.find(type) : nullptr;
  return then != nullptr && *then ? **then : now;
}

const Object& object_at_entry(const State& state, Location location) {
  const Object* then = state.entry ? state.entry->heap.find(location) : nullptr;
  return then != nullptr ? *then : state.heap[location];
}

}  // namespace

ExistingObjects::ExistingObjects(const State& state, const Program& program) {
  std::vector<std::pair<const Type*, const Object*>> classes;
  state.statics.for_each([&](uint32_t id, const Ref<Object>& now) {
    if (now) classes.emplace_back(program.type(id), &statics_at_entry(state, id, *now));
  });
  // The user's first: their names say more.
  std::stable_partition(classes.begin(), classes.end(),
                        [](const auto& entry) { return !entry.first->from_jdk; });
  for (const auto& [type, statics] : classes) {
    for (const Field& field : type->fields) {
      if (field.is_static()) add(statics->values()[field.slot], {&field});
    }
  }
  for (size_t i = 0; i < found_.size(); ++i) follow(state, found_[i]);
}

void ExistingObjects::add(const Value& value, const Place& place) {
  if (value.is_location() && places_.try_emplace(value.location, place).second) {
    found_.push_back(value.location);
  }
}

// The same ways as the heap goes when it looks for what a parameter may be (explore/entry.cc).
void ExistingObjects::follow(const State& state, Location location) {
  const Object& object = object_at_entry(state, location);
  if (object.is_array()) {
    if (object.form != Form::References) return;
    for (uint32_t i = 0; i < object.length; ++i) {
      add(object.values()[i], {nullptr, location, static_cast<int32_t>(i)});
    }
  } else if (!object.type->from_jdk) {
    for (const Field* field : object.type->instance_fields) {
      add(object.values()[field->slot], {field, location});
    }
  }
}

const ExistingObjects::Place* ExistingObjects::find(Location location) const {
  auto it = places_.find(location);
  return it == places_.end() ? nullptr : &it->second;
}

}  // namespace kukang
