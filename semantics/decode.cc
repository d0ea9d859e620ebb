// From bytes to instructions.
//
// Two passes over the code: the first finds where instructions begin, the second translates them,
// with branch targets turned into distances in instructions. A target that is not the beginning of
// an instruction, an operand that runs over the end, an opcode that the JVM does not have: all are
// refused here with the offset in the file, so the machine never meets them.

#include <array>

#include "fmt/format.h"
#include "semantics/instruction.h"
#include "semantics/verify.h"

namespace kukang {
namespace {

struct Alias {
  Op base = Op::nop;
  int32_t operand = 0;
  bool present = false;
};

constexpr std::array<Alias, 256> make_aliases() {
  std::array<Alias, 256> aliases;
#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n) aliases[opcode] = {Op::name, n, true};
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
  return aliases;
}
constexpr std::array<Alias, 256> kAliases = make_aliases();

constexpr uint8_t kWide = 0xc4, kGotoW = 0xc8;

class Decoder {
 public:
  Decoder(const Method& method, CodeAttribute attribute)
      : method_(method), file_(*method.owner->file), attribute_(std::move(attribute)) {}

  absl::StatusOr<std::unique_ptr<Code>> run() {
    code_->max_locals = attribute_.max_locals;
    code_->max_stack = attribute_.max_stack;
    code_->bytes = attribute_.code;
    code_->lines = attribute_.lines;
    if (attribute_.max_locals < method_.argument_slots) {
      return wrong(0, "fewer locals than arguments");
    }
    RETURN_IF_ERROR(find_starts());
    code_->instructions.reserve(code_->offsets.size());
    for (uint16_t offset : code_->offsets) RETURN_IF_ERROR(translate(offset));
    RETURN_IF_ERROR(translate_handlers());
    return std::move(code_);
  }

 private:
  absl::Status wrong(uint32_t offset, std::string_view what) const {
    return malformed(
        file_.source.file, attribute_.offset + offset,
        fmt::format("in {}: {}", readable_method(*method_.owner, method_.name, method_.descriptor),
                    what));
  }

  bool has(uint32_t offset, uint32_t bytes) const {
    return offset + bytes <= attribute_.code.size();
  }
  uint8_t u1(uint32_t at) const { return attribute_.code[at]; }
  uint16_t u2(uint32_t at) const { return static_cast<uint16_t>(u1(at) << 8 | u1(at + 1)); }
  int16_t s2(uint32_t at) const { return static_cast<int16_t>(u2(at)); }
  int32_t s4(uint32_t at) const {
    return static_cast<int32_t>(uint32_t{u2(at)} << 16 | u2(at + 2));
  }

  // How many bytes the instruction at `offset` takes; 0 when it runs over the end.
  uint32_t length_at(uint32_t offset) const {
    const uint8_t opcode = u1(offset);
    if (opcode == kWide) {
      if (!has(offset, 2)) return 0;
      return u1(offset + 1) == static_cast<uint8_t>(Op::iinc) ? 6 : 4;
    }
    if (opcode == kLdcW) return 3;
    if (opcode == kGotoW) return 5;
    if (kAliases[opcode].present) return 1;
    const uint32_t padded = (offset + 4) & ~3u;
    switch (operands_of(static_cast<Op>(opcode))) {
      case Operands::None: return 1;
      case Operands::Byte:
      case Operands::Local:
      case Operands::Constant:
      case Operands::ArrayType: return 2;
      case Operands::Short:
      case Operands::Increment:
      case Operands::Constant2:
      case Operands::WideConstant:
      case Operands::Branch: return 3;
      case Operands::MultiArray: return 4;
      case Operands::InvokeInterface:
      case Operands::InvokeDynamic: return 5;
      case Operands::TableSwitch: {
        if (!has(padded, 12)) return 0;
        const int64_t count = int64_t{s4(padded + 8)} - s4(padded + 4) + 1;
        if (count < 1 || count > 0x10000) return 0;
        return static_cast<uint32_t>(padded + 12 + 4 * count - offset);
      }
      case Operands::LookupSwitch: {
        if (!has(padded, 8)) return 0;
        const int32_t pairs = s4(padded + 4);
        if (pairs < 0 || pairs > 0x10000) return 0;
        return padded + 8 + 8 * static_cast<uint32_t>(pairs) - offset;
      }
    }
    return 0;
  }

