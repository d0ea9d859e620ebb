#include "explore/loops/linear_form.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr Wide kLargestFactor = 1 << 20;
constexpr Wide kLargestConstant = Wide{1} << 60;
constexpr Wide kLargest = Wide{1} << 61;  // of what is computed in a Long
constexpr Wide kLargestLong = Wide{1} << 44;

bool is_within(Wide value, Wide limit) { return -limit <= value && value <= limit; }

}  // namespace

Extent range_in_forms(Sort sort) {
  return sort == Sort::Int ? machine_bounds(sort) : Extent{-kLargestLong, kLargestLong};
}

LinearForm LinearForm::of(const Term* base) {
  LinearForm form;
  if (base->is_constant()) {
    form.constant_ = base->bits;
  } else {
    form.parts_.emplace_back(base, 1);
  }
  return form;
}

std::optional<LinearForm> LinearForm::plus(int64_t factor, const LinearForm& other) const {
  LinearForm sum = *this;
  const Wide constant = Wide{constant_} + Wide{factor} * other.constant_;
  if (!is_within(constant, kLargestConstant)) return std::nullopt;
  sum.constant_ = static_cast<int64_t>(constant);
  for (const auto& [term, theirs] : other.parts_) {
    auto mine = std::find_if(sum.parts_.begin(), sum.parts_.end(),
                             [&](const auto& part) { return part.first == term; });
    const Wide all = Wide{factor} * theirs + (mine == sum.parts_.end() ? 0 : mine->second);
    if (!is_within(all, kLargestFactor)) return std::nullopt;
    if (mine == sum.parts_.end()) {
      if (all != 0) sum.parts_.emplace_back(term, static_cast<int64_t>(all));
    } else if (all == 0) {
      sum.parts_.erase(mine);
    } else {
      mine->second = static_cast<int64_t>(all);
    }
  }
  return sum;
}

bool LinearForms::is_small(const LinearForm& form) const {
  if (terms_.arithmetic == Arithmetic::Math) return true;
  Wide size = form.constant() < 0 ? -Wide{form.constant()} : form.constant();
  for (const auto& [term, factor] : form.parts()) {
    Extent range = bounds_of(*term, terms_.arithmetic);
    if (term->sort == Sort::Long && !range.within(range_in_forms(Sort::Long))) {
      range = range_in_forms(Sort::Long);
    }
    size += std::max(-range.low, range.high) * (factor < 0 ? -Wide{factor} : Wide{factor});
  }
  return size <= kLargest;
}

const Term* LinearForms::as(const Term* term, Sort sort) {
  if (term->sort == sort) return term;
  return terms_.make(sort == Sort::Long ? Operator::ToLong : Operator::ToInt, term);
}

// What is added comes first, so that x + (y - x) is seen to be y.
const Term* LinearForms::sum(const LinearForm& form, Sort sort) {
  const Term* all = nullptr;
  for (const bool positive : {true, false}) {
    for (const auto& [term, factor] : form.parts()) {
      if ((factor > 0) != positive) continue;
      const int64_t times = factor < 0 ? -factor : factor;
      const Term* part = terms_.make(Operator::Mul, as(term, sort), terms_.constant(sort, times));
      if (all == nullptr) {
        all = positive ? part : terms_.make(Operator::Neg, part);
      } else {
        all = terms_.make(positive ? Operator::Add : Operator::Sub, all, part);
      }
    }
  }
  const bool wraps = terms_.arithmetic == Arithmetic::Wrap;
  const int64_t low =
      wraps && sort == Sort::Int ? static_cast<int32_t>(form.constant()) : form.constant();
  const Term* constant = terms_.constant(sort, low);
  return all == nullptr ? constant : terms_.make(Operator::Add, all, constant);
}

const Term* LinearForms::exact(const LinearForm& form) {
  const bool all_int = std::all_of(form.parts().begin(), form.parts().end(),
                                   [](const auto& part) { return part.first->sort == Sort::Int; });
  const bool unbounded = terms_.arithmetic == Arithmetic::Math;
  return sum(form, unbounded && all_int ? Sort::Int : Sort::Long);
}

// A sum that cannot overflow is the better one to be asked about.
const Term* LinearForms::wrapped(const LinearForm& form, Sort sort) {
  const bool all_int = std::all_of(form.parts().begin(), form.parts().end(),
                                   [](const auto& part) { return part.first->sort == Sort::Int; });
  return all_int ? sum(form, sort) : as(sum(form, Sort::Long), sort);
}

const Term* LinearForms::at_most_zero(const LinearForm& form) {
  LinearForm left, right;  // so that i - n <= 0 is i <= n
  for (const auto& [term, factor] : form.parts()) {
    LinearForm& side = factor > 0 ? left : right;
    side = *side.plus(factor > 0 ? factor : -factor, LinearForm::of(term));
  }
  LinearForm& side = form.constant() > 0 ? left : right;
  side = *side.plus(form.constant() > 0 ? 1 : -1, LinearForm(form.constant()));
  const Term *a = exact(left), *b = exact(right);
  return terms_.make(Operator::Le, as(a, b->sort == Sort::Long ? Sort::Long : a->sort),
                     as(b, a->sort == Sort::Long ? Sort::Long : b->sort));
}

const Term* LinearForms::is_zero(const LinearForm& form) {
  const Term* value = exact(form);
  return terms_.make(Operator::Eq, value, terms_.constant(value->sort, 0));
}

void LinearForms::add_conditions(const RangeCheck& check, std::vector<const Term*>& conditions) {
  auto add = [&](const std::optional<LinearForm>& side) {
    const Term* condition = side.has_value() ? at_most_zero(*side) : terms_.of(false);
    if (!condition->is_true()) conditions.push_back(condition);
  };
  const auto [low, high] = check.range;
  if (low > -kEndless) add(LinearForm(static_cast<int64_t>(low)).plus(-1, check.form));
  if (high < kEndless) add(check.form.plus(-1, LinearForm(static_cast<int64_t>(high))));
}

}  // namespace kukang
