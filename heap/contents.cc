// What is known of a reference beside its type before it is decided which object it is.
//
// A box holds one number that never changes, and so does a stranger (kukang.machine.Stranger).
// Whoever reads it need not know which object it is: the number of an unknown is a symbol, which
// the object has that the unknown turns out to be. So keys that are only ever compared by their
// numbers are never decided, and there are as many paths as with plain numbers for keys. The paper
// has no such rule: there a getfield always decides its receiver (GETFIELD1-A, 2-A).
//
// The same for the rank of an object in an order of which nothing is known (kukang.machine.Order).
// An unknown can be an object only where all these numbers are the same.
//
// Boxes, strangers and whatever is known only as an Object, a Comparable or a Comparator are
// values: which object it is matters only to who asks for just that.

#include <algorithm>

#include "heap/symbolic_heap.h"
#include "support/requires.h"

namespace kukang {
namespace {

bool says_nothing(const Type& type) {
  return type.is_interface() &&
         (type.name == "java/lang/Comparable" || type.name == "java/util/Comparator" ||
          (type.from_jdk && type.methods.empty() && type.interfaces.empty()));
}

bool is_defined(const Value* value) { return value != nullptr && !value->is_undefined(); }

}  // namespace

// Of floating point numbers, == does not say whether they are the same.
bool SymbolicHeap::has_content(const Type& type) {
  static constexpr std::string_view kTypes[] = {
      "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character",    "java/lang/Integer",
      "java/lang/Long",    "java/lang/Short", "kukang/machine/Stranger"};
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
  if (content.is_undefined()) content = fresh_symbol(state, field.basic);
  return content;
}

const Field* SymbolicHeap::content_field(const Unknown& unknown, const State& state) const {
  if (!is_defined(state.contents.find(unknown.variable))) return nullptr;
  const Type& type = *constraints.upper(bounds_of(state, unknown.variable));
  for (const Field* field : type.instance_fields) {
    if (is_content(*field)) return field;
  }
  return nullptr;
}

const Term* SymbolicHeap::same_if(const State& state, UnknownId id, Location location) {
  const Unknown& unknown = *state.unknowns.find(id);
  const Term* same = nullptr;
  auto require = [&](const Value& a, const Value& b) {
    const Term* equal = terms.make(Operator::Eq, term_of(a), term_of(b));
    same = same == nullptr ? equal : terms.make(Operator::Both, same, equal);
  };
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
  const Field* field = content_field(unknown, state);
  if (field == nullptr) return;
  const Object& object = state.heap[location];
  KUKANG_REQUIRES(field->slot < object.length);
  if (object.values()[field->slot].is_undefined()) {
    define(state, location, field->slot, *state.contents.find(unknown.variable));
  }
}

}  // namespace kukang
