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
WithinReach reachable(Machine& m, bool found) {
  const Frame& frame = m.frame();
  return within_reach(m, {frame.locals(), frame.locals_size}, found);
}

void forget_static(Machine& m, const Field& field, Reach reach) {
  const Type* type = field.basic == Basic::Reference ? m.symbolic->type_of(field) : nullptr;
  const Value value = anything(m, field.basic, type, 0, reach);
  m.state->change_statics(*field.owner).values()[field.slot] = value;
}

// Of every object that the method could have come by: of those that were found each, also those
// that are found later.
void forget_everywhere(Machine& m, const Field& field, const WithinReach& within) {
  for (Location l = 0; l < m.heap().next(); ++l) {
    const Object* object = m.heap().find(l);
    if (object == nullptr || !object->type->is_subtype_of(field.owner)) continue;
    if (within.objects.contains(l)) m.symbolic->forget(*m.state, l, field, within.reach);
  }
  m.symbolic->note_forgotten(*m.state, field, within.reach);
}

Step forget(Machine& m, NativeCall& call) {
  const CallContract& contract = contract_of(m, call.args[1]);
  for (const Field* field : contract.of_any) {
    const bool ready = !field->is_static() || m.is_initialized(*field->owner);
    if (!ready) return m.retry_after(call, *field->owner);
  }
  const WithinReach within = reachable(m, !contract.of_any.empty());
  if (call.args[0].is_location()) {
    for (const Field* field : contract.of_this) {
      m.symbolic->forget(*m.state, call.args[0].location, *field, within.reach);
    }
  }
  for (const Field* field : contract.of_any) {
    if (field->is_static()) {
      forget_static(m, *field, within.reach);
    } else {
      forget_everywhere(m, *field, within);
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
  return call.give(anything(m, method.result, type, 0, reachable(m, false).reach));
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
