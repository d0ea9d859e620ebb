// What calls that were replaced by their contracts may have assigned
// (semantics/symbolic/modular.cc).
//
// A contract may name a field of every object. Objects that are found only after the call were
// there, too: as they were at entry nobody knows them, and as they are now the call may have
// changed them, so in them the field is two things from the beginning. The same where an object
// turns out to be of a class that has the field. While the old heap is looked at nothing is
// forgotten; what was found meanwhile is as soon as it is left.

#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

constexpr std::string_view kPerhapsWithinReach =
    "code that does not run here (a call that was replaced, a function that was given) could have "
    "come by what is kept in objects that were not decided";

}  // namespace

Value SymbolicHeap::anything(State& state, Basic basic, const Type* type, uint32_t depth,
                             Reach reach) {
  if (basic != Basic::Reference) return fresh_symbol(state, basic);
  if (type == nullptr) return Value::null();
  Finding finding{type};
  finding.depth = depth;
  const Value value = fresh_unknown(state, Kind::SymbolicReference, finding);
  Unknown& unknown = state.unknowns.at(value.unknown);
  unknown.first_given = reach.first;
  unknown.sure_given = reach.sure;
  unknown.last_given = reach.last;
  return value;
}

void SymbolicHeap::note_given(State& state, const Unknown& unknown, Location given) {
  auto is_among = [&](uint32_t first, uint32_t last) {
    for (uint32_t i = first; i < last; ++i) {
      if (*state.given.find(i) == given) return true;
    }
    return false;
  };
  const bool sure = is_among(unknown.first_given, unknown.sure_given);
  if (sure || !is_among(unknown.sure_given, unknown.last_given)) return;
  state.approximations |= remarks.approximations.bit(kPerhapsWithinReach);
}

void SymbolicHeap::forget(State& state, Location holder, const Field& field, Reach reach) {
  const Object& object = state.heap[holder];
  if (!object.is_record() || field.slot >= object.length) return;
  const Type* type = field.basic == Basic::Reference ? type_of(field) : nullptr;
  const Value value = anything(state, field.basic, type, object.depth + 1u, reach);
  if (value.is_unknown()) state.unknowns.at(value.unknown).may_be_own = true;
  state.heap.change(holder).values()[field.slot] = value;
}

void SymbolicHeap::note_forgotten(State& state, const Field& field, Reach reach) {
  const uint32_t first = state.given_count;
  for (uint32_t i = 0; i < state.forgotten_count; ++i) {
    Forgotten& known = state.forgotten.at(i);
    if (known.field != &field) continue;
    // What an earlier call has put there may still be there.
    for (uint32_t g = known.reach.first; g < known.reach.last; ++g) {
      state.given.at(state.given_count++) = *state.given.find(g);
    }
    for (uint32_t g = reach.first; g < reach.last; ++g) {
      state.given.at(state.given_count++) = *state.given.find(g);
    }
    known.reach = {first, state.given_count, state.given_count};
    return;
  }
  state.forgotten.at(state.forgotten_count++) = {&field, reach};
}

void SymbolicHeap::forget_assigned(State& state, Location found, uint32_t from) {
  if (state.saved) return;
  for (uint32_t i = 0; i < state.forgotten_count; ++i) {
    const Forgotten one = *state.forgotten.find(i);
    const Object& object = state.heap[found];
    const bool has = one.field->slot >= from && object.type->is_subtype_of(one.field->owner);
    if (has) forget(state, found, *one.field, one.reach);
  }
}

}  // namespace kukang
