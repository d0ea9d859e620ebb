#include "witness/existing.h"

#include <algorithm>

#include "view/reading.h"

namespace kukang {

ExistingObjects::ExistingObjects(const State& state, const Program& program) {
  std::vector<std::pair<const Type*, const Object*>> classes;
  state.statics.for_each([&](uint32_t id, const Ref<Object>& now) {
    if (now) classes.emplace_back(program.type(id), &statics_at(state, id, *now, When::AtEntry));
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
  const Object& object = object_at(state, location, When::AtEntry);
  if (object.is_array() ? object.type->element->is_primitive() : object.type->from_jdk) return;
  for_each_slot(object, [&](const Slot& slot) {
    const int32_t index = slot.field == nullptr ? slot.index.i : Place().index;
    add(slot.at_entry, {slot.field, location, index});
    return true;
  });
}

const ExistingObjects::Place* ExistingObjects::find(Location location) const {
  auto it = places_.find(location);
  return it == places_.end() ? nullptr : &it->second;
}

}  // namespace kukang
