// Constants, locals and the operand stack: values are moved, never looked at.

#pragma once

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

RULE_FOR(nop) {
  FIRED(NOP_C);
  return Step::Next;
}
RULE_FOR(aconst_null) {
  FIRED(ACONST_NULL_C);
  r.push(Value::null());
  return Step::Next;
}
RULE_FOR(iconst) {
  FIRED(ICONST_C);
  r.push(Value::of(r.pc->b));
  return Step::Next;
}
RULE_FOR(lconst) {
  FIRED(LCONST_C);
  r.push_wide(Value::of(int64_t{r.pc->b}));
  return Step::Next;
}
RULE_FOR(fconst) {
  FIRED(FCONST_C);
  r.push(Value::of(static_cast<float>(r.pc->b)));
  return Step::Next;
}
RULE_FOR(dconst) {
  FIRED(DCONST_C);
  r.push_wide(Value::of(static_cast<double>(r.pc->b)));
  return Step::Next;
}
RULE_FOR(bipush) {
  FIRED(BIPUSH_C);
  r.push(Value::of(r.pc->b));
  return Step::Next;
}
RULE_FOR(sipush) {
  FIRED(SIPUSH_C);
  r.push(Value::of(r.pc->b));
  return Step::Next;
}

// The quick forms of ldc: the constant itself is in the instruction.
RULE_FOR(ldc_value) {
  FIRED(LDC_C);
  Value v;
  v.j = static_cast<int64_t>(r.pc->bits);
  v.kind = static_cast<Kind>(r.pc->b);
  r.push(v);
  return Step::Next;
}
RULE_FOR(ldc_wide) {
  FIRED(LDC2_W_C);
  Value v;
  v.j = static_cast<int64_t>(r.pc->bits);
  v.kind = static_cast<Kind>(r.pc->b);
  r.push_wide(v);
  return Step::Next;
}
RULE_FOR(ldc_string) {
  FIRED(LDC_C);
  const Value* known = m.state->literals.find(static_cast<uint32_t>(r.pc->bits));
  r.push(known != nullptr && known->is_location() ? *known
                                                  : m.literal(static_cast<uint32_t>(r.pc->bits)));
  return Step::Next;
}

RULE_FOR(iload) {
  FIRED(ILOAD_C);
  r.push(r.locals[r.pc->a]);
  return Step::Next;
}
RULE_FOR(lload) {
  FIRED(LLOAD_C);
  r.push_wide(r.locals[r.pc->a]);
  return Step::Next;
}
RULE_FOR(fload) {
  FIRED(FLOAD_C);
  r.push(r.locals[r.pc->a]);
  return Step::Next;
}
RULE_FOR(dload) {
  FIRED(DLOAD_C);
  r.push_wide(r.locals[r.pc->a]);
  return Step::Next;
}

// ALOAD-C                                                     [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = aload n
//   ----------------------------------------
//   σ ⇒ (g, next(pc), ξ, ξ(n) :: ω, h)
RULE_FOR(aload) {
  FIRED(ALOAD_C);
  r.push(r.locals[r.pc->a]);
  return Step::Next;
}

RULE_FOR(istore) {
  FIRED(ISTORE_C);
  r.locals[r.pc->a].set(*--r.sp);
  return Step::Next;
}
RULE_FOR(lstore) {
  FIRED(LSTORE_C);
  r.sp -= 2;
  r.locals[r.pc->a].set(r.sp[0]);
  r.locals[r.pc->a + 1].set(Value());
  return Step::Next;
}
RULE_FOR(fstore) {
  FIRED(FSTORE_C);
  r.locals[r.pc->a].set(*--r.sp);
  return Step::Next;
}
RULE_FOR(dstore) {
  FIRED(DSTORE_C);
  r.sp -= 2;
  r.locals[r.pc->a].set(r.sp[0]);
  r.locals[r.pc->a + 1].set(Value());
  return Step::Next;
}

// ASTORE-C
//   code(pc) = astore n    ω = v :: ω'
//   ----------------------------------------
//   σ ⇒ (g, next(pc), ξ[n ↦ v], ω', h)
RULE_FOR(astore) {
  FIRED(ASTORE_C);
  r.locals[r.pc->a].set(*--r.sp);
  return Step::Next;
}

RULE_FOR(pop) {
  FIRED(POP_C);
  r.sp -= 1;
  return Step::Next;
}
RULE_FOR(pop2) {
  FIRED(POP2_C);
  r.sp -= 2;
  return Step::Next;
}
RULE_FOR(dup) {
  FIRED(DUP_C);
  r.sp[0].set(r.sp[-1]);
  r.sp += 1;
  return Step::Next;
}
RULE_FOR(dup_x1) {
  FIRED(DUP_X1_C);
  r.sp[0].set(r.sp[-1]);
  r.sp[-1].set(r.sp[-2]);
  r.sp[-2].set(r.sp[0]);
  r.sp += 1;
  return Step::Next;
}
RULE_FOR(dup_x2) {
  FIRED(DUP_X2_C);
  r.sp[0].set(r.sp[-1]);
  r.sp[-1].set(r.sp[-2]);
  r.sp[-2].set(r.sp[-3]);
  r.sp[-3].set(r.sp[0]);
  r.sp += 1;
  return Step::Next;
}
RULE_FOR(dup2) {
  FIRED(DUP2_C);
  r.sp[0].set(r.sp[-2]);
  r.sp[1].set(r.sp[-1]);
  r.sp += 2;
  return Step::Next;
}
RULE_FOR(dup2_x1) {
  FIRED(DUP2_X1_C);
  r.sp[1].set(r.sp[-1]);
  r.sp[0].set(r.sp[-2]);
  r.sp[-1].set(r.sp[-3]);
  r.sp[-2].set(r.sp[1]);
  r.sp[-3].set(r.sp[0]);
  r.sp += 2;
  return Step::Next;
}
RULE_FOR(dup2_x2) {
  FIRED(DUP2_X2_C);
  r.sp[1].set(r.sp[-1]);
  r.sp[0].set(r.sp[-2]);
  r.sp[-1].set(r.sp[-3]);
  r.sp[-2].set(r.sp[-4]);
  r.sp[-3].set(r.sp[1]);
  r.sp[-4].set(r.sp[0]);
  r.sp += 2;
  return Step::Next;
}
RULE_FOR(swap) {
  FIRED(SWAP_C);
  const Value top = r.sp[-1];
  r.sp[-1].set(r.sp[-2]);
  r.sp[-2].set(top);
  return Step::Next;
}

}  // namespace kukang::rules
