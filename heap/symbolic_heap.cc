#include "heap/symbolic_heap.h"

#include <algorithm>

#include "heap/symbol_range.h"

namespace kukang {
namespace {

// An enum, or the class of a constant with a body of its own.
bool is_enum(const Type& type) {
  return type.flags & kEnum || (type.super != nullptr && type.super->flags & kEnum);
}

// Objects of these are there from the beginning: a fresh one never turns out to be of them.
bool only_existing(const Type& type) { return is_enum(type) || type.name == "java/lang/Class"; }

void add_static_fields(const State& state, const Type& type, std::vector<Location>& out) {
  const Object* statics = state.static_object(type);
  if (statics == nullptr) return;
  for (uint32_t i = 0; i < statics->length; ++i) {
    const Value& value = statics->values()[i];
    if (value.is_location()) out.push_back(value.location);
  }
}

}  // namespace

SymbolicHeap::SymbolicHeap(const Program& program, Terms& terms, const TypeConstraints& constraints,
                           const Strategy& strategy, Bounds bounds, Remarks& remarks)
    : program(program),
      terms(terms),
      constraints(constraints),
      strategy(strategy),
      bounds(std::move(bounds)),
      remarks(remarks) {}

Value SymbolicHeap::fresh_symbol(State& state, Basic basic) {
  return Value::of(*terms.symbol(symbol_range(basic), state.next_symbol++));
}

// --- types ---

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

const TypeBounds* SymbolicHeap::bounds_for(const Type* type) {
  auto [it, fresh] = of_type_.try_emplace(type, nullptr);
  if (fresh) {
    std::optional<TypeBounds> bounds = constraints.with(TypeBounds(), type, true);
    if (bounds.has_value()) it->second = intern(*std::move(bounds));
  }
  return it->second;
}

const TypeBounds* SymbolicHeap::bounds_for(const Finding& finding) {
  const TypeBounds* bounds = bounds_for(finding.type);
  for (const Type* type : finding.also) bounds = bounds ? with(bounds, type, true) : nullptr;
  return bounds;
}

const TypeBounds* SymbolicHeap::with(const TypeBounds* bounds, const Type* type, bool holds) {
  auto [it, fresh] = with_.try_emplace({bounds, type, holds}, nullptr);
  if (fresh) {
    std::optional<TypeBounds> more = constraints.with(*bounds, type, holds);
    if (more.has_value()) it->second = intern(*std::move(more));
  }
  return it->second;
}

const TypeBounds* SymbolicHeap::with(const TypeBounds* bounds, const Selection& selection) {
  auto [it, fresh] = selected_.try_emplace({bounds, selection}, nullptr);
  if (fresh) {
    std::optional<TypeBounds> more = constraints.with(*bounds, selection);
    if (more.has_value()) it->second = intern(*std::move(more));
  }
  return it->second;
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

bool SymbolicHeap::may_be(const State& state, Value value, const Type* type, bool holds) {
  if (value.is_location() && !state.heap[value.location].symbolic) {
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
  if (more == bounds) return;
  bounds = more;
  if (!holds || !value.is_location()) return;
  reshape(state, value.location);
  if (type->is_array()) make_hold(state, value.location, type->element);
}

const TypeBounds* SymbolicHeap::bounds_if_same(const State& state, Value a, Value b) {
  const TypeBounds* of_a = &bounds_of_value(state, a);
  const TypeBounds* of_b = &bounds_of_value(state, b);
  if (a.is_location() && !fits(state, a.location, of_b)) return nullptr;
  if (b.is_location() && !fits(state, b.location, of_a)) return nullptr;
  return joined(of_a, of_b);
}

void SymbolicHeap::note_selection(State& state, Value receiver, const Selection& selection) {
  if (receiver.is_location() && !state.heap[receiver.location].symbolic) return;
  const TypeBounds*& bounds = state.types.at(variable_of(state, receiver));
  if (const TypeBounds* more = with(bounds, selection)) bounds = more;
}

namespace {

// The references that an array, if the object is one, was seen to hold at entry or to take since:
// whatever it turns out to be an array of, they are that. Unresolved; those that are a class only
// are of an object that the program made.
std::vector<Taken> seen_in(const State& state, Location location) {
  const Object& array = state.heap[location];
  if (array.form != Form::Accumulator || array.type->element->is_primitive()) return {};
  std::vector<Taken> seen;
  for (uint32_t i = 0; i < array.length; ++i) {
    seen.push_back({location, nullptr, array.met()[i].initial});
  }
  for (uint32_t i = 0; i < state.taken_count; ++i) {
    const Taken& taken = *state.taken.find(i);
    if (taken.array == location) seen.push_back(taken);
  }
  return seen;
}

}  // namespace

bool SymbolicHeap::may_hold(const State& state, Location location, const Type* element) {
  const std::vector<Taken> seen = seen_in(state, location);
  return std::all_of(seen.begin(), seen.end(), [&](const Taken& one) {
    if (one.type != nullptr) return one.type->is_subtype_of(element);
    const Value value = resolved(state, one.value);
    const bool may_be_null = !value.is_location() && value.kind != Kind::SymbolicLocation;
    return may_be_null || may_be(state, value, element, true);
  });
}

// REQUIRES may_hold. What may be null and nothing else that the array can hold is null.
void SymbolicHeap::make_hold(State& state, Location location, const Type* element) {
  for (const Taken& one : seen_in(state, location)) {
    const Value value = resolved(state, one.value);
    if (!value.is_location() && !value.is_unknown()) continue;
    if (may_be(state, value, element, true)) {
      constrain(state, value, element, true);
    } else {
      bind(state, value.unknown, {Candidate::What::Null});
    }
  }
}

// An array that takes whatever its type allows is of no narrower one.
void SymbolicHeap::hold_exactly(State& state, Location location) {
  const Object& array = state.heap[location];
  if (!array.symbolic || !array.type->can_have_subtypes()) return;
  take(state, {location, array.type->element, Value()});
}

Value SymbolicHeap::narrower_alias(const State& state, Location location, Value stored) {
  const Object& array = state.heap[location];
  if (!array.symbolic || !array.type->can_have_subtypes()) return Value::null();
  for (UnknownId id = 0; id < state.next_unknown; ++id) {
    const Unknown& unknown = *state.unknowns.find(id);
    if (!unknown.binding.is_undefined()) continue;
    const TypeBounds* bounds = *state.types.find(unknown.variable);
    const Type* type = constraints.upper(*bounds);
    if (type == array.type || !type->is_subtype_of(array.type)) continue;
    const bool matters = stored.is_null() || may_be(state, stored, type->element, false);
    if (matters && fits(state, location, bounds)) return Value::symbolic(id, unknown.kind);
  }
  return Value::null();
}

void SymbolicHeap::take(State& state, Location location, Value value) {
  const Object& array = state.heap[location];
  value = resolved(state, value);
  if (!array.symbolic || !array.type->can_have_subtypes() || value.is_null()) return;
  Taken taken{location, nullptr, value};
  if (value.is_location() && !state.heap[value.location].symbolic) {
    taken.type = state.heap[value.location].type;
    taken.value = Value();
  }
  take(state, taken);
}

void SymbolicHeap::take(State& state, const Taken& taken) {
  for (uint32_t i = 0; i < state.taken_count; ++i) {
    const Taken& known = *state.taken.find(i);
    if (known.array == taken.array && known.type == taken.type &&
        same_value(known.value, taken.value)) {
      return;
    }
  }
  state.taken.at(state.taken_count++) = taken;
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
  auto below = [&](const Type* type) { return object.type->is_subtype_of(type); };
  return std::all_of(bounds->below.begin(), bounds->below.end(), below) &&
         std::none_of(bounds->not_below.begin(), bounds->not_below.end(), below);
}

// --- candidates ---

// collect(h), by age: the objects that may be found at a place of type `type`, declared in
// `declarer`.
std::vector<Location> SymbolicHeap::collect(const State& state, const Type* type,
                                            const Type* declarer) const {
  std::vector<Location> found;
  for (uint32_t i = 0; i < state.static_count; ++i) {
    found.push_back(*state.static_objects.find(i));
  }
  if (declarer != nullptr && declarer->from_jdk) add_static_fields(state, *declarer, found);
  if (is_enum(*type) && type->from_jdk) add_static_fields(state, *type, found);
  if (!found.empty()) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
  }
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    found.push_back(*state.symbolic_objects.find(i));
  }
  return found;
}

void SymbolicHeap::add_objects(const State& state, const TypeBounds* bounds, const Finding& finding,
                               Candidates& out) {
  const Type* declarer = finding.field == nullptr ? nullptr : finding.field->owner;
  for (Location location : collect(state, finding.type, declarer)) {
    if (fits(state, location, bounds)) out.push_back({Candidate::What::Existing, location});
  }
  const Type& upper = *constraints.upper(*bounds);
  if (!is_enum(upper)) {
    const uint32_t* count = state.counts.find(finding.type->id);
    Candidate fresh{Candidate::What::Fresh};
    fresh.unmodelled = upper.name == "java/lang/Class";
    fresh.cut = !this->bounds.allows_depth(finding.depth) ||
                !this->bounds.allows_object(finding.type, count == nullptr ? 0 : *count);
    out.push_back(fresh);
  }
  cut_by_field(state, finding.field, out);
}

// Where the field has a bound and refers to that many objects at entry, it refers to no other.
void SymbolicHeap::cut_by_field(const State& state, const Field* field, Candidates& out) const {
  const auto bound = bounds.n_of_field.find(field);
  if (bound == bounds.n_of_field.end()) return;
  absl::flat_hash_set<Location> held;
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Object& object = state.heap[*state.symbolic_objects.find(i)];
    if (object.form != Form::SymbolicRecord || !object.type->is_subtype_of(field->owner)) continue;
    const Value value = resolved(state, object.initial()[field->slot]);
    if (value.is_location()) held.insert(value.location);
  }
  if (held.size() < bound->second) return;
  for (Candidate& candidate : out) {
    const bool other =
        candidate.what == Candidate::What::Fresh ||
        (candidate.what == Candidate::What::Existing && !held.contains(candidate.location));
    candidate.cut = candidate.cut || other;
  }
}

