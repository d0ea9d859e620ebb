// What the types of symbolic objects and unknowns are known to be.
//
// A type variable has bounds, which are interned; what follows from one and another is found out
// once and remembered by their addresses.

#include <algorithm>

#include "heap/symbolic_heap.h"
#include "support/requires.h"

namespace kukang {
namespace {

// Objects of these are there from the beginning: a fresh one never turns out to be of them.
bool only_existing(const Type& type) { return type.is_enum() || type.name == "java/lang/Class"; }

}  // namespace

const Type* SymbolicHeap::type_of(const Field& field) {
  auto [it, fresh] = declared_.try_emplace(&field, nullptr);
  if (fresh) {
    std::string_view name = field.descriptor;
    if (name.front() == 'L') name = name.substr(1, name.size() - 2);
    Linked<const Type*> type = program.load(name);
    if (type.ok()) it->second = *type;
  }
  return it->second;
}

const TypeBounds* SymbolicHeap::intern(TypeBounds bounds) {
  return &*interned_.insert(std::move(bounds)).first;
}

template <class Answers, class Key, class Find>
const TypeBounds* SymbolicHeap::remembered(Answers& answers, const Key& key, Find find) {
  auto [it, fresh] = answers.try_emplace(key, nullptr);
  if (fresh) {
    std::optional<TypeBounds> bounds = find();
    if (bounds.has_value()) it->second = intern(*std::move(bounds));
  }
  return it->second;
}

const TypeBounds* SymbolicHeap::bounds_for(const Type* type) {
  return remembered(of_type_, type, [&] { return constraints.with(TypeBounds(), type, true); });
}

const TypeBounds* SymbolicHeap::bounds_for(const Finding& finding) {
  const TypeBounds* bounds = bounds_for(finding.type);
  for (const Type* type : finding.also) bounds = bounds ? with(bounds, type, true) : nullptr;
  if (const MadeField* made = finding.made) {
    bounds = bounds ? with(bounds, made->type, true) : nullptr;
    for (const Type* other : made->others) bounds = bounds ? with(bounds, other, false) : nullptr;
  }
  const Granted::Class* granted = granted_to(finding);
  return granted != nullptr && bounds ? with(bounds, granted->type, true) : bounds;
}

const TypeBounds* SymbolicHeap::with(const TypeBounds* bounds, const Type* type, bool holds) {
  return remembered(with_, std::tuple(bounds, type, holds),
                    [&] { return constraints.with(*bounds, type, holds); });
}

const TypeBounds* SymbolicHeap::with(const TypeBounds* bounds, const Selection& selection) {
  return remembered(selected_, std::pair(bounds, selection),
                    [&] { return constraints.with(*bounds, selection); });
}

const TypeBounds* SymbolicHeap::joined(const TypeBounds* a, const TypeBounds* b) {
  if (a == b) return a;
  if (auto it = joined_.find({a, b}); it != joined_.end()) return it->second;
  const TypeBounds* both = a;
  for (const Type* type : b->below) both = both ? with(both, type, true) : nullptr;
  for (const Type* type : b->not_below) both = both ? with(both, type, false) : nullptr;
  for (const Selection& selection : b->selections) both = both ? with(both, selection) : nullptr;
  return joined_[{a, b}] = both;
}

uint32_t SymbolicHeap::variable_of(const State& state, Value value) const {
  return value.is_location() ? state.heap[value.location].variable
                             : state.unknowns.find(value.unknown)->variable;
}

uint32_t SymbolicHeap::fresh_variable(State& state, const TypeBounds* bounds) {
  state.types.at(state.next_variable) = bounds;
  return state.next_variable++;
}

// What the program has made, and what a law has: whatever classes there are below its own.
static bool is_of_known_class(const Object& object) {
  return !object.symbolic || (object.part && object.is_record());
}

bool SymbolicHeap::may_be(const State& state, Value value, const Type* type, bool holds) {
  if (value.is_location() && is_of_known_class(state.heap[value.location])) {
    return state.heap[value.location].type->is_subtype_of(type) == holds;
  }
  const TypeBounds* narrowed = with(*state.types.find(variable_of(state, value)), type, holds);
  if (narrowed == nullptr) return false;
  if (!holds || !value.is_location()) return true;
  return !only_existing(*constraints.upper(*narrowed)) &&
         (!type->is_array() || may_hold(state, value.location, type->element));
}

void SymbolicHeap::constrain(State& state, Value value, const Type* type, bool holds) {
  if (value.is_location() && !state.heap[value.location].symbolic) return;
  const uint32_t variable = variable_of(state, value);
  state.condition.add(TypeLiteral{variable, holds, type});
  const TypeBounds*& bounds = state.types.at(variable);
  const TypeBounds* more = with(bounds, type, holds);
  KUKANG_REQUIRES(more != nullptr);
  if (more == bounds) return;
  bounds = more;
  if (!holds || !value.is_location()) return;
  reshape(state, value.location);
  if (type->is_array()) make_hold(state, value.location, type->element);
}

// Is one of them a part, or what a field has for itself, so that the other is not it?
bool SymbolicHeap::are_apart(const State& state, const Value& a, const Value& b) const {
  auto is_part = [&](const Value& value) {
    return value.is_location() && state.heap[value.location].part;
  };
  auto is_own = [&](const Value& value) {
    if (value.is_location()) return state.heap[value.location].own;
    const MadeField* made = state.unknowns.find(value.unknown)->made;
    return made != nullptr && made->own;
  };
  auto may_be_own = [&](const Value& value) {
    return value.is_unknown() && state.unknowns.find(value.unknown)->may_be_own;
  };
  if (is_part(a) || is_part(b)) return true;
  return (is_own(a) || is_own(b)) && !may_be_own(a) && !may_be_own(b);
}

const TypeBounds* SymbolicHeap::bounds_if_same(const State& state, Value a, Value b) {
  KUKANG_REQUIRES(!a.is_location() || !b.is_location());
  if (are_apart(state, a, b)) return nullptr;
  const TypeBounds* of_a = &bounds_of_value(state, a);
  const TypeBounds* of_b = &bounds_of_value(state, b);
  if (a.is_location() && !fits(state, a.location, of_b)) return nullptr;
  if (b.is_location() && !fits(state, b.location, of_a)) return nullptr;
  const TypeBounds* both = joined(of_a, of_b);
  return both == nullptr || is_strange(both) ? nullptr : both;
}

void SymbolicHeap::note_selection(State& state, Value receiver, const Selection& selection) {
  if (receiver.is_location() && !state.heap[receiver.location].symbolic) return;
  const TypeBounds*& bounds = state.types.at(variable_of(state, receiver));
  if (const TypeBounds* more = with(bounds, selection)) bounds = more;
}

// Is the object one that satisfies all of `bounds`, as far as is known?
bool SymbolicHeap::fits(const State& state, Location location, const TypeBounds* bounds) {
  const Object& object = state.heap[location];
  if (object.symbolic) {
    const TypeBounds* both = joined(*state.types.find(object.variable), bounds);
    return both != nullptr && !only_existing(*constraints.upper(*both)) &&
           std::all_of(bounds->below.begin(), bounds->below.end(), [&](const Type* type) {
             return !type->is_array() || may_hold(state, location, type->element);
           });
  }
  return constraints.admits(*bounds, object.type);
}

}  // namespace kukang
