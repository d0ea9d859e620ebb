#include "semantics/operand_sources.h"

#include <algorithm>

namespace kukang {
namespace {

// Where the JVM gives up. Deep stacks in long methods would take memory quadratic in their length.
constexpr size_t kMaxEntries = 1'000'000;
// Code that jumps backwards over and over is visited as often; no compiler's is.
constexpr size_t kMaxVisits = 200'000;

void push(std::vector<int32_t>& stack, size_t slots, int32_t source) {
  stack.insert(stack.end(), slots, source);
}

// The JVM's analysis lets control fall through switches. That shows only in code that no Java
// compiler makes, where what follows a switch is not one of its targets.
bool ends_flow(Op op) {
  return op == Op::goto_ || op == Op::athrow || (op >= Op::ireturn && op <= Op::return_);
}

constexpr uint32_t kWatchedLocals = 64;
uint64_t bit_of(uint32_t local) { return local < kWatchedLocals ? uint64_t{1} << local : 0; }

}  // namespace

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
  switch (instruction.op) {
    case Op::lstore:
    case Op::dstore: now.assigned |= bit_of(instruction.a + 1); [[fallthrough]];
    case Op::istore:
    case Op::fstore:
    case Op::astore: now.assigned |= bit_of(instruction.a); break;
    case Op::checkcast: return;
    default: break;
  }
  if (rearranges(instruction.op, stack)) return;
  const StackEffect effect = stack_effect(file_, instruction);
  pop(stack, effect.takes);
  push(stack, effect.leaves, at);
}

int32_t OperandSources::source(int32_t at, uint32_t depth) const {
  const std::optional<Known>& known = before_[at];
  if (!known.has_value() || depth >= known->stack.size()) return kUnknown;
  return known->stack[known->stack.size() - 1 - depth];
}

size_t OperandSources::copies(int32_t at, int32_t source) const {
  const std::optional<Known>& known = before_[at];
  if (!known.has_value()) return 0;
  return static_cast<size_t>(std::count(known->stack.begin(), known->stack.end(), source));
}

bool OperandSources::was_assigned(int32_t at, uint16_t local) const {
  if (local >= kWatchedLocals) return true;
  return before_[at].has_value() && (before_[at]->assigned & bit_of(local)) != 0;
}

}  // namespace kukang
