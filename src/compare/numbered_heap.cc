#include "compare/numbered_heap.h"

#include <algorithm>

#include "fmt/format.h"
#include "heap/old.h"
#include "heap/slots.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr size_t kMostObjects = 500;

// Tables of a state; what is open is taken for NULL, and the first of it kept.
class TablesOfState final : public TableHeap {
 public:
  explicit TablesOfState(const State& state) : state_(state) {}

  const Type& class_of(Value object) override { return *state_.heap[object.location].type; }
  Value field(Value record, const Field& field) override {
    return settled(state_.heap[record.location].values()[field.slot]);
  }
  std::vector<Value> elements(Value array) override {
    std::vector<Value> all;
    for_each_slot(state_.heap[array.location], [&](const Slot& slot) {
      all.push_back(settled(slot.now));
      return true;
    });
    return all;
  }
  const std::optional<Value>& open() const { return open_; }

 private:
  Value settled(const Value& raw) {
    const Value value = SymbolicHeap::resolved(state_, raw);
    if (value.is_unknown() && !open_.has_value()) open_ = value;
    return value.is_location() ? value : Value::null();
  }

  const State& state_;
  std::optional<Value> open_;
};

}  // namespace

NumberedHeap::NumberedHeap(const EndedPath& path, const State& state) : state_(state) {
  add_arguments(path);
  add_statics(path.heap);
  walk_entry(path.heap);
  at_entry_ = objects_.size();
  if (path.end == PathEnd::Diverges) return;  // where in its loop it was seen does not matter
  if (path.end == PathEnd::Normal && state.result.is_reference()) meet(state.result);
  walk_now();
}

std::optional<size_t> NumberedHeap::number_of(Location location) const {
  const auto it = numbers_.find(location);
  return it == numbers_.end() ? std::nullopt : std::optional(it->second);
}

const TableContent* NumberedHeap::table(size_t object) const {
  const auto it = tables_.find(object);
  return it == tables_.end() ? nullptr : &it->second;
}

bool NumberedHeap::is_left_out(const Object& object, const Slot& slot) {
  if (slot.field == nullptr || object.symbolic) return false;
  const bool kept = slot.field->owner->name == "java/lang/String" &&
                    (slot.field->name == "hash" || slot.field->name == "hashIsZero");
  return kept || tells_places(*slot.field, true);
}

void NumberedHeap::add_arguments(const EndedPath& path) {
  for (size_t i = 0; i < path.plan.parameters.size(); ++i) {
    const Plan::Parameter& parameter = path.plan.parameters[i];
    const Value& argument = state_.arguments->values()[i];
    roots_.push_back({parameter.name, argument, argument, parameter.type});
  }
}

// Those that are symbolic, or hold something else than at entry; by name.
void NumberedHeap::add_statics(SymbolicHeap& heap) {
  const size_t begin = roots_.size();
  state_.statics.for_each([&](uint32_t id, const Ref<Object>& fields) {
    if (!fields || heap.program.type(id)->from_jdk) return;
    const Type& type = *heap.program.type(id);
    for (const Field& field : type.fields) {
      if (!field.is_static()) continue;
      const Value before = static_at_entry(state_, field), now = fields->values()[field.slot];
      const bool symbolic = fields->form == Form::SymbolicRecord && !before.is_undefined();
      if (!symbolic && same_value(before, now)) continue;
      const Type* declared = field.basic == Basic::Reference ? heap.type_of(field) : nullptr;
      roots_.push_back({fmt::format("{}.{}", short_name(type), field.name), before, now, declared});
    }
  });
  std::sort(roots_.begin() + static_cast<std::ptrdiff_t>(begin), roots_.end(),
            [](const Root& a, const Root& b) { return a.name < b.name; });
}

std::optional<size_t> NumberedHeap::meet(const Value& reference) {
  const Value value = SymbolicHeap::resolved(state_, reference);
  if (value.is_unknown() && !open_.has_value()) open_ = value;
  if (!value.is_location()) return std::nullopt;
  const auto [it, fresh] = numbers_.try_emplace(value.location, objects_.size());
  if (fresh) objects_.push_back(value.location);
  return it->second;
}

void NumberedHeap::walk_entry(SymbolicHeap& heap) {
  for (const Root& root : roots_) {
    if (!root.at_entry.is_reference()) continue;
    const std::optional<size_t> object = meet(root.at_entry);
    if (object.has_value()) places_.push_back({*object, std::nullopt, root.declared});
  }
  for (size_t i = 0; i < objects_.size() && !open_.has_value(); ++i) {
    const Object& holder = state_.heap[objects_[i]];
    if (!holder.symbolic) continue;
    const bool string = holder.type->name == "java/lang/String";
    for_each_slot(holder, [&](const Slot& slot) {
      if (!slot.at_entry.is_reference()) return true;
      const std::optional<size_t> object = meet(slot.at_entry);
      if (!object.has_value() || string) return true;  // no bound counts what a String consists of
      const bool element = slot.field == nullptr;
      const Type* declared = element ? holder.type->element : heap.type_of(*slot.field);
      places_.push_back({*object, i, declared, element});
      return true;
    });
  }
}

void NumberedHeap::walk_now() {
  for (const Root& root : roots_) {
    if (root.now.is_reference()) meet(root.now);
  }
  for (size_t i = 0; i < objects_.size() && !open_.has_value() && !too_many_; ++i) {
    const Object& object = state_.heap[objects_[i]];
    if (!object.symbolic && !object.is_array()) meet_table(i);
    for_each_slot(object, [&](const Slot& slot) {
      if (slot.now.is_reference() && !is_left_out(object, slot)) meet(slot.now);
      return true;
    });
    too_many_ = objects_.size() > kMostObjects;
  }
}

void NumberedHeap::meet_table(size_t number) {
  TablesOfState tables(state_);
  std::optional<TableContent> content = table_content(tables, Value::at(objects_[number]), true);
  if (!open_.has_value()) open_ = tables.open();
  if (!content.has_value() || open_.has_value()) return;
  auto rank = [&](const Value& key) {
    const auto it = key.is_null() ? numbers_.end() : numbers_.find(key.location);
    return it == numbers_.end() ? std::pair(size_t{kMostObjects}, key.is_null() ? 0 : key.location)
                                : std::pair(it->second, Location{0});
  };
  if (!content->ordered) {
    std::sort(content->entries.begin(), content->entries.end(),
              [&](const auto& a, const auto& b) { return rank(a.first) < rank(b.first); });
  }
  for (const auto& [key, value] : content->entries) {
    meet(key);
    meet(value);
  }
  tables_.emplace(number, std::move(*content));
}

}  // namespace kukang
