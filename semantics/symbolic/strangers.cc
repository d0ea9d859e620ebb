#include "semantics/symbolic/strangers.h"

#include <algorithm>

#include "fmt/format.h"
#include "program/hierarchy.h"
#include "program/resolve.h"
#include "semantics/native/table.h"

namespace kukang {
namespace {

constexpr std::string_view kStranger = "kukang/machine/Stranger", kOrder = "kukang/machine/Order";
constexpr std::string_view kComparable = "java/lang/Comparable",
                           kComparator = "java/util/Comparator";

const Type* load(const Machine& m, std::string_view name) {
  const Linked<const Type*> type = m.program.load(name);
  return type.ok() ? *type : nullptr;
}

// The class of strangers within these bounds.
const Type* class_for(const Machine& m, const TypeBounds& bounds) {
  const bool orders = std::any_of(bounds.below.begin(), bounds.below.end(), [](const Type* type) {
    return type->name == kComparator || type->name == kOrder;
  });
  return load(m, orders ? kOrder : kStranger);
}

// What is known of a value's class; nullptr: nothing, or that it is a stranger.
const Type* known_type(const Machine& m, const Value& raw) {
  const Value value = SymbolicHeap::resolved(*m.state, raw);
  if (value.is_null()) return nullptr;
  if (value.is_location() && !m.object(value).symbolic) return m.object(value).type;
  const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, value);
  if (m.symbolic->is_anybody(bounds) || is_stranger(m, bounds)) return nullptr;
  const Type* upper = m.symbolic->constraints.upper(bounds);
  return upper == m.program.object() ? bounds.below.front() : upper;
}

// That of the class or of one above it. It need not implement the interface that the call names:
// the class that the receiver is of does, which is below it.
const Method* method_of(const Type& stranger, const Method& named) {
  for (const Type* type = &stranger; type != nullptr; type = type->super) {
    if (const Method* method = type->declared(named.selector)) return method;
  }
  return nullptr;
}

bool takes_another(const Method& named) {
  return named.name == "equals" || named.name == "compareTo";
}

// An object that is exactly an Object, kept in a static field: it is nothing but itself.
bool may_be_token(const Machine& m, const Value& receiver) {
  if (!receiver.is_unknown()) return false;
  const Candidates candidates = m.symbolic->objects_for(*m.state, receiver.unknown);
  return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
    return candidate.what == Candidate::What::Existing &&
           m.state->heap[candidate.location].type == m.program.object() &&
           !m.state->heap[candidate.location].symbolic;
  });
}

Step be_too_late(Machine& m, const Choice&) { return stop_too_late(m); }

// One choice for each method that the receiver selects where it is of the class that the call
// names.
void add_named_class(Machine& m, const Choice& call, const TypeBounds& bounds, const Type& type,
                     const Method& named) {
  const TypeConstraints& constraints = m.symbolic->constraints;
  const std::optional<TypeBounds> within = constraints.with(bounds, &type, true);
  if (!within.has_value() || !m.symbolic->may_be(*m.state, call.value, &type, true)) return;
  for (const Implementation& one : m.hierarchy->implementations(*within, named, constraints)) {
    Choice choice = call;
    choice.method = one.method;
    choice.type = one.declared_for != nullptr ? one.declared_for : &type;
    choice.except = &one.except;
    m.choices.push_back(choice);
  }
}

}  // namespace

bool is_stranger_class(const Type& type) { return type.name == kStranger || type.name == kOrder; }

bool is_stranger(const Machine& m, const TypeBounds& bounds) {
  return is_stranger_class(*m.symbolic->constraints.upper(bounds));
}

bool calls_stranger(const Machine& m, const TypeBounds& bounds, const Method& named) {
  const std::string_view owner = named.owner->name;
  const bool lawful =
      owner == kComparable || owner == kComparator ||
      (named.owner == m.program.object() &&
       (named.name == "equals" || named.name == "hashCode" || named.name == "toString"));
  return lawful && (m.symbolic->is_anybody(bounds) || is_stranger(m, bounds));
}

