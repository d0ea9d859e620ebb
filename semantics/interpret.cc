// The loop: from instruction to instruction.
//
// Generated from the instruction table. The rule functions of hot instructions are inlined, each
// with its own dispatch to the next, so that the processor predicts every transition by itself; pc
// and sp stay in registers. Cold rules are called with the registers saved.

#include <atomic>
#include <mutex>

#include "semantics/machine.h"
#include "semantics/rules/arithmetic.h"
#include "semantics/rules/arrays.h"
#include "semantics/rules/branches.h"
#include "semantics/rules/calls.h"
#include "semantics/rules/cold.h"
#include "semantics/rules/fields.h"
#include "semantics/rules/locals.h"
#include "semantics/rules/types.h"

namespace kukang {

template <bool kTraced, bool kMeets>
Progress Machine::interpret(uint64_t steps) {
  static const void* labels[256];
  static std::atomic<bool> ready = false;
  if (!ready.load(std::memory_order_acquire)) [[unlikely]] {
    static std::mutex filling;
    const std::lock_guard lock(filling);
    if (!ready.load(std::memory_order_relaxed)) {
#define HOT(opcode, name, operands, effect) labels[opcode] = &&label_##name;
#define COLD(opcode, name, operands, effect) labels[opcode] = &&label_##name;
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature) labels[opcode] = &&label_##name;
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
      ready.store(true, std::memory_order_release);
    }
  }

  Registers r = load();
  left_ = static_cast<int64_t>(steps);
  line_ = r.pc;
  Step step;

#define DISPATCH()                                                                \
  do {                                                                            \
    if constexpr (kMeets) {                                                       \
      if (r.pc == meeting_.pc && frame().activation == meeting_.activation)       \
        goto out_of_steps;                                                        \
    }                                                                             \
    if constexpr (kTraced) {                                                      \
      save(r);                                                                    \
      observer->executed(*state, code_of(frame()), *r.pc);                        \
    }                                                                             \
    goto* labels[r.pc->op.number()];                                              \
  } while (false)

  DISPATCH();

#define RUN_HOT(name)                                   \
  label_##name : step = rules::name<kTraced>(*this, r); \
  if (step == Step::Next) {                             \
    ++r.pc;                                             \
    DISPATCH();                                         \
  }                                                     \
  if (step == Step::Jump) {                             \
    if (left_ <= 0) [[unlikely]]                        \
      goto out_of_steps;                                \
    DISPATCH();                                         \
  }                                                     \
  goto after_switch;
#define RUN_COLD(name)       \
  label_##name : save(r);    \
  step = rules::name(*this); \
  goto after_switch;

#define HOT(opcode, name, operands, effect) RUN_HOT(name)
#define COLD(opcode, name, operands, effect) RUN_COLD(name)
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature) RUN_##temperature(name)
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"

after_switch:
  if (step == Step::Again) {  // still the same instruction: neither counted nor reported twice
    r = load();
    goto* labels[r.pc->op.number()];
  }
  if (step == Step::Forked) goto forked;
  --left_;
  if (step == Step::Ended) goto ended;
  r = load();
  if (step == Step::Next) ++r.pc;
  line_ = r.pc;
  if (left_ <= 0) [[unlikely]]
    goto out_of_steps;
  if constexpr (kMeets) {
    if (state->depth < meeting_.depth) goto out_of_steps;
  }
  DISPATCH();

ended:
  state->steps += static_cast<uint64_t>(static_cast<int64_t>(steps) - left_);
  return Progress::Ended;

forked:
  state->steps += static_cast<uint64_t>(static_cast<int64_t>(steps) - left_);
  return Progress::Forked;

out_of_steps:
  save(r);
  state->steps += static_cast<uint64_t>(static_cast<int64_t>(steps) - left_);
  return Progress::Paused;
}

template Progress Machine::interpret<false>(uint64_t);
template Progress Machine::interpret<true>(uint64_t);
template Progress Machine::interpret<false, true>(uint64_t);

}  // namespace kukang
