// Jumps: on one int, on two, on references, through tables.

#pragma once

#include <algorithm>

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

template <bool kTraced, Rule kJump, Rule kNext>
[[gnu::always_inline]] inline Step branch(Machine& m, Registers& r, bool jumps) {
  if (jumps) {
    if constexpr (kTraced) m.fired(kJump);
    return m.jump(r, r.pc->b);
  }
  if constexpr (kTraced) m.fired(kNext);
  return Step::Next;
}

#define IF_ZERO(name, NAME, relation)                                               \
  RULE_FOR(name) {                                                                  \
    const Value& c = r.sp[-1];                                                      \
    if (c.kind != Kind::Int) [[unlikely]]                                           \
      return otherwise(m, r);                                                       \
    r.sp -= 1;                                                                      \
    return branch<kTraced, Rule::NAME##1_C, Rule::NAME##2_C>(m, r, c.i relation 0); \
  }
IF_ZERO(ifeq, IFEQ, ==)
IF_ZERO(ifne, IFNE, !=)
IF_ZERO(iflt, IFLT, <)
IF_ZERO(ifge, IFGE, >=)
IF_ZERO(ifgt, IFGT, >)
IF_ZERO(ifle, IFLE, <=)
#undef IF_ZERO

// IF_ICMPLT1-C, IF_ICMPLT2-C                                  [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = if_icmplt pc'    ω = c1 :: c2 :: ω'    c2 < c1        … c2 ≥ c1
//   ---------------------------------------------------------       ---------------------------
//   σ ⇒ (g, pc', ξ, ω', h)                                          σ ⇒ (g, next(pc), ξ, ω', h)
#define IF_COMPARE(name, NAME, relation)                                                \
  RULE_FOR(name) {                                                                      \
    const Value& c1 = r.sp[-1];                                                         \
    const Value& c2 = r.sp[-2];                                                         \
    if (c1.kind != Kind::Int || c2.kind != Kind::Int) [[unlikely]]                      \
      return otherwise(m, r);                                                           \
    r.sp -= 2;                                                                          \
    return branch<kTraced, Rule::NAME##1_C, Rule::NAME##2_C>(m, r, c2.i relation c1.i); \
  }
IF_COMPARE(if_icmpeq, IF_ICMPEQ, ==)
IF_COMPARE(if_icmpne, IF_ICMPNE, !=)
IF_COMPARE(if_icmplt, IF_ICMPLT, <)
IF_COMPARE(if_icmpge, IF_ICMPGE, >=)
IF_COMPARE(if_icmpgt, IF_ICMPGT, >)
IF_COMPARE(if_icmple, IF_ICMPLE, <=)
#undef IF_COMPARE

inline bool is_decided(const Value& v) { return v.kind == Kind::Location || v.kind == Kind::Null; }
// NULL and locations: the same kind and, for locations, the same place.
inline bool same_reference(const Value& a, const Value& b) {
  return a.kind == b.kind && (a.kind == Kind::Null || a.location == b.location);
}

// What the JVM shares by itself can be the same at different locations, in symbolic execution. That
// a part of an object is nothing that was found elsewhere can be an assumption.
inline bool differ_on_terms(const Machine& m, const Value& a, const Value& b) {
  if (m.symbolic == nullptr || !a.is_location() || !b.is_location()) return false;
  const Object &x = m.object(a), &y = m.object(b);
  if (x.part != y.part) return true;
  return (x.shared && (y.shared || y.symbolic)) || (y.shared && x.symbolic);
}

// IF_ACMPEQ1-C: different references, next. IF_ACMPEQ2-C: the same, jump.
RULE_FOR(if_acmpeq) {
  if (!is_decided(r.sp[-1]) || !is_decided(r.sp[-2]) || differ_on_terms(m, r.sp[-1], r.sp[-2]))
      [[unlikely]]
    return otherwise(m, r);
  r.sp -= 2;
  return branch<kTraced, Rule::IF_ACMPEQ2_C, Rule::IF_ACMPEQ1_C>(m, r,
                                                                 same_reference(r.sp[0], r.sp[1]));
}
RULE_FOR(if_acmpne) {
  if (!is_decided(r.sp[-1]) || !is_decided(r.sp[-2]) || differ_on_terms(m, r.sp[-1], r.sp[-2]))
      [[unlikely]]
    return otherwise(m, r);
  r.sp -= 2;
  return branch<kTraced, Rule::IF_ACMPNE1_C, Rule::IF_ACMPNE2_C>(m, r,
                                                                 !same_reference(r.sp[0], r.sp[1]));
}

// IFNULL1-C: a location, next. IFNULL2-C: NULL, jump.
RULE_FOR(ifnull) {
  const Value& v = r.sp[-1];
  if (!is_decided(v)) [[unlikely]]
    return otherwise(m, r);
  r.sp -= 1;
  return branch<kTraced, Rule::IFNULL2_C, Rule::IFNULL1_C>(m, r, v.is_null());
}
// IFNONNULL1-C: a location, jump. IFNONNULL2-C: NULL, next.
RULE_FOR(ifnonnull) {
  const Value& v = r.sp[-1];
  if (!is_decided(v)) [[unlikely]]
    return otherwise(m, r);
  r.sp -= 1;
  return branch<kTraced, Rule::IFNONNULL1_C, Rule::IFNONNULL2_C>(m, r, !v.is_null());
}

RULE_FOR(goto_) {
  FIRED(GOTO_C);
  return m.jump(r, r.pc->b);
}

RULE_FOR(tableswitch) {
  const Value& c = r.sp[-1];
  if (c.kind != Kind::Int) [[unlikely]]
    return otherwise(m, r);
  r.sp -= 1;
  const SwitchTable& table = *r.pc->table;
  const int64_t index = int64_t{c.i} - table.low;
  if (index >= 0 && index < static_cast<int64_t>(table.targets.size())) {
    FIRED(TABLESWITCH1_C);
    return m.jump(r, table.targets[index]);
  }
  FIRED(TABLESWITCH2_C);
  return m.jump(r, table.otherwise);
}

RULE_FOR(lookupswitch) {
  const Value& c = r.sp[-1];
  if (c.kind != Kind::Int) [[unlikely]]
    return otherwise(m, r);
  r.sp -= 1;
  const SwitchTable& table = *r.pc->table;
  auto key = std::lower_bound(table.keys.begin(), table.keys.end(), c.i);
  if (key != table.keys.end() && *key == c.i) {
    FIRED(LOOKUPSWITCH1_C);
    return m.jump(r, table.targets[key - table.keys.begin()]);
  }
  FIRED(LOOKUPSWITCH2_C);
  return m.jump(r, table.otherwise);
}

}  // namespace kukang::rules