  absl::Status find_starts() {
    index_at_.assign(attribute_.code.size(), -1);
    for (uint32_t offset = 0; offset < attribute_.code.size();) {
      const uint8_t opcode = u1(offset);
      if (opcode == 0xa8 || opcode == 0xa9 || opcode == 0xc9) {
        return unsupported(fmt::format(
            "{}: {} uses the instruction {}, which compilers before JDK 6 made and which is not "
            "supported; compile the class anew",
            file_.source.file, readable_method(*method_.owner, method_.name, method_.descriptor),
            opcode == 0xa9 ? "ret" : "jsr"));
      }
      if (mnemonic(opcode).empty()) {
        return wrong(offset, fmt::format("opcode {} does not exist", opcode));
      }
      const uint32_t length = length_at(offset);
      if (length == 0 || !has(offset, length)) {
        return wrong(offset, fmt::format("{} runs over the end of the code", mnemonic(opcode)));
      }
      index_at_[offset] = static_cast<int32_t>(code_->offsets.size());
      code_->offsets.push_back(static_cast<uint16_t>(offset));
      offset += length;
    }
    return absl::OkStatus();
  }

  absl::StatusOr<int32_t> distance(uint32_t from, int64_t bytes) const {
    const int64_t target = from + bytes;
    if (target < 0 || target >= static_cast<int64_t>(index_at_.size()) || index_at_[target] < 0) {
      return wrong(from, fmt::format("jumps to offset {}, where no instruction begins", target));
    }
    return index_at_[target] - index_at_[from];
  }

  absl::Status translate(uint32_t offset) {
    uint8_t opcode = u1(offset);
    Instruction out{Op::nop};
    if (opcode == kWide) {
      RETURN_IF_ERROR(translate_wide(offset, out));
    } else if (opcode == kLdcW) {
      out.op = Op::ldc;
      out.a = u2(offset + 1);
    } else if (opcode == kGotoW) {
      out.op = Op::goto_;
      ASSIGN_OR_RETURN(out.b, distance(offset, s4(offset + 1)));
    } else if (const Alias& alias = kAliases[opcode]; alias.present) {
      out.op = alias.base;
      out.a = static_cast<uint16_t>(alias.operand);
      out.b = alias.operand;
    } else {
      out.op = static_cast<Op>(opcode);
      RETURN_IF_ERROR(translate_operands(offset, out));
    }
    RETURN_IF_ERROR(check_operands(offset, out));
    code_->instructions.push_back(out);
    return absl::OkStatus();
  }

  absl::Status translate_wide(uint32_t offset, Instruction& out) {
    const uint8_t opcode = u1(offset + 1);
    out.op = static_cast<Op>(opcode);
    const Operands operands =
        kAliases[opcode].present || mnemonic(opcode).empty() ? Operands::None : operands_of(out.op);
    if (operands != Operands::Local && operands != Operands::Increment) {
      return wrong(offset, fmt::format("wide before opcode {}", opcode));
    }
    out.a = u2(offset + 2);
    if (operands == Operands::Increment) out.b = s2(offset + 4);
    return absl::OkStatus();
  }

  absl::Status translate_operands(uint32_t offset, Instruction& out) {
    const uint32_t at = offset + 1;
    switch (operands_of(out.op)) {
      case Operands::None: break;
      case Operands::Byte: out.b = static_cast<int8_t>(u1(at)); break;
      case Operands::Short: out.b = s2(at); break;
      case Operands::Local:
      case Operands::Constant:
      case Operands::ArrayType: out.a = u1(at); break;
      case Operands::Increment:
        out.a = u1(at);
        out.b = static_cast<int8_t>(u1(at + 1));
        break;
      case Operands::Constant2:
      case Operands::WideConstant:
      case Operands::InvokeInterface:
      case Operands::InvokeDynamic: out.a = u2(at); break;
      case Operands::MultiArray:
        out.a = u2(at);
        out.b = u1(at + 2);
        break;
      case Operands::Branch: {
        ASSIGN_OR_RETURN(out.b, distance(offset, s2(at)));
        break;
      }
      case Operands::TableSwitch:
      case Operands::LookupSwitch: return translate_switch(offset, out);
    }
    return absl::OkStatus();
  }

  absl::Status translate_switch(uint32_t offset, Instruction& out) {
    const uint32_t padded = (offset + 4) & ~3u;
    auto table = std::make_unique<SwitchTable>();
    ASSIGN_OR_RETURN(table->otherwise, distance(offset, s4(padded)));
    const bool dense = out.op == Op::tableswitch;
    if (dense) table->low = s4(padded + 4);
    const int64_t count =
        dense ? int64_t{s4(padded + 8)} - s4(padded + 4) + 1 : int64_t{s4(padded + 4)};
    for (int64_t i = 0; i < count; ++i) {
      const uint32_t at = static_cast<uint32_t>(dense ? padded + 12 + 4 * i : padded + 8 + 8 * i);
      if (!dense) {
        if (i > 0 && s4(at) <= table->keys.back()) return wrong(offset, "switch keys not sorted");
        table->keys.push_back(s4(at));
      }
      ASSIGN_OR_RETURN(int32_t target, distance(offset, s4(dense ? at : at + 4)));
      table->targets.push_back(target);
    }
    out.table = table.get();
    code_->tables.push_back(std::move(table));
    return absl::OkStatus();
  }