Step call_stranger(Machine& m, Value& receiver, Rule rule, Choice::Effect effect) {
  static const std::vector<const Type*> kNone;
  const Method& named = *m.frame().pc->method;
  const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, receiver);
  const Type* stranger = class_for(m, bounds);
  if (stranger == nullptr || !m.symbolic->may_be(*m.state, receiver, stranger, true)) {
    return m.ill_typed();
  }
  if (may_be_token(m, receiver)) {
    if (Step s = demand(m, receiver, Need::Object); s != Step::Next) return s;
    if (!m.object(receiver).symbolic) return Step::Again;
  }
  m.assume(kLawful);
  m.choices.clear();
  Choice choice{rule, effect};
  choice.value = receiver;
  const Type* other = takes_another(named) ? known_type(m, operand(m, 0)) : nullptr;
  if (other != nullptr) {
    add_late_class(m, receiver, rule);
    add_named_class(m, choice, bounds, *other, named);
  }
  // Lawful objects that are compared can be compared: they are of one class.
  if (named.name == "compareTo" && !m.choices.empty()) return m.fork();
  choice.method = method_of(*stranger, named);
  if (choice.method == nullptr) return m.ill_typed();
  choice.type = stranger;
  choice.except = &kNone;
  m.choices.push_back(choice);
  return m.fork();
}

Step stop_too_late(Machine& m) {
  return m.stop(unsupported(
      "an object is asked of which class it is, or whether it is one that was there, after it has "
      "been compared with others as an Object or Comparable"));
}

void add_late_class(Machine& m, Value value, Rule rule) {
  if (value.is_location() && !m.object(value).symbolic) return;
  if (is_stranger(m, m.symbolic->bounds_of_value(*m.state, value))) {
    m.choices.push_back({rule, be_too_late});
  }
}

namespace {

// --- the native methods of strangers ---

Step is_stranger(Machine& m, NativeCall& call) {
  Value object = call.args[0];
  const Step step = with_operands(m, call, [&] { return demand(m, object, Need::Found); });
  if (step != Step::Next) return step;
  if (object.is_null() || (object.is_location() && !m.object(object).symbolic)) {
    return call.give_bool(false);
  }
  const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, object);
  if (m.symbolic->is_anybody(bounds)) {
    m.symbolic->constrain(*m.state, object, load(m, kStranger), true);
    return call.give_bool(true);
  }
  return call.give_bool(kukang::is_stranger(m, bounds));
}

Step is_peer(Machine& m, NativeCall& call) {
  const Step step = is_stranger(m, call);
  const Value object = SymbolicHeap::resolved(*m.state, call.args[0]);
  const Type* comparable = load(m, kComparable);
  const bool unknown = step == Step::Next && !object.is_null() &&
                       !(object.is_location() && !m.object(object).symbolic) &&
                       kukang::is_stranger(m, m.symbolic->bounds_of_value(*m.state, object));
  if (unknown && m.symbolic->may_be(*m.state, object, comparable, true)) {
    m.symbolic->constrain(*m.state, object, comparable, true);
  }
  return step;
}

Step compared(Machine& m, NativeCall& call) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  Value& step = m.state->step;
  if (step.is_undefined()) {
    const Value size = heap.fresh_symbol(*m.state, Basic::Char);
    step = Value::of(*terms.make(Operator::Add, size.term, terms.of(1)));
  }
  const Term* order =
      terms.make(Operator::Compare, heap.term_of(call.args[0]), heap.term_of(call.args[2]));
  return call.give(Value::of(*terms.make(Operator::Mul, order, step.term)));
}

