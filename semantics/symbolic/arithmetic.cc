// Arithmetic on terms: the result is the term.
//
// IADD-S, ISUB-S                                              [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = iadd    ω = v1 :: v2 :: ω'             code(pc) = isub    ω = v1 :: v2 :: ω'
//   ----------------------------------------          ----------------------------------------
//   σ ⇒ (g, next(pc), ξ, v1 + v2 :: ω', h, φ)         σ ⇒ (g, next(pc), ξ, v2 - v1 :: ω', h, φ)
// The paper pushes a fresh symbol and puts its equality with the sum into φ; the term says the
// same.

#include <array>

#include "semantics/symbolic/symbolic.h"

namespace kukang::symbolic {
namespace {

struct Row {
  Op op;
  Operator operation;
  const char* operands;  // as I J F D, the deepest first
  char result;
  Rule rule;
};

// clang-format off
constexpr Row kRows[] = {
#define NUMBERS(suffix, SUFFIX, operation)                              \
  {Op::i##suffix, Operator::operation, "II", 'I', Rule::I##SUFFIX##_S}, \
      {Op::l##suffix, Operator::operation, "JJ", 'J', Rule::L##SUFFIX##_S},
#define FLOATS(suffix, SUFFIX, operation)                               \
  {Op::f##suffix, Operator::operation, "FF", 'F', Rule::F##SUFFIX##_S}, \
      {Op::d##suffix, Operator::operation, "DD", 'D', Rule::D##SUFFIX##_S},
#define SHIFTS(suffix, SUFFIX, operation)                               \
  {Op::i##suffix, Operator::operation, "II", 'I', Rule::I##SUFFIX##_S}, \
      {Op::l##suffix, Operator::operation, "JI", 'J', Rule::L##SUFFIX##_S},
#define CONVERSION(name, NAME, operation, from, to) \
  {Op::name, Operator::operation, from, to, Rule::NAME##_S},
    NUMBERS(add, ADD, Add) FLOATS(add, ADD, Add) NUMBERS(sub, SUB, Sub) FLOATS(sub, SUB, Sub)
    NUMBERS(mul, MUL, Mul) FLOATS(mul, MUL, Mul) NUMBERS(div, DIV2, Div) FLOATS(div, DIV, Div)
    NUMBERS(rem, REM2, Rem) FLOATS(rem, REM, Rem) NUMBERS(and, AND, And) NUMBERS(or, OR, Or)
    NUMBERS(xor, XOR, Xor) SHIFTS(shl, SHL, Shl) SHIFTS(shr, SHR, Shr) SHIFTS(ushr, USHR, Ushr)
    CONVERSION(ineg, INEG, Neg, "I", 'I') CONVERSION(lneg, LNEG, Neg, "J", 'J')
    CONVERSION(fneg, FNEG, Neg, "F", 'F') CONVERSION(dneg, DNEG, Neg, "D", 'D')
    CONVERSION(i2l, I2L, ToLong, "I", 'J') CONVERSION(i2f, I2F, ToFloat, "I", 'F')
    CONVERSION(i2d, I2D, ToDouble, "I", 'D') CONVERSION(l2i, L2I, ToInt, "J", 'I')
    CONVERSION(l2f, L2F, ToFloat, "J", 'F') CONVERSION(l2d, L2D, ToDouble, "J", 'D')
    CONVERSION(f2i, F2I, ToInt, "F", 'I') CONVERSION(f2l, F2L, ToLong, "F", 'J')
    CONVERSION(f2d, F2D, ToDouble, "F", 'D') CONVERSION(d2i, D2I, ToInt, "D", 'I')
    CONVERSION(d2l, D2L, ToLong, "D", 'J') CONVERSION(d2f, D2F, ToFloat, "D", 'F')
    CONVERSION(i2b, I2B, ToByte, "I", 'I') CONVERSION(i2c, I2C, ToChar, "I", 'I')
    CONVERSION(i2s, I2S, ToShort, "I", 'I') CONVERSION(lcmp, LCMP, Compare, "JJ", 'I')
    CONVERSION(fcmpl, FCMPL, CompareL, "FF", 'I') CONVERSION(fcmpg, FCMPG, CompareG, "FF", 'I')
    CONVERSION(dcmpl, DCMPL, CompareL, "DD", 'I') CONVERSION(dcmpg, DCMPG, CompareG, "DD", 'I')
#undef NUMBERS
#undef FLOATS
#undef SHIFTS
#undef CONVERSION
};
// clang-format on

constexpr auto kRowOf = [] {
  std::array<uint8_t, 256> table{};
  for (size_t i = 0; i < std::size(kRows); ++i) table[static_cast<uint8_t>(kRows[i].op)] = i;
  return table;
}();
const Row& row_of(Op op) { return kRows[kRowOf[static_cast<uint8_t>(op)]]; }

constexpr int slots(char type) { return type == 'J' || type == 'D' ? 2 : 1; }

bool is_of(const Value& value, char type) {
  switch (type) {
    case 'I': return value.kind == Kind::Int || value.kind == Kind::IntTerm;
    case 'J': return value.kind == Kind::Long || value.kind == Kind::LongTerm;
    case 'F': return value.kind == Kind::Float || value.kind == Kind::FloatTerm;
    default: return value.kind == Kind::Double || value.kind == Kind::DoubleTerm;
  }
}

// Pops the operands and pushes the term.
Step apply(Machine& m, const Row& row) {
  const bool two = row.operands[1] != 0;
  const int last = slots(row.operands[two ? 1 : 0]);
  const int all = last + (two ? slots(row.operands[0]) : 0);
  const Value first = operand(m, all - 1);
  const Value second = two ? operand(m, last - 1) : Value();
  if (!is_of(first, row.operands[0]) || (two && !is_of(second, row.operands[1]))) {
    return m.ill_typed();
  }
  SymbolicHeap& heap = *m.symbolic;
  const Term* term =
      heap.terms.make(row.operation, heap.term_of(first), two ? heap.term_of(second) : nullptr);
  drop(m, all);
  push(m, Value::of(*term), slots(row.result));
  return Step::Next;
}

Step divide(Machine& m, const Choice&) { return apply(m, row_of(m.frame().pc->op)); }

Step divide_by_zero(Machine& m, const Choice&) {
  return m.raise("ArithmeticException", "/ by zero");
}

}  // namespace

Step arithmetic(Machine& m) {
  const Row& row = row_of(m.frame().pc->op);
  m.fired(row.rule);
  return apply(m, row);
}

// IDIV1-S: φ ∪ {v1 = 0}, ArithmeticException. IDIV2-S: φ ∪ {v1 ≠ 0}, push v2 / v1.
Step division(Machine& m) {
  const Op op = m.frame().pc->op;
  const Value divisor = operand(m, op == Op::ldiv || op == Op::lrem ? 1 : 0);
  if (!is_of(divisor, row_of(op).operands[1])) return m.ill_typed();
  Terms& terms = m.symbolic->terms;
  const Term* term = m.symbolic->term_of(divisor);
  const Term* zero = terms.make(Operator::Eq, term, terms.constant(term->sort, 0));
  const Rule second = row_of(op).rule;
  const Rule first = op == Op::idiv   ? Rule::IDIV1_S
                     : op == Op::ldiv ? Rule::LDIV1_S
                     : op == Op::irem ? Rule::IREM1_S
                                      : Rule::LREM1_S;
  m.choices.clear();
  add_choice(m, {first, divide_by_zero, zero});
  add_choice(m, {second, divide, terms.negation(zero)});
  return m.fork();
}

Step increment(Machine& m) {
  Frame& f = m.frame();
  Value& local = f.locals()[f.pc->a];
  if (local.kind != Kind::IntTerm) return m.ill_typed();
  Terms& terms = m.symbolic->terms;
  m.fired(Rule::IINC_S);
  local = Value::of(*terms.make(Operator::Add, local.term, terms.of(f.pc->b)));
  return Step::Next;
}

}  // namespace kukang::symbolic
