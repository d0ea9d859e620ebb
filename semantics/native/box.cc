// Boxes: Integer.valueOf and its kin.
//
// Java keeps one box for each small value and makes a new one for any other, so the identity of a
// box goes by its value inside the cache's range and by nothing outside it. A symbol is boxed
// accordingly: one choice inside the range, one outside, instead of an index into 256 boxes. Boxes
// of the range carry a mark, by which comparisons know them (symbolic/branches.cc).

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

// Which boxes a class keeps, and where.
struct Cache {
  std::string_view box, holder;
  int64_t low, high;
};
constexpr Cache kCaches[] = {
    {"java/lang/Integer", "java/lang/Integer$IntegerCache", -128, 127},
    {"java/lang/Long", "java/lang/Long$LongCache", -128, 127},
    {"java/lang/Short", "java/lang/Short$ShortCache", -128, 127},
    {"java/lang/Byte", "java/lang/Byte$ByteCache", -128, 127},
    {"java/lang/Character", "java/lang/Character$CharacterCache", 0, 127},
};

const Cache& cache_of(const Type& box) {
  const Cache* cache = kCaches;
  while (cache->box != box.name) ++cache;
  return *cache;
}

Value& value_in(Machine& m, Value box) {
  const Object& object = m.object(box);
  for (const Field* field : object.type->instance_fields) {
    if (field->name == "value") return m.change(box).values()[field->slot];
  }
  return m.change(box).values()[0];
}

Step make_box(Machine& m, NativeCall& call, bool kept) {
  const Value box = m.allocate(*call.method->owner);
  if (!box.is_location()) return m.raise_out_of_memory();
  value_in(m, box) = call.args[0];
  m.change(box).boxed = kept;
  return call.give(box);
}

// The box that Java keeps for the value.
Step kept_box(Machine& m, NativeCall& call, const Cache& cache, int64_t value) {
  Linked<const Type*> holder = m.program.load(cache.holder);
  if (!holder.ok()) return m.raise(holder.failure());
  if (!m.is_initialized(**holder)) return m.retry_after(call, **holder);
  const Field* boxes = nullptr;
  for (const Field& field : (*holder)->fields) {
    if (field.name == "cache") boxes = &field;
  }
  const Value array = boxes == nullptr ? Value()
                                       : m.state->static_object(**holder)->values()[boxes->slot];
  if (!array.is_location()) return make_box(m, call, false);  // it is just being made
  const Value box = m.object(array).values()[value - cache.low];
  if (m.symbolic != nullptr && !m.object(box).boxed) m.change(box).boxed = true;
  return call.give(box);
}

// A symbol's box. `number`: is it of the range?
Step box_symbol(Machine& m, const Choice& choice) {
  const Method& method = *choice.method;
  const Value box = m.allocate(*method.owner);
  if (!box.is_location()) return m.raise_out_of_memory();
  drop(m, method.argument_slots);
  Frame& f = m.frame();
  value_in(m, box) = f.stack_base()[f.stack];
  m.change(box).boxed = choice.number != 0;
  push(m, box);
  return Step::Next;
}

Step value_of(Machine& m, NativeCall& call) {
  const Cache& cache = cache_of(*call.method->owner);
  const Value& value = call.args[0];
  if (!value.is_term()) {
    const int64_t number = value.kind == Kind::Long ? value.j : value.i;
    const bool kept = number >= cache.low && number <= cache.high;
    return kept ? kept_box(m, call, cache, number) : make_box(m, call, false);
  }
  Terms& terms = m.symbolic->terms;
  const Sort sort = value.term->sort;
  const Term* inside = terms.make(
      Operator::Both, terms.make(Operator::Le, terms.constant(sort, cache.low), value.term),
      terms.make(Operator::Le, value.term, terms.constant(sort, cache.high)));
  m.choices.clear();
  for (const bool kept : {true, false}) {
    Choice choice{Rule::NATIVE_S, box_symbol, kept ? inside : terms.negation(inside)};
    choice.method = call.method;
    choice.number = kept;
    add_choice(m, choice);
  }
  return m.fork_in(call);
}

constexpr NativeRow kRows[] = {
    {"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", value_of},
    {"java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", value_of},
    {"java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", value_of},
    {"java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;", value_of},
    {"java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", value_of},
};

}  // namespace

std::span<const NativeRow> box_rows() { return kRows; }

}  // namespace kukang
