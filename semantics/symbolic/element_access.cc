#include "semantics/symbolic/element_access.h"

#include "heap/slots.h"

namespace kukang::symbolic {
namespace {

bool is_load(Op op) {
  switch (op) {
    case Op::iaload:
    case Op::laload:
    case Op::faload:
    case Op::daload:
    case Op::aaload:
    case Op::baload:
    case Op::caload:
    case Op::saload: return true;
    default: return false;
  }
}

}  // namespace

Access::Access(Op op) {
  load = is_load(op);
  value_slots = load ? 0 : op == Op::lastore || op == Op::dastore ? 2 : 1;
  index = value_slots;
  array = value_slots + 1;
}

Basic element_basic(Machine& m, const Access& access) {
  return m.object(operand(m, access.array)).type->element_basic();
}

Finding element_finding(const Machine& m, const Object& array) {
  Finding finding{array.type->element};
  finding.depth = array.depth + 1u;
  if (!array.symbolic) return finding;
  for (const Type* type : m.symbolic->bounds_of(*m.state, array.variable).below) {
    if (type->is_array() && type != array.type) finding.also.push_back(type->element);
  }
  return finding;
}

Value stored(Machine& m, const Access& access) {
  const Basic basic = element_basic(m, access);
  Value value = operand(m, access.value_slots - 1);
  if (value.is_term()) return truncated(*m.symbolic, value, basic);
  if (value.kind == Kind::Int) {
    switch (basic) {
      case Basic::Boolean: value.j = value.i & 1; break;
      case Basic::Byte: return Value::of(int32_t{static_cast<int8_t>(value.i)});
      case Basic::Char: return Value::of(int32_t{static_cast<uint16_t>(value.i)});
      case Basic::Short: return Value::of(int32_t{static_cast<int16_t>(value.i)});
      default: break;
    }
  }
  return value;
}

const Term* outside(Machine& m, const Access& access) {
  Terms& terms = m.symbolic->terms;
  const Term* index = m.symbolic->term_of(operand(m, access.index));
  const Term* length = m.symbolic->term_of(length_of(m.object(operand(m, access.array))));
  return terms.make(Operator::Either, terms.make(Operator::Lt, index, terms.of(0)),
                    terms.make(Operator::Le, length, index));
}

Step out_of_bounds(Machine& m, const Choice&) {
  const Access access(m.frame().pc->op);
  const Value& index = operand(m, access.index);
  const Value length = length_of(m.object(operand(m, access.array)));
  const Value message =
      text_of_parts(m, {m.make_string("Index "), text_of_number(m, index),
                        m.make_string(" out of bounds for length "), text_of_number(m, length)});
  return m.raise("ArrayIndexOutOfBoundsException", message);
}

Step push_loaded(Machine& m, Value element, Basic basic) {
  drop(m, 2);
  push(m, element, slots_of(basic));
  return Step::Next;
}

Step finish_store(Machine& m, const Access& access) {
  drop(m, access.value_slots + 2);
  return Step::Next;
}

}  // namespace kukang::symbolic
