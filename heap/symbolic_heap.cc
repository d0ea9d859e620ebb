#include "heap/symbolic_heap.h"

#include <algorithm>

#include "heap/symbol_range.h"

namespace kukang {
namespace {

Finding finding_of(const Unknown& unknown) {
  Finding finding{unknown.type, unknown.depth, unknown.field};
  finding.generic = unknown.generic;
  finding.made = unknown.made;
  return finding;
}

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
      remarks(remarks),
      generics(program) {}

Value SymbolicHeap::fresh_symbol(State& state, Basic basic) {
  return Value::of(*terms.symbol(symbol_range(basic), state.next_symbol++));
}

// --- candidates ---

// collect(h), by age: the objects that may be found at a place of type `type`, declared in
// `declarer`.
std::vector<Location> SymbolicHeap::collect(const State& state, const Type* type,
                                            const Type* declarer, bool own) const {
  std::vector<Location> found;
  for (uint32_t i = 0; i < state.static_count; ++i) {
    found.push_back(*state.static_objects.find(i));
  }
  if (declarer != nullptr && declarer->from_jdk) add_static_fields(state, *declarer, found);
  if (type->is_enum() && type->from_jdk) add_static_fields(state, *type, found);
  if (!found.empty()) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
  }
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    const Object& object = state.heap[location];
    if (!object.part && (!object.own || own)) found.push_back(location);
  }
  return found;
}

void SymbolicHeap::add_existing(const State& state, const TypeBounds* bounds,
                                const Finding& finding, bool own, Candidates& out) {
  if (finding.made != nullptr && finding.made->own) return;
  const Type* declarer = finding.field == nullptr ? nullptr : finding.field->owner;
  // What the constructor has made for a final field no initializer of a class has.
  const bool from_constructor =
      finding.made != nullptr && finding.field != nullptr && finding.field->flags & kFinal;
  for (Location location : collect(state, finding.type, declarer, own)) {
    if (from_constructor && !state.heap[location].symbolic) continue;
    if (!fits(state, location, bounds)) continue;
    if (!left_aside(state, location, bounds, finding.generic).empty()) continue;
    out.push_back({Candidate::What::Existing, location});
  }
}

void SymbolicHeap::add_fresh(const State& state, const TypeBounds* bounds, const Finding& finding,
                             Candidates& out) {
  const Type& upper = *constraints.upper(*bounds);
  if (!upper.is_enum()) {
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
  const TypeBounds* bounds = bounds_for(finding);
  if (bounds == nullptr) return;
  add_existing(state, bounds, finding, false, out);
  add_fresh(state, bounds, finding, out);
}

Candidates SymbolicHeap::objects_for(const State& state, UnknownId location) {
  const Unknown& unknown = *state.unknowns.find(location);
  const TypeBounds* bounds = *state.types.find(unknown.variable);
  const Finding finding = finding_of(unknown);
  Candidates out;
  for (uint32_t i = unknown.first_given; i < unknown.last_given; ++i) {
    const Location given = *state.given.find(i);
    if (fits(state, given, bounds)) out.push_back({Candidate::What::Existing, given});
  }
  add_existing(state, bounds, finding, unknown.may_be_own, out);
  add_fresh(state, bounds, finding, out);
  return out;
}

// --- unknowns ---

Value SymbolicHeap::fresh_unknown(State& state, Kind kind, const Finding& finding) {
  Unknown& unknown = state.unknowns.at(state.next_unknown);
  unknown.type = finding.type;
  unknown.depth = finding.depth;
  unknown.field = finding.field;
  unknown.generic = finding.generic;
  unknown.made = finding.made;
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
      note_left_aside(state, &bounds_of(state, unknown.variable), finding_of(unknown));
      note_given(state, unknown, candidate.location);
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
      note_generic(state, candidate.location, unknown.generic);
      pass_content_on(state, unknown, candidate.location);
      break;
    }
    case Candidate::What::Fresh:
      if (const std::optional<Location> bearer = known_bearer(state, id)) {
        state.condition.add(TypeLiteral{unknown.variable, true, unknown.type});
        count_object(state, unknown.type, *bearer);
        binding = Value::at(*bearer);
        break;
      }
      note_left_aside(state, &bounds_of(state, unknown.variable), finding_of(unknown));
      binding = Value::at(materialize(state, unknown.type, unknown.variable, unknown.depth));
      note_generic(state, binding.location, unknown.generic);
      note_made(state, binding.location, unknown.made);
      pass_content_on(state, unknown, binding.location);
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
      note_left_aside(state, bounds_for(finding), finding);
      constrain(state, existing, finding.type, true);
      constrain_also(state, existing, finding);
      note_generic(state, existing.location, finding.generic);
      return existing;
    }
    case Candidate::What::Fresh: break;
  }
  note_left_aside(state, bounds_for(finding), finding);
  const uint32_t variable = fresh_variable(state, bounds_for(finding.type));
  const Value fresh = Value::at(materialize(state, finding.type, variable, finding.depth));
  note_generic(state, fresh.location, finding.generic);
  constrain_also(state, fresh, finding);
  note_made(state, fresh.location, finding.made);
  return fresh;
}

void SymbolicHeap::constrain_also(State& state, Value value, const Finding& finding) {
  for (const Type* type : finding.also) constrain(state, value, type, true);
  if (const MadeField* made = finding.made) {
    if (may_be(state, value, made->type, false)) constrain(state, value, made->type, true);
    for (const Type* other : made->others) {
      if (may_be(state, value, other, true)) constrain(state, value, other, false);
    }
  }
  if (const Granted::Class* granted = granted_to(finding)) {
    constrain(state, value, granted->type, true);
    state.assumptions |= remarks.assumptions.bit(granted->text);
  }
}

void SymbolicHeap::note_made(State& state, Location fresh, const MadeField* made) {
  if (made == nullptr || !(made->own || made->chosen)) return;
  Object& object = state.heap.change(fresh);
  object.own = made->own;
  object.natural = made->natural;
  object.chosen = made->chosen;
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
  count_object(state, type, location);
  reshape(state, location);
  respect_class(state, location);
  forget_assigned(state, location, 0);
  return location;
}

void SymbolicHeap::count_object(State& state, const Type* type, Location location) {
  state.symbolic_objects.at(state.symbolic_count++) = location;
  ++state.counts.at(type->id);
  ++state.materialized;
}

Location SymbolicHeap::materialize_part(State& state, const Type* type, Location whole,
                                        Value length, Value otherwise) {
  const uint32_t variable = fresh_variable(state, bounds_for(type));
  Object* object = type->is_array() ? Object::accumulator(type, length, otherwise, 0)
                                    : Object::symbolic_record(type, type->instance_slots);
  object->symbolic = object->part = true;
  object->variable = variable;
  object->depth = state.heap[whole].depth;
  const Location location = state.heap.allocate(object);
  state.symbolic_objects.at(state.symbolic_count++) = location;
  const Generic* const* generic = state.generics.find(whole);
  if (generic != nullptr) note_generic(state, location, *generic);
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
  const uint32_t known = object.length;
  wider->variable = object.variable;
  wider->depth = object.depth;
  wider->monitor = object.monitor;
  wider->lawful = object.lawful;
  wider->part = object.part;
  wider->own = object.own;
  wider->natural = object.natural;
  wider->chosen = object.chosen;
  state.heap.replace(location, wider);
  respect_class(state, location);
  forget_assigned(state, location, known);
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

}  // namespace kukang
