// Arrays of symbolic length, exceptions of unknown class, monitors of what is not decided.
//
// ANEWARRAY-S                                                 [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = anewarray T    ω = v :: ω'
//   -------------------------------------------------------------------------- l ∉ dom h
//   σ ⇒ (g, next(pc), ξ, l :: ω', h[l ↦ LEN = v, DEF = NULL], φ ∪ {v ≥ 0})
//   and σ with φ ∪ {v < 0} ⇒ NegativeArraySizeException

#include "expr/model.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang::symbolic {
namespace {

// An outer dimension of a multi-dimensional array is a constant: up to this many are tried.
constexpr int32_t kOuterLengths = 8;

Step make(Machine& m, const Choice& choice) {
  const Location array = SymbolicHeap::make_accumulator(*m.state, choice.type, operand(m, 0));
  operand(m, 0) = Value::at(array);
  return Step::Next;
}

// The length `operands` slots below the top is negative.
Step negative(Machine& m, const Choice& choice) {
  const Value& length = operand(m, choice.operands);
  return m.raise("NegativeArraySizeException", text_of_number(m, length));
}

// The length `operands` slots below the top is the constant `value`.
Step fix_length(Machine& m, const Choice& choice) {
  operand(m, choice.operands) = choice.value;
  return Step::Switched;
}

Value make_inner(Machine& m, const Type* type, const Value* lengths, int dimensions) {
  if (dimensions == 1) {
    if (lengths[0].kind == Kind::Int) return m.allocate_array(*type, lengths[0].i, true);
    return Value::at(SymbolicHeap::make_accumulator(*m.state, type, lengths[0]));
  }
  const Value array = m.allocate_array(*type, lengths[0].i);
  if (!array.is_location()) return array;
  for (int32_t i = 0; i < lengths[0].i; ++i) {
    const Value element = make_inner(m, type->element, lengths + 1, dimensions - 1);
    if (!element.is_location()) return element;
    m.change(array).values()[i] = element;
  }
  return array;
}

Step make_nested(Machine& m, const Choice&) {
  Frame& f = m.frame();
  const int dimensions = f.pc->a;
  const Value* lengths = f.stack_base() + f.stack - dimensions;
  const Value array = make_inner(m, f.pc->type, lengths, dimensions);
  if (!array.is_location()) return m.raise_out_of_memory();
  drop(m, dimensions);
  push(m, array);
  return Step::Next;
}

// A catch clause on the way of the exception, of which it is not known whether it catches it.
const Type* undecided_catch(Machine& m, const Value& exception) {
  for (const Frame* f = m.state->top.get(); f != nullptr; f = f->caller.get()) {
    if (f->role == Frame::Role::Native) continue;
    const Code& code = m.code_of(*f);
    const int32_t at = code.index_of(f->pc);
    for (const Handler& handler : code.handlers) {
      if (at < handler.start || at >= handler.end) continue;
      if (handler.catch_type == 0) return nullptr;
      Linked<const Type*> type =
          m.program.load(f->method->owner->file->class_name(handler.catch_type));
      if (!type.ok()) continue;
      if (!m.symbolic->may_be(*m.state, exception, *type, true)) continue;
      return m.symbolic->may_be(*m.state, exception, *type, false) ? *type : nullptr;
    }
  }
  return nullptr;
}

}  // namespace

Step make_array(Machine& m) {
  const Instruction& pc = *m.frame().pc;
  const Value& length = operand(m, 0);
  if (length.kind != Kind::IntTerm) return m.ill_typed();
  Terms& terms = m.symbolic->terms;
  const Term* below = terms.make(Operator::Lt, length.term, terms.of(0));
  const bool primitives = pc.op == Op::newarray;
  const Rule rule = primitives ? Rule::NEWARRAY_S : Rule::ANEWARRAY_S;
  m.choices.clear();
  Choice made{rule, make, terms.negation(below)};
  made.type = primitives ? m.known.arrays[pc.a] : pc.type;
  add_choice(m, made);
  add_choice(m, {rule, negative, below});
  return m.fork();
}

Step make_arrays(Machine& m) {
  const int dimensions = m.frame().pc->a;
  Terms& terms = m.symbolic->terms;
  for (int i = 0; i < dimensions; ++i) {
    const Value& length = operand(m, i);
    if (length.kind != Kind::Int && length.kind != Kind::IntTerm) return m.ill_typed();
    if (length.kind == Kind::IntTerm || length.i >= 0) continue;
    // Whatever the others are.
    m.fired(Rule::MULTIANEWARRAY2_S);
    return m.raise("NegativeArraySizeException", std::to_string(length.i));
  }
  for (int i = 0; i < dimensions; ++i) {
    const int below_top = dimensions - 1 - i;
    const Value length = operand(m, below_top);
    if (length.kind == Kind::Int) continue;
    const Term* negative_length = terms.make(Operator::Lt, length.term, terms.of(0));
    m.choices.clear();
    Choice below_zero{Rule::MULTIANEWARRAY2_S, negative, negative_length};
    below_zero.operands = below_top;
    add_choice(m, below_zero);
    if (i == dimensions - 1) {
      add_choice(m, {Rule::MULTIANEWARRAY1_S, make_nested, terms.negation(negative_length)});
      return m.fork();
    }
    for (int32_t n = 0; n <= kOuterLengths; ++n) {
      const Operator relation = n == kOuterLengths ? Operator::Le : Operator::Eq;
      Choice choice{Rule::MULTIANEWARRAY3_S, fix_length,
                    terms.make(relation, terms.of(n), length.term)};
      choice.operands = below_top;
      choice.value = Value::of(n);
      choice.candidate.cut = n == kOuterLengths;
      add_choice(m, choice);
    }
    return m.fork();
  }
  return Step::Again;
}

Step throw_exception(Machine& m) {
  Value& exception = operand(m, 0);
  if (!exception.is_reference()) return m.ill_typed();
  const bool undecided = exception.is_unknown();
  if (Step s = demand(m, exception, Need::Object); s != Step::Next) return s;
  if (exception.is_null() || !m.object(exception).symbolic) {
    return undecided ? Step::Again : m.ill_typed();
  }
  if (m.symbolic->may_be(*m.state, exception, m.known.throwable, false)) return m.ill_typed();
  const Type* type = undecided_catch(m, exception);
  if (type == nullptr) {
    m.fired(Rule::ATHROW1_S);
    return m.throw_object(exception);
  }
  m.choices.clear();
  for (const bool holds : {true, false}) {
    Choice choice{Rule::ATHROW3_S, settle_type};
    choice.value = exception;
    choice.type = type;
    choice.holds = holds;
    m.choices.push_back(choice);
  }
  return m.fork();
}

Step monitor(Machine& m) {
  Value& object = operand(m, 0);
  if (!object.is_unknown()) return m.ill_typed();
  if (Step s = demand(m, object, Need::Object); s != Step::Next) return s;
  return Step::Again;
}

}  // namespace kukang::symbolic
