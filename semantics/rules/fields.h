// Fields of objects and of classes, once they are resolved (the first execution is in link.cc).

#pragma once

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

// What a field of a type smaller than int keeps of an int.
inline int32_t truncate(int32_t value, Basic basic) {
  switch (basic) {
    case Basic::Boolean: return value & 1;
    case Basic::Byte: return static_cast<int8_t>(value);
    case Basic::Short: return static_cast<int16_t>(value);
    case Basic::Char: return static_cast<uint16_t>(value);
    default: return value;
  }
}

// GETFIELD1-C, GETFIELD2-C                                     [Deng-Lee-Robby 2011, Fig. 5]
//   code(pc) = getfield f    ω = l :: ω'                 code(pc) = getfield f    ω = NULL :: ω'
//   ----------------------------------------             ---------------------------------------
//   σ ⇒ (g, next(pc), ξ, h(l)(f) :: ω', h)               σ ⇒ NullPointerException, σ
template <bool kTraced, int kSlots>
[[gnu::always_inline]] inline Step get_field(Machine& m, Registers& r) {
  Value& receiver = r.sp[-1];
  if (!receiver.is_location()) [[unlikely]] {
    if (!receiver.is_null()) return otherwise(m, r);
    FIRED(GETFIELD2_C);
    return null_pointer(m, r);
  }
  const Object& object = m.object(receiver);
  if (r.pc->a >= object.length || !object.is_record()) [[unlikely]]
    return otherwise(m, r);
  const Value& field = object.values()[r.pc->a];
  if (field.is_undefined()) [[unlikely]]
    return otherwise(m, r);
  FIRED(GETFIELD1_C);
  receiver.set(field);
  if constexpr (kSlots == 2) *r.sp++ = Value();
  return Step::Next;
}
RULE_FOR(getfield_narrow) { return get_field<kTraced, 1>(m, r); }
RULE_FOR(getfield_wide) { return get_field<kTraced, 2>(m, r); }

// PUTFIELD1-C, PUTFIELD2-C
//   code(pc) = putfield f    ω = v :: l :: ω'           code(pc) = putfield f    ω = v :: NULL ::
//   ω'
//   -------------------------------------------         ------------------------------------------
//   σ ⇒ (g, next(pc), ξ, ω', h[l ↦ h(l)[f ↦ v]])        σ ⇒ NullPointerException, σ
template <bool kTraced, int kSlots, bool kSmall>
[[gnu::always_inline]] inline Step put_field(Machine& m, Registers& r) {
  const Value& receiver = r.sp[-1 - kSlots];
  if (!receiver.is_location()) [[unlikely]] {
    if (!receiver.is_null()) return otherwise(m, r);
    FIRED(PUTFIELD2_C);
    return null_pointer(m, r);
  }
  Object& object = m.change(receiver);
  if (r.pc->a >= object.length || !object.is_record()) [[unlikely]]
    return otherwise(m, r);
  if constexpr (kSmall) {
    if (r.sp[-1].kind != Kind::Int) [[unlikely]]
      return otherwise(m, r);
  }
  FIRED(PUTFIELD1_C);
  Value& field = object.values()[r.pc->a];
  field.set(r.sp[-kSlots]);
  if constexpr (kSmall) field = Value::of(truncate(field.i, static_cast<Basic>(r.pc->b)));
  r.sp -= 1 + kSlots;
  return Step::Next;
}
RULE_FOR(putfield_narrow) { return put_field<kTraced, 1, false>(m, r); }
RULE_FOR(putfield_small) { return put_field<kTraced, 1, true>(m, r); }
RULE_FOR(putfield_wide) { return put_field<kTraced, 2, false>(m, r); }

RULE_FOR(getstatic_at) {
  const Field& field = *r.pc->field;
  const Object* statics = m.state->static_object(*field.owner);
  if (statics == nullptr || statics->initialization == Initialization::Failed) [[unlikely]] {
    return initialize_first(m, r, *field.owner);
  }
  if (statics->values()[field.slot].is_undefined() || statics->assumed) [[unlikely]]
    return otherwise(m, r);
  FIRED(GETSTATIC_C);
  r.push(statics->values()[field.slot]);
  if (is_wide(field.basic)) *r.sp++ = Value();
  return Step::Next;
}

RULE_FOR(putstatic_at) {
  const Field& field = *r.pc->field;
  if (!m.is_initialized(*field.owner)) [[unlikely]]
    return initialize_first(m, r, *field.owner);
  if (r.sp[-1].kind == Kind::IntTerm && field.basic != Basic::Int) [[unlikely]]
    return otherwise(m, r);
  FIRED(PUTSTATIC_C);
  r.sp -= is_wide(field.basic) ? 2 : 1;
  Value value = *r.sp;
  if (value.kind == Kind::Int) value.i = truncate(value.i, field.basic);
  m.state->change_statics(*field.owner).values()[field.slot].set(value);
  return Step::Next;
}

}  // namespace kukang::rules
