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

#include "expr/bounds.h"
#include "expr/model.h"
#include "fmt/format.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang::symbolic {
namespace {

// Up to so many elements a symbolic index forks; above, primitives become ites.
constexpr uint32_t kForkedElements = 8;

struct ElementRules {
  Rule bounds, met, fresh, null;
  Rule existing_a, fresh_a;
};

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

bool is_load(Op op) {
  switch (op) {
    case Op::iaload:
    case Op::laload:
    case Op::faload:
    case Op::daload:
    case Op::aaload:
    case Op::baload:
    case Op::caload:
    case Op::saload: return true;
    default: return false;
  }
}

// The operands of the running load or store.
struct Access {
  bool load;
  int value_slots;   // of the value that is stored
  int array, index;  // slots below the top

  explicit Access(Op op) {
    load = is_load(op);
    value_slots = load ? 0 : op == Op::lastore || op == Op::dastore ? 2 : 1;
    index = value_slots;
    array = value_slots + 1;
  }
};

Basic element_basic(Machine& m, const Access& access) {
  return m.object(operand(m, access.array)).type->element_basic();
}

Step push_loaded(Machine& m, Value element, Basic basic) {
  drop(m, 2);
  push(m, element, slots_of(basic));
  return Step::Next;
}

// What the store's value is as an element.
Value stored(Machine& m, const Access& access) {
  const Basic basic = element_basic(m, access);
  Value value = operand(m, access.value_slots - 1);
  if (value.is_term()) return truncated(*m.symbolic, value, basic);
  if (value.kind == Kind::Int) {
    switch (basic) {
      case Basic::Boolean: value.j = value.i & 1; break;
      case Basic::Byte: return Value::of(int32_t{static_cast<int8_t>(value.i)});
      case Basic::Char: return Value::of(int32_t{static_cast<uint16_t>(value.i)});
      case Basic::Short: return Value::of(int32_t{static_cast<int16_t>(value.i)});
      default: break;
    }
  }
  return value;
}

Step finish_store(Machine& m, const Access& access) {
  drop(m, access.value_slots + 2);
  return Step::Next;
}

// --- effects ---

Value length_of(const Object& array) {
  return array.form == Form::Accumulator ? array.len()
                                         : Value::of(static_cast<int32_t>(array.length));
}

Step out_of_bounds(Machine& m, const Choice&) {
  const Access access(m.frame().pc->op);
  const Value& index = operand(m, access.index);
  const Value length = length_of(m.object(operand(m, access.array)));
  const Value message =
      text_of_parts(m, {m.make_string("Index "), text_of_number(m, index),
                        m.make_string(" out of bounds for length "), text_of_number(m, length)});
  return m.raise("ArrayIndexOutOfBoundsException", message);
}

// Of each array type that the array is known to be of, an element is of the element type.
Finding element_finding(const Machine& m, const Object& array) {
  Finding finding{array.type->element};
  finding.depth = array.depth + 1u;
  if (!array.symbolic) return finding;
  for (const Type* type : m.symbolic->bounds_of(*m.state, array.variable).below) {
    if (type->is_array() && type != array.type) finding.also.push_back(type->element);
  }
  return finding;
}

// An element of which nothing is known yet.
Value found_element(Machine& m, Location array, const Candidate& candidate) {
  const Object& object = m.heap()[array];
  const Basic basic = object.type->element_basic();
  if (basic != Basic::Reference) return m.symbolic->fresh_symbol(*m.state, basic);
  return m.symbolic->realize(*m.state, element_finding(m, object), candidate);
}

// The element that was met as number `number`. On the heap as it was at entry it is undefined if it
// has only been written to since: it is found now.
Step met(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  if (access.load) {
    Value element = m.heap()[array].met()[choice.number].now;
    if (element.is_undefined()) {
      element = found_element(m, array, choice.candidate);
      Object::Met& entry = m.heap().change(array).met()[choice.number];
      entry.now = entry.initial = element;
    }
    return push_loaded(m, element, element_basic(m, access));
  }
  const Value value = stored(m, access);
  m.heap().change(array).met()[choice.number].now = value;
  if (value.is_reference()) m.symbolic->take(*m.state, array, value);
  return finish_store(m, access);
}

// An index that was not met before.
Step fresh_element(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  const Value index = operand(m, access.index);
  SymbolicHeap& heap = *m.symbolic;
  if (!access.load) {
    const Value value = stored(m, access);
    heap.meet(*m.state, array, index, value, Value());
    if (value.is_reference()) heap.take(*m.state, array, value);
    return finish_store(m, access);
  }
  Value element = m.heap()[array].otherwise();
  if (element.is_undefined()) {
    element = found_element(m, array, choice.candidate);
    heap.meet(*m.state, array, index, element, element);
    meet_byte(m, array, index, element);
  } else {
    heap.meet(*m.state, array, index, element, Value());
  }
  return push_loaded(m, element, element_basic(m, access));
}

Value element_at(const Object& array, uint32_t index) {
  return array.is_packed() ? packed_element(array, index) : array.values()[index];
}

// The element `number` of an array that the program made.
Step element(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  if (access.load) {
    return push_loaded(m, element_at(m.heap()[array], choice.number), element_basic(m, access));
  }
  const Value value = stored(m, access);
  SymbolicHeap::unpack(*m.state, array);
  m.heap().change(array).values()[choice.number] = value;
  return finish_store(m, access);
}

// If each element from `low` to before `high` is an int that is its index and so many more: that.
std::optional<int32_t> distance_from_index(const Object& array, uint32_t low, uint32_t high) {
  const Value first = element_at(array, low);
  if (first.kind != Kind::Int) return std::nullopt;
  const int32_t distance = first.i - static_cast<int32_t>(low);
  for (uint32_t i = low + 1; i < high; ++i) {
    const Value next = element_at(array, i);
    if (next.kind != Kind::Int || next.i - static_cast<int32_t>(i) != distance) return std::nullopt;
  }
  return distance;
}

// The element of array at `index`, which is among low .. high - 1: a tree of ites, in which equal
// neighbours are one, and so are those that go up by one, such as the values of digits.
const Term* selected(SymbolicHeap& heap, const Object& array, const Term* index, uint32_t low,
                     uint32_t high) {
  if (high - low == 1) return heap.term_of(element_at(array, low));
  if (high - low > 2) {
    if (const std::optional<int32_t> distance = distance_from_index(array, low, high)) {
      return heap.terms.make(Operator::Add, index, heap.terms.of(*distance));
    }
  }
  const uint32_t middle = low + (high - low) / 2;
  const Term* left = selected(heap, array, index, low, middle);
  const Term* right = selected(heap, array, index, middle, high);
  if (left == right) return left;
  const Term* below =
      heap.terms.make(Operator::Lt, index, heap.terms.of(static_cast<int32_t>(middle)));
  return heap.terms.make(Operator::Ite, below, left, right);
}

// Any element of a large array of primitives.
Step some_element(Machine& m, const Choice&) {
  const Access access(m.frame().pc->op);
  const Location location = operand(m, access.array).location;
  const Term* index = operand(m, access.index).term;
  SymbolicHeap& heap = *m.symbolic;
  if (access.load) {
    const Object& array = m.heap()[location];
    const Extent among = bounds_of(*index, heap.terms.arithmetic);
    const auto low = static_cast<uint32_t>(std::max<Wide>(among.low, 0));
    const auto high = static_cast<uint32_t>(std::min<Wide>(among.high + 1, array.length));
    if (low >= high) return m.ill_typed();  // the guard of the choice holds: it is inside
    const Term* element = selected(heap, array, index, low, high);
    return push_loaded(m, Value::of(*element), element_basic(m, access));
  }
  const Term* value = heap.term_of(stored(m, access));
  SymbolicHeap::unpack(*m.state, location);
  Object& array = m.heap().change(location);
  for (uint32_t i = 0; i < array.length; ++i) {
    const Term* here = heap.terms.make(Operator::Eq, index, heap.terms.of(static_cast<int32_t>(i)));
    Value& old = array.values()[i];
    old = Value::of(*heap.terms.make(Operator::Ite, here, value, heap.term_of(old)));
  }
  return finish_store(m, access);
}

// --- choices ---

// i < 0 ∨ i ≥ LEN
const Term* outside(Machine& m, const Access& access) {
  Terms& terms = m.symbolic->terms;
  const Term* index = m.symbolic->term_of(operand(m, access.index));
  const Term* length = m.symbolic->term_of(length_of(m.object(operand(m, access.array))));
  return terms.make(Operator::Either, terms.make(Operator::Lt, index, terms.of(0)),
                    terms.make(Operator::Le, length, index));
}

Step access_accumulator(Machine& m, const Access& access, const ElementRules& rules) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Location location = operand(m, access.array).location;
  const Object& array = m.heap()[location];
  const Term* index = heap.term_of(operand(m, access.index));
  if (access.load && array.symbolic) {
    if (Step s = initialize_for(m, *array.type->element); s != Step::Next) return s;
  }
  // A reference that is undefined may become any of the strategy's candidates.
  auto add = [&](Choice choice, const Value& element) {
    const bool finds =
        access.load && element.is_undefined() && array.type->element_basic() == Basic::Reference;
    if (!finds) return add_choice(m, choice);
    const bool cut = choice.candidate.cut;
    for (const Candidate& c : heap.strategy.undefined(heap, *m.state, element_finding(m, array))) {
      choice.candidate = c;
      choice.candidate.cut = c.cut || cut;
      add_choice(m, choice);
    }
  };
  m.choices.clear();
  for (uint32_t i = 0; i < array.length; ++i) {
    if (heap.term_of(array.met()[i].index) != index) continue;
    Choice same{rules.met, met};
    same.number = i;
    add(same, array.met()[i].now);
    return m.fork();
  }
  const Term* out = outside(m, access);
  add_choice(m, {rules.bounds, out_of_bounds, out});
  const Term* fresh = terms.negation(out);
  for (uint32_t i = 0; i < array.length; ++i) {
    const Term* equal = terms.make(Operator::Eq, index, heap.term_of(array.met()[i].index));
    Choice choice{rules.met, met, equal};
    choice.number = i;
    add(choice, array.met()[i].now);
    fresh = terms.make(Operator::Both, fresh, terms.negation(equal));
  }
  const Term* room = terms.make(Operator::Lt, terms.of(static_cast<int32_t>(array.length)),
                                heap.term_of(array.len()));
  fresh = terms.make(Operator::Both, fresh, room);
  Choice choice{rules.fresh, fresh_element, fresh};
  choice.candidate.cut = !heap.may_meet(array);
  add(choice, array.otherwise());
  return m.fork();
}

