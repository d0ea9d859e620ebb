// Fields of objects that are only partly known.
//
// GETFIELD2-S                                                 [Deng-Lee-Robby 2011, Fig. 7]
//   code(pc) = getfield f_T    ω = l :: ω'    h(l)(f)↑    T primitive
//   ----------------------------------------------------------------- x fresh
//   σ ⇒ (g, next(pc), ξ, x :: ω', h[l ↦ h(l)[f ↦ x]], φ)
//
// GETFIELD3-S to 6-S (lazy), 3-A (lazier), 3-B (lazier#): T a reference type; f becomes what the
// strategy says it may: NULL, an existing object, a fresh array or record; NULL or a fresh α̂; a
// fresh ᾱ. Each choice defines the field and pushes it.
//
// Here a field keeps two values, as it is now and as it was at entry: a first read defines both.

#include "semantics/symbolic/declared.h"
#include "semantics/symbolic/laws.h"

namespace kukang::symbolic {
namespace {

const ResolvingRules kGet = {Rule::GETFIELD1_B, Rule::GETFIELD2_B, Rule::GETFIELD1_A,
                             Rule::GETFIELD2_A, Rule::GETFIELD2_A};
const ResolvingRules kPut = {Rule::RESOLVE1_B, Rule::RESOLVE2_B, Rule::PUTFIELD1_A,
                             Rule::PUTFIELD2_A, Rule::PUTFIELD2_A};
const FindingRules kFound = {Rule::GETFIELD3_S, Rule::GETFIELD4_S, Rule::GETFIELD5_S,
                             Rule::GETFIELD6_S, Rule::GETFIELD3_A, Rule::GETFIELD3_B};
const FindingRules kStatic = {Rule::GETSTATIC1_S, Rule::GETSTATIC2_S, Rule::GETSTATIC3_S,
                              Rule::GETSTATIC4_S, Rule::GETSTATIC_A,  Rule::GETSTATIC_B};

Finding finding_of(Machine& m, Location holder, const Field& field, const Type* type) {
  Finding finding{type};
  finding.depth = m.heap()[holder].depth + 1u;
  finding.field = &field;
  add_declared(m, holder, finding);
  return finding;
}

Step found(Machine& m, const Choice& choice) {
  const Field& field = *m.frame().pc->field;
  const Location holder = choice.value.location;
  const Finding finding = finding_of(m, holder, field, choice.type);
  const Value value = m.symbolic->realize(*m.state, finding, choice.candidate);
  SymbolicHeap::define(*m.state, holder, field.slot, value);
  operand(m, 0) = value;
  return Step::Next;
}

Finding static_finding(Machine& m, const Field& field, const Type* type) {
  Finding finding{type};
  finding.field = &field;
  if (m.laws) narrow_to(m, m.symbolic->generics.of(field, nullptr, nullptr), finding);
  return finding;
}

// Defines a static field that nobody has read or written yet, now and at entry.
void define_static(Machine& m, const Field& field, Value value) {
  Object& statics = m.state->change_statics(*field.owner);
  statics.values()[field.slot] = value;
  statics.initial()[field.slot] = value;
}

Step found_static(Machine& m, const Choice& choice) {
  const Field& field = *m.frame().pc->field;
  const Finding finding = static_finding(m, field, choice.type);
  const Value value = m.symbolic->realize(*m.state, finding, choice.candidate);
  define_static(m, field, value);
  push(m, value);
  return Step::Next;
}

}  // namespace

Step get_field(Machine& m) {
  const Field& field = *m.frame().pc->field;
  Value& receiver = operand(m, 0);
  if (!receiver.is_reference()) return m.ill_typed();
  const bool undecided = receiver.is_unknown();
  const Need need = SymbolicHeap::is_content(field) ? Need::Found : Need::Object;
  if (Step s = demand(m, receiver, need, kGet); s != Step::Next) return s;
  if (receiver.is_null()) return undecided ? Step::Again : m.ill_typed();
  if (receiver.is_unknown()) {
    m.fired(Rule::GETFIELD2_S);
    const Value content = m.symbolic->content_of(*m.state, receiver, field);
    drop(m, 1);
    push(m, content, slots_of(field.basic));
    return Step::Next;
  }
  const Location holder = receiver.location;
  if (is_deferred(m, receiver)) return look_at(m, receiver);
  if (m.heap()[holder].form != Form::SymbolicRecord) return undecided ? Step::Again : m.ill_typed();
  if (field.slot >= m.heap()[holder].length) m.symbolic->extend(*m.state, holder, field.owner);
  if (field.slot >= m.heap()[holder].length) return m.ill_typed();
  if (!m.heap()[holder].values()[field.slot].is_undefined()) return Step::Again;
  if (Step s = assume_law(m, receiver); s != Step::Next) return s;

  const bool coder = field.owner == m.known.string && field.slot == m.known.string_coder;
  if (coder) return decide_coder(m, receiver);
  if (field.basic != Basic::Reference) {
    m.fired(Rule::GETFIELD2_S);
    const Value symbol = m.symbolic->symbol_at_entry(*m.state, field);
    SymbolicHeap::define(*m.state, holder, field.slot, symbol);
    if (SymbolicHeap::is_content(field)) m.symbolic->relate_ranks(*m.state, receiver);
    drop(m, 1);
    push(m, symbol, slots_of(field.basic));
    return Step::Next;
  }
  const Type* type = m.symbolic->type_of(field);
  if (type == nullptr) {
    SymbolicHeap::define(*m.state, holder, field.slot, Value::null());
    return Step::Again;
  }
  if (Step s = initialize_for(m, *type); s != Step::Next) return s;
  m.choices.clear();
  Finding finding = finding_of(m, holder, field, type);
  for (const Candidate& c : candidates_for(m, finding)) {
    Choice choice{rule_of(kFound, c, finding), found};
    choice.candidate = c;
    choice.value = receiver;
    choice.type = type;
    m.choices.push_back(choice);
  }
  return m.fork();
}

Step put_field(Machine& m) {
  const Field& field = *m.frame().pc->field;
  const int slots = slots_of(field.basic);
  Value& receiver = operand(m, slots);
  if (!receiver.is_reference()) return m.ill_typed();
  const bool undecided = receiver.is_unknown();
  if (Step s = demand(m, receiver, Need::Object, kPut); s != Step::Next) return s;
  if (receiver.is_null()) return Step::Again;
  const Location holder = receiver.location;
  const bool narrow =
      m.heap()[holder].form == Form::SymbolicRecord && field.slot >= m.heap()[holder].length;
  if (narrow) m.symbolic->extend(*m.state, holder, field.owner);
  const Object& object = m.heap()[holder];
  if (field.slot >= object.length || !object.is_record()) return m.ill_typed();
  const Value value = operand(m, slots - 1);
  if (value.kind != Kind::IntTerm) return undecided || narrow ? Step::Again : m.ill_typed();
  m.fired(Rule::PUTFIELD1_S);
  m.heap().change(holder).values()[field.slot] = truncated(*m.symbolic, value, field.basic);
  drop(m, 1 + slots);
  return Step::Next;
}

// The first read of static fields that class initialization may not have been the last to write.
static Step read_assumed(Machine& m, const Field& field) {
  const bool constant = field.flags & kFinal && field.basic != Basic::Reference;
  if (constant) {
    m.fired(Rule::GETSTATIC_C);
    push(m, m.state->static_object(*field.owner)->values()[field.slot], slots_of(field.basic));
    return Step::Next;
  }
  m.assume(kStaticsAsInitialized);
  m.state->change_statics(*field.owner).assumed = false;
  return Step::Again;
}

// A static field that is Undefined was made symbolic (its class's statics are a symbolic record):
// it starts like a parameter.
Step get_static(Machine& m) {
  const Field& field = *m.frame().pc->field;
  if (m.state->static_object(*field.owner)->assumed) return read_assumed(m, field);
  if (field.basic != Basic::Reference) {
    m.fired(Rule::GETSTATIC5_S);
    const Value symbol = m.symbolic->symbol_at_entry(*m.state, field);
    define_static(m, field, symbol);
    push(m, symbol, slots_of(field.basic));
    return Step::Next;
  }
  const Type* type = m.symbolic->type_of(field);
  if (type == nullptr) {
    define_static(m, field, Value::null());
    return Step::Again;
  }
  if (Step s = initialize_for(m, *type); s != Step::Next) return s;
  const Finding finding = static_finding(m, field, type);
  m.choices.clear();
  for (const Candidate& c : m.symbolic->strategy.parameter(*m.symbolic, *m.state, finding)) {
    Choice choice{rule_of(kStatic, c, finding), found_static};
    choice.candidate = c;
    choice.type = type;
    m.choices.push_back(choice);
  }
  return m.fork();
}

Step put_static(Machine& m) {
  const Field& field = *m.frame().pc->field;
  m.fired(Rule::PUTSTATIC_S);
  const Value value = truncated(*m.symbolic, operand(m, 0), field.basic);
  drop(m, 1);
  m.state->change_statics(*field.owner).values()[field.slot] = value;
  return Step::Next;
}

}  // namespace kukang::symbolic
