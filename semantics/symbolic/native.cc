// Native methods on symbolic operands.
//
// The rows of semantics/native know constants and what was made. Where an operand is something that
// a row does not take, a row of this file takes its place, or a Java method of
// kukang.machine.Symbolic stands in for the method: a loop that forks like the loop it stands for.

#include "absl/container/flat_hash_map.h"
#include "expr/model.h"
#include "fmt/format.h"
#include "program/hierarchy.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/declared.h"
#include "semantics/symbolic/laws.h"
#include "semantics/symbolic/strangers.h"
#include "semantics/symbolic/symbolic.h"
#include "support/text.h"

namespace kukang {
namespace {

// --- contracts, and what a number must be ---

Step pass(Machine& m, const Choice& choice) {
  drop(m, choice.method->argument_slots);
  return Step::Next;
}
// The method does nothing, unless a condition holds.
Step pass_unless(Machine& m, NativeCall& call, const Term* condition, Rule rule,
                 Choice::Effect fails) {
  m.choices.clear();
  Choice holds{rule, pass, m.symbolic->terms.negation(condition)};
  holds.method = call.method;
  add_choice(m, holds);
  add_choice(m, {rule, fails, condition});
  return m.fork_in(call);
}
Step assumption_fails(Machine& m, const Choice&) { return m.leave_assumed(); }
Step assertion_fails(Machine& m, const Choice&) { return m.raise("AssertionError"); }

const Term* is_false(Machine& m, const NativeCall& call) {
  return m.symbolic->terms.make(Operator::Eq, call.args[0].term, m.symbolic->terms.of(0));
}
Step assume(Machine& m, NativeCall& call) {
  return pass_unless(m, call, is_false(m, call), Rule::ASSUME_S, assumption_fails);
}
Step check(Machine& m, NativeCall& call) {
  return pass_unless(m, call, is_false(m, call), Rule::ASSERT_S, assertion_fails);
}

Step negative_time(Machine& m, const Choice&) {
  return m.raise("IllegalArgumentException", "timeout value is negative");
}
Step sleep(Machine& m, NativeCall& call) {
  Terms& terms = m.symbolic->terms;
  const Term* negative = terms.make(Operator::Lt, call.args[0].term, terms.of(int64_t{0}));
  return pass_unless(m, call, negative, Rule::NATIVE_S, negative_time);
}

// --- numbers ---

template <Operator kOperator>
Step convert(Machine& m, NativeCall& call) {
  return call.give(Value::of(*m.symbolic->terms.make(kOperator, call.args[0].term)));
}

// --- objects ---

// Of the classes that are known, those that a symbolic object may be of; that it is of one of them
// is assumed.
std::vector<const Type*> known_classes(Machine& m, Value object) {
  SymbolicHeap& heap = *m.symbolic;
  const TypeBounds& bounds = heap.bounds_of_value(*m.state, object);
  const Type* upper = heap.constraints.upper(bounds);
  if (heap.constraints.world == World::Open && upper->can_have_subtypes()) {
    m.assume(upper->is_array()
                 ? kExactElements
                 : "an object whose class matters by itself is of a class that is known");
  }
  std::vector<const Type*> classes;
  for (const Type* type : m.hierarchy->subtypes_of(upper)) {
    if (type->flags & (kAbstract | kInterface) && !type->is_array()) continue;
    // What the object is known to be more than that its class must be as well.
    const bool all = std::all_of(bounds.below.begin(), bounds.below.end(),
                                 [&](const Type* above) { return type->is_subtype_of(above); });
    if (all && heap.may_be(*m.state, object, type, true)) classes.push_back(type);
  }
  return classes;
}

// A choice for each of the classes.
Step decide_class(Machine& m, NativeCall& call, const std::vector<const Type*>& classes,
                  Choice::Effect effect) {
  if (classes.empty()) {
    return m.stop(unsupported("an object whose class matters by itself is of none that is known"));
  }
  m.choices.clear();
  for (const Type* type : classes) {
    Choice choice{Rule::NATIVE_S, effect};
    choice.value = call.args[0];
    choice.type = type;
    choice.method = call.method;
    m.choices.push_back(choice);
  }
  add_late_class(m, call.args[0], Rule::NATIVE_S);
  return m.fork_in(call);
}

// It is of the choice's class, and of none below.
Step be_exactly(Machine& m, const Choice& choice) {
  kukang::be_exactly(m, choice.value, *choice.type);
  if (choice.type->is_array()) m.symbolic->hold_exactly(*m.state, choice.value.location);
  return Step::Switched;
}

Step give_class(Machine& m, const Choice& choice) {
  be_exactly(m, choice);
  drop(m, choice.method->argument_slots);
  push(m, m.mirror(*choice.type));
  return Step::Next;
}

Step get_class(Machine& m, NativeCall& call) {
  const Value object = call.args[0];
  if (!m.object(object).symbolic) return call.give(m.mirror(*m.object(object).type));
  const Step step =
      with_operands(m, call, [&] { return demand_element_type(m, object, Value::null()); });
  if (step != Step::Next) return step;
  return decide_class(m, call, known_classes(m, object), give_class);
}

Step answer(Machine& m, const Choice& choice) {
  drop(m, choice.method->argument_slots);
  push(m, Value::of(int32_t{choice.holds}));
  return Step::Next;
}

Step answer_instance(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, choice.holds);
  return answer(m, choice);
}

Step is_instance(Machine& m, NativeCall& call) {
  const Type* type = m.mirrored(call.args[0]);
  const Value object = call.args[1];
  if (object.is_null() || type->is_primitive()) return call.give_bool(false);
  m.choices.clear();
  for (const bool holds : {true, false}) {
    if (!m.symbolic->may_be(*m.state, object, type, holds)) continue;
    Choice choice{Rule::NATIVE_S, answer_instance};
    choice.value = object;
    choice.type = type;
    choice.method = call.method;
    choice.holds = holds;
    m.choices.push_back(choice);
  }
  if (!type->is_interface()) add_late_class(m, object, Rule::NATIVE_S);
  return m.fork_in(call);
}

constexpr std::string_view kCopiedPlaces =
    "a clone of a Hashtable or IdentityHashMap that was there at entry has its keys where their "
    "hash codes say";

Step not_cloneable(Machine& m, const Choice& choice) {
  m.symbolic->constrain(*m.state, choice.value, choice.type, false);
  return m.raise("CloneNotSupportedException", dotted(m.object(choice.value).type->name));
}

// A copy of a symbolic record is of its class and needs all its fields, one of an array its
// elements: fields are found one after the other, elements are copied by a loop.
Step clone(Machine& m, NativeCall& call) {
  const Value original = call.args[0];
  const Object& object = m.object(original);
  Linked<const Type*> cloneable = m.program.load("java/lang/Cloneable");
  if (!cloneable.ok()) return m.raise(cloneable.failure());
  if (m.symbolic->may_be(*m.state, original, *cloneable, false)) {
    m.choices.clear();
    for (const bool holds : {true, false}) {
      if (!m.symbolic->may_be(*m.state, original, *cloneable, holds)) continue;
      Choice choice{Rule::NATIVE_S, holds ? settle_type : not_cloneable};
      choice.value = original;
      choice.type = *cloneable;
      choice.holds = holds;
      m.choices.push_back(choice);
    }
    return m.fork_in(call);
  }
  if (!object.symbolic) {  // an array of a length that is not known
    Object* copy = Object::copy(object);
    copy->monitor = 0;
    return call.give(Value::at(m.heap().allocate(copy)));
  }
  if (object.form == Form::Accumulator) return call_stand_in(m, "cloneArray", call.args);
  const std::vector<const Type*> classes = known_classes(m, original);
  const bool known = classes.size() == 1 && classes[0] == object.type;
  if (!known) return decide_class(m, call, classes, be_exactly);
  for (uint32_t slot = 0; slot < object.length; ++slot) {
    if (!object.values()[slot].is_undefined()) continue;
    return find_field_of(m, call, original, *object.type->instance_fields[slot]);
  }
  if (copies_places(*object.type)) m.approximate(kCopiedPlaces);
  Object* copy = Object::record(object.type, object.length);
  std::copy_n(object.values(), object.length, copy->values());
  return call.give(Value::at(m.heap().allocate(copy)));
}

Step make_array(Machine& m, const Choice& choice) {
  const Value length = operand(m, 0);
  drop(m, choice.method->argument_slots);
  push(m, Value::at(SymbolicHeap::make_accumulator(*m.state, choice.type, length)));
  return Step::Next;
}
Step negative_length(Machine& m, const Choice& choice) {
  return m.raise("NegativeArraySizeException", text_of_number(m, choice.value));
}

// java.lang.reflect.Array.newArray of a symbolic length.
Step new_array(Machine& m, NativeCall& call) {
  const Type* element = m.mirrored(call.args[0]);
  if (element->basic == Basic::Void) return m.raise("IllegalArgumentException");
  Terms& terms = m.symbolic->terms;
  const Term* below = terms.make(Operator::Lt, call.args[1].term, terms.of(0));
  m.choices.clear();
  Choice made{Rule::NATIVE_S, make_array, terms.negation(below)};
  made.method = call.method;
  made.type = m.program.array_of(element);
  add_choice(m, made);
  Choice negative{Rule::NATIVE_S, negative_length, below};
  negative.value = call.args[1];
  add_choice(m, negative);
  return m.fork_in(call);
}

using enum Take;

constexpr NativeRow kSymbolicRows[] = {
    {"java/lang/reflect/Array", "newArray", "", new_array, {Made, Anything}},
    {"kukang/Contract", "assume", "", assume, {Anything}},
    {"kukang/Contract", "check", "", check, {Anything}},
    {"java/lang/Float", "floatToRawIntBits", "", convert<Operator::ToBits>, {Anything}},
    {"java/lang/Double", "doubleToRawLongBits", "", convert<Operator::ToBits>, {Anything}},
    {"java/lang/Float", "intBitsToFloat", "", convert<Operator::FromBits>, {Anything}},
    {"java/lang/Double", "longBitsToDouble", "", convert<Operator::FromBits>, {Anything}},
    {"java/lang/StrictMath", "sqrt", "", convert<Operator::Sqrt>, {Anything}},
    {"java/lang/Object", "getClass", "", get_class, {Decided}},
    {"java/lang/Object", "clone", "", clone, {Decided}},
    {"java/lang/Class", "isInstance", "", is_instance, {Made, DecidedOrNull}},
    {"java/lang/Thread", "sleep", "(J)V", sleep, {Anything}},
};

Step defined(Machine& m, const Choice& choice) {
  const Location holder = choice.value.location;
  const Field& field = *m.heap()[holder].type->instance_fields[choice.index];
  Finding finding{choice.type};
  finding.depth = m.heap()[holder].depth + 1u;
  finding.field = &field;
  add_declared(m, holder, finding);
  const Value value = m.symbolic->realize(*m.state, finding, choice.candidate);
  SymbolicHeap::define(*m.state, holder, field.slot, value);
  return Step::Switched;
}

}  // namespace

