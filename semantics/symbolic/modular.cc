// Calls that are replaced by contracts: what is forgotten, and fresh results. Both can be anything
// that the method could have put there.

#include "semantics/native/table.h"
#include "semantics/spin/call_contract.h"
#include "semantics/symbolic/anything.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

const CallContract& contract_of(Machine& m, const Value& number) {
  return *m.replaced[static_cast<size_t>(number.i)].contract;
}

// The method's arguments are the locals of the running frame.
Reach reachable(Machine& m) {
  const Frame& frame = m.frame();
  return reach_from(m, {frame.locals(), frame.locals_size});
}

void forget_field(Machine& m, Location holder, const Field& field, Reach reach) {
  const Object& object = m.heap()[holder];
  if (!object.is_record() || field.slot >= object.length) return;
  const Type* type = field.basic == Basic::Reference ? m.symbolic->type_of(field) : nullptr;
  const Value value = anything(m, field.basic, type, object.depth + 1u, reach);
  if (value.is_unknown()) m.state->unknowns.at(value.unknown).may_be_own = true;
  m.heap().change(holder).values()[field.slot] = value;
}

Step forget(Machine& m, NativeCall& call) {
  const CallContract& contract = contract_of(m, call.args[1]);
  for (const Field* field : contract.of_any) {
    const bool ready = !field->is_static() || m.is_initialized(*field->owner);
    if (!ready) return m.retry_after(call, *field->owner);
  }
  const Reach reach = reachable(m);
  if (call.args[0].is_location()) {
    for (const Field* field : contract.of_this) {
      forget_field(m, call.args[0].location, *field, reach);
    }
  }
  for (const Field* field : contract.of_any) {
    if (field->is_static()) {
      const Type* type = field->basic == Basic::Reference ? m.symbolic->type_of(*field) : nullptr;
      const Value value = anything(m, field->basic, type, 0, reach);
      m.state->change_statics(*field->owner).values()[field->slot] = value;
      continue;
    }
    for (Location l = 0; l < m.heap().next(); ++l) {
      const Object* object = m.heap().find(l);
      if (object != nullptr && object->type->is_subtype_of(field->owner)) {
        forget_field(m, l, *field, reach);
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
  return call.give(anything(m, method.result, type, 0, reachable(m)));
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
