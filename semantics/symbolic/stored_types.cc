// Can an array hold the reference that is stored? Where that is open there is a choice, of indexes
// inside the array only. A symbolic array is taken to be of exactly the element type that it is
// known to have, once it is known which of the references found so far it is.

#include <algorithm>

#include "semantics/symbolic/element_access.h"

namespace kukang::symbolic {
namespace {

Step not_storable(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, false);
  return m.raise("ArrayStoreException");
}

}  // namespace

Step admit_element(Machine& m, const Access& access) {
  Value& value = operand(m, 0);
  value = SymbolicHeap::resolved(*m.state, value);
  if (value.kind == Kind::GuardedReference) {
    if (Step s = demand(m, value, Need::Found); s != Step::Next) return s;
  }
  const Object& array = m.object(operand(m, access.array));
  if (value.is_null()) return Step::Next;
  if (Step s = demand_element_type(m, operand(m, access.array), value); s != Step::Next) return s;
  if (array.symbolic && !array.part && array.type->can_have_subtypes()) m.assume(kExactElements);
  Finding element = element_finding(m, array);
  element.also.push_back(element.type);
  const auto open = std::find_if(element.also.begin(), element.also.end(), [&](const Type* type) {
    return m.symbolic->may_be(*m.state, value, type, false);
  });
  if (open == element.also.end()) return Step::Next;
  const Type* type = *open;
  if (Step s = demand(m, value, Need::Found); s != Step::Next) return s;
  if (value.is_null()) return Step::Next;
  const Term* out = outside(m, access);
  m.choices.clear();
  add_choice(m, {Rule::AASTORE1_S, out_of_bounds, out});
  for (const bool fits : {true, false}) {
    if (!m.symbolic->may_be(*m.state, value, type, fits)) continue;
    Choice choice{fits ? Rule::AASTORE5_S : Rule::AASTORE6_S, fits ? settle_type : not_storable,
                  m.symbolic->terms.negation(out)};
    choice.value = value;
    choice.type = type;
    choice.holds = fits;
    add_choice(m, choice);
  }
  return m.fork();
}

}  // namespace kukang::symbolic