// An array that the program made with a constant length, at an index that is a term.
Step access_made(Machine& m, const Access& access, const ElementRules& rules) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Object& array = m.object(operand(m, access.array));
  const Term* index = heap.term_of(operand(m, access.index));
  const Term* out = outside(m, access);
  m.choices.clear();
  add_choice(m, {rules.bounds, out_of_bounds, out});
  if (index->is_constant()) {
    Choice choice{rules.met, element, terms.negation(out)};
    choice.number = static_cast<uint32_t>(index->bits);
    add_choice(m, choice);
    return m.fork();
  }
  if (array.form != Form::References && array.length > kForkedElements) {
    add_choice(m, {rules.met, some_element, terms.negation(out)});
    return m.fork();
  }
  for (uint32_t i = 0; i < array.length; ++i) {
    const Term* here = terms.make(Operator::Eq, index, terms.of(static_cast<int32_t>(i)));
    Choice choice{rules.met, element, here};
    choice.number = i;
    add_choice(m, choice);
  }
  return m.fork();
}

Step constrain_value(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, choice.number != 0);
  return Step::Switched;
}

Step not_storable(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, false);
  return m.raise("ArrayStoreException");
}

// Next when the array can hold the value that is stored. Where that is open there is a choice, of
// indexes inside the array only. A symbolic array is taken to be of exactly the element type that
// it is known to have, once it is known which of the references found so far it is.
Step admit_element(Machine& m, const Access& access) {
  Value& value = operand(m, 0);
  value = SymbolicHeap::resolved(*m.state, value);
  const Object& array = m.object(operand(m, access.array));
  if (value.is_null()) return Step::Next;
  if (Step s = demand_element_type(m, operand(m, access.array), value); s != Step::Next) return s;
  if (array.symbolic && array.type->can_have_subtypes()) m.assume(kExactElements);
  Finding element = element_finding(m, array);
  element.also.push_back(element.type);
  const auto open = std::find_if(element.also.begin(), element.also.end(), [&](const Type* type) {
    return m.symbolic->may_be(*m.state, value, type, false);
  });
  if (open == element.also.end()) return Step::Next;
  const Type* type = *open;
  if (Step s = demand(m, value, Need::Nullness); s != Step::Next) return s;
  if (value.is_null()) return Step::Next;
  const Term* out = outside(m, access);
  m.choices.clear();
  add_choice(m, {Rule::AASTORE1_S, out_of_bounds, out});
  for (const bool fits : {true, false}) {
    if (!m.symbolic->may_be(*m.state, value, type, fits)) continue;
    Choice choice{fits ? Rule::AASTORE5_S : Rule::AASTORE6_S, fits ? constrain_value : not_storable,
                  m.symbolic->terms.negation(out)};
    choice.value = value;
    choice.type = type;
    choice.number = fits;
    add_choice(m, choice);
  }
  return m.fork();
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
