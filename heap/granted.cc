// What is granted of the heap at entry, where it is met.

#include "heap/granted.h"

#include "heap/symbolic_heap.h"

namespace kukang {

Value SymbolicHeap::symbol_at_entry(State& state, const Field& field) {
  const Value symbol = fresh_symbol(state, field.basic);
  const Granted::Numbers* numbers = bounds.granted.numbers_of(field);
  if (numbers == nullptr) return symbol;
  const Term* low = terms.constant(symbol.term->sort, numbers->low);
  const Term* high = terms.constant(symbol.term->sort, numbers->high);
  for (const Term* bound :
       {terms.make(Operator::Le, low, symbol.term), terms.make(Operator::Le, symbol.term, high)}) {
    if (!bound->is_true()) state.condition.add_fact(bound);
  }
  state.assumptions |= remarks.assumptions.bit(numbers->text);
  return symbol;
}

const Granted::Class* SymbolicHeap::granted_to(const Finding& finding) const {
  const Granted& granted = bounds.granted;
  if (finding.granted != nullptr) return finding.granted;
  if (const auto it = granted.of_field.find(finding.field); it != granted.of_field.end()) {
    return &it->second;
  }
  const auto it = granted.of_type.find(finding.type);
  return it == granted.of_type.end() ? nullptr : &it->second;
}

}  // namespace kukang
