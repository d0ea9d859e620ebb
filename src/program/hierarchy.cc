// The known classes as types: the index says which names to load, closed types add what they list.
// Every answer is kept. None is computed under the lock, for one answer asks for others. (What a
// call may select is in dispatch.cc.)

#include "program/hierarchy.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "support/requires.h"

namespace kukang {

bool comes_before(const Type* a, const Type* b) {
  const auto place = [](const Type* type) {
    const size_t supertypes = type->ancestors.size() + type->all_interfaces.size();
    return std::tuple(supertypes, std::string_view(type->name), type->id);
  };
  return place(a) < place(b);
}

// Two threads may find the same answer at once; they find the same, and one of them is kept.
template <class Key, class Value, class Find>
const Value& Hierarchy::remembered(Answers<Key, Value>& answers, const Key& key, Find find) const {
  {
    std::lock_guard lock(mutex_);
    if (const auto it = answers.find(key); it != answers.end()) return *it->second;
  }
  auto found = std::make_unique<const Value>(find());
  std::lock_guard lock(mutex_);
  return *answers.try_emplace(key, std::move(found)).first->second;
}

const ClassIndex& Hierarchy::index() const {
  std::call_once(indexed_, [&] { index_ = std::make_unique<const ClassIndex>(program_, from_); });
  return *index_;
}

const Hierarchy::Types& Hierarchy::subtypes_of(const Type* type) const {
  return remembered(subtypes_, type, [&]() -> Types {
    if (type->flags & kFinal) return {type};
    return load_below(type, index().below(*type));
  });
}

Hierarchy::Types Hierarchy::load_below(const Type* type,
                                       const std::vector<std::string_view>& names) const {
  Types found{type};
  absl::flat_hash_set<const Type*> seen{type};
  const auto add = [&](const Type* other) {
    if (other->is_subtype_of(type) && seen.insert(other).second) found.push_back(other);
  };
  for (std::string_view name : names) {
    if (Linked<const Type*> loaded = program_.load(name); loaded.ok()) add(*loaded);
  }
  for (size_t i = 0; i < found.size(); ++i) {
    const Types* only = only_subtypes(found[i]);
    if (only != nullptr) std::for_each(only->begin(), only->end(), add);
  }
  std::sort(found.begin(), found.end(), comes_before);
  return found;
}

const Hierarchy::Types* Hierarchy::only_subtypes(const Type* type) const {
  const std::optional<Types>& only =
      remembered(only_subtypes_, type, [&] { return find_only_subtypes(*type); });
  return only.has_value() ? &*only : nullptr;
}

std::optional<Hierarchy::Types> Hierarchy::find_only_subtypes(const Type& type) const {
  if (type.flags & kFinal) return Types();
  Types only;
  const auto add = [&](std::string_view name) {
    Linked<const Type*> loaded = program_.load(name);
    if (loaded.ok() && *loaded != &type && (*loaded)->is_subtype_of(&type)) only.push_back(*loaded);
  };
  const auto permitted = type.file->permitted_subclasses();
  if (permitted.ok() && !permitted->empty()) {
    std::for_each(permitted->begin(), permitted->end(), add);
    return only;
  }
  if (!(type.flags & kEnum)) return std::nullopt;
  // Before enums were sealed, only the anonymous classes inside could extend one.
  if (const auto inner = type.file->inner_classes(); inner.ok()) {
    for (const InnerClass& other : *inner) {
      if (other.name.empty()) add(other.inner);
    }
  }
  return only;
}

const std::vector<Implementation>& Hierarchy::implementations(
    const TypeBounds& receiver, const Method& named, const TypeConstraints& constraints) const {
  KUKANG_REQUIRES(!named.is_static());
  return remembered(implementations_, Call(constraints.world, receiver, &named),
                    [&] { return find_implementations(receiver, named, constraints); });
}

}  // namespace kukang
