// Type tests and casts on objects of which only type constraints are known.
//
// INSTANCEOF2-S                                               [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = instanceof T    ω = l :: ω'    τ the type variable of l
//   -------------------------------------------------------------------------------------------
//   σ ⇒ (g, next(pc), ξ, 1 :: ω', h, φ ∪ {τ <: T})  and  σ ⇒ (g, next(pc), ξ, 0 :: ω', h, φ ∪ {τ ≮:
//   T})
// CHECKCAST2-S likewise: passes, or ClassCastException.
//
// In the paper's language a symbolic location cannot get here; with methods and generics it can. It
// is not resolved: its own type variable is constrained, which whatever it becomes takes over. A
// symbolic reference is resolved for nullness, unless the cast succeeds either way.

#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"

namespace kukang::symbolic {
namespace {

Step answer(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, choice.holds);
  operand(m, 0) = Value::of(int32_t{choice.holds});
  return Step::Next;
}

Step pass(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, true);
  return Step::Next;
}

Step fail(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, false);
  return m.raise("ClassCastException",
                 fmt::format("an object that is not of class {} cannot be cast to it",
                             readable_name(*choice.type)));
}

// The two sides of a test, as far as the constraints allow them.
Step split(Machine& m, Rule rule, Choice::Effect yes, Choice::Effect no) {
  const Value value = operand(m, 0);
  const Type* type = m.frame().pc->type;
  m.choices.clear();
  for (const bool holds : {true, false}) {
    if (!m.symbolic->may_be(*m.state, value, type, holds)) continue;
    Choice choice{rule, holds ? yes : no};
    choice.value = value;
    choice.type = type;
    choice.holds = holds;
    m.choices.push_back(choice);
  }
  const bool class_asked = !type->is_interface() && m.choices.size() == 1 && !m.choices[0].holds;
  if (class_asked) add_late_class(m, value, rule);
  return m.fork();
}

bool is_made(Machine& m, const Value& value) {
  return value.is_location() && !m.object(value).symbolic;
}

}  // namespace

Step instance_of(Machine& m) {
  Value& value = operand(m, 0);
  if (!value.is_reference()) return m.ill_typed();
  if (Step s = demand(m, value, Need::Found); s != Step::Next) return s;
  if (value.is_null() || is_made(m, value)) return Step::Again;
  return split(m, Rule::INSTANCEOF2_S, answer, answer);
}

Step check_cast(Machine& m) {
  Value& value = operand(m, 0);
  if (!value.is_reference()) return m.ill_typed();
  value = SymbolicHeap::resolved(*m.state, value);
  if (value.kind == Kind::GuardedReference) {
    if (Step s = demand(m, value, Need::Found); s != Step::Next) return s;
  }
  if (value.is_null() || is_made(m, value)) return Step::Again;
  if (!m.symbolic->may_be(*m.state, value, m.frame().pc->type, false)) {
    m.fired(Rule::CHECKCAST2_S);
    return Step::Next;
  }
  if (Step s = demand(m, value, Need::Found); s != Step::Next) return s;
  return split(m, Rule::CHECKCAST2_S, pass, fail);
}

}  // namespace kukang::symbolic
