// Making objects and arrays, throwing, monitors; and the rare ends of hot rules.

#include <limits>

#include "fmt/format.h"
#include "program/placement.h"
#include "semantics/rules/arrays.h"
#include "semantics/rules/calls.h"
#include "semantics/rules/cold.h"
#include "semantics/rules/fields.h"
#include "semantics/rules/types.h"
#include "support/text.h"

namespace kukang::rules {
namespace {

Step make_array(Machine& m, const Type& type, Rule made, Rule negative) {
  const Value& length = top(m);
  if (length.kind != Kind::Int) return symbolic_rule(m);
  if (length.i < 0) {
    m.fired(negative);
    return m.raise("NegativeArraySizeException", std::to_string(length.i));
  }
  const Value array = m.allocate_array(type, length.i, true);
  if (!array.is_location()) return m.raise_out_of_memory(length.i);
  m.fired(made);
  top(m) = array;
  return Step::Next;
}

// Does the heap have room for arrays of so many dimensions? That is asked before the first is made:
// an allocation must be done as a whole or not at all.
bool fit(Machine& m, const Type* type, const Value* lengths, int dimensions) {
  uint64_t count = 1, bytes = 0;
  for (int i = 0; i < dimensions && count > 0; ++i, type = type->element) {
    const auto length = static_cast<uint32_t>(lengths[i].i);
    const uint64_t each = Object::bytes_for(type, length);
    if (each > std::numeric_limits<int64_t>::max() / count) return false;
    bytes += each * count;
    count *= length;
    if (!Machine::can_be_so_long(lengths[i].i) || !m.has_room(bytes)) return false;
  }
  return true;
}

// The array of `lengths` and, below it, those of the remaining dimensions. REQUIRES that they fit.
Value make_arrays(Machine& m, const Type& type, const Value* lengths, int dimensions) {
  const Value array = m.allocate_array(type, lengths[0].i);
  if (dimensions == 1) return array;
  for (int32_t i = 0; i < lengths[0].i; ++i) {
    const Value element = make_arrays(m, *type.element, lengths + 1, dimensions - 1);
    m.change(array).values()[i] = element;
  }
  return array;
}

}  // namespace

// NEW-C                                                       [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = new τ
//   ---------------------------------------------------------- l ∉ dom h
//   σ ⇒ (g, next(pc), ξ, l :: ω, h[l ↦ new-obj(τ)])
Step new_at(Machine& m) {
  const Type& type = *m.frame().pc->type;
  if (!m.is_initialized(type)) {
    if (Step s = m.initialize(type); s != Step::Next) return s;
  }
  const Value object = m.allocate(type);
  if (!object.is_location()) return m.raise_out_of_memory();
  m.fired(Rule::NEW_C);
  push(m, object);
  return Step::Next;
}

Step ldc_class(Machine& m) {
  m.fired(Rule::LDC_C);
  push(m, m.mirror(*m.frame().pc->type));
  return Step::Next;
}

Step newarray(Machine& m) {
  return make_array(m, *m.known.arrays[m.frame().pc->a], Rule::NEWARRAY1_C, Rule::NEWARRAY2_C);
}

// ANEWARRAY1-C: c ≥ 0, a fresh array of NULLs. ANEWARRAY2-C: c < 0, NegativeArraySizeException.
Step anewarray_at(Machine& m) {
  return make_array(m, *m.frame().pc->type, Rule::ANEWARRAY1_C, Rule::ANEWARRAY2_C);
}

Step multianewarray_at(Machine& m) {
  Frame& f = m.frame();
  const int dimensions = f.pc->a;
  const Value* lengths = f.stack_base() + f.stack - dimensions;
  for (int i = 0; i < dimensions; ++i) {
    if (lengths[i].kind != Kind::Int) return symbolic_rule(m);
    if (lengths[i].i < 0) {
      m.fired(Rule::MULTIANEWARRAY2_C);
      return m.raise("NegativeArraySizeException", std::to_string(lengths[i].i));
    }
  }
  if (!fit(m, f.pc->type, lengths, dimensions)) {
    int32_t longest = 0;
    for (int i = 0; i < dimensions; ++i) longest = std::max(longest, lengths[i].i);
    return m.raise_out_of_memory(longest);
  }
  const Value array = make_arrays(m, *f.pc->type, lengths, dimensions);
  m.fired(Rule::MULTIANEWARRAY1_C);
  f.stack -= dimensions;
  push(m, array);
  return Step::Next;
}

Step athrow(Machine& m) {
  const Value exception = top(m);
  if (exception.is_null()) {
    m.fired(Rule::ATHROW2_C);
    return m.raise_null();
  }
  if (!exception.is_location() || m.object(exception).symbolic ||
      !m.object(exception).type->is_subtype_of(m.known.throwable)) {
    return symbolic_rule(m);
  }
  m.fired(Rule::ATHROW1_C);
  return m.throw_object(exception);
}

Step monitorenter(Machine& m) {
  const Value object = top(m);
  if (object.is_null()) {
    m.fired(Rule::MONITORENTER2_C);
    return m.raise_null();
  }
  if (!object.is_location()) return symbolic_rule(m);
  m.fired(Rule::MONITORENTER1_C);
  ++m.change(object).monitor;
  --m.frame().stack;
  return Step::Next;
}

Step monitorexit(Machine& m) {
  const Value object = top(m);
  if (object.is_null()) {
    m.fired(Rule::MONITOREXIT2_C);
    return m.raise_null();
  }
  if (!object.is_location()) return symbolic_rule(m);
  if (m.object(object).monitor == 0) {
    m.fired(Rule::MONITOREXIT3_C);
    return m.raise("IllegalMonitorStateException");
  }
  m.fired(Rule::MONITOREXIT1_C);
  --m.change(object).monitor;
  --m.frame().stack;
  return Step::Next;
}

Step index_out_of_bounds(Machine& m, Registers r, int32_t index, uint32_t length) {
  m.save(r);
  return m.raise("ArrayIndexOutOfBoundsException",
                 fmt::format("Index {} out of bounds for length {}", index, length));
}

Step not_storable(Machine& m, Registers r, Value element) {
  m.save(r);
  const Type& type = *m.object(element).type;
  return m.raise("ArrayStoreException", dotted(type.name));
}

Step initialize_first(Machine& m, Registers r, const Type& type) {
  m.save(r);
  const Step step = m.initialize(type);
  return step == Step::Next ? Step::Switched : step;
}

Step not_selected(Machine& m, Registers r, const LinkFailure& why) {
  m.save(r);
  return m.raise(why);
}

Step not_castable(Machine& m, Registers r, const Type& from, const Type& to) {
  m.save(r);
  const std::string source = dotted(from.name), target = dotted(to.name);
  return m.raise("ClassCastException", fmt::format("class {} cannot be cast to class {} ({})",
                                                   source, target, where_both_are(from, to)));
}

}  // namespace kukang::rules
