// Elements, at an index that is a term, of an array that the program made with a constant length:
// all its indexes were met. Small arrays, and those of references, fork for each element; large
// ones of primitives do not (the departures in arrays.cc).

#include "expr/bounds.h"
#include "semantics/symbolic/element_access.h"

namespace kukang::symbolic {
namespace {

// Up to so many elements a symbolic index forks; above, primitives become ites.
constexpr uint32_t kForkedElements = 8;

Value element_at(const Object& array, uint32_t index) {
  return array.is_packed() ? packed_element(array, index) : array.values()[index];
}

// The element `index` of an array that the program made.
Step element(Machine& m, const Choice& choice) {
  const Access access(m.frame().pc->op);
  const Location array = operand(m, access.array).location;
  if (access.load) {
    return push_loaded(m, element_at(m.heap()[array], choice.index), element_basic(m, access));
  }
  const Value value = stored(m, access);
  SymbolicHeap::unpack(*m.state, array);
  m.heap().change(array).values()[choice.index] = value;
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

}  // namespace

Step access_made(Machine& m, const Access& access, const ElementRules& rules) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Object& array = m.object(operand(m, access.array));
  const Term* index = heap.term_of(operand(m, access.index));
  const Term* out = outside(m, access);
  const auto add = [&](Rule rule, Choice::Effect effect, const Term* when, int64_t at) {
    Choice choice{rule, effect, when};
    choice.by_value = true;
    choice.index = static_cast<uint32_t>(at);
    add_choice(m, choice);
  };
  m.choices.clear();
  add(rules.bounds, out_of_bounds, out, 0);
  if (index->is_constant()) {
    add(rules.met, element, terms.negation(out), index->bits);
    return m.fork();
  }
  if (array.form != Form::References && array.length > kForkedElements) {
    add(rules.met, some_element, terms.negation(out), 0);
    return m.fork();
  }
  for (uint32_t i = 0; i < array.length; ++i) {
    const Term* here = terms.make(Operator::Eq, index, terms.of(static_cast<int32_t>(i)));
    add(rules.met, element, here, i);
  }
  return m.fork();
}

}  // namespace kukang::symbolic
