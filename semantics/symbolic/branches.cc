// Branches on terms and on references that are not decided.
//
// IF_ICMPLT-S                                                 [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = if_icmplt pc'    ω = v1 :: v2 :: ω'
//   ---------------------------------------------------------------------------------------
//   σ ⇒ (g, pc', ξ, ω', h, φ ∪ {v2 < v1})    and    σ ⇒ (g, next(pc), ξ, ω', h, φ ∪ {v2 ≥ v1})
//
// The paper's rules for if_acmpeq overlap as printed. So that nothing is explored twice, 1-A and
// 1-B exclude the others, the B rules come before the A rules, and the second operand is resolved
// only once the top one is. A symbolic location is never NULL, and never an object that the program
// has made: these comparisons resolve nothing.

#include "heap/left_aside.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

// Could a symbolic location turn out to be `other`? Not if that is NULL, or was made.
bool excludes(Machine& m, const Value& location, const Value& other) {
  if (location.kind != Kind::SymbolicLocation) return false;
  if (other.is_null()) return true;
  if (!other.is_location() || m.object(other).symbolic) return false;
  for (const Candidate& candidate : m.symbolic->objects_for(*m.state, location.unknown)) {
    if (candidate.what == Candidate::What::Existing && candidate.location == other.location) {
      return false;
    }
  }
  return true;
}

// --- what the JVM shares by itself ---

// Where the JDK compares references it saves itself a call of equals, so that it does not matter
// whether an object that was found is one that the JVM shares; but where identity is what counts.
bool goes_by_identity(const Machine& m) {
  const Type& owner = *m.state->top->method->owner;
  return !owner.from_jdk || owner.name == "java/util/IdentityHashMap" ||
         owner.name.starts_with("java/util/concurrent/atomic/") ||
         owner.name.starts_with("java/lang/ref/") || owner.name.starts_with("kukang/machine/");
}

// Could the object, or the unknown, have been found because the JVM hands `made` out to everybody:
// a box that it keeps, the String of a literal? What a static field holds is a candidate anyway.
bool may_be_shared(Machine& m, const Value& found, const Value& made) {
  const State& state = *m.state;
  if (!made.is_location() || m.object(made).symbolic || !goes_by_identity(m)) return false;
  if (!m.object(made).shared) return false;
  if (found.is_null() || (found.is_location() && !m.object(found).symbolic)) return false;
  for (uint32_t i = 0; i < state.static_count; ++i) {
    if (*state.static_objects.find(i) == made.location) return false;
  }
  return m.symbolic->may_be(state, found, m.object(made).type, true);
}

// REQUIRES may_be_shared, of an object. It must be of the class, and then the very object. Nothing
// is known of a String's identity but that it is, or is not, that of the literal.
Step compare_with_shared(Machine& m, const Value& found, const Value& made, Same& same) {
  const Type* type = m.object(made).type;
  if (m.symbolic->may_be(*m.state, found, type, false)) {
    m.choices.clear();
    for (const bool holds : {true, false}) {
      Choice choice{Rule::SHARED_S, settle_type};
      choice.value = found;
      choice.type = type;
      choice.holds = holds;
      m.choices.push_back(choice);
    }
    return m.fork();
  }
  same.literal = type == m.known.string;
  Terms& terms = m.symbolic->terms;
  same.when = same.literal ? terms.make(Operator::Eq, terms.of(1),
                                        m.symbolic->fresh_symbol(*m.state, Basic::Boolean).term)
                           : is_that_box(m, found, made);
  relate_hash_codes(m, found, made, same.when);
  return Step::Next;
}

// Is one the entry of a map that was there at entry, and could the other, as far as its type goes,
// have been had from that map before?
bool takes_entry_apart(Machine& m, const Value& entry, const Value& other) {
  if (!entry.is_location() || !is_entry_of_found(m.object(entry)) || other.is_null()) return false;
  if (other.is_location() && (!m.object(other).symbolic || m.object(other).part)) return false;
  return m.symbolic->may_be(*m.state, other, m.object(entry).type, true);
}

