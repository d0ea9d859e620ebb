// Operators go into the arms of an Ite whose leaves are constants: (c ? 4 : 7) % 4 is c ? 0 : 3.
//
// So what was merged from constants stays a choice between constants, however much is computed with
// it, and a question about it is one about the conditions. Sums are left alone: they are kept as
// sums, which grow more slowly, and comparisons see through them (simplify_comparison.cc); where
// another operator meets such a sum, that goes into the arms, too.

#include <algorithm>
#include <tuple>
#include <vector>

#include "expr/fold.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

// Of Ites and sums, each counted once.
constexpr size_t kMostNodes = 64;

// Are all leaves constants? Not, where there is more to look at than that.
class ConstantLeaves {
 public:
  bool has_all(const Term* term) {
    if (term->is_constant()) return true;
    if (std::find(seen_.begin(), seen_.end(), term) != seen_.end()) return true;
    if (seen_.size() == kMostNodes) return false;
    seen_.push_back(term);
    if (const auto [x, k] = offset_of(term); x != term) return has_all(x);
    return term->op == Operator::Ite && has_all(term->args[1]) && has_all(term->args[2]);
  }

 private:
  std::vector<const Term*> seen_;
};

// The operator on each leaf, which `other`, a constant or nullptr, comes before or after.
class OnLeaves {
 public:
  OnLeaves(Terms& terms, Operator op, const Term* other, bool other_is_first)
      : terms_(terms), op_(op), other_(other), other_is_first_(other_is_first) {}

  // Of the term and so many more. nullptr: one of the results is none.
  const Term* of(const Term* term, int64_t offset) {
    if (term->is_constant()) return of_leaf(term, offset);
    for (const auto& [known, at, made] : made_) {
      if (known == term && at == offset) return made;
    }
    if (made_.size() >= kMostNodes) return nullptr;
    const Term* made = of_node(term, offset);
    made_.emplace_back(term, offset, made);
    return made;
  }

 private:
  const Term* of_node(const Term* term, int64_t offset) {
    if (const auto [x, k] = offset_of(term); x != term) {
      const auto sum = fold(Operator::Add, term->sort, offset, k, terms_.arithmetic);
      return sum.has_value() ? of(x, *sum) : nullptr;
    }
    const Term* yes = of(term->args[1], offset);
    const Term* no = yes == nullptr ? nullptr : of(term->args[2], offset);
    return no == nullptr ? nullptr : terms_.make(Operator::Ite, term->args[0], yes, no);
  }

  const Term* of_leaf(const Term* leaf, int64_t offset) {
    const Term* value = leaf;
    if (offset != 0) {
      const auto sum = fold(Operator::Add, leaf->sort, leaf->bits, offset, terms_.arithmetic);
      if (!sum.has_value()) return nullptr;
      value = terms_.constant(leaf->sort, *sum);
    }
    const Term* made = other_ == nullptr ? terms_.make(op_, value)
                       : other_is_first_ ? terms_.make(op_, other_, value)
                                         : terms_.make(op_, value, other_);
    return made->is_constant() ? made : nullptr;
  }

  Terms& terms_;
  const Operator op_;
  const Term* const other_;
  const bool other_is_first_;
  std::vector<std::tuple<const Term*, int64_t, const Term*>> made_;
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
  if (!ConstantLeaves().has_all(chosen)) return nullptr;
  return OnLeaves(terms, op, other, chosen == b).of(chosen, 0);
}

}  // namespace kukang
