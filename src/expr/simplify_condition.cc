// Not, Both, Either and Ite. Negations move down as long as that is cheap; an Ite between
// conditions with a constant arm is a conjunction or a disjunction.

#include "expr/simplify.h"

namespace kukang {
namespace {

// Conditions that are deeper keep their negation on top, so that making one stays cheap.
constexpr uint8_t kNegatedBelow = 16;

const Term* simplify_not(Terms& terms, const Term* a) {
  const auto negated = [&](int i) { return terms.negation(a->args[i]); };
  const bool shallow = a->height < kNegatedBelow;
  switch (a->op) {
    case Operator::Not: return a->args[0];
    case Operator::Lt:
      if (!is_integer(a->args[0]->sort)) return nullptr;
      return terms.make(Operator::Le, a->args[1], a->args[0]);
    case Operator::Le:
      if (!is_integer(a->args[0]->sort)) return nullptr;
      return terms.make(Operator::Lt, a->args[1], a->args[0]);
    case Operator::Both:
      return shallow ? terms.make(Operator::Either, negated(0), negated(1)) : nullptr;
    case Operator::Either:
      return shallow ? terms.make(Operator::Both, negated(0), negated(1)) : nullptr;
    case Operator::Ite:
      return shallow ? terms.make(Operator::Ite, a->args[0], negated(1), negated(2)) : nullptr;
    default: return nullptr;
  }
}

const Term* simplify_junction(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (a == b) return a;
  // A constant is the second argument.
  if (b->is_constant()) return b->is_true() == (op == Operator::Both) ? a : b;
  if (terms.negation(a) == b) return terms.of(op == Operator::Either);
  return nullptr;
}

const Term* simplify_ite(Terms& terms, const Term* condition, const Term* yes, const Term* no) {
  if (condition->is_constant()) return condition->is_true() ? yes : no;
  if (yes == no) return yes;
  if (condition->op == Operator::Not) return terms.make(Operator::Ite, condition->args[0], no, yes);
  if (yes->sort != Sort::Bool) return nullptr;
  const Term* otherwise = terms.negation(condition);
  if (yes->is_true() || yes == condition) return terms.make(Operator::Either, condition, no);
  if (yes->is_false()) return terms.make(Operator::Both, otherwise, no);
  if (no->is_true()) return terms.make(Operator::Either, otherwise, yes);
  if (no->is_false() || no == condition) return terms.make(Operator::Both, condition, yes);
  return nullptr;
}

}  // namespace

const Term* simplify_condition(Terms& terms, Operator op, const Term* a, const Term* b,
                               const Term* c) {
  switch (op) {
    case Operator::Not: return simplify_not(terms, a);
    case Operator::Ite: return simplify_ite(terms, a, b, c);
    default: return simplify_junction(terms, op, a, b);
  }
}

}  // namespace kukang