// Where the JDK compares references before it calls equals, values that are not decided need not
// be: if they are the same they are equal.
bool goes_by_equals(const Machine& m, const Value& value) {
  if (goes_by_identity(m) || value.is_null()) return false;
  if (value.is_location() && !m.object(value).symbolic) return true;
  const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, value);
  // An object that turns out to be no value is looked at where equal ones are not the same.
  if (m.decides_anybody && m.symbolic->is_anybody(bounds)) return false;
  if (m.symbolic->is_value(bounds)) return true;
  // Character by character, equal ones are looked at, which those that are the same never are.
  return m.compares_texts_at_once && m.symbolic->constraints.upper(bounds) == m.known.string;
}

// Could it have been there at entry, as far as that can be told from where it is kept?
bool may_have_been_there(const State& state, const Object& object, Location location) {
  if (object.shared || (state.entry && location < state.entry->heap.next())) return true;
  bool held = false;
  state.statics.for_each([&](uint32_t, const Ref<Object>& fields) {
    for (uint32_t i = 0; fields && i < fields->length && !held; ++i) {
      const Value& value = fields->values()[i];
      held = value.is_location() && value.location == location;
    }
  });
  return held;
}

// A stranger may have been any object that was there at entry, before it was taken for one.
bool asks_too_late(const Machine& m, const Value& stranger, const Value& other) {
  if (!goes_by_identity(m) || !other.is_location() || m.object(other).symbolic) return false;
  if (stranger.is_null() || (stranger.is_location() && !m.object(stranger).symbolic)) return false;
  return m.object(other).type != m.program.object() &&
         is_stranger(m, m.symbolic->bounds_of_value(*m.state, stranger)) &&
         may_have_been_there(*m.state, m.object(other), other.location);
}

}  // namespace

Step same_references(Machine& m, Value& first, Value& second, Same& same,
                     const ResolvingRules& first_rules, const ResolvingRules& second_rules) {
  Terms& terms = m.symbolic->terms;
  first = SymbolicHeap::resolved(*m.state, first);
  second = SymbolicHeap::resolved(*m.state, second);
  same = {terms.of(true)};
  if (first.is_unknown() && second.is_unknown() && first.unknown == second.unknown) {
    return Step::Next;
  }
  if (Step s = demand(m, first, Need::Found, first_rules); s != Step::Next) return s;
  if (Step s = demand(m, second, Need::Found, second_rules); s != Step::Next) return s;
  same = {terms.of(false)};
  for (const bool turned : {false, true}) {
    if (asks_too_late(m, turned ? second : first, turned ? first : second)) return stop_too_late(m);
  }
  if (takes_entry_apart(m, first, second) || takes_entry_apart(m, second, first)) {
    m.assume(kNobodyElses);
  }
  const bool shared = may_be_shared(m, first, second) || may_be_shared(m, second, first);
  if (!shared && (excludes(m, first, second) || excludes(m, second, first))) {
    for (const Value& made : {first, second}) {
      const bool mirror = made.is_location() && m.object(made).type == m.known.class_;
      if (mirror) return m.stop_at_open_class();
    }
    return Step::Next;
  }
  if (first.is_unknown() || second.is_unknown()) {
    if (goes_by_equals(m, first) && goes_by_equals(m, second)) return Step::Next;
    if (Step s = demand(m, first, Need::Object, first_rules); s != Step::Next) return s;
    if (Step s = demand(m, second, Need::Object, second_rules); s != Step::Next) return s;
  }
  if (may_be_shared(m, first, second)) return compare_with_shared(m, first, second, same);
  if (may_be_shared(m, second, first)) return compare_with_shared(m, second, first, same);
  const bool one =
      first.kind == second.kind && (first.is_null() || first.location == second.location);
  same = {terms.of(one)};
  // Two boxes of the small values that Java keeps one box each of are the same iff their values
  // are. The JDK asks equals next, which says so, too.
  const bool boxes = !one && goes_by_identity(m) && first.is_location() && second.is_location() &&
                     m.object(first).shared && m.object(second).shared &&
                     m.object(first).type == m.object(second).type &&
                     m.object(first).type != m.known.string;
  if (boxes) same = {same_box(m, m.object(first), m.object(second))};
  return Step::Next;
}

