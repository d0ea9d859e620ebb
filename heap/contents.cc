// What is known of a reference beside its type before it is decided which object it is.
//
// A box holds one number that never changes, and so does a stranger (kukang.machine.Stranger).
// Whoever reads it need not know which object it is: the number of an unknown is a symbol, which
// the object has that the unknown turns out to be. So keys that are only ever compared by their
// numbers are never decided, and there are as many paths as with plain numbers for keys. The paper
// has no such rule: there a getfield always decides its receiver (GETFIELD1-A, 2-A).
//
// A String has a text in the same way: an object bears it that nobody refers to, and that the
// String turns out to be, unless it is one that was there and has the same text.
//
// The same for the rank of an object in an order of which nothing is known (kukang.machine.Order).
// An unknown can be an object only where all these numbers are the same.
//
// Boxes, strangers and whatever is known only as an Object, a Comparable or a Comparator are
// values: which object it is matters only to who asks for just that.

#include <algorithm>

#include "heap/slots.h"
#include "heap/symbolic_heap.h"
#include "heap/text_facts.h"
#include "support/requires.h"

namespace kukang {
namespace {

bool says_nothing(const Type& type) {
  return type.is_interface() &&
         (type.name == "java/lang/Comparable" || type.name == "java/util/Comparator" ||
          (type.from_jdk && type.methods.empty() && type.interfaces.empty()));
}

Value field_of(const Object& object, std::string_view name) {
  return object.values()[field_named(*object.type, name)->slot];
}

bool is_defined(const Value* value) { return value != nullptr && !value->is_undefined(); }

}  // namespace

// Of floating point numbers, == does not say whether they are the same.
bool SymbolicHeap::has_content(const Type& type) {
  static constexpr std::string_view kTypes[] = {
      "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character",     "java/lang/Integer",
      "java/lang/Long",    "java/lang/Short", "kukang/machine/Stranger", "kukang/machine/Order"};
  return std::find(std::begin(kTypes), std::end(kTypes), type.name) != std::end(kTypes);
}

bool SymbolicHeap::is_anybody(const TypeBounds& bounds) const {
  return constraints.world == World::Open &&
         std::all_of(bounds.below.begin(), bounds.below.end(),
                     [](const Type* type) { return says_nothing(*type); });
}

bool SymbolicHeap::is_value(const TypeBounds& bounds) const {
  return is_anybody(bounds) || has_content(*constraints.upper(bounds));
}

bool SymbolicHeap::is_value(const Type* type, World world) {
  const bool anybody = type->super == nullptr && !type->is_interface() && !type->is_array();
  return has_content(*type) || (world == World::Open && (anybody || says_nothing(*type)));
}

bool SymbolicHeap::is_content(const Field& field) {
  const bool number = field.flags & kFinal && field.basic != Basic::Reference && !field.is_static();
  return number && has_content(*field.owner);
}

Value SymbolicHeap::content_of(State& state, Value location, const Field& field) {
  KUKANG_REQUIRES(location.kind == Kind::SymbolicLocation && is_content(field));
  Value& content = state.contents.at(variable_of(state, location));
  if (!content.is_undefined()) return content;
  const Value symbol = content = fresh_symbol(state, field.basic);
  relate_ranks(state, location);
  return symbol;
}

// --- ranks ---

// What a box is known to hold; Undefined: it is no box, or nobody has looked.
Value SymbolicHeap::box_content(const State& state, Value box) const {
  if (box.is_unknown()) {
    const Value* content = state.contents.find(variable_of(state, box));
    const bool number = content != nullptr && !content->is_location();  // no text
    return number ? *content : Value();
  }
  const Object& object = state.heap[box.location];
  for (const Field* field : object.type->instance_fields) {
    if (is_content(*field)) return object.values()[field->slot];
  }
  return Value();
}

// An order is a function of values: equal boxes have one rank. Strangers that are equal need not,
// since it can be what equals does not look at that an order goes by.
void SymbolicHeap::relate_ranks(State& state, Value object) {
  auto class_of = [&](const Value& value) {
    const bool made = value.is_location() && !state.heap[value.location].symbolic;
    return made ? state.heap[value.location].type
                : constraints.upper(bounds_of_value(state, value));
  };
  const Value itself = resolved(state, object);
  const Type* type = class_of(itself);
  const Value content = box_content(state, itself);
  if (content.is_undefined() || type->name == "kukang/machine/Stranger") return;
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked one = *state.ranks.find(i);
    if (!same_value(resolved(state, one.object), itself)) continue;
    for (uint32_t j = 0; j < state.rank_count; ++j) {
      const Ranked other = *state.ranks.find(j);
      const Value object_of_other = resolved(state, other.object);
      const bool related = j != i && class_of(object_of_other) == type &&
                           same_value(resolved(state, one.order), resolved(state, other.order));
      if (!related) continue;
      const Value content_of_other = box_content(state, object_of_other);
      if (content_of_other.is_undefined()) continue;
      const Term* equal = terms.make(Operator::Eq, term_of(content), term_of(content_of_other));
      const Term* as_equal = terms.make(Operator::Eq, term_of(one.rank), term_of(other.rank));
      const Term* related_ranks =
          terms.make(Operator::Either, terms.make(Operator::Not, equal), as_equal);
      if (!related_ranks->is_true()) state.condition.add(related_ranks);
    }
  }
}

