// Demand: what an instruction needs to know of a reference before it can go on.
//
// This is the one place where references that are not decided are resolved. A choice binds the
// unknown and leaves pc where it is, so that the instruction's own rule only ever meets what the
// lazy semantics meets.

#include <algorithm>

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

// Of a String whose text was asked for: one that it may be, of which it must be decided first how
// wide its characters are. NULL: there is none.
Value is_as_wide(const Machine& m, Value value, const Candidates& candidates) {
  const auto bearer = m.symbolic->known_bearer(*m.state, value.unknown);
  auto is_open = [&](Location string) {
    return m.state->heap[string].values()[m.known.string_coder].is_undefined();
  };
  if (!bearer || is_open(*bearer)) return Value::null();
  for (const Candidate& candidate : candidates) {
    const bool open = candidate.what == Candidate::What::Existing && is_open(candidate.location);
    if (open) return Value::at(candidate.location);
  }
  return Value::null();
}

}  // namespace

Step initialize_for(Machine& m, const Type& type) {
  if (!type.is_class() || type.is_interface() || m.is_initialized(type)) return Step::Next;
  const Step step = m.initialize(type);
  return step == Step::Next && !m.is_initialized(type) ? Step::Switched : step;
}

Step demand(Machine& m, Value& operand, Need need, const ResolvingRules& rules) {
  const Value value = SymbolicHeap::resolved(*m.state, operand);
  if (value.kind == Kind::GuardedReference) return demand_guarded(m, operand, value, need);
  const bool enough =
      !value.is_unknown() || (need != Need::Object && value.kind == Kind::SymbolicLocation);
  if (enough) {
    operand = value;
    return Step::Next;
  }
  const Type* type = m.state->unknowns.find(value.unknown)->type;
  if (value.kind == Kind::SymbolicLocation) {
    if (Step s = initialize_for(m, *type); s != Step::Next) return s;
  }
  const Candidates candidates = m.symbolic->strategy.operand(*m.symbolic, *m.state, value);
  if (const Value string = is_as_wide(m, value, candidates); string.is_location()) {
    return symbolic::decide_coder(m, string);
  }
  m.choices.clear();
  for (const Candidate& candidate : candidates) {
    Choice choice{rule_of(rules, candidate, type), bind};
    choice.candidate = candidate;
    choice.value = value;
    if (candidate.what == Candidate::What::Existing) {
      choice.guard = m.symbolic->same_if(*m.state, value.unknown, candidate.location);
    }
    add_choice(m, choice);
  }
  return m.fork();
}

namespace {

bool is_definite(const Value& value) {
  return value.is_location() || value.kind == Kind::SymbolicLocation;
}

Step be_alternative(Machine& m, const Choice& choice) {
  const UnknownId id = choice.value.unknown;
  m.state->unknowns.at(id).binding = m.state->alternatives(id)[choice.index].value;
  return Step::Switched;
}

// One of those that are some object.
Step be_some(Machine& m, const Choice& choice) {
  const UnknownId id = choice.value.unknown;
  std::vector<Alternative> some;
  for (const Alternative& one : m.state->alternatives(id)) {
    if (is_definite(one.value)) some.push_back(one);
  }
  const Value rest = m.state->make_guarded(std::move(some));
  m.state->unknowns.at(id).binding = rest;
  return Step::Switched;
}

}  // namespace

Step demand_guarded(Machine& m, Value& operand, const Value& value, Need need) {
  const std::vector<Alternative>& all = m.state->alternatives(value.unknown);
  const auto definite = static_cast<size_t>(std::count_if(
      all.begin(), all.end(), [](const Alternative& one) { return is_definite(one.value); }));
  if (need == Need::Nullness && definite == all.size()) {
    operand = value;
    return Step::Next;
  }
  const bool together = need == Need::Nullness && definite > 1;
  const Term* some = m.symbolic->terms.of(false);
  m.choices.clear();
  for (size_t i = 0; i < all.size(); ++i) {
    if (together && is_definite(all[i].value)) {
      some = m.symbolic->terms.make(Operator::Either, some, all[i].when);
      continue;
    }
    Choice choice{Rule::GUARDED_S, be_alternative, all[i].when};
    choice.by_value = true;
    choice.value = value;
    choice.index = static_cast<uint32_t>(i);
    add_choice(m, choice);
  }
  if (together) {
    Choice choice{Rule::GUARDED_S, be_some, some};
    choice.by_value = true;
    choice.value = value;
    add_choice(m, choice);
  }
  return m.fork();
}

Step settle_type(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, choice.holds);
  return Step::Switched;
}

Step demand_aliases(Machine& m, Value& value, Matters matters) {
  SymbolicHeap& heap = *m.symbolic;
  const State& state = *m.state;
  const TypeBounds* alone = &heap.bounds_of_value(state, value);
  auto matters_as = [&](Value other) {
    const TypeBounds* together = heap.bounds_if_same(state, value, other);
    return together != nullptr && together != alone && matters(*together);
  };
  for (UnknownId id = 0; id < state.next_unknown; ++id) {
    const Unknown& unknown = *state.unknowns.find(id);
    if (!unknown.binding.is_undefined() || unknown.kind == Kind::GuardedReference) continue;
    if (value.is_unknown() && value.unknown == id) continue;
    Value other = Value::symbolic(id, unknown.kind);
    if (matters_as(other)) return demand(m, value.is_unknown() ? value : other, Need::Object);
  }
  for (uint32_t i = 0; value.is_unknown() && i < state.symbolic_count; ++i) {
    if (!matters_as(Value::at(*state.symbolic_objects.find(i)))) continue;
    return demand(m, value, Need::Object);
  }
  return Step::Next;
}

Step demand_element_type(Machine& m, Value array, Value stored) {
  const Type* known = m.object(array).type;
  if (!m.object(array).symbolic || !known->can_have_subtypes()) return Step::Next;
  SymbolicHeap& heap = *m.symbolic;
  return demand_aliases(m, array, [&](const TypeBounds& together) {
    const Type* type = heap.constraints.upper(together);
    const bool narrower = type != known && type->is_subtype_of(known);
    return narrower && (stored.is_null() || heap.may_be(*m.state, stored, type->element, false));
  });
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
