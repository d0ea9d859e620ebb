// How a rule function is written.
//
//   RULE_FOR(iadd) { … FIRED(IADD_C); … return Step::Next; }
//
// defines the rule function of a HOT instruction: inlined into the loop, with the registers at
// hand, compiled twice, with and without reports to an observer. It must not let the address of `r`
// out: whatever is slow first saves the registers (m.save(r)) and works on the frame.

#pragma once

#include "semantics/machine.h"
#include "semantics/symbolic/symbolic.h"

#define RULE_FOR(name)                                                 \
  template <bool kTraced>                                              \
  [[gnu::always_inline]] inline Step name([[maybe_unused]] Machine& m, \
                                          [[maybe_unused]] Registers& r)

#define FIRED(rule)                             \
  do {                                          \
    if constexpr (kTraced) m.fired(Rule::rule); \
  } while (false)

namespace kukang::rules {

// Out-of-line ends of hot rules: the registers are saved, then something rare happens.
[[gnu::noinline, gnu::cold]] inline Step null_pointer(Machine& m, Registers r) {
  m.save(r);
  return m.raise_null();
}
// Operands that are not constants, NULL or locations of what was made: the instruction's symbolic
// rule. Nothing may have been changed yet.
[[gnu::noinline]] inline Step otherwise(Machine& m, Registers r) {
  m.save(r);
  const Step step = symbolic_rule(m);
  if (step != Step::Next) return step;
  ++m.frame().pc;  // the frame has changed: the loop's own registers are stale
  return Step::Switched;
}
[[gnu::noinline, gnu::cold]] inline Step division_by_zero(Machine& m, Registers r) {
  m.save(r);
  return m.raise("ArithmeticException", "/ by zero");
}

// A class whose initialization has to run before the instruction can.
[[gnu::noinline]] Step initialize_first(Machine& m, Registers r, const Type& type);

}  // namespace kukang::rules
