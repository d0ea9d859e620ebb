#include "witness/existing.h"

#include <algorithm>

#include "heap/slots.h"
#include "heap/symbolic_heap.h"
#include "view/reading.h"

namespace kukang {

namespace {

// Of the JDK's: collections whose places are the same in every run, and what else holds something.
bool is_followed(const Type& type) {
  if (type.name == "java/util/IdentityHashMap" ||
      type.name.starts_with("java/util/ImmutableCollections$SetN") ||
      type.name.starts_with("java/util/ImmutableCollections$MapN")) {
    return false;
  }
  return type.package.starts_with("java/util");
}

// Is it the node of a hash table whose key has a hash code of its own?
bool is_put_alike(const State& state, Location location) {
  const Object& node = object_at(state, location, When::AtEntry);
  const Field* hash = node.is_record() ? field_named(*node.type, "hash") : nullptr;
  const Field* key = node.is_record() ? field_named(*node.type, "key") : nullptr;
  if (!node.type->from_jdk || hash == nullptr || key == nullptr) return true;
  const Value held = node.values()[key->slot];
  if (!held.is_location()) return true;
  const Type& type = *object_at(state, held.location, When::AtEntry).type;
  return type.name == "java/lang/String" || SymbolicHeap::has_content(type);
}

}  // namespace

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

// The same ways as the heap goes when it looks for what a parameter may be
// (explore/static_objects.cc), but not to where a hash table has put a key by a code that differs
// from run to run.
void ExistingObjects::follow(const State& state, Location location) {
  const Object& object = object_at(state, location, When::AtEntry);
  const Type& type = *object.type;
  if (object.is_array() ? type.element->is_primitive() : type.from_jdk && !is_followed(type))
    return;
  for_each_slot(object, [&](const Slot& slot) {
    if (slot.at_entry.is_location() && !is_put_alike(state, slot.at_entry.location)) return true;
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
