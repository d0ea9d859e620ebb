// The rule functions of COLD instructions: called with the registers saved in the frame.

#pragma once

#include "semantics/machine.h"

namespace kukang::rules {

#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect) Step name(Machine& m);
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature) QUICK_##temperature(name)
#define QUICK_HOT(name)
#define QUICK_COLD(name) Step name(Machine& m);
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
#undef QUICK_HOT
#undef QUICK_COLD

// The value on top of the operand stack.
inline Value& top(Machine& m) {
  Frame& f = m.frame();
  return f.stack_base()[f.stack - 1];
}

}  // namespace kukang::rules
