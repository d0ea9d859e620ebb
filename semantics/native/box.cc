// Boxes: Integer.valueOf and its kin.
//
// Java keeps one box for each small value and makes a new one for any other, so the identity of a
// box goes by its value inside the cache's range and by nothing outside it. The box of a symbol is
// an object of its own that carries a mark, as do the boxes that are kept; whether two marked ones
// are the same is asked where they are compared, and only there (symbolic/branches.cc).
//
// A box that was found may be one that Java keeps, or one that somebody has made with new. That is
// a symbol of its own, made where the box is compared with one that is kept. Two objects that were
// found are never the same kept box.

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
    {"java/lang/Boolean", "", 0, 1},  // in its fields FALSE and TRUE
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
  object.shared = marked;
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
  if (!m.object(box).shared) m.change(box).shared = true;
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

// Boolean.TRUE and FALSE, which the class makes itself, are the boxes that are kept.
Step make_boolean(Machine& m, NativeCall& call) {
  Object& box = m.change(call.args[0]);
  const Method& maker = *m.frame().method;
  box.values()[value_slot(*call.method->owner)] = call.args[1];
  box.shared = maker.owner == call.method->owner && maker.name == "<clinit>";
  return call.done();
}

constexpr NativeRow kBoxRows[] = {
    {"java/lang/Boolean", "<init>", "(Z)V", make_boolean, {Take::Made, Take::Anything}},
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

const Term* is_that_box(Machine& m, Value found, Value kept) {
  State& state = *m.state;
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Type& type = *m.object(kept).type;
  const uint32_t slot = value_slot(type);
  if (m.object(found).values()[slot].is_undefined()) {
    const Basic basic = type.instance_fields[slot]->basic;
    SymbolicHeap::define(state, found.location, slot, heap.fresh_symbol(state, basic));
  }
  auto is_kept = [&](Location box) {
    const Term* symbol = state.kept_boxes.find(box)->term;
    return terms.negation(terms.make(Operator::Eq, symbol, terms.of(0)));
  };
  auto differs = [&](Location other, const Term* condition) {
    const Term* both = terms.make(Operator::Both, is_kept(found.location), condition);
    state.condition.add(terms.negation(
        terms.make(Operator::Both, both, same_box(m, m.object(found), m.heap()[other]))));
  };
  if (const Value* known = state.kept_boxes.find(found.location);
      known == nullptr || known->is_undefined()) {
    const Value symbol = heap.fresh_symbol(state, Basic::Boolean);
    state.kept_boxes.at(found.location) = symbol;
    // Whatever else was found, or could have been, is another object.
    for (uint32_t i = 0; i < state.symbolic_count; ++i) {
      const Location other = *state.symbolic_objects.find(i);
      const Value* theirs = state.kept_boxes.find(other);
      const bool box = other != found.location && theirs != nullptr && !theirs->is_undefined();
      if (box && m.heap()[other].type == &type) differs(other, is_kept(other));
    }
    for (uint32_t i = 0; i < state.static_count; ++i) {
      const Location other = *state.static_objects.find(i);
      const bool box = m.heap()[other].type == &type && m.heap()[other].shared;
      if (box) differs(other, terms.of(true));
    }
  }
  return terms.make(Operator::Both, is_kept(found.location),
                    same_box(m, m.object(found), m.object(kept)));
}

Value kept_box_for(const Program& program, const State& state, const Type& box, int64_t value) {
  const Cache& cache = cache_of(box);
  auto field = [&](const Type& type, std::string_view name) {
    const Object* statics = state.static_object(type);
    for (const Field& candidate : type.fields) {
      if (candidate.is_static() && candidate.name == name && statics != nullptr) {
        return statics->values()[candidate.slot];
      }
    }
    return Value();
  };
  if (value < cache.low || value > cache.high) return Value();
  if (cache.holder.empty()) return field(box, value != 0 ? "TRUE" : "FALSE");
  Linked<const Type*> holder = program.load(cache.holder);
  const Value boxes = holder.ok() ? field(**holder, "cache") : Value();
  return boxes.is_location() ? state.heap[boxes.location].values()[value - cache.low] : Value();
}

std::span<const NativeRow> box_rows() { return kBoxRows; }

}  // namespace kukang
