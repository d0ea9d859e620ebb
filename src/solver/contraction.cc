#include "solver/contraction.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr Extent kNever = {0, 0}, kAlways = {1, 1}, kPerhaps = {0, 1};

Wide quotient_below(Wide a, Wide b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }
Wide quotient_above(Wide a, Wide b) { return -quotient_below(-a, b); }

// What x can be where x * f is in the extent, for an f that is not 0.
Extent undone_product(const Extent& product, const Extent& f) {
  if (f.contains(0) || is_endless(product) || is_endless(f)) return {};
  Wide low = kEndless, high = -kEndless;
  for (const Wide end : {product.low, product.high}) {
    for (const Wide by : {f.low, f.high}) {
      low = std::min(low, quotient_below(end, by));
      high = std::max(high, quotient_above(end, by));
    }
  }
  return {low, high};
}

}  // namespace

bool Contraction::take(const std::vector<const Term*>& conditions) {
  parts_.clear();
  where_.clear();
  for (const Term* term : parts_of(conditions, kMost)) {
    Part part{term};
    for (int i = 0; i < arity_of(term->op); ++i) part.args[i] = where_.at(term->args[i]);
    if (term->sort == Sort::Bool) {
      part.extent = term->is_constant() ? Extent{term->bits, term->bits} : kPerhaps;
    } else if (is_integer(term->sort)) {
      part.extent = bounds_of(*term, arithmetic_);
    } else if (term->is_constant()) {
      part.number = float_extent_of(*term);
    }
    where_.emplace(term, static_cast<uint32_t>(parts_.size()));
    parts_.push_back(part);
  }
  return !parts_.empty();
}

bool Contraction::refutes(const std::vector<const Term*>& conditions, int passes) {
  if (!take(conditions)) return false;
  for (const Term* condition : conditions) {
    if (!narrow(where_[condition], kAlways)) return true;
  }
  // What they say of symbols at once is known to the first pass.
  for (const Term* condition : conditions) {
    if (passes > 0 && !backwards(parts_[where_[condition]])) return true;
  }
  for (int i = 0; i < passes; ++i) {
    changed_ = false;
    if (!pass()) return true;
    if (!changed_) return false;
  }
  return false;
}

bool Contraction::pass() {
  for (uint32_t at = 0; at < parts_.size(); ++at) {
    if (!forwards(at)) return false;
  }
  for (uint32_t at = static_cast<uint32_t>(parts_.size()); at-- > 0;) {
    if (!backwards(parts_[at])) return false;
  }
  return true;
}

bool Contraction::narrow(uint32_t at, const Extent& to) {
  Extent& extent = parts_[at].extent;
  const Extent narrower = {std::max(extent.low, to.low), std::min(extent.high, to.high)};
  if (narrower.low > narrower.high) return false;
  changed_ |= narrower.low != extent.low || narrower.high != extent.high;
  extent = narrower;
  return true;
}

bool Contraction::narrow_float(uint32_t at, const FloatExtent& to) {
  FloatExtent& number = parts_[at].number;
  const FloatExtent narrower = both(number, to);
  if (narrower.is_empty()) return false;
  changed_ |= !(narrower == number);
  number = narrower;
  return true;
}

// --- forwards ---

bool Contraction::forwards(uint32_t at) {
  const Part& part = parts_[at];
  const Term& term = *part.term;
  if (arity_of(term.op) == 0) return true;
  if (is_floating(term.sort)) return narrow_float(at, float_result_of(part));
  const bool of_floats = is_floating(term.args[0]->sort);
  if (of_floats && term.sort == Sort::Bool) return narrow(at, truth_of_floats(part));
  if (of_floats && (term.op == Operator::ToInt || term.op == Operator::ToLong)) {
    return narrow(at, integer_of_float(term.sort, number(part, 0)));
  }
  return narrow(at,
                part_extent(term, extent(part, 0), extent(part, 1), extent(part, 2), arithmetic_));
}

