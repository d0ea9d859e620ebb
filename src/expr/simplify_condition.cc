// Not, Both, Either and Ite. Negations move down as long as that is cheap; an Ite between
// conditions with a constant arm is a conjunction or a disjunction.
//
// Where states merge, numbers become Ites, within each other where there is one branch after
// another. What was added under a condition is kept as a sum of Ites, x + (c ? 2 : 0): so a term
// grows by what a branch adds, and not by all that there was before.

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

// p && q || p && !q is p; and the same the other way round.
const Term* simplify_halves(Terms& terms, Operator op, const Term* a, const Term* b) {
  const Operator inner = op == Operator::Either ? Operator::Both : Operator::Either;
  if (a->op != inner || b->op != inner) return nullptr;
  for (const int i : {0, 1}) {
    for (const int j : {0, 1}) {
      const bool same = a->args[i] == b->args[j];
      if (same && terms.negation(a->args[1 - i]) == b->args[1 - j]) return a->args[i];
    }
  }
  return nullptr;
}

const Term* simplify_junction(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (a == b) return a;
  // A constant is the second argument.
  if (b->is_constant()) return b->is_true() == (op == Operator::Both) ? a : b;
  if (terms.negation(a) == b) return terms.of(op == Operator::Either);
  return simplify_halves(terms, op, a, b);
}

// The term where the condition is known to be true, or false.
const Term* arm_under(Terms& terms, const Term* term, const Term* condition, bool holds) {
  if (term->op != Operator::Ite) return term;
  if (term->args[0] == condition) return term->args[holds ? 1 : 2];
  if (terms.negation(condition) == term->args[0]) return term->args[holds ? 2 : 1];
  return term;
}

// Of c ? x : (d ? x : y) and its like: (c || d) ? x : y.
const Term* joined_arms(Terms& terms, const Term* condition, const Term* yes, const Term* no) {
  const auto joined = [&](Operator op, const Term* c, const Term* d, const Term* x, const Term* y) {
    return terms.make(Operator::Ite, terms.make(op, c, d), x, y);
  };
  const Term* otherwise = terms.negation(condition);
  if (no->op == Operator::Ite) {
    const Term *d = no->args[0], *x = no->args[1], *y = no->args[2];
    if (x == yes) return joined(Operator::Either, condition, d, x, y);
    if (y == yes) return joined(Operator::Both, otherwise, d, x, y);
  }
  if (yes->op == Operator::Ite) {
    const Term *d = yes->args[0], *x = yes->args[1], *y = yes->args[2];
    if (y == no) return joined(Operator::Both, condition, d, x, y);
    if (x == no) return joined(Operator::Either, otherwise, d, x, y);
  }
  return nullptr;
}

// What was added to x, if that is what the sum is.
const Term* added_to(const Term* x, const Term* sum) {
  if (sum->op != Operator::Add || x->is_constant()) return nullptr;
  return sum->args[0] == x ? sum->args[1] : sum->args[1] == x ? sum->args[0] : nullptr;
}

const Term* simplify_ite(Terms& terms, const Term* condition, const Term* yes, const Term* no) {
  if (condition->is_constant()) return condition->is_true() ? yes : no;
  if (yes == no) return yes;
  if (condition->op == Operator::Not) return terms.make(Operator::Ite, condition->args[0], no, yes);
  const Term* in_yes = arm_under(terms, yes, condition, true);
  const Term* in_no = arm_under(terms, no, condition, false);
  if (in_yes != yes || in_no != no) return terms.make(Operator::Ite, condition, in_yes, in_no);
  if (is_integer(yes->sort)) {
    const auto [x, k] = offset_of(yes);
    const auto [y, l] = offset_of(no);
    if (x == y) {
      return terms.make(Operator::Add, x,
                        terms.make(Operator::Ite, condition, terms.constant(x->sort, k),
                                   terms.constant(x->sort, l)));
    }
    const Term* zero = terms.constant(x->sort, 0);
    if (const Term* more = added_to(no, yes)) {
      return terms.make(Operator::Add, no, terms.make(Operator::Ite, condition, more, zero));
    }
    if (const Term* more = added_to(yes, no)) {
      return terms.make(Operator::Add, yes, terms.make(Operator::Ite, condition, zero, more));
    }
  }
  if (yes->sort != Sort::Bool) return joined_arms(terms, condition, yes, no);
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
