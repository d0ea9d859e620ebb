#include "compare/decided_state.h"

#include <algorithm>
#include <map>

#include "check/path_ends.h"
#include "fmt/format.h"
#include "heap/deferred.h"
#include "semantics/symbolic/symbolic.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr size_t kLongest = 20'000;

std::string name_of(size_t object) { return fmt::format("#{}", object + 1); }

std::string place_of(size_t object, const std::string& field) {
  return fmt::format("{}.{}", name_of(object), field);
}
// Of an element, in the order in which they were met: what its index is may not be known.
std::string place_of(size_t array, size_t element) {
  return fmt::format("{}[:{}]", name_of(array), element);
}

std::string name_of(const Method& method) {
  return fmt::format("{}.{}{}", short_name(*method.owner), method.name, method.descriptor);
}

}  // namespace

DecidedState::DecidedState(const EndedPath& path, const State& state, const NumberedHeap& numbered)
    : path_(path),
      state_(state),
      numbered_(numbered),
      terms_(path.heap.terms),
      diverges_(path.end == PathEnd::Diverges) {
  name_symbols();
  const bool returned = path.end == PathEnd::Normal;
  text_ = !returned                                ? failure_text(path)
          : path.ending.outcome == Outcome::Exited ? "exits"
                                                   : "returns";
  if (returned && !state.result.is_undefined()) text_ += " " + text_of(state.result);
  text_ += " (";
  for (const NumberedHeap::Root& root : numbered.roots())
    add_slot(root.name, root.name, root.at_entry, root.now);
  text_ += ")";
  for (size_t i = 0; i < numbered.objects().size() && text_.size() < kLongest; ++i) add_object(i);
  add_other_names();
  gather_condition();
  exact_ = exact_ && terms_.exact() && !numbered.too_many() && text_.size() < kLongest &&
           !path.assumes(kIterationOrder) && !path.assumes(kHashesDiffer);
}

// --- names ---

void DecidedState::name_symbols() {
  for (const NumberedHeap::Root& root : numbered_.roots()) terms_.name(root.at_entry, root.name);
  for (size_t i = 0; i < numbered_.objects().size(); ++i) name_slots(i);
  name_contents();
  others_ = terms_.names().size();
  name_others();
}

void DecidedState::name_slots(size_t number) {
  const Object& object = state_.heap[numbered_.objects()[number]];
  if (!object.symbolic) return;
  if (object.is_array()) terms_.name(length_of(object), place_of(number, "length"));
  size_t element = 0;
  for_each_slot(object, [&](const Slot& slot) {
    terms_.name(slot.at_entry, slot.field != nullptr
                                   ? place_of(number, field_name(*slot.field, *object.type))
                                   : place_of(number, element++));
    return true;
  });
}

// What an unknown was known to hold is at the place where its object holds it.
void DecidedState::name_contents() {
  for (UnknownId id = 0; id < state_.next_unknown; ++id) {
    const Unknown& unknown = *state_.unknowns.find(id);
    const Value* content = state_.contents.find(unknown.variable);
    const Value object = SymbolicHeap::resolved(state_, unknown.binding);
    if (content == nullptr || !object.is_location()) continue;
    for_each_slot(state_.heap[object.location], [&](const Slot& slot) {
      const bool holds = slot.field != nullptr && SymbolicHeap::is_content(*slot.field);
      if (holds) terms_.alias(*content, slot.at_entry);
      return true;
    });
  }
}

void DecidedState::name_others() {
  auto name_all = [&](const PersistentArray<Value>& values, std::string_view what) {
    std::map<size_t, Value> by_number;
    values.for_each([&](uint32_t location, const Value& value) {
      const std::optional<size_t> number = numbered_.number_of(location);
      if (number.has_value()) by_number[*number] = value;
    });
    for (const auto& [number, value] : by_number) {
      terms_.name(value, fmt::format("{}({})", what, name_of(number)));
    }
  };
  name_all(state_.identity_hashes, "identityHashCode");
  name_all(state_.kept_boxes, "kept");
  name_all(state_.wide_characters, "wide");
  terms_.name(state_.step, "step");
  for (uint32_t i = 0; i < state_.rank_count; ++i) {
    const Ranked& ranked = *state_.ranks.find(i);
    const Value order = SymbolicHeap::resolved(state_, ranked.order);
    const Value object = SymbolicHeap::resolved(state_, ranked.object);
    if (!order.is_location() || !object.is_location()) continue;
    terms_.name(ranked.rank, fmt::format("rank({}, {})", text_of(order), text_of(object)));
  }
  for (uint32_t i = 0; i < state_.outside_count; ++i) {
    const FromOutside& from = *state_.outside.find(i);
    terms_.name(from.value, fmt::format("{}#{}", from.name, i + 1));
  }
}