void be_exactly(Machine& m, Value value, const Type& type) {
  m.symbolic->constrain(*m.state, value, &type, true);
  for (const Type* below : m.hierarchy->subtypes_of(&type)) {
    const bool open = below != &type && m.symbolic->may_be(*m.state, value, below, false);
    if (open) m.symbolic->constrain(*m.state, value, below, false);
  }
}

Step find_field_of(Machine& m, NativeCall& call, Value holder, const Field& field) {
  if (is_deferred(m, holder)) {
    m.retry(call);
    return look_at(m, holder);
  }
  if (Step s = assume_law(m, call, holder); s != Step::Next) return s;
  static constexpr FindingRules kFound = {Rule::GETFIELD3_S, Rule::GETFIELD4_S, Rule::GETFIELD5_S,
                                          Rule::GETFIELD6_S, Rule::GETFIELD3_A, Rule::GETFIELD3_B};
  const Type* type = field.basic == Basic::Reference ? m.symbolic->type_of(field) : nullptr;
  if (type == nullptr) {
    SymbolicHeap::define(*m.state, holder.location, field.slot,
                         field.basic == Basic::Reference
                             ? Value::null()
                             : m.symbolic->symbol_at_entry(*m.state, field));
    m.retry(call);
    return Step::Switched;
  }
  if (type->is_class() && !type->is_interface() && !m.is_initialized(*type)) {
    return m.retry_after(call, *type);
  }
  Finding finding{type};
  finding.depth = m.object(holder).depth + 1u;
  finding.field = &field;
  add_declared(m, holder.location, finding);
  m.choices.clear();
  for (const Candidate& c : candidates_for(m, finding)) {
    Choice choice{rule_of(kFound, c, finding), defined};
    choice.candidate = c;
    choice.value = holder;
    choice.type = type;
    choice.index = field.slot;
    m.choices.push_back(choice);
  }
  return m.fork_in(call);
}

Step give_whether(Machine& m, NativeCall& call, const Term* condition) {
  if (condition->is_constant()) return call.give_bool(condition->is_true());
  m.choices.clear();
  for (const bool holds : {true, false}) {
    Choice choice{Rule::NATIVE_S, answer,
                  holds ? condition : m.symbolic->terms.negation(condition)};
    choice.method = call.method;
    choice.holds = holds;
    add_choice(m, choice);
  }
  return m.fork_in(call);
}

std::span<const NativeRow> symbolic_rows() { return kSymbolicRows; }

}  // namespace kukang
