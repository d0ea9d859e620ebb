#include "semantics/stack_effect.h"

namespace kukang {
namespace {

// Of operands as effect_of() writes them.
size_t slots_of_kinds(std::string_view kinds) {
  size_t slots = kinds.size();
  for (char kind : kinds) slots += kind == 'J' || kind == 'D';
  return slots;
}

size_t slots_of_type(std::string_view descriptor) { return slots_of(basic_of(descriptor[0])); }

}  // namespace

Instruction as_compiled(const Code& code, int32_t index) {
  const uint8_t* at = code.bytes.data() + code.offsets[index];
  Instruction instruction{*at == kLdcW ? Op::ldc : static_cast<Op>(*at)};
  switch (operands_of(instruction.op)) {
    case Operands::Constant:
      if (*at == kLdcW) break;
      instruction.a = at[1];
      return instruction;
    case Operands::Constant2:
    case Operands::WideConstant:
    case Operands::InvokeInterface:
    case Operands::InvokeDynamic: break;
    case Operands::MultiArray: instruction.b = at[3]; break;
    // The others are never replaced.
    default: return code.instructions[index];
  }
  instruction.a = static_cast<uint16_t>(at[1] << 8 | at[2]);
  return instruction;
}

std::string_view member_descriptor(const ClassFile& file, uint16_t member) {
  return file.name_and_type(file.constants[member].second).descriptor;
}

size_t argument_slots(const ClassFile& file, uint16_t method) {
  const Constant& name_and_type = file.constants[file.constants[method].second];
  return file.constants[name_and_type.second].second;
}

bool is_call(Op op) { return op >= Op::invokevirtual && op <= Op::invokedynamic; }

StackEffect stack_effect(const ClassFile& file, const Instruction& instruction) {
  const Op op = instruction.op;
  const uint16_t a = instruction.a;
  switch (op) {
    case Op::pop: return {1, 0};
    case Op::pop2: return {2, 0};
    case Op::ldc: return {0, 1};
    case Op::ldc2_w: return {0, 2};
    case Op::putstatic: return {slots_of_type(member_descriptor(file, a)), 0};
    case Op::putfield: return {slots_of_type(member_descriptor(file, a)) + 1, 0};
    case Op::getstatic: return {0, slots_of_type(member_descriptor(file, a))};
    case Op::getfield: return {1, slots_of_type(member_descriptor(file, a))};
    case Op::multianewarray: return {static_cast<size_t>(instruction.b), 1};
    default: break;
  }
  if (is_call(op)) {
    const bool receiver = op != Op::invokestatic && op != Op::invokedynamic;
    const std::string_view descriptor = member_descriptor(file, a);
    return {argument_slots(file, a) + receiver,
            slots_of_type(descriptor.substr(descriptor.find(')') + 1))};
  }
  const std::string_view effect = effect_of(op);
  const size_t dash = effect.find('-');
  return {slots_of_kinds(effect.substr(0, dash)), slots_of_kinds(effect.substr(dash + 1))};
}

}  // namespace kukang
