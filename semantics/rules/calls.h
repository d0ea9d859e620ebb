// Calls and returns, once the method is resolved (the first execution is in link.cc).
//
// An invoke leaves the caller's pc on itself, so that stack traces and handlers see it; the return
// moves it on.

#pragma once

#include "semantics/rules/fields.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang::rules {

[[gnu::noinline, gnu::cold]] Step not_selected(Machine& m, Registers r, const LinkFailure& why);

// Enters `method`, whose arguments are on top of the operand stack.
[[gnu::always_inline]] inline Step enter(Machine& m, Registers& r, const Method& method) {
  r.sp -= r.pc->a;
  m.save(r);
  return m.call(method, r.sp);
}

template <bool kTraced, Rule kRule, Rule kNull>
[[gnu::always_inline]] inline Step invoke_selected(Machine& m, Registers& r) {
  const Value& receiver = r.sp[-r.pc->a];
  if (!receiver.is_location()) [[unlikely]] {
    if (!receiver.is_null()) return otherwise(m, r);
    if constexpr (kTraced) m.fired(kNull);
    return null_pointer(m, r);
  }
  const Method& named = *r.pc->method;
  if (m.object(receiver).symbolic) [[unlikely]]
    return otherwise(m, r);
  const Type& type = *m.object(receiver).type;
  const Method* selected = nullptr;
  const auto index = static_cast<size_t>(named.vtable_index);
  if (index < type.vtable.size() && !type.vtable[index]->is_abstract()) [[likely]] {
    selected = type.vtable[index];
  } else {
    Linked<const Method*> found = select_method(type, named);
    if (!found.ok()) return not_selected(m, r, found.failure());
    selected = *found;
  }
  // An object of another class than the code claims may have another method in that place.
  if (selected->argument_slots != r.pc->a) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kTraced) m.fired(kRule);
  return enter(m, r, *selected);
}

RULE_FOR(invokevirtual_at) {
  return invoke_selected<kTraced, Rule::INVOKEVIRTUAL1_C, Rule::INVOKEVIRTUAL2_C>(m, r);
}
RULE_FOR(invokeinterface_at) {
  return invoke_selected<kTraced, Rule::INVOKEINTERFACE1_C, Rule::INVOKEINTERFACE2_C>(m, r);
}

RULE_FOR(invokespecial_at) {
  const Value& receiver = r.sp[-r.pc->a];
  if (!receiver.is_location()) [[unlikely]] {
    if (!receiver.is_null()) return otherwise(m, r);
    FIRED(INVOKESPECIAL2_C);
    return null_pointer(m, r);
  }
  FIRED(INVOKESPECIAL1_C);
  return enter(m, r, *r.pc->method);
}

RULE_FOR(invokestatic_at) {
  const Method& method = *r.pc->method;
  if (r.pc->b != 0 && !m.is_initialized(*method.owner)) [[unlikely]] {
    return initialize_first(m, r, *method.owner);
  }
  FIRED(INVOKESTATIC_C);
  return enter(m, r, method);
}

RULE_FOR(invokedynamic_at) {
  FIRED(INVOKEDYNAMIC_C);
  return enter(m, r, *r.pc->method);
}

// What the caller of a method that returns a byte, say, gets of the int that is returned.
inline Value narrowed(Machine& m, const Value& value, Basic result) {
  if (value.kind == Kind::Int) return Value::of(truncate(value.i, result));
  return value.is_term() ? truncated(*m.symbolic, value, result) : value;
}

RULE_FOR(ireturn) {
  FIRED(IRETURN_C);
  m.save(r);
  const Value value = r.sp[-1];
  const Basic result = m.frame().method->result;
  return m.return_from_frame(result == Basic::Int ? value : narrowed(m, value, result), 1);
}

#define RETURN(name, NAME, slots)                                      \
  RULE_FOR(name) {                                                     \
    FIRED(NAME);                                                       \
    m.save(r);                                                         \
    return m.return_from_frame(slots ? r.sp[-slots] : Value(), slots); \
  }
RETURN(lreturn, LRETURN_C, 2)
RETURN(freturn, FRETURN_C, 1)
RETURN(dreturn, DRETURN_C, 2)
RETURN(areturn, ARETURN_C, 1)
RETURN(return_, RETURN_C, 0)
#undef RETURN

}  // namespace kukang::rules
