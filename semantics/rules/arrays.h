// Array elements and lengths.
//
// One template per direction covers the element types; T is how an element is stored, W what it is
// on the operand stack. byte[] and boolean[] share baload and bastore, as in the JVM.

#pragma once

#include "semantics/rules/rule_function.h"

namespace kukang::rules {

[[gnu::noinline, gnu::cold]] Step index_out_of_bounds(Machine& m, Registers r, int32_t index,
                                                      uint32_t length);
[[gnu::noinline, gnu::cold]] Step not_storable(Machine& m, Registers r, Value element);

inline bool holds(const Machine& m, const Object& array, Basic basic) {
  if (array.form != Form::Packed) [[unlikely]]
    return false;
  if (array.type == m.known.arrays[static_cast<int>(basic)]) return true;
  return basic == Basic::Byte && array.type == m.known.arrays[static_cast<int>(Basic::Boolean)];
}

// IALOAD1-C, IALOAD2-C, IALOAD3-C                             [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = iaload    ω = c :: l :: ω'    0 ≤ c < h(l)(LEN)
//   -----------------------------------------------------------                         (2-C)
//   σ ⇒ (g, next(pc), ξ, h(l)(c) :: ω', h)
// 1-C: c out of bounds, ArrayIndexOutOfBoundsException. 3-C: the array is NULL.
template <bool kTraced, Rule k1, Rule k2, Rule k3, Basic kBasic, class T, class W>
[[gnu::always_inline]] inline Step load_element(Machine& m, Registers& r) {
  const Value& index = r.sp[-1];
  const Value& array = r.sp[-2];
  if (!array.is_location()) [[unlikely]] {
    if (!array.is_null()) return otherwise(m, r);
    if constexpr (kTraced) m.fired(k3);
    return null_pointer(m, r);
  }
  const Object& object = m.object(array);
  if (index.kind != Kind::Int || !holds(m, object, kBasic)) [[unlikely]]
    return otherwise(m, r);
  if (static_cast<uint32_t>(index.i) >= object.length) [[unlikely]] {
    if constexpr (kTraced) m.fired(k1);
    return index_out_of_bounds(m, r, index.i, object.length);
  }
  if constexpr (kTraced) m.fired(k2);
  const W element = object.elements<T>()[index.i];
  r.sp -= 2;
  r.push_of<W>(element);
  return Step::Next;
}

// IASTORE1-C, IASTORE2-C, IASTORE3-C: the same three cases, writing; ω = v :: c :: l :: ω'.
template <bool kTraced, Rule k1, Rule k2, Rule k3, Basic kBasic, class T, class W>
[[gnu::always_inline]] inline Step store_element(Machine& m, Registers& r) {
  constexpr int n = kSlots<W>;
  const Value& value = r.sp[-n];
  const Value& index = r.sp[-n - 1];
  const Value& array = r.sp[-n - 2];
  if (!array.is_location()) [[unlikely]] {
    if (!array.is_null()) return otherwise(m, r);
    if constexpr (kTraced) m.fired(k3);
    return null_pointer(m, r);
  }
  Object& object = m.change(array);
  if (index.kind != Kind::Int || value.kind != kind_for<W>() || !holds(m, object, kBasic))
      [[unlikely]] {
    return otherwise(m, r);
  }
  if (static_cast<uint32_t>(index.i) >= object.length) [[unlikely]] {
    if constexpr (kTraced) m.fired(k1);
    return index_out_of_bounds(m, r, index.i, object.length);
  }
  if constexpr (kTraced) m.fired(k2);
  W element = get<W>(value);
  if constexpr (kBasic == Basic::Byte) {
    if (object.type->element_basic() == Basic::Boolean) element &= 1;
  }
  object.elements<T>()[index.i] = static_cast<T>(element);
  r.sp -= n + 2;
  return Step::Next;
}

#define ELEMENTS(name, NAME, basic, T, W)                                                          \
  RULE_FOR(name##aload) {                                                                          \
    return load_element<kTraced, Rule::NAME##ALOAD1_C, Rule::NAME##ALOAD2_C, Rule::NAME##ALOAD3_C, \
                        Basic::basic, T, W>(m, r);                                                 \
  }                                                                                                \
  RULE_FOR(name##astore) {                                                                         \
    return store_element<kTraced, Rule::NAME##ASTORE1_C, Rule::NAME##ASTORE2_C,                    \
                         Rule::NAME##ASTORE3_C, Basic::basic, T, W>(m, r);                         \
  }
ELEMENTS(i, I, Int, int32_t, int32_t)
ELEMENTS(l, L, Long, int64_t, int64_t)
ELEMENTS(f, F, Float, float, float)
ELEMENTS(d, D, Double, double, double)
ELEMENTS(b, B, Byte, int8_t, int32_t)
ELEMENTS(c, C, Char, uint16_t, int32_t)
ELEMENTS(s, S, Short, int16_t, int32_t)
#undef ELEMENTS

inline bool holds_references(const Object& object) { return object.form == Form::References; }

RULE_FOR(aaload) {
  const Value& index = r.sp[-1];
  const Value& array = r.sp[-2];
  if (!array.is_location()) [[unlikely]] {
    if (!array.is_null()) return otherwise(m, r);
    FIRED(AALOAD3_C);
    return null_pointer(m, r);
  }
  const Object& object = m.object(array);
  if (index.kind != Kind::Int || !holds_references(object)) [[unlikely]]
    return otherwise(m, r);
  if (static_cast<uint32_t>(index.i) >= object.length) [[unlikely]] {
    FIRED(AALOAD1_C);
    return index_out_of_bounds(m, r, index.i, object.length);
  }
  FIRED(AALOAD2_C);
  r.sp[-2].set(object.values()[index.i]);
  r.sp -= 1;
  return Step::Next;
}

RULE_FOR(aastore) {
  const Value& value = r.sp[-1];
  const Value& index = r.sp[-2];
  const Value& array = r.sp[-3];
  if (!array.is_location()) [[unlikely]] {
    if (!array.is_null()) return otherwise(m, r);
    FIRED(AASTORE3_C);
    return null_pointer(m, r);
  }
  Object& object = m.change(array);
  if (index.kind != Kind::Int || !holds_references(object)) [[unlikely]]
    return otherwise(m, r);
  if (static_cast<uint32_t>(index.i) >= object.length) [[unlikely]] {
    FIRED(AASTORE1_C);
    return index_out_of_bounds(m, r, index.i, object.length);
  }
  if (value.is_location()) {
    if (!m.object(value).type->is_subtype_of(object.type->element)) [[unlikely]] {
      if (m.object(value).symbolic) return otherwise(m, r);
      FIRED(AASTORE4_C);
      return not_storable(m, r, value);
    }
  } else if (!value.is_null()) [[unlikely]] {
    return otherwise(m, r);
  }
  FIRED(AASTORE2_C);
  object.values()[index.i].set(value);
  r.sp -= 3;
  return Step::Next;
}

RULE_FOR(arraylength) {
  Value& array = r.sp[-1];
  if (!array.is_location()) [[unlikely]] {
    if (!array.is_null()) return otherwise(m, r);
    FIRED(ARRAYLENGTH2_C);
    return null_pointer(m, r);
  }
  const Object& object = m.object(array);
  if (object.form == Form::Accumulator || object.is_record()) [[unlikely]]
    return otherwise(m, r);
  FIRED(ARRAYLENGTH1_C);
  array.set(Value::of(static_cast<int32_t>(object.length)));
  return Step::Next;
}

}  // namespace kukang::rules
