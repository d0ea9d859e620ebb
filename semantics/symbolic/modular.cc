// Calls that are replaced by contracts: what is forgotten, and fresh results.
//
// A forgotten reference is a symbolic reference ᾱ under every strategy. It can be NULL, any object
// that was found or could be, and any that the program has made and the method could reach: from
// its arguments, or from a static field of a class on the class path.

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "semantics/native/table.h"
#include "semantics/spin/call_contract.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

const CallContract& contract_of(Machine& m, const Value& number) {
  return *m.replaced[static_cast<size_t>(number.i)].contract;
}

// The objects that the program has made and the replaced method, whose arguments are the locals of
// the running frame, can reach. What a static field held at entry can be found anyway.
struct Given {
  uint32_t first, last;
};
Given reachable(Machine& m) {
  State& state = *m.state;
  std::vector<Location> found;
  absl::flat_hash_set<Location> seen;
  auto add = [&](Value value) {
    value = SymbolicHeap::resolved(state, value);
    if (value.is_location() && seen.insert(value.location).second) found.push_back(value.location);
  };
  for (uint32_t i = 0; i < state.static_count; ++i) seen.insert(*state.static_objects.find(i));
  const Frame& frame = m.frame();
  std::for_each(frame.locals(), frame.locals() + frame.locals_size, add);
  state.statics.for_each([&](uint32_t type, const Ref<Object>& statics) {
    if (!statics || m.program.type(type)->from_jdk) return;
    std::for_each(statics->values(), statics->values() + statics->length, add);
  });
  const uint32_t first = state.given_count;
  for (size_t i = 0; i < found.size(); ++i) {
    const Object& object = state.heap[found[i]];
    for (uint32_t v = 0; v < object.value_count(); ++v) add(object.values()[v]);
    if (!object.symbolic) state.given.at(state.given_count++) = found[i];
  }
  return {first, state.given_count};
}

Value fresh(Machine& m, Basic basic, const Type* type, uint32_t depth, Given given) {
  if (basic != Basic::Reference) return m.symbolic->fresh_symbol(*m.state, basic);
  if (type == nullptr) return Value::null();
  Finding finding{type};
  finding.depth = depth;
  const Value value = m.symbolic->fresh_unknown(*m.state, Kind::SymbolicReference, finding);
  Unknown& unknown = m.state->unknowns.at(value.unknown);
  unknown.first_given = given.first;
  unknown.last_given = given.last;
  return value;
}

void forget_field(Machine& m, Location holder, const Field& field, Given given) {
  const Object& object = m.heap()[holder];
  if (!object.is_record() || field.slot >= object.length) return;
  const Type* type = field.basic == Basic::Reference ? m.symbolic->type_of(field) : nullptr;
  const Value value = fresh(m, field.basic, type, object.depth + 1u, given);
  m.heap().change(holder).values()[field.slot] = value;
}

Step forget(Machine& m, NativeCall& call) {
  const CallContract& contract = contract_of(m, call.args[1]);
  for (const Field* field : contract.of_any) {
    const bool ready = !field->is_static() || m.is_initialized(*field->owner);
    if (!ready) return m.retry_after(call, *field->owner);
  }
  const Given given = reachable(m);
  if (call.args[0].is_location()) {
    for (const Field* field : contract.of_this) {
      forget_field(m, call.args[0].location, *field, given);
    }
  }
  for (const Field* field : contract.of_any) {
    if (field->is_static()) {
      const Type* type = field->basic == Basic::Reference ? m.symbolic->type_of(*field) : nullptr;
      const Value value = fresh(m, field->basic, type, 0, given);
      m.state->change_statics(*field->owner).values()[field->slot] = value;
      continue;
    }
    for (Location l = 0; l < m.heap().next(); ++l) {
      const Object* object = m.heap().find(l);
      if (object != nullptr && object->type->is_subtype_of(field->owner)) {
        forget_field(m, l, *field, given);
      }
    }
  }
  return call.done();
}

Step fresh_result(Machine& m, NativeCall& call) {
  const Method& method = *contract_of(m, call.args[0]).method;
  const Type* type = nullptr;
  if (method.result == Basic::Reference) {
    Linked<const Type*> loaded = m.program.load(type_name(take_apart(method.descriptor).result));
    if (loaded.ok()) type = *loaded;
  }
  return call.give(fresh(m, method.result, type, 0, reachable(m)));
}

constexpr NativeRow kModularRows[] = {
    {"kukang/machine/Modular", "forget", "", forget, {Take::DecidedOrNull}},
    {"kukang/machine/Modular", "freshInt", "", fresh_result},
    {"kukang/machine/Modular", "freshLong", "", fresh_result},
    {"kukang/machine/Modular", "freshFloat", "", fresh_result},
    {"kukang/machine/Modular", "freshDouble", "", fresh_result},
    {"kukang/machine/Modular", "freshReference", "", fresh_result},
};

}  // namespace

std::span<const NativeRow> modular_rows() { return kModularRows; }

}  // namespace kukang