void SymbolicHeap::note_rank(State& state, const Ranked& ranked) {
  state.ranks.at(state.rank_count++) = ranked;
  relate_ranks(state, ranked.object);
}

const Field* SymbolicHeap::content_field(const Unknown& unknown, const State& state) const {
  if (!is_defined(state.contents.find(unknown.variable))) return nullptr;
  const Type& type = *constraints.upper(bounds_of(state, unknown.variable));
  for (const Field* field : type.instance_fields) {
    if (is_content(*field)) return field;
  }
  return nullptr;
}

std::optional<Location> SymbolicHeap::known_bearer(const State& state, UnknownId string) const {
  const Value* content = state.contents.find(state.unknowns.find(string)->variable);
  return content != nullptr && content->is_location() ? std::optional(content->location)
                                                      : std::nullopt;
}

Location SymbolicHeap::text_bearer(State& state, Value string) {
  if (string.is_location()) return string.location;
  if (const auto known = known_bearer(state, string.unknown)) return *known;
  const Unknown unknown = *state.unknowns.find(string.unknown);
  Object* bearer = Object::symbolic_record(unknown.type, unknown.type->instance_slots);
  bearer->variable = unknown.variable;
  bearer->depth = static_cast<uint16_t>(std::min<uint32_t>(unknown.depth, UINT16_MAX));
  const Location location = state.heap.allocate(bearer);
  respect_class(state, location);
  state.contents.at(unknown.variable) = Value::at(location);
  return location;
}

// Can a String with the text of `bearer` be the one at `location`? REQUIRES that it is decided how
// wide the characters of both are, or of neither.
const Term* SymbolicHeap::same_text_if(const State& state, Location bearer, Location location) {
  const Object &a = state.heap[bearer], &b = state.heap[location];
  const Value coder = field_of(a, "coder"), other = field_of(b, "coder");
  if (!coder.is_undefined() && !other.is_undefined() && coder.i != other.i) return terms.of(false);
  const Location bytes = field_of(a, "value").location, others = field_of(b, "value").location;
  if (const auto known = are_same_texts(state, bytes, others)) return terms.of(*known);
  return agree(*this, state, bytes, others);
}

const Term* SymbolicHeap::same_if(const State& state, UnknownId id, Location location) {
  const Unknown& unknown = *state.unknowns.find(id);
  const Term* same = nullptr;
  auto require_that = [&](const Term* condition) {
    same = same == nullptr ? condition : terms.make(Operator::Both, same, condition);
  };
  auto require = [&](const Value& a, const Value& b) {
    require_that(terms.make(Operator::Eq, term_of(a), term_of(b)));
  };
  if (const auto bearer = known_bearer(state, id)) {
    require_that(same_text_if(state, *bearer, location));
  }
  if (const Field* field = content_field(unknown, state)) {
    const Object& object = state.heap[location];
    const bool met = field->slot < object.length && !object.values()[field->slot].is_undefined();
    if (met) require(*state.contents.find(unknown.variable), object.values()[field->slot]);
  }
  // Two ranks of what would be one object in one order, and is not yet.
  auto substituted = [&](const Value& value) {
    const Value now = resolved(state, value);
    return now.is_unknown() && now.unknown == id ? Value::at(location) : now;
  };
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked& one = *state.ranks.find(i);
    for (uint32_t j = 0; j < i; ++j) {
      const Ranked& other = *state.ranks.find(j);
      const bool together = same_value(substituted(one.order), substituted(other.order)) &&
                            same_value(substituted(one.object), substituted(other.object));
      if (together) require(one.rank, other.rank);
    }
  }
  return same;
}

void SymbolicHeap::pass_content_on(State& state, const Unknown& unknown, Location location) {
  const Value* content = state.contents.find(unknown.variable);
  if (content != nullptr && content->is_location()) {
    const Location bytes = field_of(state.heap[content->location], "value").location;
    const Location others = field_of(state.heap[location], "value").location;
    if (!are_same_texts(state, bytes, others)) note_compared(state, bytes, others, true);
    return;
  }
  const Field* field = content_field(unknown, state);
  if (field == nullptr) return;
  const Object& object = state.heap[location];
  KUKANG_REQUIRES(field->slot < object.length);
  if (object.values()[field->slot].is_undefined()) {
    define(state, location, field->slot, *state.contents.find(unknown.variable));
  }
}

}  // namespace kukang
