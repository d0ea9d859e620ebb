#include "semantics/operand_sources.h"

#include <algorithm>

namespace kukang {
namespace {

// Where the JVM gives up. Deep stacks in long methods would take memory quadratic in their length.
constexpr size_t kMaxEntries = 1'000'000;
// Code that jumps backwards over and over is visited as often; no compiler's is.
constexpr size_t kMaxVisits = 200'000;

void pop(std::vector<int32_t>& stack, size_t slots) {
  stack.resize(stack.size() - std::min(slots, stack.size()));
}

void push(std::vector<int32_t>& stack, size_t slots, int32_t source) {
  stack.insert(stack.end(), slots, source);
}

// Puts copies of the `taken` top slots beneath them and `under` more.
void duplicate(std::vector<int32_t>& stack, size_t taken, size_t under) {
  if (stack.size() < taken + under) return;
  const std::vector<int32_t> top(stack.end() - taken, stack.end());
  stack.insert(stack.end() - taken - under, top.begin(), top.end());
}

// Of operands as effect_of() writes them.
size_t slots_of_kinds(std::string_view kinds) {
  size_t slots = kinds.size();
  for (char kind : kinds) slots += kind == 'J' || kind == 'D';
  return slots;
}

size_t slots_of_type(std::string_view descriptor) { return slots_of(basic_of(descriptor[0])); }

// The JVM's analysis lets control fall through switches. That shows only in code that no Java
// compiler makes, where what follows a switch is not one of its targets.
bool ends_flow(Op op) {
  return op == Op::goto_ || op == Op::athrow || (op >= Op::ireturn && op <= Op::return_);
}

constexpr uint32_t kWatchedLocals = 64;
uint64_t bit_of(uint32_t local) { return local < kWatchedLocals ? uint64_t{1} << local : 0; }

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

OperandSources::OperandSources(const ClassFile& file, const Code& code, int32_t target)
    : file_(file), code_(code), before_(code.offsets.size()) {
  before_[0].emplace();
  for (const Handler& handler : code.handlers) {
    if (!before_[handler.target].has_value()) before_[handler.target] = {{handler.target}};
  }
  follow(target);
}

void OperandSources::follow(int32_t target) {
  size_t visits = 0;
  do {
    reached_more_ = false;
    for (int32_t at = 0; at < static_cast<int32_t>(before_.size()); ++at) {
      if (at == target && before_[at].has_value()) return;
      if (before_[at].has_value()) visit(at);
      if (entries_ > kMaxEntries || ++visits > kMaxVisits) return;
    }
  } while (reached_more_);
}

void OperandSources::visit(int32_t at) {
  const Instruction instruction = as_compiled(code_, at);
  Known now = *before_[at];
  apply(instruction, at, now);
  if (!ends_flow(instruction.op)) flow(at + 1, now);
  switch (operands_of(instruction.op)) {
    case Operands::Branch: flow(at + instruction.b, now); break;
    case Operands::TableSwitch:
    case Operands::LookupSwitch:
      flow(at + instruction.table->otherwise, now);
      for (int32_t distance : instruction.table->targets) flow(at + distance, now);
      break;
    default: break;
  }
}

// `now` takes on what it is merged with, and so goes on to the next target: thus the JVM does it.
void OperandSources::flow(int32_t target, Known& now) {
  if (target >= static_cast<int32_t>(before_.size())) return;
  std::optional<Known>& known = before_[target];
  if (known.has_value()) {
    now.assigned |= known->assigned;
    now.stack.resize(std::min(now.stack.size(), known->stack.size()));
    for (size_t i = 0; i < now.stack.size(); ++i) {
      if (now.stack[i] != known->stack[i]) now.stack[i] = kUnknown;
    }
  } else {
    reached_more_ = true;
    entries_ += now.stack.size();
  }
  known = now;
}

void OperandSources::apply(const Instruction& instruction, int32_t at, Known& now) const {
  std::vector<int32_t>& stack = now.stack;
  const uint16_t a = instruction.a;
  switch (instruction.op) {
    case Op::lstore:
    case Op::dstore: now.assigned |= bit_of(a + 1); [[fallthrough]];
    case Op::istore:
    case Op::fstore:
    case Op::astore: now.assigned |= bit_of(a); break;
    case Op::checkcast: return;
    case Op::pop: return pop(stack, 1);
    case Op::pop2: return pop(stack, 2);
    case Op::dup: return duplicate(stack, 1, 0);
    case Op::dup_x1: return duplicate(stack, 1, 1);
    case Op::dup_x2: return duplicate(stack, 1, 2);
    case Op::dup2: return duplicate(stack, 2, 0);
    case Op::dup2_x1: return duplicate(stack, 2, 1);
    case Op::dup2_x2: return duplicate(stack, 2, 2);
    case Op::swap: duplicate(stack, 1, 1); return pop(stack, 1);
    case Op::ldc: return push(stack, 1, at);
    case Op::ldc2_w: return push(stack, 2, at);
    case Op::putstatic: return pop(stack, slots_of_type(member_descriptor(file_, a)));
    case Op::putfield: return pop(stack, slots_of_type(member_descriptor(file_, a)) + 1);
    case Op::getfield: pop(stack, 1); [[fallthrough]];
    case Op::getstatic: return push(stack, slots_of_type(member_descriptor(file_, a)), at);
    case Op::invokevirtual:
    case Op::invokespecial:
    case Op::invokeinterface:
    case Op::invokestatic:
    case Op::invokedynamic: {
      const bool receiver =
          instruction.op != Op::invokestatic && instruction.op != Op::invokedynamic;
      const std::string_view descriptor = member_descriptor(file_, a);
      pop(stack, argument_slots(file_, a) + receiver);
      return push(stack, slots_of_type(descriptor.substr(descriptor.find(')') + 1)), at);
    }
    case Op::multianewarray: pop(stack, instruction.b); return push(stack, 1, at);
    default: break;
  }
  const std::string_view effect = effect_of(instruction.op);
  const size_t dash = effect.find('-');
  pop(stack, slots_of_kinds(effect.substr(0, dash)));
  push(stack, slots_of_kinds(effect.substr(dash + 1)), at);
}

int32_t OperandSources::source(int32_t at, uint32_t depth) const {
  const std::optional<Known>& known = before_[at];
  if (!known.has_value() || depth >= known->stack.size()) return kUnknown;
  return known->stack[known->stack.size() - 1 - depth];
}

bool OperandSources::was_assigned(int32_t at, uint16_t local) const {
  if (local >= kWatchedLocals) return true;
  return before_[at].has_value() && (before_[at]->assigned & bit_of(local)) != 0;
}

}  // namespace kukang