void SymbolicHeap::add_objects(const State& state, const Finding& finding, Candidates& out) {
  if (const TypeBounds* bounds = bounds_for(finding)) add_objects(state, bounds, finding, out);
}

Candidates SymbolicHeap::objects_for(const State& state, UnknownId location) {
  const Unknown& unknown = *state.unknowns.find(location);
  const TypeBounds* bounds = *state.types.find(unknown.variable);
  const Finding finding{unknown.type, unknown.depth, unknown.field};
  Candidates out;
  for (uint32_t i = unknown.first_given; i < unknown.last_given; ++i) {
    const Location given = *state.given.find(i);
    if (fits(state, given, bounds)) out.push_back({Candidate::What::Existing, given});
  }
  add_objects(state, bounds, finding, out);
  return out;
}

// --- unknowns ---

Value SymbolicHeap::fresh_unknown(State& state, Kind kind, const Finding& finding) {
  Unknown& unknown = state.unknowns.at(state.next_unknown);
  unknown.type = finding.type;
  unknown.depth = finding.depth;
  unknown.field = finding.field;
  unknown.kind = kind;
  unknown.variable = fresh_variable(state, bounds_for(finding.type));
  const Value value = Value::symbolic(state.next_unknown++, kind);
  constrain_also(state, value, finding);
  return value;
}

