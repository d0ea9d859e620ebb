// Boxes: Integer.valueOf and its kin.
//
// Java keeps one box for each small value and makes a new one for any other, so the identity of a
// box goes by its value inside the cache's range and by nothing outside it. The box of a symbol is
// an object of its own that carries a mark, as do the boxes that are kept; whether two marked ones
// are the same is asked where they are compared, and only there (symbolic/branches.cc).

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

uint32_t value_slot(const Type& box) {
  for (const Field* field : box.instance_fields) {
    if (field->name == "value") return field->slot;
  }
  return 0;
}

Step make_box(Machine& m, NativeCall& call, bool marked) {
  const Value box = m.allocate(*call.method->owner);
  if (!box.is_location()) return m.raise_out_of_memory();
  Object& object = m.change(box);
  object.values()[value_slot(*object.type)] = call.args[0];
  object.boxed = marked;
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
  const Value array =
      boxes == nullptr ? Value() : m.state->static_object(**holder)->values()[boxes->slot];
  if (!array.is_location()) return make_box(m, call, false);  // it is just being made
  const Value box = m.object(array).values()[value - cache.low];
  if (m.symbolic != nullptr && !m.object(box).boxed) m.change(box).boxed = true;
  return call.give(box);
}

Step value_of(Machine& m, NativeCall& call) {
  const Cache& cache = cache_of(*call.method->owner);
  const Value& value = call.args[0];
  if (value.is_term()) return make_box(m, call, true);
  const int64_t number = value.kind == Kind::Long ? value.j : value.i;
  const bool kept = number >= cache.low && number <= cache.high;
  return kept ? kept_box(m, call, cache, number) : make_box(m, call, false);
}

constexpr NativeRow kRows[] = {
    {"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", value_of, {Take::Anything}},
    {"java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", value_of, {Take::Anything}},
    {"java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", value_of, {Take::Anything}},
    {"java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;", value_of, {Take::Anything}},
    {"java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", value_of, {Take::Anything}},
};

}  // namespace

const Term* same_box(Machine& m, const Object& a, const Object& b) {
  const Cache& cache = cache_of(*a.type);
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Term* value = heap.term_of(a.values()[value_slot(*a.type)]);
  const Term* inside = terms.make(
      Operator::Both, terms.make(Operator::Le, terms.constant(value->sort, cache.low), value),
      terms.make(Operator::Le, value, terms.constant(value->sort, cache.high)));
  const Term* equal =
      terms.make(Operator::Eq, value, heap.term_of(b.values()[value_slot(*b.type)]));
  return terms.make(Operator::Both, inside, equal);
}

std::span<const NativeRow> box_rows() { return kRows; }

}  // namespace kukang
