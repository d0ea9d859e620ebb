// The native methods of kukang.machine.Found, which the laws are made of: fields of a symbolic
// object are defined as they were at entry. One that the program has written to in the meantime
// keeps what was written.

#include <algorithm>

#include "fmt/format.h"
#include "heap/left_aside.h"
#include "heap/slots.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/declared.h"
#include "semantics/symbolic/element_access.h"
#include "semantics/symbolic/laws.h"

namespace kukang {
namespace {

constexpr std::string_view kHasOrder =
    "a sorted collection that was found and holds what is not Comparable has a Comparator";

constexpr std::string_view kAnyCollection =
    "a collection of the JDK's that was there before the call is taken to be any object of its "
    "class, also one that no program can make";

constexpr std::string_view kAnyOrder =
    "a sorted collection whose class has made it with a Comparator of its own choice is taken to "
    "be in "
    "any order";

// The field of a symbolic object that the call names; nullptr: the path has ended.
const Field* named_field(Machine& m, const NativeCall& call) {
  const std::string name = m.read_utf8(call.args[1]).value();
  const Object& object = m.object(call.args[0]);
  const Field* found = field_named(*object.type, name);
  if (object.form == Form::SymbolicRecord && found != nullptr) return found;
  m.stop(unsupported(
      fmt::format("{} of this JDK, which has no field {}", readable_name(*object.type), name)));
  return nullptr;
}

// The same of a field of this kind.
const Field* named_field(Machine& m, const NativeCall& call, bool refers) {
  const Field* field = named_field(m, call);
  if (field == nullptr || (field->basic == Basic::Reference) == refers) return field;
  refuse(m, call);
  return nullptr;
}

void define_at_entry(Machine& m, Value holder, const Field& field, Value value) {
  Object& object = m.change(holder);
  Value& now = object.values()[field.slot];
  if (now.is_undefined()) now = value;
  object.initial()[field.slot] = value;
}

void require(Machine& m, const Term* low, const Term* high) {
  const Term* condition = m.symbolic->terms.make(Operator::Le, low, high);
  if (!condition->is_true()) m.state->condition.add(condition);
}

Step array_of(Machine& m, NativeCall& call, Value length, Value otherwise) {
  const Field* field = named_field(m, call, true);
  if (field == nullptr) return Step::Ended;
  if (!m.symbolic->type_of(*field)->is_array()) return refuse(m, call);
  const Value holder = call.args[0];
  const Location array = m.symbolic->materialize_part(*m.state, m.symbolic->type_of(*field),
                                                      holder.location, length, otherwise);
  m.symbolic->hold_exactly(*m.state, array);
  define_at_entry(m, holder, *field, Value::at(array));
  return call.give(Value::at(array));
}

Step array(Machine& m, NativeCall& call) {
  const Value length = m.symbolic->fresh_symbol(*m.state, Basic::Int);
  require(m, m.symbolic->term_of(call.args[2]), length.term);
  return array_of(m, call, length, Value());
}

Step cells(Machine& m, NativeCall& call) { return array_of(m, call, call.args[2], Value::null()); }

Step number(Machine& m, NativeCall& call) {
  const Field* field = named_field(m, call, false);
  if (field == nullptr) return Step::Ended;
  const Value number = m.symbolic->fresh_symbol(*m.state, Basic::Int);
  require(m, m.symbolic->term_of(call.args[2]), number.term);
  require(m, number.term, m.symbolic->term_of(call.args[3]));
  define_at_entry(m, call.args[0], *field, number);
  return call.give(number);
}

Step count(Machine& m, NativeCall& call) {
  const Field* field = named_field(m, call, false);
  if (field == nullptr) return Step::Ended;
  const Value holder = call.args[0];
  if (Step s = assume_law(m, call, holder); s != Step::Next) return s;
  if (m.object(holder).initial()[field->slot].is_undefined()) {
    define_at_entry(m, holder, *field, m.symbolic->fresh_symbol(*m.state, field->basic));
  }
  return call.give(m.object(holder).initial()[field->slot]);
}

Step constant(Machine& m, NativeCall& call) {
  const Linked<const Type*> type = m.program.load(m.read_utf8(call.args[0]).value());
  if (!type.ok()) return m.raise(type.failure());
  if (!(*type)->is_class()) return refuse(m, call);
  if (!m.is_initialized(**type)) return m.retry_after(call, **type);
  const std::string name = m.read_utf8(call.args[1]).value();
  for (const Field& field : (*type)->fields) {
    if (field.is_static() && field.name == name) {
      return call.give(m.state->static_object(**type)->values()[field.slot]);
    }
  }
  return m.stop(unsupported(
      fmt::format("{} of this JDK, which has no field {}", readable_name(**type), name)));
}

Step set(Machine& m, NativeCall& call) {
  const Field* field = named_field(m, call, call.args[2].is_reference());
  if (field == nullptr) return Step::Ended;
  define_at_entry(m, call.args[0], *field, call.args[2]);
  return call.done();
}

Step put(Machine& m, NativeCall& call) {
  const Object& array = m.object(call.args[0]);
  if (!array.part || array.form != Form::Accumulator) return refuse(m, call);
  const Value part = call.args[2];
  m.symbolic->meet(*m.state, call.args[0].location, call.args[1], part, part);
  return call.done();
}

// Has something been found that is known to be an entry, and may be of that class?
bool has_found_entry(Machine& m, const Type& type) {
  for (uint32_t i = 0; i < m.state->symbolic_count; ++i) {
    const Location location = *m.state->symbolic_objects.find(i);
    const Value found = Value::at(location);
    const Object& object = m.object(found);
    const auto& below = m.symbolic->bounds_of(*m.state, object.variable).below;
    const bool entry = std::any_of(below.begin(), below.end(), [](const Type* above) {
      return above->name == "java/util/Map$Entry" || is_entry(*above);
    });
    if (!object.part && entry && m.symbolic->may_be(*m.state, found, &type, true)) return true;
  }
  return false;
}

Step part(Machine& m, NativeCall& call) {
  const Linked<const Type*> type = m.program.load(m.read_utf8(call.args[1]).value());
  if (!type.ok()) return m.raise(type.failure());
  if (!(*type)->is_class()) return refuse(m, call);
  if (!m.is_initialized(**type)) return m.retry_after(call, **type);
  if (!m.object(call.args[0]).symbolic) return refuse(m, call);
  const Value made =
      Value::at(m.symbolic->materialize_part(*m.state, *type, call.args[0].location));
  m.change(made).lawful = true;
  if (is_entry_of_found(m.object(made)) && has_found_entry(m, **type)) m.assume(kNobodyElses);
  if (*type != m.program.object()) be_exactly(m, made, **type);  // all are below that
  return call.give(made);
}

// The class that a collection is declared to hold objects of; nullptr: any.
const Type* held_class(Machine& m, Value collection) {
  const Generic* said = declared_argument(m, collection.location, 0);
  return said == nullptr ? nullptr : said->type;
}

// Nobody keeps in order, by itself, what has no order.
Step comparable(Machine& m, NativeCall& call) {
  const Type* held = held_class(m, call.args[0]);
  const bool ordered =
      held == nullptr || held->is_interface() || held == m.program.object() ||
      std::any_of(held->all_interfaces.begin(), held->all_interfaces.end(),
                  [](const Type* above) { return above->name == "java/lang/Comparable"; });
  if (!ordered) m.assume(kHasOrder);
  return call.give_bool(ordered);
}

// A Comparator that the code has chosen is taken to be any: nobody has run that code.
Step natural(Machine& m, NativeCall& call) {
  if (m.object(call.args[0]).chosen) m.approximate(kAnyOrder);
  return call.give_bool(m.object(call.args[0]).natural);
}

Step enum_type(Machine& m, NativeCall& call) {
  const Type* held = held_class(m, call.args[0]);
  const bool known = held != nullptr && held->super != nullptr && held->is_enum() &&
                     held->super->name == "java/lang/Enum";
  if (!known) return call.give(Value::null());
  m.assume(kAsDeclared);
  return call.give(m.mirror(*held));
}

Step anything(Machine& m, NativeCall& call) {
  m.approximate(kAnyCollection);
  return call.done();
}

// Two that were found apart may be one where the JVM shares them: which is not told by their
// numbers.
Step unshared(Machine& m, NativeCall& call) {
  const Object& object = m.object(call.args[0]);
  const bool value =
      object.symbolic && m.symbolic->is_value(m.symbolic->bounds_of_value(*m.state, call.args[0]));
  if (!value && !object.shared && object.type != m.known.string) return call.done();
  return m.stop(
      unsupported("an IdentityHashMap that was there before the call, with a key that the JVM may "
                  "share: a box, "
                  "a String or what may be one"));
}

// --- choices ---

Step answer(Machine& m, const Choice& choice) {
  drop(m, choice.method->argument_slots);
  push(m, Value::of(int32_t{choice.holds}));
  return Step::Next;
}

template <int kCount>
Step more(Machine& m, NativeCall& call) {
  m.choices.clear();
  for (const bool holds : {false, true}) {
    Choice choice{Rule::NATIVE_S, answer};
    choice.method = call.method;
    choice.holds = holds;
    choice.candidate.cut = holds && !m.symbolic->bounds.allows_index(call.args[kCount].i);
    m.choices.push_back(choice);
  }
  return m.fork_in(call);
}

Step answer_latin1(Machine& m, const Choice& choice) {
  if (choice.holds && m.symbolic->bounds.latin1) m.assume(kLatin1Characters);
  return answer(m, choice);
}

Step latin1(Machine& m, NativeCall& call) {
  m.choices.clear();
  for (const bool holds : {true, false}) {
    Choice choice{Rule::NATIVE_S, answer_latin1};
    choice.method = call.method;
    choice.holds = holds;
    choice.candidate.cut = !holds && m.symbolic->bounds.latin1;
    choice.bound = Bound::Characters;
    m.choices.push_back(choice);
  }
  return m.fork_in(call);
}

// --- references ---

Finding finding_in(Machine& m, Value holder, const Field& field, const Type* type, bool some) {
  Finding finding{type};
  finding.depth = m.object(holder).depth + 1u;
  finding.field = &field;
  finding.is_this = some;
  add_declared(m, holder.location, finding);
  return finding;
}

Step refer(Machine& m, const Choice& choice) {
  const Field& field = *m.object(choice.value).type->instance_fields[choice.index];
  const Finding finding = finding_in(m, choice.value, field, choice.type, choice.holds);
  define_at_entry(m, choice.value, field, m.symbolic->realize(*m.state, finding, choice.candidate));
  return Step::Switched;
}

template <bool kSome>
Step reference(Machine& m, NativeCall& call) {
  const Field* field = named_field(m, call, true);
  if (field == nullptr) return Step::Ended;
  const Value holder = call.args[0];
  const Value found = m.object(holder).initial()[field->slot];
  if (!found.is_undefined()) return call.give(found);
  const Type* type = m.symbolic->type_of(*field);
  if (type->is_class() && !type->is_interface() && !m.is_initialized(*type)) {
    return m.retry_after(call, *type);
  }
  Finding finding = finding_in(m, holder, *field, type, kSome);
  m.choices.clear();
  for (const Candidate& c : candidates_for(m, finding)) {
    Choice choice{Rule::NATIVE_S, refer};
    choice.candidate = c;
    choice.value = holder;
    choice.type = type;
    choice.index = field->slot;
    choice.holds = kSome;
    m.choices.push_back(choice);
  }
  return m.fork_in(call);
}

Finding finding_among(Machine& m, Location array, size_t argument, bool some) {
  Finding finding = symbolic::element_finding(m, m.heap()[array]);
  finding.is_this = some;
  narrow_to(m, declared_argument(m, array, argument), finding);
  return finding;
}

Step give_element(Machine& m, const Choice& choice) {
  const Finding finding = finding_among(m, choice.value.location, choice.index, choice.holds);
  drop(m, choice.method->argument_slots);
  push(m, m.symbolic->realize(*m.state, finding, choice.candidate));
  return Step::Next;
}

template <bool kSome>
Step element(Machine& m, NativeCall& call) {
  const Object& array = m.object(call.args[0]);
  if (!array.part || array.form != Form::Accumulator) return refuse(m, call);
  const auto argument = static_cast<uint32_t>(call.args[1].i);
  Finding finding = finding_among(m, call.args[0].location, argument, kSome);
  m.choices.clear();
  for (const Candidate& c : candidates_for(m, finding)) {
    Choice choice{Rule::NATIVE_S, give_element};
    choice.candidate = c;
    choice.value = call.args[0];
    choice.index = argument;
    choice.holds = kSome;
    choice.method = call.method;
    m.choices.push_back(choice);
  }
  return m.fork_in(call);
}

using enum Take;

constexpr std::string_view kFound = "kukang/machine/Found";
constexpr NativeRow kFoundRows[] = {
    {kFound, "array", "", array, {Decided, Known, Anything}},
    {kFound, "cells", "", cells, {Decided, Known, Known}},
    {kFound, "put", "", put, {Decided, Known, Anything}},
    {kFound, "any", "([Ljava/lang/Object;I)Ljava/lang/Object;", element<false>, {Decided, Known}},
    {kFound, "some", "([Ljava/lang/Object;I)Ljava/lang/Object;", element<true>, {Decided, Known}},
    {kFound, "number", "", number, {Decided, Known, Anything, Anything}},
    {kFound, "any", "", reference<false>, {Decided, Known}},
    {kFound, "some", "", reference<true>, {Decided, Known}},
    {kFound, "count", "", count, {Decided, Known}},
    {kFound, "amount", "", count, {Decided, Known}},
    {kFound, "constant", "", constant, {Known, Known}},
    {kFound, "set", "", set, {Decided, Known, Anything}},
    {kFound, "part", "", part, {Decided, Known}},
    {kFound, "comparable", "", comparable, {Decided}},
    {kFound, "natural", "", natural, {Decided}},
    {kFound, "enumType", "", enum_type, {Decided}},
    {kFound, "anything", "", anything, {Decided}},
    {kFound, "unshared", "", unshared, {Decided}},
    {kFound, "has", "", more<2>, {Decided, Anything, Known}},
    {kFound, "more", "", more<1>, {Decided, Known}},
    {kFound, "latin1", "", latin1, {Decided}},
};

}  // namespace

std::span<const NativeRow> found_rows() { return kFoundRows; }

}  // namespace kukang
