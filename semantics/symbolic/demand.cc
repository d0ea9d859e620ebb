// Demand: what an instruction needs to know of a reference before it can go on.
//
// This is the one place where references that are not decided are resolved. A choice binds the
// unknown and leaves pc where it is, so that the instruction's own rule only ever meets what the
// lazy semantics meets.

#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

Step bind(Machine& m, const Choice& choice) {
  m.symbolic->bind(*m.state, choice.value.unknown, choice.candidate);
  return Step::Switched;
}

Rule rule_of(const ResolvingRules& rules, const Candidate& candidate, const Type* type) {
  switch (candidate.what) {
    case Candidate::What::Null: return rules.null;
    case Candidate::What::Existing: return rules.existing;
    case Candidate::What::Fresh: return type->is_array() ? rules.array : rules.fresh;
    default: return rules.some;
  }
}

}  // namespace

Step initialize_for(Machine& m, const Type& type) {
  if (!type.is_class() || type.is_interface() || m.is_initialized(type)) return Step::Next;
  const Step step = m.initialize(type);
  return step == Step::Next && !m.is_initialized(type) ? Step::Switched : step;
}

Step demand(Machine& m, Value& operand, Need need, const ResolvingRules& rules) {
  const Value value = SymbolicHeap::resolved(*m.state, operand);
  const bool enough =
      !value.is_unknown() || (need == Need::Nullness && value.kind == Kind::SymbolicLocation);
  if (enough) {
    operand = value;
    return Step::Next;
  }
  const Type* type = m.state->unknowns.find(value.unknown)->type;
  if (value.kind == Kind::SymbolicLocation) {
    if (Step s = initialize_for(m, *type); s != Step::Next) return s;
  }
  m.choices.clear();
  for (const Candidate& candidate : m.symbolic->strategy.operand(*m.symbolic, *m.state, value)) {
    Choice choice{rule_of(rules, candidate, type), bind};
    choice.candidate = candidate;
    choice.value = value;
    m.choices.push_back(choice);
  }
  return m.fork();
}

Step demand_aliases(Machine& m, Value array, Value stored) {
  Value alias = m.symbolic->narrower_alias(*m.state, array.location, stored);
  return alias.is_null() ? Step::Next : demand(m, alias, Need::Object);
}

Rule rule_of(const FindingRules& rules, const Candidate& candidate, const Finding& finding) {
  switch (candidate.what) {
    case Candidate::What::Null: return rules.null;
    case Candidate::What::Existing: return rules.existing;
    case Candidate::What::Fresh: return finding.type->is_array() ? rules.array : rules.record;
    case Candidate::What::SymbolicLocation: return rules.location;
    default: return rules.reference;
  }
}

void add_choice(Machine& m, const Choice& choice) {
  if (choice.guard != nullptr && choice.guard->is_false()) return;
  m.choices.push_back(choice);
  if (choice.guard != nullptr && choice.guard->is_true()) m.choices.back().guard = nullptr;
}

Value truncated(SymbolicHeap& heap, Value value, Basic basic) {
  if (!value.is_term()) return value;
  Terms& terms = heap.terms;
  switch (basic) {
    case Basic::Boolean: return Value::of(*terms.make(Operator::And, value.term, terms.of(1)));
    case Basic::Byte: return Value::of(*terms.make(Operator::ToByte, value.term));
    case Basic::Char: return Value::of(*terms.make(Operator::ToChar, value.term));
    case Basic::Short: return Value::of(*terms.make(Operator::ToShort, value.term));
    default: return value;
  }
}

}  // namespace kukang
