#include "heap/left_aside.h"

#include <algorithm>

#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

constexpr std::string_view kKinds[] = {
    "java/lang/CharSequence", "java/lang/Iterable",  "java/util/Iterator",
    "java/util/Map",          "java/util/Map$Entry", "java/lang/Number",
};

bool is_kind(const Type* type) {
  return std::find(std::begin(kKinds), std::end(kKinds), type->name) != std::end(kKinds);
}

bool is_ordering(const Type* type) {
  return type->name == "java/lang/Comparable" || type->name == "java/util/Comparator";
}

// Does only a class that nobody has written join another one with an interface of the JDK's? Why
// that is left aside; empty: it is not. Abstract classes of the JDK's have more below them than is
// known.
std::string_view joins_strangely(const TypeBounds& bounds, const TypeConstraints& constraints) {
  std::string_view why;
  bool other = false;
  for (const Type* type : bounds.below) {
    if (!type->from_jdk || !(type->flags & kAbstract)) {
      other |= type->is_class();
    } else if (is_ordering(type)) {
      why = kLawful;
    } else if (is_usual_kind(*type)) {
      why = kUsual;
    }
  }
  const bool strange = other && !why.empty() && constraints.instance(bounds) == nullptr;
  return strange ? why : std::string_view();
}

}  // namespace

bool is_usual_kind(const Type& type) {
  return is_kind(&type) ||
         std::any_of(type.all_interfaces.begin(), type.all_interfaces.end(), is_kind);
}

bool is_entry(const Type& type) {
  return std::any_of(type.all_interfaces.begin(), type.all_interfaces.end(),
                     [](const Type* above) { return above->name == "java/util/Map$Entry"; });
}

bool is_entry_of_found(const Object& object) {
  return object.part && object.form == Form::SymbolicRecord && is_entry(*object.type);
}

bool SymbolicHeap::is_strange(const TypeBounds* bounds) const {
  return constraints.world == World::Open && !joins_strangely(*bounds, constraints).empty();
}

// What has been found in it, before it turned out to have been declared so, is as declared.
bool SymbolicHeap::can_hold(const State& state, Location location, const Generic* generic) {
  const Object& object = state.heap[location];
  if (object.form != Form::SymbolicRecord) return true;
  for (const Field* field : object.type->instance_fields) {
    const Value value = resolved(state, object.initial()[field->slot]);
    if (field->basic != Basic::Reference || field->owner->from_jdk || value.is_undefined() ||
        value.is_null()) {
      continue;
    }
    const Generic* said = generics.of(*field, object.type, generic);
    const bool narrower = said != nullptr && said->type != nullptr;
    if (narrower && !may_be(state, value, said->type, true)) return false;
  }
  return true;
}

std::string_view SymbolicHeap::left_aside(const State& state, Location location,
                                          const TypeBounds* bounds, const Generic* generic) {
  const Object& object = state.heap[location];
  if (!object.symbolic) return {};
  if (constraints.world == World::Open) {
    const TypeBounds* both = joined(*state.types.find(object.variable), bounds);
    if (both == nullptr) return {};
    if (std::string_view why = joins_strangely(*both, constraints); !why.empty()) return why;
  }
  const Generic* const* noted = state.generics.find(location);
  const Generic* said = noted == nullptr ? nullptr : *noted;
  if (generic == nullptr || generic == said) return {};
  if (generics.contradict(said, generic) || !can_hold(state, location, generic)) return kAsDeclared;
  return {};
}

// What is declared as an entry is no entry of a map that was found.
void SymbolicHeap::note_entries(State& state, const TypeBounds* bounds) {
  const bool declared = std::any_of(bounds->below.begin(), bounds->below.end(), [](auto* type) {
    return type->name == "java/util/Map$Entry" || is_entry(*type);
  });
  for (uint32_t i = 0; declared && i < state.symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    if (!is_entry_of_found(state.heap[location]) || !fits(state, location, bounds)) continue;
    state.assumptions |= remarks.assumptions.bit(kNobodyElses);
    return;
  }
}

void SymbolicHeap::note_left_aside(State& state, const TypeBounds* bounds, const Finding& finding) {
  const bool may_be_left = finding.generic != nullptr ||
                           std::any_of(bounds->below.begin(), bounds->below.end(), [](auto* type) {
                             return is_ordering(type) || is_usual_kind(*type);
                           });
  if (!may_be_left) return;
  note_entries(state, bounds);
  const Type* declarer = finding.field == nullptr ? nullptr : finding.field->owner;
  for (Location location : collect(state, finding.type, declarer, false)) {
    if (!fits(state, location, bounds)) continue;
    const std::string_view why = left_aside(state, location, bounds, finding.generic);
    if (!why.empty()) state.assumptions |= remarks.assumptions.bit(why);
  }
}

void SymbolicHeap::note_generic(State& state, Location location, const Generic* generic) {
  if (generic == nullptr) return;
  const Generic*& noted = state.generics.at(location);
  if (noted == generic) return;
  noted = generics.both(noted, generic);
  const Object& object = state.heap[location];
  if (object.form != Form::SymbolicRecord) return;
  const Type* type = object.type;
  for (const Field* field : type->instance_fields) {
    const Value value = resolved(state, state.heap[location].initial()[field->slot]);
    if (field->basic != Basic::Reference || field->owner->from_jdk || value.is_undefined() ||
        value.is_null()) {
      continue;
    }
    const Generic* said = generics.of(*field, type, noted);
    if (said == nullptr || said->type == nullptr) continue;
    if (!may_be(state, value, said->type, true) || !may_be(state, value, said->type, false))
      continue;
    state.assumptions |= remarks.assumptions.bit(kAsDeclared);
    constrain(state, value, said->type, true);
  }
}

}  // namespace kukang
