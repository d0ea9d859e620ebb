// Calls that are replaced by contracts: what is forgotten, and fresh results.
//
// A forgotten reference is a symbolic reference ᾱ under every strategy. It can be NULL or any
// object that was found, but none that the program has made: that is an assumption, and reported.

#include "semantics/native/table.h"
#include "semantics/spin/call_contract.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

const CallContract& contract_of(Machine& m, const Value& number) {
  return *m.replaced[static_cast<size_t>(number.i)].contract;
}

Value fresh(Machine& m, Basic basic, const Type* type, uint32_t depth) {
  if (basic != Basic::Reference) return m.symbolic->fresh_symbol(*m.state, basic);
  if (type == nullptr) return Value::null();
  m.remarks.assumption(
      "what a method that is replaced by its contract returns or assigns is no object that the "
      "program has made");
  Finding finding{type};
  finding.depth = depth;
  return m.symbolic->fresh_unknown(*m.state, Kind::SymbolicReference, finding);
}

void forget_field(Machine& m, Location holder, const Field& field) {
  const Object& object = m.heap()[holder];
  if (!object.is_record() || field.slot >= object.length) return;
  const Type* type = field.basic == Basic::Reference ? m.symbolic->type_of(field) : nullptr;
  const Value value = fresh(m, field.basic, type, object.depth + 1u);
  m.heap().change(holder).values()[field.slot] = value;
}

Step forget(Machine& m, NativeCall& call) {
  const CallContract& contract = contract_of(m, call.args[1]);
  if (call.args[0].is_location()) {
    for (const Field* field : contract.of_this) {
      forget_field(m, call.args[0].location, *field);
    }
  }
  for (const Field* field : contract.of_any) {
    if (field->is_static()) {
      if (!m.is_initialized(*field->owner)) return m.retry_after(call, *field->owner);
      const Type* type = field->basic == Basic::Reference ? m.symbolic->type_of(*field) : nullptr;
      const Value value = fresh(m, field->basic, type, 0);
      m.state->change_statics(*field->owner).values()[field->slot] = value;
      continue;
    }
    for (Location l = 0; l < m.heap().next(); ++l) {
      const Object* object = m.heap().find(l);
      if (object != nullptr && object->type->is_subtype_of(field->owner))
        forget_field(m, l, *field);
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
  return call.give(fresh(m, method.result, type, 0));
}

constexpr NativeRow kRows[] = {
    {"kukang/machine/Modular", "forget", "", forget, {Take::DecidedOrNull}},
    {"kukang/machine/Modular", "freshInt", "", fresh_result},
    {"kukang/machine/Modular", "freshLong", "", fresh_result},
    {"kukang/machine/Modular", "freshFloat", "", fresh_result},
    {"kukang/machine/Modular", "freshDouble", "", fresh_result},
    {"kukang/machine/Modular", "freshReference", "", fresh_result},
};

}  // namespace

std::span<const NativeRow> modular_rows() { return kRows; }

}  // namespace kukang
