// What an instruction does to the operand stack, whatever the operands are: how many slots it takes
// and how many it leaves, or how it puts them in another order.

#pragma once

#include <algorithm>
#include <vector>

#include "semantics/instruction.h"

namespace kukang {

// The instruction as it was before it was resolved: its opcode, its local or constant index, its
// immediate or distance.
Instruction as_compiled(const Code& code, int32_t index);

// Of a member reference or call site in the constant pool.
std::string_view member_descriptor(const ClassFile& file, uint16_t member);
size_t argument_slots(const ClassFile& file, uint16_t method);  // the receiver not counted

bool is_call(Op op);

// In slots.
struct StackEffect {
  size_t takes = 0, leaves = 0;
};
// REQUIRES an instruction as_compiled that only takes and leaves: not one of rearranges().
StackEffect stack_effect(const ClassFile& file, const Instruction& instruction);

// Of one that copies or moves operands: copies of the `taken` top slots go beneath them and `under`
// more; swap then drops the top.
struct Rearrangement {
  size_t taken = 0, under = 0;
};
inline Rearrangement rearrangement(Op op) {
  switch (op) {
    case Op::dup: return {1, 0};
    case Op::swap:
    case Op::dup_x1: return {1, 1};
    case Op::dup_x2: return {1, 2};
    case Op::dup2: return {2, 0};
    case Op::dup2_x1: return {2, 1};
    case Op::dup2_x2: return {2, 2};
    default: return {};
  }
}

template <class T>
void pop(std::vector<T>& stack, size_t slots) {
  stack.resize(stack.size() - std::min(slots, stack.size()));
}

// Does the instruction only put slots in another order, or copy them? Then that is done, where code
// that was not verified has not too few.
template <class T>
bool rearranges(Op op, std::vector<T>& stack) {
  const auto [taken, under] = rearrangement(op);
  if (taken == 0) return false;
  if (stack.size() >= taken + under) {
    const std::vector<T> top(stack.end() - taken, stack.end());
    stack.insert(stack.end() - taken - under, top.begin(), top.end());
  }
  if (op == Op::swap) pop(stack, 1);
  return true;
}

}  // namespace kukang