FloatExtent Contraction::float_result_of(const Part& part) const {
  const Term& term = *part.term;
  if (term.op == Operator::Ite) {
    if (extent(part, 0).low == 1) return number(part, 1);
    if (extent(part, 0).high == 0) return number(part, 2);
    return either(number(part, 1), number(part, 2));
  }
  if (term.op == Operator::FromBits) return {};
  if (is_integer(term.args[0]->sort)) return float_of_integer(term.sort, extent(part, 0));
  return float_result(term.op, term.sort, number(part, 0),
                      term.args[1] == nullptr ? number(part, 0) : number(part, 1));
}

Extent Contraction::truth_of_floats(const Part& part) const {
  const FloatExtent &a = number(part, 0), &b = number(part, 1);
  if (!a.has_numbers() || !b.has_numbers()) return kNever;
  const bool certain = !a.nan && !b.nan;
  switch (part.term->op) {
    case Operator::Eq:
      if (a.high < b.low || b.high < a.low) return kNever;
      return certain && a.low == a.high && b.low == b.high ? kAlways : kPerhaps;
    case Operator::Lt:
      if (a.low >= b.high) return kNever;
      return certain && a.high < b.low ? kAlways : kPerhaps;
    case Operator::Le:
      if (a.low > b.high) return kNever;
      return certain && a.high <= b.low ? kAlways : kPerhaps;
    default: return kPerhaps;
  }
}

// --- backwards ---

bool Contraction::backwards(const Part& part) {
  if (arity_of(part.term->op) == 0) return true;
  if (part.term->op == Operator::Ite) return back_to_arms(part);
  return part.term->sort == Sort::Bool ? back_to_condition(part) : back_to_arguments(part);
}

bool Contraction::back_to_condition(const Part& part) {
  if (part.extent.low != part.extent.high) return true;
  const bool holds = part.extent.low == 1;
  const Extent truth = part.extent;
  const auto [a, b, c] = part.args;
  switch (part.term->op) {
    case Operator::Not: return narrow(a, {1 - truth.high, 1 - truth.low});
    case Operator::Both:
    case Operator::Either: {
      const bool is_both = part.term->op == Operator::Both;
      if (holds == is_both) return narrow(a, truth) && narrow(b, truth);
      // One of them alone has to do it where the other cannot.
      const Wide other = is_both ? 1 : 0;
      if (parts_[a].extent.low == other && parts_[a].extent.high == other) return narrow(b, truth);
      if (parts_[b].extent.low == other && parts_[b].extent.high == other) return narrow(a, truth);
      return true;
    }
    default: break;
  }
  return is_floating(part.term->args[0]->sort) ? back_to_float_comparison(part, holds)
                                               : back_to_comparison(part, holds);
}

// a + gap <= b
bool Contraction::at_most(uint32_t a, uint32_t b, Wide gap) {
  return narrow(a, {-kEndless, parts_[b].extent.high - gap}) &&
         narrow(b, {parts_[a].extent.low + gap, kEndless});
}

bool Contraction::back_to_comparison(const Part& part, bool holds) {
  const uint32_t a = part.args[0], b = part.args[1];
  switch (part.term->op) {
    case Operator::Lt: return holds ? at_most(a, b, 1) : at_most(b, a, 0);
    case Operator::Le: return holds ? at_most(a, b, 0) : at_most(b, a, 1);
    case Operator::Eq: {
      if (holds) {
        const Extent of_b = parts_[b].extent;
        return narrow(a, of_b) && narrow(b, parts_[a].extent);
      }
      // Not the one value that the other has, where that is an end.
      for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
        const Extent x = parts_[one].extent, value = parts_[other].extent;
        if (value.low != value.high) continue;
        if (x.low == value.low && !narrow(one, {x.low + 1, kEndless})) return false;
        if (x.high == value.low && !narrow(one, {-kEndless, x.high - 1})) return false;
      }
      return true;
    }
    default: return true;
  }
}