void SymbolicHeap::bind(State& state, UnknownId id, const Candidate& candidate) {
  const Unknown unknown = *state.unknowns.find(id);
  Value binding = Value::null();
  switch (candidate.what) {
    case Candidate::What::Null:
    case Candidate::What::SymbolicReference: break;
    case Candidate::What::Existing: {
      binding = Value::at(candidate.location);
      const TypeBounds& bounds = bounds_of(state, unknown.variable);
      constrain(state, binding, unknown.type, true);
      for (const Type* type : bounds.below) {
        if (type != unknown.type) constrain(state, binding, type, true);
      }
      for (const Type* type : bounds.not_below) constrain(state, binding, type, false);
      for (const Selection& selection : bounds.selections) {
        note_selection(state, binding, selection);
      }
      break;
    }
    case Candidate::What::Fresh:
      binding = Value::at(materialize(state, unknown.type, unknown.variable, unknown.depth));
      break;
    case Candidate::What::SymbolicLocation: {
      Unknown& location = state.unknowns.at(state.next_unknown);
      location = unknown;
      location.kind = Kind::SymbolicLocation;
      binding = Value::symbolic(state.next_unknown++, Kind::SymbolicLocation);
      break;
    }
  }
  state.unknowns.at(id).binding = binding;
}

Value SymbolicHeap::realize(State& state, const Finding& finding, const Candidate& candidate) {
  switch (candidate.what) {
    case Candidate::What::Null: return Value::null();
    case Candidate::What::SymbolicLocation:
      return fresh_unknown(state, Kind::SymbolicLocation, finding);
    case Candidate::What::SymbolicReference:
      return fresh_unknown(state, Kind::SymbolicReference, finding);
    case Candidate::What::Existing: {
      const Value existing = Value::at(candidate.location);
      constrain(state, existing, finding.type, true);
      constrain_also(state, existing, finding);
      return existing;
    }
    case Candidate::What::Fresh: break;
  }
  const uint32_t variable = fresh_variable(state, bounds_for(finding.type));
  const Value fresh = Value::at(materialize(state, finding.type, variable, finding.depth));
  constrain_also(state, fresh, finding);
  return fresh;
}

void SymbolicHeap::constrain_also(State& state, Value value, const Finding& finding) {
  for (const Type* type : finding.also) constrain(state, value, type, true);
}

// --- objects ---

