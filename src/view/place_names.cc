#include "view/place_names.h"

#include <algorithm>
#include <cctype>

#include "expr/model.h"
#include "fmt/format.h"
#include "heap/old.h"
#include "heap/slots.h"

namespace kukang {
namespace {

// Are these the bytes of a String that has two for each character?
bool is_wide(const State& state, const Value& bytes) {
  const Value* wide = bytes.is_location() ? state.wide_characters.find(bytes.location) : nullptr;
  return wide != nullptr && wide->is_term();
}

}  // namespace

PlaceNames::PlaceNames(const Plan& plan, const State& state, SymbolicHeap& heap) {
  for (size_t i = 0; i < plan.parameters.size() && state.arguments; ++i) {
    const Plan::Parameter& parameter = plan.parameters[i];
    places_.push_back({parameter.name, state.arguments->values()[i], parameter.type});
  }
  add_statics(state, heap);
  add_outside(state);
  // Numbers first: they occur in the names of elements, a[i].
  std::stable_partition(places_.begin(), places_.end(),
                        [](const Place& place) { return place.value.is_term(); });
  // Breadth first; `places_` grows meanwhile.
  for (size_t i = 0; i < places_.size(); ++i) visit(state, heap, Place(places_[i]));
  places_.clear();
  state.identity_hashes.for_each([&](uint32_t location, const Value& hash) {
    const std::string object = of_object(location);
    if (object.empty() || !hash.is_term()) return;
    of_symbol_.try_emplace(hash.term->number(), fmt::format("identityHashCode({})", object));
  });
}

void PlaceNames::add_statics(const State& state, SymbolicHeap& heap) {
  const size_t begin = places_.size();
  state.statics.for_each([&](uint32_t id, const Ref<Object>& fields) {
    if (!fields) return;
    const Type& type = *heap.program.type(id);
    if (type.from_jdk) return;
    for (const Field& field : type.fields) {
      if (!field.is_static()) continue;
      Place place{fmt::format("{}.{}", short_name(type), field.name),
                  static_at_entry(state, field)};
      if (field.basic == Basic::Reference) place.declared = heap.type_of(field);
      places_.push_back(std::move(place));
    }
  });
  // By name: the order in which classes were loaded may differ from run to run.
  std::sort(places_.begin() + static_cast<std::ptrdiff_t>(begin), places_.end(),
            [](const Place& a, const Place& b) { return a.name < b.name; });
}

// By source and in the order in which it came: System.in#1, System.in#2.
void PlaceNames::add_outside(const State& state) {
  absl::flat_hash_map<std::string_view, int> told;
  for (uint32_t i = 0; i < state.outside_count; ++i) {
    const FromOutside& from = *state.outside.find(i);
    Place place{fmt::format("{}#{}", from.name, ++told[from.name]), from.value};
    if (from.value.is_unknown()) place.declared = state.unknowns.find(from.value.unknown)->type;
    places_.push_back(std::move(place));
  }
}

void PlaceNames::visit(const State& state, SymbolicHeap& heap, const Place& place) {
  const Value value = SymbolicHeap::resolved(state, place.value);
  if (value.is_term()) {
    if (!value.term->is_symbol()) return;
    if (of_symbol_.try_emplace(value.term->number(), place.name).second) {
      symbols_.emplace_back(place.name, value.term);
    }
    return;
  }
  if (value.is_unknown()) {
    const Unknown& unknown = *state.unknowns.find(value.unknown);
    of_variable_.try_emplace(unknown.variable, OfVariable{place.name, place.declared});
    return;
  }
  if (!value.is_location()) return;
  const Object& object = state.heap[value.location];
  if (!of_object_.try_emplace(value.location, place.name).second || !object.symbolic) return;
  of_variable_.try_emplace(object.variable, OfVariable{place.name, place.declared});
  if (object.is_array()) {
    visit_elements(state, place, object);
  } else {
    visit_fields(state, heap, place, object);
  }
}

void PlaceNames::visit_elements(const State& state, const Place& place, const Object& array) {
  places_.push_back({place.name + (place.characters ? ".length()" : ".length"), length_of(array)});
  auto name_of = [&](const Value& at) {
    const std::string index = at.is_term() ? text(*at.term) : std::to_string(at.i);
    return place.characters ? fmt::format("{}.charAt({})", place.name, index)
                            : fmt::format("{}[{}]", place.name, index);
  };
  for_each_slot(array, [&](const Slot& slot) {
    places_.push_back({name_of(slot.index), slot.at_entry, array.type->element});
    return true;
  });
  // They have names, but need not be there.
  const Location location = SymbolicHeap::resolved(state, place.value).location;
  for (uint32_t i = 0; i < state.foreseen_count; ++i) {
    const ForeseenByte& foreseen = *state.foreseen.find(i);
    if (foreseen.bytes != location) continue;
    of_symbol_.try_emplace(foreseen.byte.term->number(), name_of(foreseen.index));
  }
}

void PlaceNames::visit_fields(const State& state, SymbolicHeap& heap, const Place& place,
                              const Object& object) {
  const bool string = object.type->name == "java/lang/String";
  for_each_slot(object, [&](const Slot& slot) {
    if (slot.at_entry.is_undefined()) return true;
    const Field& field = *slot.field;
    Place there{fmt::format("{}.{}", place.name, field_name(field, *object.type)), slot.at_entry};
    if (field.basic == Basic::Reference) there.declared = heap.type_of(field);
    there.characters = string && field.name == "value" && !is_wide(state, slot.at_entry);
    if (there.characters) there.name = place.name;
    places_.push_back(std::move(there));
    return true;
  });
}

std::string PlaceNames::of_symbol(uint32_t number) const {
  auto it = of_symbol_.find(number);
  return it == of_symbol_.end() ? fmt::format("x{}", number) : it->second;
}

std::string PlaceNames::of_object(Location location) const {
  auto it = of_object_.find(location);
  return it == of_object_.end() ? "" : it->second;
}

std::string PlaceNames::text(const Term& term) const {
  return text_of(term, [this](const Term& symbol) { return of_symbol(symbol.number()); });
}

std::vector<std::string> PlaceNames::text(const PathCondition& condition,
                                          const TypeConstraints& constraints) const {
  std::vector<std::string> lines;
  absl::flat_hash_map<uint32_t, TypeBounds> known;
  for (const PathCondition::Node* node : condition.conjuncts()) {
    if (node->condition != nullptr) {
      lines.push_back(text(*node->condition));
      continue;
    }
    const auto& [variable, holds, type] = node->literal;
    auto it = of_variable_.find(variable);
    if (it == of_variable_.end()) continue;
    const auto& [name, declared] = it->second;
    auto [bounds, fresh] = known.try_emplace(variable);
    if (fresh && declared != nullptr) {
      bounds->second = constraints.with({}, declared, true).value_or(TypeBounds());
    }
    const bool follows = holds ? constraints.implies(bounds->second, type)
                               : constraints.implies_not(bounds->second, type);
    if (follows) continue;
    bounds->second = constraints.with(bounds->second, type, holds).value_or(bounds->second);
    lines.push_back(
        fmt::format("{} is {}{}", name, holds ? "" : "not ", with_article(short_name(*type))));
  }
  return lines;
}

std::string short_name(const Type& type) {
  const std::string name = readable_name(type);
  const size_t dollar = name.rfind('$');
  // A local or anonymous class has a number there: Tree$1.
  const bool inner = dollar != std::string::npos && dollar + 1 < name.size() &&
                     std::isdigit(static_cast<unsigned char>(name[dollar + 1])) == 0;
  return name.substr(inner ? dollar + 1 : name.rfind('.') + 1);
}

std::string field_name(const Field& field, const Type& type) {
  const auto same = [&](const Field* other) { return other->name == field.name; };
  const std::vector<const Field*>& fields = type.instance_fields;
  if (std::count_if(fields.begin(), fields.end(), same) <= 1) return std::string(field.name);
  return fmt::format("{}.{}", short_name(*field.owner), field.name);
}

std::string with_article(std::string_view noun) {
  const bool vowel =
      !noun.empty() && std::string_view("AEIOUaeiou").find(noun[0]) != std::string_view::npos;
  return fmt::format("{} {}", vowel ? "an" : "a", noun);
}

}  // namespace kukang
