// Casts and type tests, once the type is resolved (the first execution is in link.cc).

#pragma once

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

[[gnu::noinline, gnu::cold]] Step not_castable(Machine& m, Registers r, const Type& from,
                                               const Type& to);

// CHECKCAST1-C: NULL passes. CHECKCAST2-C: a subtype passes. CHECKCAST3-C: ClassCastException.
RULE_FOR(checkcast_at) {
  const Value& v = r.sp[-1];
  if (!v.is_location()) {
    if (!v.is_null()) return otherwise(m, r);
    FIRED(CHECKCAST1_C);
    return Step::Next;
  }
  const Type& type = *m.object(v).type;
  if (!type.is_subtype_of(r.pc->type)) [[unlikely]] {
    if (m.object(v).symbolic) return otherwise(m, r);
    FIRED(CHECKCAST3_C);
    return not_castable(m, r, type, *r.pc->type);
  }
  FIRED(CHECKCAST2_C);
  return Step::Next;
}

// INSTANCEOF1-C: NULL gives 0. INSTANCEOF2-C: a subtype gives 1. INSTANCEOF3-C: 0.
RULE_FOR(instanceof_at) {
  Value& v = r.sp[-1];
  if (!v.is_location()) {
    if (!v.is_null()) return otherwise(m, r);
    FIRED(INSTANCEOF1_C);
    v = Value::of(int32_t{0});
    return Step::Next;
  }
  if (m.object(v).type->is_subtype_of(r.pc->type)) {
    FIRED(INSTANCEOF2_C);
    v = Value::of(int32_t{1});
  } else if (m.object(v).symbolic) [[unlikely]] {
    return otherwise(m, r);
  } else {
    FIRED(INSTANCEOF3_C);
    v = Value::of(int32_t{0});
  }
  return Step::Next;
}

}  // namespace kukang::rules
