// Linear forms: c1·t1 + ... + cn·tn + c over the integers, whatever the machine does.
//
// What a term computes is such a form only as long as nothing overflows on the way. What must not,
// is said by checks: forms that have to stay within a range. With unbounded integers there are
// none.
//
// A form becomes a term again that computes it without overflow: in Long, where integers wrap
// around. For that coefficients are small, and what is in a Long is kept small by checks.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "expr/bounds.h"
#include "expr/term.h"

namespace kukang {

class LinearForm {
 public:
  LinearForm() = default;
  explicit LinearForm(int64_t constant) : constant_(constant) {}
  static LinearForm of(const Term* base);  // a constant, or 1·t

  const std::vector<std::pair<const Term*, int64_t>>& parts() const { return parts_; }
  int64_t constant() const { return constant_; }
  bool is_constant() const { return parts_.empty(); }

  // this + factor · other; nullopt: it is too large to be computed with.
  std::optional<LinearForm> plus(int64_t factor, const LinearForm& other) const;

  bool operator==(const LinearForm&) const = default;

 private:
  std::vector<std::pair<const Term*, int64_t>> parts_;  // none is 0, each term once
  int64_t constant_ = 0;
};

// That the form is within the range.
struct RangeCheck {
  LinearForm form;
  Extent range;
};

// What a number may be, where it is computed with forms of it, and integers wrap around: an Int all
// that it can be, a Long less.
Extent range_in_forms(Sort sort);

// Terms and forms of them.
class LinearForms {
 public:
  explicit LinearForms(Terms& terms) : terms_(terms) {}

  // What the term computes, if all the checks hold, which are added; nullopt: it is none. Other
  // terms are parts where `is_part` says so; REQUIRES integers.
  template <class IsPart>
  std::optional<LinearForm> of(const Term* term, IsPart is_part, std::vector<RangeCheck>& checks);

  // Can it be computed in a Long, where its parts are as range_in_forms() says?
  bool is_small(const LinearForm& form) const;

  // What it is: an Int where it is sure to fit, or where integers do not wrap around; else a Long.
  const Term* exact(const LinearForm& form);
  // Its low bits.
  const Term* wrapped(const LinearForm& form, Sort sort);
  // form <= 0, form == 0
  const Term* at_most_zero(const LinearForm& form);
  const Term* is_zero(const LinearForm& form);
  // Those of the checks that may fail, as conditions.
  void add_conditions(const RangeCheck& check, std::vector<const Term*>& conditions);

 private:
  const Term* sum(const LinearForm& form, Sort sort);
  const Term* as(const Term* term, Sort sort);

  Terms& terms_;
};

template <class IsPart>
std::optional<LinearForm> LinearForms::of(const Term* term, IsPart is_part,
                                          std::vector<RangeCheck>& checks) {
  const bool wraps = terms_.arithmetic == Arithmetic::Wrap;
  auto checked = [&](std::optional<LinearForm> form, Sort sort) {
    if (form.has_value() && wraps) checks.push_back({*form, range_in_forms(sort)});
    return form;
  };
  if (term->is_constant()) return LinearForm::of(term);
  if (is_part(term)) {
    return term->sort == Sort::Long ? checked(LinearForm::of(term), Sort::Long)
                                    : LinearForm::of(term);
  }
  switch (term->op) {
    case Operator::Add:
    case Operator::Sub: {
      const auto a = of(term->args[0], is_part, checks), b = of(term->args[1], is_part, checks);
      if (!a.has_value() || !b.has_value()) return std::nullopt;
      return checked(a->plus(term->op == Operator::Add ? 1 : -1, *b), term->sort);
    }
    case Operator::Neg: {
      const auto a = of(term->args[0], is_part, checks);
      return a.has_value() ? checked(LinearForm().plus(-1, *a), term->sort) : std::nullopt;
    }
    case Operator::Mul: {
      if (!term->args[1]->is_constant()) return std::nullopt;
      const auto a = of(term->args[0], is_part, checks);
      if (!a.has_value()) return std::nullopt;
      return checked(LinearForm().plus(term->args[1]->bits, *a), term->sort);
    }
    case Operator::ToLong:
      return is_integer(term->args[0]->sort) ? of(term->args[0], is_part, checks) : std::nullopt;
    case Operator::ToInt:
      if (!is_integer(term->args[0]->sort)) return std::nullopt;
      return checked(of(term->args[0], is_part, checks), Sort::Int);
    default: return std::nullopt;
  }
}

}  // namespace kukang