Location SymbolicHeap::materialize(State& state, const Type* type, uint32_t variable,
                                   uint32_t depth) {
  state.condition.add(TypeLiteral{variable, true, type});
  const Type* upper = constraints.upper(bounds_of(state, variable));
  Object* object = Object::symbolic_record(upper, upper->is_array() ? 0 : upper->instance_slots);
  object->variable = variable;
  object->depth = static_cast<uint16_t>(std::min<uint32_t>(depth, UINT16_MAX));
  const Location location = state.heap.allocate(object);
  state.symbolic_objects.at(state.symbolic_count++) = location;
  ++state.counts.at(type->id);
  ++state.materialized;
  reshape(state, location);
  respect_class(state, location);
  return location;
}

// Gives the object the form that its type has come to ask for: an array's, or room for more fields.
void SymbolicHeap::reshape(State& state, Location location) {
  const Object& object = state.heap[location];
  const Type* upper = constraints.upper(bounds_of(state, object.variable));
  if (upper->is_array() && object.form == Form::SymbolicRecord) {
    const Value length = fresh_symbol(state, Basic::Int);
    Object* array = Object::accumulator(upper, length, Value(), 0);
    array->symbolic = true;
    array->variable = object.variable;
    array->depth = object.depth;
    array->monitor = object.monitor;
    state.heap.replace(location, array);
    state.condition.add(terms.make(Operator::Le, terms.of(0), length.term));
  } else if (upper->is_array()) {
    state.heap.change(location).type = upper;
  } else if (object.type != upper) {
    extend(state, location, upper);
  }
}

void SymbolicHeap::extend(State& state, Location location, const Type* type) {
  const Object& object = state.heap[location];
  if (!type->is_subtype_of(object.type) && !object.type->is_interface()) return;
  const uint32_t slots = std::max(object.length, type->instance_slots);
  Object* wider = Object::symbolic_record(type, slots);
  std::copy_n(object.values(), object.length, wider->values());
  std::copy_n(object.initial(), object.length, wider->initial());
  wider->variable = object.variable;
  wider->depth = object.depth;
  wider->monitor = object.monitor;
  state.heap.replace(location, wider);
  respect_class(state, location);
}

void SymbolicHeap::define(State& state, Location location, uint32_t slot, Value value) {
  Object& object = state.heap.change(location);
  object.values()[slot] = value;
  if (object.form == Form::SymbolicRecord) object.initial()[slot] = value;
}

// The invariants of JDK classes that the JVM itself relies on. A String has characters and has not
// computed its hash. Whether each is a byte is decided where somebody asks
// (symbolic/characters.cc).
void SymbolicHeap::respect_class(State& state, Location location) {
  const Type& type = *state.heap[location].type;
  if (type.name != "java/lang/String") return;
  for (const Field* field : type.instance_fields) {
    if (!state.heap[location].values()[field->slot].is_undefined()) continue;
    Value value = default_value(field->basic);
    if (field->name == "coder") continue;
    if (field->name == "value") {
      const Type* bytes = program.array_of(program.primitive(Basic::Byte));
      const Value length = fresh_symbol(state, Basic::Int);
      Object* characters = Object::accumulator(bytes, length, Value(), 0);
      characters->symbolic = true;
      characters->depth = state.heap[location].depth;
      characters->variable = fresh_variable(state, bounds_for(bytes));
      value = Value::at(state.heap.allocate(characters));
      state.condition.add(terms.make(Operator::Le, terms.of(0), length.term));
    }
    define(state, location, field->slot, value);
  }
}

// --- elements ---

void SymbolicHeap::meet(State& state, Location location, Value index, Value now, Value initial) {
  const Object& array = state.heap[location];
  Object* wider = Object::accumulator(array.type, array.len(), array.otherwise(), array.length + 1);
  std::copy_n(array.met(), array.length, wider->met());
  wider->met()[array.length] = {index, now, initial};
  wider->symbolic = array.symbolic;
  wider->variable = array.variable;
  wider->depth = array.depth;
  wider->monitor = array.monitor;
  if (array.symbolic) ++state.materialized;
  state.heap.replace(location, wider);
}

Location SymbolicHeap::make_accumulator(State& state, const Type* type, Value length) {
  const Value otherwise = default_value(type->element_basic());
  return state.heap.allocate(Object::accumulator(type, length, otherwise, 0));
}

void SymbolicHeap::unpack(State& state, Location location) {
  const Object& array = state.heap[location];
  if (array.form != Form::Packed) return;
  Object* values = Object::record(array.type, array.length);
  values->form = Form::Terms;
  values->monitor = array.monitor;
  for (uint32_t i = 0; i < array.length; ++i) values->values()[i] = packed_element(array, i);
  state.heap.replace(location, values);
}

}  // namespace kukang