  absl::Status check_local(uint32_t offset, const Instruction& out) const {
    const char kind = out.op == Op::iinc ? 'I' : mnemonic(out.op.number())[0];
    const uint32_t slots = kind == 'l' || kind == 'd' ? 2 : 1;
    if (out.a + slots > attribute_.max_locals) {
      return wrong(offset, fmt::format("local {} of {}", out.a, attribute_.max_locals));
    }
    return absl::OkStatus();
  }

  // Is the operand one that the instruction can work with?
  absl::Status check_operands(uint32_t offset, const Instruction& out) const {
    auto constant_is = [&](std::initializer_list<ConstantTag> tags) -> absl::Status {
      for (ConstantTag tag : tags) {
        if (file_.is(out.a, tag)) return absl::OkStatus();
      }
      return wrong(offset, fmt::format("{} names constant {}, which is not of the right kind",
                                       mnemonic(out.op.number()), out.a));
    };
    using enum ConstantTag;
    switch (out.op) {
      case Op::ldc:
        return constant_is({Integer, Float, String, Class, MethodHandle, MethodType, Dynamic});
      case Op::ldc2_w: return constant_is({Long, Double, Dynamic});
      case Op::getstatic:
      case Op::putstatic:
      case Op::getfield:
      case Op::putfield: return constant_is({FieldRef});
      case Op::invokevirtual: return constant_is({MethodRef});
      case Op::invokespecial:
      case Op::invokestatic: return constant_is({MethodRef, InterfaceMethodRef});
      case Op::invokeinterface: return constant_is({InterfaceMethodRef});
      case Op::invokedynamic: return constant_is({InvokeDynamic});
      case Op::new_:
      case Op::anewarray:
      case Op::checkcast:
      case Op:: instanceof: return constant_is({Class});
      case Op::multianewarray:
        if (out.b == 0) return wrong(offset, "multianewarray of no dimensions");
        RETURN_IF_ERROR(constant_is({Class}));
        if (file_.class_name(out.a).find_first_not_of('[') < static_cast<size_t>(out.b)) {
          return wrong(offset, "multianewarray of more dimensions than its type has");
        }
        return absl::OkStatus();
      case Op::newarray:
        if (out.a < 4 || out.a > 11) return wrong(offset, "newarray of no primitive type");
        return absl::OkStatus();
      default: break;
    }
    const Operands operands = operands_of(out.op);
    if (operands == Operands::Local || operands == Operands::Increment) {
      return check_local(offset, out);
    }
    return absl::OkStatus();
  }

  absl::Status translate_handlers() {
    const auto end = static_cast<int32_t>(code_->instructions.size());
    for (const ExceptionHandler& handler : attribute_.handlers) {
      Handler out{};
      out.catch_type = handler.catch_type;
      out.start = index_at_[handler.start];
      out.end = handler.end == index_at_.size() ? end : index_at_[handler.end];
      out.target = index_at_[handler.target];
      if (out.start < 0 || out.end < 0 || out.target < 0) {
        return wrong(handler.start, "an exception handler's range splits an instruction");
      }
      code_->handlers.push_back(out);
    }
    return absl::OkStatus();
  }

  const Method& method_;
  const ClassFile& file_;
  CodeAttribute attribute_;
  std::unique_ptr<Code> code_ = std::make_unique<Code>();
  std::vector<int32_t> index_at_;  // by byte offset; -1 inside an instruction
};

}  // namespace

absl::StatusOr<std::unique_ptr<Code>> decode(const Program& program, const Method& method) {
  ASSIGN_OR_RETURN(std::optional<CodeAttribute> attribute, method.owner->file->code(*method.info));
  if (!attribute.has_value()) return absl::InternalError("decoding a method without code");
  const uint32_t offset = attribute->offset;
  ASSIGN_OR_RETURN(std::unique_ptr<Code> code, Decoder(method, std::move(*attribute)).run());
  if (!method.owner->from_jdk) RETURN_IF_ERROR(verify(program, method, *code, offset));
  return code;
}

}  // namespace kukang