// --- text ---

std::string DecidedState::text_of(const Value& raw) {
  const Value value = SymbolicHeap::resolved(state_, raw);
  if (value.is_undefined()) return "?";
  if (value.is_null()) return "null";
  if (!value.is_reference()) return terms_.text(path_.heap.term_of(value));
  const std::optional<size_t> number =
      value.is_location() ? numbered_.number_of(value.location) : std::nullopt;
  exact_ = exact_ && number.has_value();
  return number.has_value() ? name_of(*number) : "some object";
}

// Nothing where nobody has looked. A symbol that goes by the name of this very place is not named.
void DecidedState::add_slot(const std::string& name, const std::string& place, const Value& before,
                            const Value& now) {
  if (now.is_undefined() && before.is_undefined()) return;
  const std::string at_entry = text_of(before), after = diverges_ ? at_entry : text_of(now);
  if (text_.back() != '(') text_ += ", ";
  text_ += name;
  if (at_entry != place) text_ += " " + at_entry;
  if (at_entry != after) text_ += " then " + after;
}

void DecidedState::add_class(const Object& object) {
  if (!object.symbolic) {
    text_ += short_name(*object.type);
    return;
  }
  const TypeBounds& bounds = path_.heap.bounds_of(state_, object.variable);
  text_ += bounds.below.empty() ? "Object" : "";
  for (const Type* type : bounds.below) {
    text_ += fmt::format("{}{}", type == bounds.below[0] ? "" : "&", short_name(*type));
  }
  for (const Type* type : bounds.not_below) text_ += fmt::format(" not {}", short_name(*type));
  for (const Selection& selection : bounds.selections) {
    text_ += fmt::format(" with {} as {}", name_of(*selection.named), name_of(*selection.selected));
  }
}

void DecidedState::add_object(size_t number) {
  const Object& object = state_.heap[numbered_.objects()[number]];
  text_ += fmt::format(", {} ", name_of(number));
  add_class(object);
  text_ += "(";
  if (object.is_array()) {
    add_elements(number, object);
  } else if (object.form == Form::Deferred) {
    for_each_piece(
        state_, object,
        [&](const Value& value, Basic) { return add_slot("text", "", value, value), true; },
        [&](const Value& value) { return add_slot("text", "", value, value), true; });
  } else {
    for_each_slot(object, [&](const Slot& slot) {
      if (NumberedHeap::is_left_out(object, slot)) return true;
      const std::string name = field_name(*slot.field, *object.type);
      add_slot(name, place_of(number, name), slot.at_entry, slot.now);
      return true;
    });
  }
  if (const TableContent* content = numbered_.table(number)) add_table(*content);
  text_ += ")";
}

void DecidedState::add_elements(size_t object, const Object& array) {
  if (is_known_in_part(array) && !array.symbolic) {
    add_slot("length", "", length_of(array), length_of(array));
  }
  size_t element = 0;
  for_each_slot(array, [&](const Slot& slot) {
    add_slot(fmt::format("[{}]", text_of(slot.index)), place_of(object, element++), slot.at_entry,
             slot.now);
    return text_.size() < kLongest;
  });
}

void DecidedState::add_table(const TableContent& content) {
  for (const auto& [key, value] : content.entries) {
    add_slot(fmt::format("holds {} :", text_of(key)), "", value, value);
  }
}

void DecidedState::add_other_names() {
  const SymbolNames& names = terms_.names();
  for (size_t i = others_; i < names.size(); ++i) text_ += ", " + names[i];
}

void DecidedState::gather_condition() {
  for (const PathCondition::Node* node : state_.condition.conjuncts()) {
    if (node->condition == nullptr) continue;
    const Term* condition = terms_.copy(node->condition);
    possible_ = possible_ && !condition->is_false();
    if (!condition->is_true()) condition_.push_back(condition);
  }
}

}  // namespace kukang
