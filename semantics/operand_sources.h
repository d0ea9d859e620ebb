// Where operands come from: for each operand, the instruction that has pushed it.
//
// A forward data flow over one method, from its entry to one instruction of interest, with operand
// stacks that hold instructions instead of values. It is made to agree with what the JVM's own
// analysis finds, because the text of exceptions depends on it, and so it is less than a fixpoint:
// instructions are visited in the order of the code, again and again, only until the one of
// interest has been reached in that order. What would flow to it backwards from later on is not
// seen.
//
// Copies keep their source (dup, checkcast); an operand that differs between two paths has none.
// REQUIRES nothing of the code beyond that it has been decoded: a handler of dead code is followed
// too, and such code may not have been verified.

#pragma once

#include <optional>

#include "semantics/stack_effect.h"

namespace kukang {

class OperandSources {
 public:
  static constexpr int32_t kUnknown = -1;

  // Stops when the operands of `target` are known.
  OperandSources(const ClassFile& file, const Code& code, int32_t target);

  // The instruction that has pushed the operand that is `depth` slots below the top of the stack
  // when `at` is about to run, or kUnknown.
  int32_t source(int32_t at, uint32_t depth) const;
  // How many of the operands the instruction has pushed, or copied.
  size_t copies(int32_t at, int32_t source) const;

  // Has a local been assigned to on the way to `at`? Increments do not count, nor what happened
  // before an exception handler was entered; all but the first 64 locals always have.
  bool was_assigned(int32_t at, uint16_t local) const;

 private:
  struct Known {
    std::vector<int32_t> stack;  // sources, by slot
    uint64_t assigned = 0;       // a bit for each of the first locals
  };

  void follow(int32_t target);
  void visit(int32_t at);
  void flow(int32_t target, Known& now);
  void apply(const Instruction& instruction, int32_t at, Known& now) const;

  const ClassFile& file_;
  const Code& code_;
  std::vector<std::optional<Known>> before_;  // by instruction
  bool reached_more_ = false;                 // in this round
  size_t entries_ = 0;                        // in all stacks
};

}  // namespace kukang
