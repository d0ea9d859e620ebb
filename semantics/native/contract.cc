// kukang.Contract: the paper's assume and assert.
//
// ASSUME1-C, ASSUME2-C, ASSERT1-C, ASSERT2-C                  [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = assume    ω = 0 :: ω'           code(pc) = assume    ω = 1 :: ω'
//   ----------------------------------         -----------------------------------
//   the path ends here                         σ ⇒ (g, next(pc), ξ, ω', h)
// assert likewise, but on 0 it is an error: an AssertionError.
//
// Contract.field reads a field whatever its access; of a symbolic object as getfield would.
// Contract.old evaluates an expression on the heap as it was at entry.

#include "fmt/format.h"
#include "heap/old.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

Step assume(Machine& m, NativeCall& call) {
  if (call.args[0].i == 0) {
    m.fired(Rule::ASSUME1_C);
    return m.leave_assumed();
  }
  m.fired(Rule::ASSUME2_C);
  return call.done();
}

Step check(Machine& m, NativeCall& call) {
  if (call.args[0].i == 0) {
    m.fired(Rule::ASSERT1_C);
    return m.raise("AssertionError");
  }
  m.fired(Rule::ASSERT2_C);
  return call.done();
}

std::string_view box_of(Basic basic) {
  switch (basic) {
    case Basic::Boolean: return "java/lang/Boolean";
    case Basic::Char: return "java/lang/Character";
    case Basic::Float: return "java/lang/Float";
    case Basic::Double: return "java/lang/Double";
    case Basic::Byte: return "java/lang/Byte";
    case Basic::Short: return "java/lang/Short";
    case Basic::Long: return "java/lang/Long";
    default: return "java/lang/Integer";
  }
}

Step old(Machine& m, NativeCall& call) {
  if (m.symbolic == nullptr) {
    return m.stop(unsupported("Contract.old has a meaning in contracts that are checked only"));
  }
  for (const Frame* f = m.state->top.get(); f != nullptr; f = f->caller.get()) {
    for (const Machine::Replaced& row : m.replaced) {
      if (f->method->owner != row.by->owner) continue;
      return m.stop(unsupported(
          "Contract.old in the contract of a method that is replaced by it (--modular)"));
    }
  }
  return call_stand_in(m, "old", call.args);
}

Step enter_old(Machine& m, NativeCall& call) {
  kukang::enter_old(*m.state);
  return call.done();
}

Step leave_old(Machine& m, NativeCall& call) {
  State& state = *m.state;
  if (!state.saved) return refuse(m, call);
  std::vector<uint32_t> slots;  // of the objects that were found before
  for (uint32_t i = 0; i < state.saved->symbolic_count; ++i) {
    slots.push_back(state.saved->heap[*state.symbolic_objects.find(i)].length);
  }
  kukang::leave_old(state);
  for (uint32_t i = 0; i < state.symbolic_count && state.forgotten_count > 0; ++i) {
    const uint32_t from = i < slots.size() ? slots[i] : 0;
    m.symbolic->forget_assigned(state, *state.symbolic_objects.find(i), from);
  }
  return call.done();
}

Step contract_field(Machine& m, NativeCall& call) {
  const Value holder = call.args[0];
  const std::string name = m.read_utf8(call.args[1]).value();
  const Object& object = m.object(holder);
  const Field* field = nullptr;
  for (const Field* f : object.type->instance_fields) {
    if (f->name == name) field = f;
  }
  if (field == nullptr || !object.is_record()) {
    return m.stop(usage_error(
        fmt::format("Contract.field: {} has no field {}", readable_name(*object.type), name)));
  }
  const Value value = object.values()[field->slot];
  if (value.is_undefined()) return find_field_of(m, call, holder, *field);
  if (field->basic == Basic::Reference) return call.give(value);
  Linked<const Type*> type = m.program.load(box_of(field->basic));
  if (!type.ok()) return m.raise(type.failure());
  const Value box = m.allocate(**type);
  if (!box.is_location()) return m.raise_out_of_memory();
  m.change(box).values()[find_field(**type, "value", field->descriptor)->slot] = value;
  return call.give(box);
}

using enum Take;

constexpr NativeRow kContractRows[] = {
    {"kukang/Contract", "field", "", contract_field, {Decided, Known}},
    {"kukang/Contract", "old", "", old, {Anything}},
    {"kukang/machine/Symbolic", "enterOld", "", enter_old},
    {"kukang/machine/Symbolic", "leaveOld", "", leave_old},
    {"kukang/Contract", "assume", "(Z)V", assume},
    {"kukang/Contract", "check", "(Z)V", check},
};

}  // namespace

std::span<const NativeRow> contract_rows() { return kContractRows; }

}  // namespace kukang
