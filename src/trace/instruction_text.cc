#include "trace/instruction_text.h"

#include "fmt/format.h"
#include "program/descriptor.h"
#include "semantics/operand_sources.h"
#include "support/text.h"
#include "trace/notation.h"

namespace kukang {
namespace {

// Without the package, and without the classes around it.
std::string text_of_class(const ClassFile& file, uint16_t constant) {
  const std::string_view written = file.class_name(constant);
  const std::string name = written.starts_with('[') ? readable_type(written) : dotted(written);
  return name.substr(name.find_last_of(".$") + 1);
}

// Something in the constant pool.
std::string text_of_constant(const ClassFile& file, uint16_t index) {
  const Constant& constant = file.constants[index];
  switch (constant.tag) {
    case ConstantTag::Integer: return std::to_string(static_cast<int32_t>(constant.bits));
    case ConstantTag::Long: return fmt::format("{}L", static_cast<int64_t>(constant.bits));
    case ConstantTag::Float:
      return fmt::format("{}f", std::bit_cast<float>(static_cast<uint32_t>(constant.bits)));
    case ConstantTag::Double: return fmt::format("{}", std::bit_cast<double>(constant.bits));
    case ConstantTag::String:
      return quoted(utf8_from_utf16(utf16_from_modified(file.string(index))));
    case ConstantTag::Class: return text_of_class(file, index);
    case ConstantTag::FieldRef: return std::string(file.name_and_type(constant.second).name);
    case ConstantTag::MethodRef:
    case ConstantTag::InterfaceMethodRef:
      return fmt::format("{}.{}", text_of_class(file, constant.first),
                         file.name_and_type(constant.second).name);
    case ConstantTag::InvokeDynamic:
    case ConstantTag::Dynamic: return std::string(file.name_and_type(constant.second).name);
    default: return "";
  }
}

std::string text_of_operands(const ClassFile& file, const Code& code, int32_t index,
                             const Instruction& instruction) {
  switch (operands_of(instruction.op)) {
    case Operands::None:
    case Operands::TableSwitch:
    case Operands::LookupSwitch: return "";
    case Operands::Byte:
    case Operands::Short: return std::to_string(instruction.b);
    case Operands::Local: return std::to_string(instruction.a);
    case Operands::Increment: return fmt::format("{} by {}", instruction.a, instruction.b);
    case Operands::Branch: return std::to_string(code.offsets[index + instruction.b]);
    case Operands::ArrayType: return std::string(name_of(static_cast<Basic>(instruction.a)));
    default: return text_of_constant(file, instruction.a);
  }
}

}  // namespace

std::string text_of_instruction(const Method& method, const Code& code, int32_t index) {
  constexpr uint8_t kWide = 0xc4, kGotoW = 0xc8, kLdcW = 0x13;
  const uint8_t opcode = code.bytes[code.offsets[index]];
  const Instruction instruction = as_compiled(code, index);
  const std::string_view whole = mnemonic(instruction.op.number());
  const std::string_view name = opcode == kWide ? whole : mnemonic(opcode);
  // aload_0: the operand is in the name.
  const bool short_form = name != whole && opcode != kGotoW && opcode != kLdcW;
  if (short_form) return std::string(name);
  const std::string operands = text_of_operands(*method.owner->file, code, index, instruction);
  return operands.empty() ? std::string(name) : fmt::format("{} {}", name, operands);
}

}  // namespace kukang
