// Operators go into the arms of an Ite whose leaves are constants: (c ? 4 : 7) % 4 is c ? 0 : 3.
//
// So what was merged from constants stays a choice between constants, however much is computed with
// it, and a question about it is one about the conditions. Sums are left alone: they are kept as
// sums, which grow more slowly, and comparisons see through them (simplify_comparison.cc); where
// another operator meets such a sum, that goes into the arms, too.

#include <optional>

#include "expr/fold.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

constexpr int kMostLeaves = 16;

// How many leaves it has, if all are constants; 0: they are not, or there are more than that.
int constant_leaves(const Term* term, int most) {
  if (most <= 0) return 0;
  if (term->is_constant()) return 1;
  if (const auto [x, k] = offset_of(term); x != term) return constant_leaves(x, most);
  if (term->op != Operator::Ite) return 0;
  const int yes = constant_leaves(term->args[1], most);
  if (yes == 0) return 0;
  const int no = constant_leaves(term->args[2], most - yes);
  return no == 0 ? 0 : yes + no;
}

// The operator on each leaf, which `other`, a constant or nullptr, comes before or after.
struct OnLeaves {
  Terms& terms;
  Operator op;
  const Term* other;
  bool other_is_first;

  // nullptr: one of the results is none.
  const Term* of(const Term* term, int64_t offset) const {
    if (const auto [x, k] = offset_of(term); x != term) {
      const auto sum = fold(Operator::Add, term->sort, offset, k, terms.arithmetic);
      return sum.has_value() ? of(x, *sum) : nullptr;
    }
    if (term->is_constant()) return of_leaf(term, offset);
    const Term* yes = of(term->args[1], offset);
    const Term* no = yes == nullptr ? nullptr : of(term->args[2], offset);
    return no == nullptr ? nullptr : terms.make(Operator::Ite, term->args[0], yes, no);
  }

  const Term* of_leaf(const Term* leaf, int64_t offset) const {
    const Term* value = leaf;
    if (offset != 0) {
      const auto sum = fold(Operator::Add, leaf->sort, leaf->bits, offset, terms.arithmetic);
      if (!sum.has_value()) return nullptr;
      value = terms.constant(leaf->sort, *sum);
    }
    const Term* made = other == nullptr    ? terms.make(op, value)
                       : other_is_first ? terms.make(op, other, value)
                                        : terms.make(op, value, other);
    return made->is_constant() ? made : nullptr;
  }
};

// Integers are compared, and added up, from outside.
bool goes_into_arms(Operator op, Sort sort) {
  switch (op) {
    case Operator::Not:
    case Operator::Both:
    case Operator::Either:
    case Operator::Ite: return false;
    case Operator::Add:
    case Operator::Sub:
    case Operator::Neg:
    case Operator::Eq:
    case Operator::Lt:
    case Operator::Le: return is_floating(sort);
    default: return true;
  }
}

}  // namespace

const Term* simplify_arms(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (!goes_into_arms(op, a->sort)) return nullptr;
  const Term* chosen = a->is_constant() ? b : a;
  const Term* other = a->is_constant() ? a : b;
  if (chosen == nullptr || (other != nullptr && !other->is_constant())) return nullptr;
  if (chosen->op != Operator::Ite && offset_of(chosen).base == chosen) return nullptr;
  if (constant_leaves(chosen, kMostLeaves) == 0) return nullptr;
  return OnLeaves{terms, op, other, chosen == b}.of(chosen, 0);
}

}  // namespace kukang