bool is_known_text(const Machine& m, const Value& raw) {
  const Value value = SymbolicHeap::resolved(*m.state, raw);
  if (value.is_null()) return false;
  if (value.is_location() && !m.object(value).symbolic)
    return m.object(value).type == m.known.string;
  return m.symbolic->constraints.upper(m.symbolic->bounds_of_value(*m.state, value)) ==
         m.known.string;
}

Step is_text(Machine& m, NativeCall& call) {
  return call.give_bool(is_known_text(m, call.args[0]));
}

Step ranked_text(Machine& m, NativeCall& call) {
  const State& state = *m.state;
  const Value order = SymbolicHeap::resolved(state, call.args[0]);
  int32_t left = call.args[1].i;
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked& ranked = *state.ranks.find(i);
    const bool text = same_value(SymbolicHeap::resolved(state, ranked.order), order) &&
                      is_known_text(m, ranked.object);
    if (text && left-- == 0) return call.give(SymbolicHeap::resolved(state, ranked.object));
  }
  return call.give(Value::null());
}

// Meets the number of a box, which its rank depends on.
void read_box(Machine& m, const Value& object) {
  SymbolicHeap& heap = *m.symbolic;
  if (object.is_location() && !m.object(object).symbolic) return;
  const Type& type = *heap.constraints.upper(heap.bounds_of_value(*m.state, object));
  for (const Field* field : type.instance_fields) {
    if (!SymbolicHeap::is_content(*field) || is_stranger_class(type)) continue;
    if (object.is_unknown()) {
      heap.content_of(*m.state, object, *field);
    } else if (m.object(object).values()[field->slot].is_undefined()) {
      SymbolicHeap::define(*m.state, object.location, field->slot,
                           heap.symbol_at_entry(*m.state, *field));
    }
  }
}

constexpr std::string_view kRecordsApart =
    "an order of which nothing is known may have equal records in different places";

// Has the order ranked another record of the same class, which may be equal?
bool ranks_another_record(const Machine& m, const Value& order, const Value& object) {
  const State& state = *m.state;
  const Type* type = known_type(m, object);
  if (type == nullptr || type->super == nullptr || type->super->name != "java/lang/Record") {
    return false;
  }
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked& ranked = *state.ranks.find(i);
    const bool same_order = same_value(SymbolicHeap::resolved(state, ranked.order), order);
    if (same_order && known_type(m, ranked.object) == type) return true;
  }
  return false;
}

Step rank(Machine& m, NativeCall& call) {
  Value object = call.args[1];
  const Step step = with_operands(m, call, [&] { return demand(m, object, Need::Found); });
  if (step != Step::Next) return step;
  if (object.is_null()) return m.raise("NullPointerException");
  State& state = *m.state;
  const Value order = SymbolicHeap::resolved(state, call.args[0]);
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    const Ranked& ranked = *state.ranks.find(i);
    if (same_value(SymbolicHeap::resolved(state, ranked.order), order) &&
        same_value(SymbolicHeap::resolved(state, ranked.object), object)) {
      return call.give(ranked.rank);
    }
  }
  read_box(m, object);
  if (ranks_another_record(m, order, object)) m.approximate(kRecordsApart);
  const Value rank = m.symbolic->fresh_symbol(state, Basic::Long);
  m.symbolic->note_rank(state, {order, object, rank});
  return call.give(rank);
}

Step refuse_null(Machine& m, NativeCall&) { return m.raise_null(); }

constexpr NativeRow kStrangerRows[] = {
    {kStranger, "isStranger", "", is_stranger, kAnything},
    {kStranger, "isPeer", "", is_peer, kAnything},
    {kStranger, "refuseNull", "", refuse_null},
    {kStranger, "compared", "", compared, kAnything},
    {kOrder, "rank", "", rank, kAnything},
    {kOrder, "isText", "", is_text, kAnything},
    {kOrder, "rankedText", "", ranked_text, kAnything},
};

}  // namespace

std::span<const NativeRow> stranger_rows() { return kStrangerRows; }

}  // namespace kukang