bool Contraction::back_to_float_comparison(const Part& part, bool holds) {
  uint32_t a = part.args[0], b = part.args[1];
  const Sort sort = part.term->args[0]->sort;
  Operator op = part.term->op;
  if (!holds) {  // of numbers, the other one is less
    const bool numbers = !parts_[a].number.nan && !parts_[b].number.nan;
    if (!numbers || op == Operator::Eq) return true;
    std::swap(a, b);
    op = op == Operator::Lt ? Operator::Le : Operator::Lt;
  }
  FloatExtent to_a{.nan = false}, to_b{.nan = false};
  const FloatExtent &x = parts_[a].number, &y = parts_[b].number;
  if (!x.has_numbers() || !y.has_numbers()) return false;
  if (op == Operator::Eq) {
    to_a = {y.low, y.high, false};
    to_b = {x.low, x.high, false};
  } else {
    const bool strict = op == Operator::Lt;
    to_a.high = strict ? below(sort, y.high) : y.high;
    to_b.low = strict ? above(sort, x.low) : x.low;
  }
  return narrow_float(a, to_a) && narrow_float(b, to_b);
}

bool Contraction::is_exact_here(const Part& part) const {
  const Extent &a = extent(part, 0), &b = extent(part, 1);
  if (is_endless(a) || (arity_of(part.term->op) == 2 && is_endless(b))) return false;
  return is_exact(part.term->op, a, b, part.term->sort, arithmetic_);
}

bool Contraction::back_to_arguments(const Part& part) {
  if (!is_integer(part.term->sort) || !is_integer(part.term->args[0]->sort)) return true;
  const auto [a, b, c] = part.args;
  const Extent r = part.extent, x = parts_[a].extent, y = parts_[b].extent;
  switch (part.term->op) {
    case Operator::Add:
      if (!is_exact_here(part)) return true;
      return narrow(a, {r.low - y.high, r.high - y.low}) &&
             narrow(b, {r.low - x.high, r.high - x.low});
    case Operator::Sub:
      if (!is_exact_here(part)) return true;
      return narrow(a, {r.low + y.low, r.high + y.high}) &&
             narrow(b, {x.low - r.high, x.high - r.low});
    case Operator::Neg: return !is_exact_here(part) || narrow(a, {-r.high, -r.low});
    case Operator::Mul:
      if (!is_exact_here(part)) return true;
      return narrow(a, undone_product(r, y)) && narrow(b, undone_product(r, x));
    case Operator::ToInt:
    case Operator::ToLong: return !x.within(machine_bounds(part.term->sort)) || narrow(a, r);
    case Operator::Shr: {  // r = a >> count
      if (y.low != y.high || !x.within(machine_bounds(part.term->sort))) return true;
      const Wide step = static_cast<Wide>(1) << (y.low & (part.term->sort == Sort::Int ? 31 : 63));
      return narrow(a, {r.low * step, r.high * step + step - 1});
    }
    case Operator::Div: {  // by a positive constant
      if (y.low != y.high || y.low <= 0 || !is_long(r) || !is_long(y)) return true;
      const Wide d = y.low;
      return narrow(a, {r.low <= 0 ? r.low * d - (d - 1) : r.low * d,
                        r.high >= 0 ? r.high * d + (d - 1) : r.high * d});
    }
    default: return true;
  }
}

bool Contraction::back_to_arms(const Part& part) {
  const auto [condition, then, otherwise] = part.args;
  const bool floats = is_floating(part.term->sort);
  const auto can_be = [&](uint32_t arm) {
    if (floats) return !both(parts_[arm].number, part.number).is_empty();
    return parts_[arm].extent.low <= part.extent.high && part.extent.low <= parts_[arm].extent.high;
  };
  if (!can_be(then) && !narrow(condition, kNever)) return false;
  if (!can_be(otherwise) && !narrow(condition, kAlways)) return false;
  const Extent truth = parts_[condition].extent;
  if (truth.low != truth.high) return true;
  const uint32_t arm = truth.low == 1 ? then : otherwise;
  return floats ? narrow_float(arm, part.number) : narrow(arm, part.extent);
}

}  // namespace kukang