namespace symbolic {
namespace {

Step go(Machine& m, const Choice& choice) {
  drop(m, choice.operands);
  m.frame().pc += choice.distance;
  return Step::Switched;
}

Choice jump(Rule rule, const Term* guard, int slots, int32_t distance) {
  Choice choice{rule, go, guard};
  choice.branch = true;
  choice.operands = slots;
  choice.distance = distance;
  return choice;
}

// The two ways of a branch whose condition is `condition`.
Step split(Machine& m, Rule rule, const Term* condition, int slots) {
  m.choices.clear();
  add_choice(m, jump(rule, condition, slots, m.frame().pc->b));
  add_choice(m, jump(rule, m.symbolic->terms.negation(condition), slots, 1));
  return m.fork();
}

struct Comparison {
  Rule rule;
  Operator operation;
  bool negated;  // the condition is the operation's negation
  bool swapped;  // of the operands exchanged
  bool with_zero;
};

Comparison comparison_of(Op op) {
  switch (op) {
    case Op::ifeq: return {Rule::IFEQ_S, Operator::Eq, false, false, true};
    case Op::ifne: return {Rule::IFNE_S, Operator::Eq, true, false, true};
    case Op::iflt: return {Rule::IFLT_S, Operator::Lt, false, false, true};
    case Op::ifge: return {Rule::IFGE_S, Operator::Lt, true, false, true};
    case Op::ifgt: return {Rule::IFGT_S, Operator::Lt, false, true, true};
    case Op::ifle: return {Rule::IFLE_S, Operator::Lt, true, true, true};
    case Op::if_icmpeq: return {Rule::IF_ICMPEQ_S, Operator::Eq, false, false, false};
    case Op::if_icmpne: return {Rule::IF_ICMPNE_S, Operator::Eq, true, false, false};
    case Op::if_icmplt: return {Rule::IF_ICMPLT_S, Operator::Lt, false, false, false};
    case Op::if_icmpge: return {Rule::IF_ICMPGE_S, Operator::Lt, true, false, false};
    case Op::if_icmpgt: return {Rule::IF_ICMPGT_S, Operator::Lt, false, true, false};
    default: return {Rule::IF_ICMPLE_S, Operator::Lt, true, true, false};
  }
}

const ResolvingRules kTop = {Rule::IF_ACMPEQ2_B, Rule::IF_ACMPEQ3_B, Rule::IF_ACMPEQ2_A,
                             Rule::IF_ACMPEQ3_A, Rule::IF_ACMPEQ4_A};
const ResolvingRules kSecond = {Rule::IF_ACMPEQ4_B, Rule::IF_ACMPEQ5_B, Rule::IF_ACMPEQ5_A,
                                Rule::IF_ACMPEQ6_A, Rule::IF_ACMPEQ7_A};

// Ends the comparison: `equal` is known, by `rule`.
Step decide(Machine& m, bool equal, Rule rule) {
  m.fired(rule);
  const bool jumps = (m.frame().pc->op == Op::if_acmpeq) == equal;
  drop(m, 2);
  m.frame().pc += jumps ? m.frame().pc->b : 1;
  return Step::Switched;
}

// The lazy rule by which references that are decided are the same, or not.
Rule lazy_rule(Machine& m, bool equal) {
  if (m.frame().pc->op == Op::if_acmpeq) return equal ? Rule::IF_ACMPEQ2_S : Rule::IF_ACMPEQ1_S;
  return equal ? Rule::IF_ACMPNE2_S : Rule::IF_ACMPNE1_S;
}

Step be_that_literal(Machine& m, const Choice&) {
  m.approximate(kLiteral);
  return decide(m, true, lazy_rule(m, true));
}
Step be_another(Machine& m, const Choice&) { return decide(m, false, lazy_rule(m, false)); }

// A String that was found is that of a literal, or not.
Step split_on_literal(Machine& m, const Term* equal) {
  m.choices.clear();
  add_choice(m, {Rule::SHARED_S, be_that_literal, equal});
  add_choice(m, {Rule::SHARED_S, be_another, m.symbolic->terms.negation(equal)});
  return m.fork();
}

Step test(Machine& m, const ResolvingRules& rules, Rule location) {
  Value& value = operand(m, 0);
  if (!value.is_unknown()) return m.ill_typed();
  if (Step s = demand(m, value, Need::Nullness, rules); s != Step::Next) return s;
  if (!value.is_unknown()) return Step::Again;
  m.fired(location);
  const bool jumps = m.frame().pc->op == Op::ifnonnull;
  drop(m, 1);
  m.frame().pc += jumps ? m.frame().pc->b : 1;
  return Step::Switched;
}

}  // namespace

Step branch(Machine& m) {
  SymbolicHeap& heap = *m.symbolic;
  const Comparison c = comparison_of(m.frame().pc->op);
  const Value& right = c.with_zero ? Value::of(int32_t{0}) : operand(m, 0);
  const Value& left = operand(m, c.with_zero ? 0 : 1);
  if (!is_int(left) || !is_int(right)) return m.ill_typed();
  const Term* a = heap.term_of(left);
  const Term* b = heap.term_of(right);
  if (c.swapped) std::swap(a, b);
  const Term* condition = heap.terms.make(c.operation, a, b);
  return split(m, c.rule, c.negated ? heap.terms.negation(condition) : condition,
               c.with_zero ? 1 : 2);
}

Step compare_references(Machine& m) {
  Value& top = operand(m, 0);
  Value& second = operand(m, 1);
  if (!top.is_reference() || !second.is_reference()) return m.ill_typed();
  Same same;
  if (Step s = same_references(m, top, second, same, kTop, kSecond); s != Step::Next) return s;
  const bool equal = same.when->is_true();
  if (same.literal) return split_on_literal(m, same.when);
  if (!same.when->is_constant()) {
    const bool jump_if_equal = m.frame().pc->op == Op::if_acmpeq;
    const Term* jumps = jump_if_equal ? same.when : m.symbolic->terms.negation(same.when);
    return split(m, Rule::BOXES_S, jumps, 2);
  }
  const Rule unresolved =
      top.kind == Kind::SymbolicLocation ? Rule::IF_ACMPEQ1_A : Rule::IF_ACMPEQ1_B;
  return decide(m, equal, equal && top.is_unknown() ? unresolved : lazy_rule(m, equal));
}

Step test_null(Machine& m) {
  static const ResolvingRules kNull = {Rule::IFNULL1_B, Rule::IFNULL2_B};
  static const ResolvingRules kNonNull = {Rule::IFNONNULL1_B, Rule::IFNONNULL2_B};
  return m.frame().pc->op == Op::ifnull ? test(m, kNull, Rule::IFNULL_A)
                                        : test(m, kNonNull, Rule::IFNONNULL_A);
}

Step table_switch(Machine& m) {
  if (operand(m, 0).kind != Kind::IntTerm) return m.ill_typed();
  Terms& terms = m.symbolic->terms;
  const Term* value = operand(m, 0).term;
  const SwitchTable& table = *m.frame().pc->table;
  m.choices.clear();
  for (size_t i = 0; i < table.targets.size(); ++i) {
    const Term* key = terms.of(table.low + static_cast<int32_t>(i));
    add_choice(
        m, jump(Rule::TABLESWITCH_S, terms.make(Operator::Eq, value, key), 1, table.targets[i]));
  }
  const int64_t high = int64_t{table.low} + static_cast<int64_t>(table.targets.size()) - 1;
  const Term* outside =
      terms.make(Operator::Either, terms.make(Operator::Lt, value, terms.of(table.low)),
                 terms.make(Operator::Lt, terms.of(static_cast<int32_t>(high)), value));
  if (table.targets.empty()) outside = nullptr;
  add_choice(m, jump(Rule::TABLESWITCH_S, outside, 1, table.otherwise));
  return m.fork();
}

Step lookup_switch(Machine& m) {
  if (operand(m, 0).kind != Kind::IntTerm) return m.ill_typed();
  Terms& terms = m.symbolic->terms;
  const Term* value = operand(m, 0).term;
  const SwitchTable& table = *m.frame().pc->table;
  const Term* none = terms.of(true);
  m.choices.clear();
  for (size_t i = 0; i < table.keys.size(); ++i) {
    const Term* equal = terms.make(Operator::Eq, value, terms.of(table.keys[i]));
    add_choice(m, jump(Rule::LOOKUPSWITCH_S, equal, 1, table.targets[i]));
    none = terms.make(Operator::Both, none, terms.negation(equal));
  }
  add_choice(m, jump(Rule::LOOKUPSWITCH_S, none, 1, table.otherwise));
  return m.fork();
}

}  // namespace symbolic
}  // namespace kukang
