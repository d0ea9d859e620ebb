// Elements of arrays whose length, index or contents are not constants.
//
// IALOAD1-S, 2-S, 3-S                                         [Deng-Lee-Robby 2011, Fig. 8]
//   code(pc) = iaload    ω = i :: l :: ω'    a = h(l)    I the indexes of a that were met
//   1: φ ∪ {i < 0 ∨ i ≥ LEN}                                        ArrayIndexOutOfBoundsException
//   2: for each i' ∈ I: φ ∪ {i = i'}                                push a(i')
//   3: φ ∪ {i ≠ i' for all i' ∈ I} ∪ {0 ≤ i, i < LEN, |I| < LEN}    push a fresh symbol, or a's
//                                                                   default where the program made
//                                                                   a
// and the same three for stores. A reference met for the first time in a symbolic array is like an
// undefined field: what it becomes is the strategy's answer.
//
// Departures: an index that is the very term of one that was met needs no fork. An array that the
// program made with a constant length has met all its indexes; of a large one of primitives an
// element at a symbolic index is an ite over the elements, and a store makes each element one,
// where the paper would fork for every element.

#include "semantics/symbolic/element_access.h"

namespace kukang::symbolic {
namespace {

// clang-format off
ElementRules load_rules(Op op) {
  switch (op) {
#define LOADS(name, NAME)                                                     \
  case Op::name##aload:                                                       \
    return {Rule::NAME##ALOAD1_S, Rule::NAME##ALOAD2_S, Rule::NAME##ALOAD3_S, \
            Rule::NAME##ALOAD4_S, Rule::NAME##ALOAD1_A, Rule::NAME##ALOAD2_A};
    LOADS(i, I) LOADS(l, L) LOADS(f, F) LOADS(d, D) LOADS(a, A) LOADS(b, B) LOADS(c, C)
    default: LOADS(s, S)
#undef LOADS
  }
}
ElementRules store_rules(Op op) {
  switch (op) {
#define STORES(name, NAME)                                                       \
  case Op::name##astore:                                                         \
    return {Rule::NAME##ASTORE1_S, Rule::NAME##ASTORE2_S, Rule::NAME##ASTORE3_S, \
            Rule::NAME##ASTORE4_S, Rule::NAME##ASTORE1_A, Rule::NAME##ASTORE2_A};
    STORES(i, I) STORES(l, L) STORES(f, F) STORES(d, D) STORES(a, A) STORES(b, B) STORES(c, C)
    default: STORES(s, S)
#undef STORES
  }
}
// clang-format on

ResolvingRules resolving(const ElementRules& rules) {
  return {Rule::RESOLVE1_B, Rule::RESOLVE2_B, rules.existing_a, rules.fresh_a, rules.fresh_a};
}

}  // namespace

Step load_element(Machine& m) {
  const Access access(m.frame().pc->op);
  const ElementRules rules = load_rules(m.frame().pc->op);
  Value& array = operand(m, access.array);
  if (!array.is_reference() || !is_int(operand(m, access.index))) return m.ill_typed();
  const bool undecided = array.is_unknown();
  if (Step s = demand(m, array, Need::Object, resolving(rules)); s != Step::Next) return s;
  if (array.is_null()) return undecided ? Step::Again : m.ill_typed();
  const Object& object = m.object(array);
  if (object.is_record()) return m.ill_typed();
  if (object.form == Form::Accumulator) return access_accumulator(m, access, rules);
  const bool plain = operand(m, access.index).kind == Kind::Int && object.form != Form::Terms;
  if (plain) return undecided ? Step::Again : m.ill_typed();
  return access_made(m, access, rules);
}

Step store_element(Machine& m) {
  const Access access(m.frame().pc->op);
  const ElementRules rules = store_rules(m.frame().pc->op);
  Value& array = operand(m, access.array);
  const Value& value = operand(m, access.value_slots - 1);
  if (!array.is_reference() || !is_int(operand(m, access.index))) return m.ill_typed();
  const bool undecided = array.is_unknown();
  if (Step s = demand(m, array, Need::Object, resolving(rules)); s != Step::Next) return s;
  if (array.is_null()) return undecided ? Step::Again : m.ill_typed();
  const Object& object = m.object(array);
  if (object.is_record()) return m.ill_typed();
  if (m.frame().pc->op == Op::aastore) {
    if (!value.is_reference() || object.type->element_basic() != Basic::Reference) {
      return m.ill_typed();
    }
    // Out of bounds comes before the element's type.
    if (!outside(m, access)->is_true()) {
      if (Step s = admit_element(m, access); s != Step::Next) return s;
    }
  }
  if (object.form == Form::Accumulator) return access_accumulator(m, access, rules);
  const bool plain =
      operand(m, access.index).kind == Kind::Int && object.form == Form::Packed && !value.is_term();
  if (plain) return undecided ? Step::Again : m.ill_typed();
  return access_made(m, access, rules);
}

Step array_length(Machine& m) {
  Value& array = operand(m, 0);
  if (!array.is_reference()) return m.ill_typed();
  const bool undecided = array.is_unknown();
  if (Step s = demand(m, array, Need::Object); s != Step::Next) return s;
  if (array.is_null() || m.object(array).form != Form::Accumulator) {
    return undecided ? Step::Again : m.ill_typed();
  }
  m.fired(Rule::ARRAYLENGTH1_S);
  array = m.object(array).len();
  return Step::Next;
}

}  // namespace kukang::symbolic
